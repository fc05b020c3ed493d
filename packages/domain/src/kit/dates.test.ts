import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  addDays,
  addMonths,
  addYears,
  ageOn,
  compareDates,
  formatDate,
  formatMonth,
  isDate,
  weekdayOf,
} from './dates.ts'

const days = fc
  .date({ min: new Date('1850-01-01T00:00:00Z'), max: new Date('2190-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

describe('a date', () => {
  test.each(['2026-02-28', '2024-02-29', '1899-12-31', '2199-12-31'])('%s exists', (date) => {
    expect(isDate(date)).toBe(true)
  })
  test.each([
    '',
    '2026-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-1-1',
    '0202-01-01',
    '01/02/2026',
    '2026-01-01T00:00',
    'x',
  ])('%j does not', (date) => expect(isDate(date)).toBe(false))
  it('is valid for any existing day', () => {
    fc.assert(fc.property(days, isDate))
  })
})

describe('adding to a date', () => {
  test.each([
    ['2026-02-28', 1, '2026-03-01', 0],
    ['2024-02-28', 1, '2024-02-29', 4],
    ['2027-01-01', -1, '2026-12-31', 4],
    ['2026-11-01', 7, '2026-11-08', 0],
  ])('%s and %i days is %s, day %i of its week', (date, count, expected, weekday) => {
    expect(addDays(date, count)).toBe(expected)
    expect(weekdayOf(expected)).toBe(weekday)
  })
  test.each([
    ['2027-01-31', 1, '2027-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2027-03-31', -1, '2027-02-28'],
    ['2026-11-30', 3, '2027-02-28'],
    ['2026-05-15', 0, '2026-05-15'],
  ])('%s and %i months is %s', (date, months, expected) => expect(addMonths(date, months)).toBe(expected))
  it('moves February 29 to the 28th in a common year', () => expect(addYears('2024-02-29', 1)).toBe('2025-02-28'))
  it('keeps the order of dates', () => {
    fc.assert(
      fc.property(days, days, fc.integer({ min: -5, max: 5 }), (a, b, years) => {
        const [first, second] = [a, b].sort(compareDates) as [string, string]
        return addYears(first, years) <= addYears(second, years)
      }),
    )
  })
})

describe('an age', () => {
  test.each([
    ['2000-06-15', '2026-06-14', 25],
    ['2000-06-15', '2026-06-15', 26],
    ['2004-02-29', '2026-02-28', 22],
    ['2004-02-29', '2026-02-27', 21],
  ])('of one born on %s is, on %s, %i', (birth, today, age) => expect(ageOn(birth, today)).toBe(age))
})

describe('a date in words', () => {
  test.each([
    ['2027-03-05', 'en', 'long', 'March 5, 2027'],
    ['2027-03-05', 'fr', 'long', '5 mars 2027'],
    ['2027-03-01', 'fr', 'long', '1er mars 2027'],
    ['2027-08-31', 'en', 'medium', 'Aug 31, 2027'],
    ['', 'en', 'long', ''],
  ] as const)('%s in %s, %s, is %s', (date, language, style, words) => {
    expect(formatDate(date, language, style).replace('.', '')).toBe(words)
  })
})

test('a month is written with its year', () => {
  expect(formatMonth('2024-04-01', 'en')).toBe('April 2024')
  expect(formatMonth('2024-04-01', 'fr')).toBe('avril 2024')
  expect(formatMonth('', 'en')).toBe('')
})
