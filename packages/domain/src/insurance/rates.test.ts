import { describe, expect, it, test } from 'vitest'
import { illustrativeRates } from './illustrative-rates.ts'
import { coveragePercentage, maySetCoverage, settleCoverage } from './partial-coverage.ts'
import { mostRates, rateFile, readRates } from './rate-file.ts'
import { isOffered, quote, rateMistakes } from './rates.ts'

const today = '2026-11-20'
const born = (age: number) => `${2026 - age}-11-20`
const one = (age: number, smoker = false, declined = false) => ({ birth: born(age), smoker, declined })

describe('premiums calculated by hand from the table', () => {
  test.each([
    // 400,000 / 1,000 × 0.16; × 0.26; × 0.20 × 1.2
    ['alone, 38', 400_000, 400_000, [one(38)], [[64, 104, 96]]],
    // × 0.28; × 0.46; × 0.24 × 1.2
    ['alone, 38, smokes', 400_000, 400_000, [one(38, true)], [[112, 184, 115.2]]],
    // 250,000 of 400,000 for life and illness; disability covers the whole loan
    ['partly covered', 400_000, 250_000, [one(38)], [[40, 65, 96]]],
    // × 0.85 each: 64 → 54.40, 104 → 88.40, 96 → 81.60; 47, smokes: 240 → 204, 412 → 350.20, 168 → 142.80
    [
      'together',
      400_000,
      400_000,
      [one(38), one(47, true)],
      [
        [54.4, 88.4, 81.6],
        [204, 350.2, 142.8],
      ],
    ],
    // One of two declined: no joint discount
    [
      'the other declined',
      400_000,
      400_000,
      [one(38), one(47, true, true)],
      [
        [64, 104, 96],
        [240, 412, 168],
      ],
    ],
    // 333,333.33 / 1,000 × 0.10 = 33.333…; × 0.13 = 43.333…; × 0.15 × 1.2 = 60.00
    ['rounded to cents', 333_333.33, 333_333.33, [one(18)], [[33.33, 43.33, 60]]],
    // The birthday itself counts: 31 is in the next band
    ['on the birthday', 100_000, 100_000, [one(31)], [[12, 18, 20.4]]],
  ])('%s: premiums match the hand calculation', (_, loan, covered, insured, expected) =>
    expect(quote(illustrativeRates, { loan, covered, insured, today }).map(({ LI, CI, AD }) => [LI, CI, AD])).toEqual(
      expected,
    ),
  )
  it('the day before the birthday uses the younger band', () =>
    expect(
      quote(illustrativeRates, {
        loan: 100_000,
        covered: 100_000,
        insured: [{ birth: '1995-11-21', smoker: false, declined: false }],
        today,
      })[0]?.LI,
    ).toBe(10))
  it('nothing is offered outside the ages of the table', () => {
    const [young, old] = quote(illustrativeRates, {
      loan: 100_000,
      covered: 100_000,
      insured: [one(17), one(70)],
      today,
    })
    expect([young && isOffered(young), old && isOffered(old)]).toEqual([false, false])
  })
})

describe('the covered amount', () => {
  test.each([
    ['a loan of the threshold is covered whole', 100_000, 250_000, 250_000, 100],
    ['a smaller one too', 100_000, 180_000, 180_000, 100],
    ['nothing chosen is the whole loan', null, 400_000, 400_000, 100],
    ['more than the loan is the loan', 500_000, 400_000, 400_000, 100],
    ['less than the floor is the floor', 100_000, 400_000, 250_000, 62],
    ['in between it is as asked', 300_000, 400_000, 300_000, 75],
    ['in whole cents', 300_000.005, 400_000, 300_000.01, 75],
    ['the percentage is rounded down', 399_999.99, 400_000, 399_999.99, 99],
    ['and does not fall short of a whole one', 257_000.5, 514_001, 257_000.5, 50],
  ])('%s', (_, asked, loan, amount, percentage) => {
    expect(settleCoverage(asked, loan)).toBe(amount)
    expect(coveragePercentage(settleCoverage(asked, loan), loan)).toBe(percentage)
  })
  it('may be chosen above the threshold only', () =>
    expect([maySetCoverage(250_000), maySetCoverage(250_000.01)]).toEqual([false, true]))
})

const file = `# Source: Northern Life, rates of 2027
# JointDiscount: 12.5
# StandaloneLoading: 20

Coverage,Smoker,AgeFrom,AgeTo,MonthlyRate
LI,N,18,40,0.12
li,y,18,40,0.21
CI,N,18,40,0.3
`

describe('a table of rates', () => {
  it('that is shipped has no mistakes', () => expect(rateMistakes(illustrativeRates)).toEqual([]))
  it('is parsed from a file', () => {
    const { table, mistakes } = readRates(file)
    expect(mistakes).toEqual([])
    expect(table).toMatchObject({ Source: 'Northern Life, rates of 2027', JointDiscount: 12.5, IllustrativeFl: 0 })
    expect(table.Rates[1]).toEqual({ Coverage: 'LI', SmokerFl: 'Y', AgeFrom: 18, AgeTo: 40, MonthlyRate: 0.21 })
    const [premiums] = quote(table, { loan: 100_000, covered: 100_000, insured: [one(30)], today })
    expect(premiums).toEqual({ LI: 12, CI: 30, AD: null })
  })
  it('is written as a file that is read the same, with the mark of rates for illustration', () => {
    const { table } = readRates(file)
    expect(readRates(rateFile(table))).toEqual({ table, mistakes: [] })
    expect(readRates(rateFile(illustrativeRates))).toEqual({ table: illustrativeRates, mistakes: [] })
  })
  const rest = (count: number) => 'LI,N,18,40,0.2\n'.repeat(count)
  test.each<[string, ReturnType<typeof readRates>['mistakes'][number]]>([
    ['LI,N,18,40', { line: 0, fault: 'header' }],
    [`${file}${rest(mostRates)}`, { line: 0, fault: 'tooMany' }],
    [file.replace('# Source: Northern Life, rates of 2027', ''), { line: 0, fault: 'source' }],
    [file.replace('12.5', 'much'), { line: 0, fault: 'discount' }],
    [file.replace('Loading: 20', 'Loading: 120'), { line: 0, fault: 'loading' }],
    [file.replace('LI,N,18,40,0.12', 'LIFE,N,18,40,0.12'), { line: 6, fault: 'coverage' }],
    [file.replace('li,y', 'LI,maybe'), { line: 7, fault: 'smoker' }],
    [file.replace('CI,N,18,40', 'CI,N,40,18'), { line: 8, fault: 'order' }],
    [file.replace('CI,N,18,40', 'CI,N,18,old'), { line: 8, fault: 'ages' }],
    [file.replace('0.3', '0'), { line: 8, fault: 'rate' }],
    [file.replace('LI,N,18,40,0.12', 'LI,N,18,40,0,12'), { line: 6, fault: 'cells' }],
    [file.replace('LI,N,18,40,0.12', 'LI,N,18,40,12,5'), { line: 6, fault: 'cells' }],
    [file.replace('LI,N,18,40,0.12', 'LI,N,18,40'), { line: 6, fault: 'cells' }],
    [`${file}LI,N,40,50,0.2\n`, { line: 9, fault: 'overlap', other: 6 }],
    [file.split('LI,N')[0] ?? '', { line: 0, fault: 'empty' }],
  ])('reports every mistake with its line', (text, mistake) => expect(readRates(text).mistakes).toEqual([mistake]))
})
