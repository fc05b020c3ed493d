import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { formatMoney, isMoney, isPositiveMoney, roundToCents } from './money.ts'
import { formatPercent } from './percent.ts'

const nb = '\u00a0'
const cents = fc.integer({ min: 0, max: 99_999_999_999 }).map((n) => n / 100)

describe('an amount of money', () => {
  test.each([0, 0.01, 750_000, 1234.5, 999_999_999.99])('%d is one', (n) => expect(isMoney(n)).toBe(true))
  test.each([null, -1, 0.001, 1.005, Number.NaN, Number.POSITIVE_INFINITY, 1e9])('%d is none', (n) =>
    expect(isMoney(n)).toBe(false),
  )
  it('of zero is not above zero', () => expect(isPositiveMoney(0)).toBe(false))
  it('of any whole number of cents is one', () => {
    fc.assert(fc.property(cents, isMoney))
  })
  test.each([
    [1.005, 1.01],
    [0.1 + 0.2, 0.3],
    [2.344_9, 2.34],
  ])('%d is rounded to %d', (n, rounded) => expect(roundToCents(n)).toBe(rounded))
})

describe('money as it is written', () => {
  test.each([
    [750_000, 'en', '$750,000'],
    [750_000, 'fr', `750${nb}000${nb}$`],
    [1234.5, 'en', '$1,234.50'],
    [1234.5, 'fr', `1${nb}234,50${nb}$`],
    [null, 'fr', ''],
  ] as const)('%d in %s is %s', (n, language, text) => expect(formatMoney(n, language)).toBe(text))
  it('has cents on request', () => expect(formatMoney(5, 'en', { cents: true })).toBe('$5.00'))
  it('omits cents on request', () => expect(formatMoney(5.6, 'en', { cents: false })).toBe('$6'))
})

describe('a percentage', () => {
  it('has no space before the sign in English', () => expect(formatPercent(5.25, 'en')).toBe('5.25%'))
  it('has a comma and a no-break space in French', () => expect(formatPercent(5.25, 'fr')).toBe(`5,25${nb}%`))
})
