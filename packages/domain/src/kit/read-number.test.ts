import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { languages } from './language.ts'
import { formatMoney } from './money.ts'
import { type NumberBox, readNumber } from './read-number.ts'

const dollars = { decimals: 0, digits: 9 }
const cents = { decimals: 2, digits: 9 }
const percent = { decimals: 3, digits: 3, unit: '%' }
const boxes: Omit<NumberBox, 'language'>[] = [dollars, cents]

describe('a pasted amount', () => {
  test.each([
    ['', null],
    [' $ ', null],
    ['750000', 750_000],
    ['$750,000', 750_000],
    ['750 000 $', 750_000],
    ['750\u202f000,5', 750_000.5],
    ['1\u00a0500,00\u00a0$', 1500],
    ['$1,500.00', 1500],
    ['CAD 1,500.00', 1500],
    ['CA$1,500', 1500],
    ['1 500,00 $ CA', 1500],
    ['1500 cad', 1500],
    ["1'500.25", 1500.25],
    ['1,234.50', 1234.5],
    ['1.234,50', 1234.5],
    ['1.234.567', 1_234_567],
    ['1,234.5678', 1234.57],
    ['2145.8333', 2145.83],
    ['2145,8333', 2145.83],
    ['145.8333', 145.83],
    ['12.5000', 12.5],
    ['1500.005', 1500.01],
    ['0.125', 0.13],
    ['12,5', 12.5],
    ['12,', 12],
    ['.5', 0.5],
    ['999999999.99', 999_999_999.99],
  ])('%j is %s in both languages', (text, amount) => {
    expect(languages.map((language) => readNumber(text, { language, ...cents }))).toEqual([amount, amount])
  })

  test.each([
    '-5',
    '\u2212 5',
    '(1,500)',
    '1500-',
    '$-500',
    '1.234',
    '145.833',
    '12,34,5',
    '1,23,456.00',
    '1.5M',
    '1.5k',
    '1e6',
    '1e5',
    'twelve',
    '$450,000 - $475,000',
    '450 000 à 475 000',
    '650000 (approx. 5%)',
    '2024-01-15',
    '2024-01-15 $500',
    '15/01/2024',
    '15.01.2024',
    '12:30',
    '100\t200',
    '100\n200',
    '1 2 3',
    '12 34',
    '2024 500',
    'US$500',
    '5%',
    '1/2',
    '\u0661\u0665\u0660\u0660',
    '\uff11\uff15',
    '.',
    '1234567890',
    '999999999.999',
    '9'.repeat(400),
  ])('%j is refused in both languages', (text) => {
    expect(languages.map((language) => readNumber(text, { language, ...cents }))).toEqual([undefined, undefined])
  })

  test('with three digits after a comma is thousands in English, and not read in French, where it may be decimals', () => {
    expect(readNumber('145,833', { language: 'en', ...cents })).toBe(145_833)
    expect(readNumber('145,833', { language: 'fr', ...cents })).toBeUndefined()
    expect(readNumber('$145,833', { language: 'fr', ...cents })).toBe(145_833)
  })

  test('in thousands is not read as one in a box of few digits', () => {
    const years = { decimals: 0, digits: 3 }
    for (const language of languages) {
      for (const text of ['1,000', '1.000']) expect(readNumber(text, { language, ...years })).toBeUndefined()
      expect(readNumber('12,5', { language, ...years })).toBe(13)
    }
  })

  it('is what the product shows of it, in both languages', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 99_999_999_999 }),
        fc.constantFrom(...languages),
        (amount, language) => readNumber(formatMoney(amount / 100, language), { language, ...cents }) === amount / 100,
      ),
    )
  })

  it('of 0 to 8 decimals in either language’s plain text is itself, rounded, or refused', () => {
    let read = 0
    const amounts = fc.tuple(fc.integer({ min: 0, max: 999_999_998 }), fc.integer({ min: 0, max: 8 }), fc.nat())
    fc.assert(
      fc.property(
        amounts,
        fc.constantFrom(...languages),
        fc.constantFrom('.', ','),
        fc.constantFrom(...boxes),
        ([whole, decimals, rest], language, mark, box) => {
          const fraction = String(rest).padStart(decimals, '0').slice(0, decimals)
          const plain = decimals === 0 ? String(whole) : `${whole}.${fraction}`
          const text = plain.replace('.', language === 'en' ? '.' : mark)
          const value = readNumber(text, { language, ...box })
          if (value === undefined || value === null) return decimals === 3 && whole < 1000
          read += 1
          return Math.abs(value - Number(plain)) <= 0.5 / 10 ** box.decimals + 1e-6
        },
      ),
      { numRuns: 1000 },
    )
    expect(read).toBeGreaterThan(900)
  })

  it('is never anything but a number of zero or more that the box can hold, whatever the text', () => {
    const text = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'0123456789.,-+$ %eEMkCAD\u00a0\t()/') }))
    fc.assert(
      fc.property(text, fc.constantFrom(...languages), (given, language) => {
        const value = readNumber(given, { language, ...cents })
        return value === null || value === undefined || (value >= 0 && value < 1e9)
      }),
      { numRuns: 2000 },
    )
  })
})

test.each([
  ['5,25 %', 5.25],
  ['5.125', 5.125],
  ['5,125', 5.125],
  ['4.1250', 4.125],
  ['4,1250', 4.125],
  ['4.12345', 4.123],
  ['', null],
  ['x', undefined],
  ['5.25 - 6', undefined],
  ['1,234.5', undefined],
  ['1234', undefined],
  ['-1', undefined],
  ['$5', 5],
])('a pasted percentage of %j is %s', (text, value) => {
  expect(languages.map((language) => readNumber(text, { language, ...percent }))).toEqual([value, value])
})

test.each([
  ['1 450 pi²', 1450],
  ['1450 PI²', 1450],
  ['1450.6', 1451],
  ['1450 sq. ft.', undefined],
  ['3-4', undefined],
])('a pasted area of %j is %s', (text, value) => {
  expect(readNumber(text, { language: 'fr', decimals: 0, digits: 7, unit: 'pi²' })).toBe(value)
})
