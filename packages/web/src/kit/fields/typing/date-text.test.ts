import { describe, expect, test } from 'vitest'
import { parseDate } from './date-text.ts'

describe('dates in common formats are accepted', () => {
  test.each([
    ['1985-03-07', 'en', '1985-03-07'],
    ['1985/3/7', 'fr', '1985-03-07'],
    ['1985 03 07', 'en', '1985-03-07'],
    ['19850307', 'en', '1985-03-07'],
    ['March 7, 1985', 'en', '1985-03-07'],
    ['7 March 1985', 'en', '1985-03-07'],
    ['7 mars 1985', 'fr', '1985-03-07'],
    ['1er août 1990', 'fr', '1990-08-01'],
    ['7 mars 1985', 'en', '1985-03-07'],
    ['Sept 1 2001', 'en', '2001-09-01'],
    ['déc. 24 1999', 'fr', '1999-12-24'],
    ['31/12/1999', 'en', '1999-12-31'],
    ['12/31/1999', 'fr', '1999-12-31'],
  ] as const)('%s (%s) is %s', (text, language, date) => {
    expect(parseDate(text, language)).toBe(date)
  })

  test('an ambiguous day and month follow the convention of the language', () => {
    expect(parseDate('3/7/1985', 'en')).toBe('1985-03-07')
    expect(parseDate('3/7/1985', 'fr')).toBe('1985-07-03')
  })

  test.each(['', '1985', '85-03-07', '7 ju 1985', 'March 1985', '1985-02-30', 'yesterday', '1985-03-07-01'])(
    '%s is not a date, or not yet',
    (text) => {
      expect(parseDate(text, 'en')).toBeUndefined()
      expect(parseDate(text, 'fr')).toBeUndefined()
    },
  )
})
