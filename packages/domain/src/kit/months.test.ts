import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { fromMonths, monthsInWords, mostMonths, toMonths } from './months.ts'

describe('years and months', () => {
  test.each([
    [{ years: 2, months: 4 }, 28],
    [{ years: 0, months: 18 }, 18],
    [{ years: -1, months: -3 }, 0],
    [{ years: 83, months: 3 }, 999],
    [{ years: 83, months: 11 }, 999],
    [{ years: 90, months: 0 }, 996],
    [{ years: 0, months: 1001 }, 999],
    [{ years: Number.NaN, months: 5 }, 5],
  ])('%o are %i months', (length, months) => expect(toMonths(length)).toBe(months))
  it('convert both ways up to 83 years and 3 months', () => {
    fc.assert(fc.property(fc.integer({ min: 0, max: mostMonths }), (months) => toMonths(fromMonths(months)) === months))
  })
  test.each([
    [28, 'en', '2 years 4 months'],
    [28, 'fr', '2 ans 4 mois'],
    [13, 'en', '1 year 1 month'],
    [13, 'fr', '1 an 1 mois'],
    [24, 'en', '2 years'],
    [0, 'en', '0 months'],
    [0, 'fr', '0 mois'],
  ] as const)('%i months in %s are %s', (months, language, words) =>
    expect(monthsInWords(months, language).replaceAll('\u00a0', ' ')).toBe(words),
  )
})
