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
    expect(parseDate(text, { language })).toBe(date)
  })

  test('an ambiguous day and month follow the convention of the language', () => {
    expect(parseDate('3/7/1985', { language: 'en' })).toBe('1985-03-07')
    expect(parseDate('3/7/1985', { language: 'fr' })).toBe('1985-07-03')
  })

  test.each([
    '',
    '1985',
    '85-03-07',
    '13/04/27',
    '7 ju 1985',
    'March 1985',
    '1985-02-30',
    'yesterday',
    '1985-03-07-01',
  ])('%s is not a date, or not yet', (text) => {
    expect(parseDate(text, { language: 'en' })).toBeUndefined()
    expect(parseDate(text, { language: 'fr' })).toBeUndefined()
  })
})

describe('where the month is enough', () => {
  const parse = (text: string, min = '') => parseDate(text, { language: 'en', isMonthEnough: true, min })
  test.each(['avril 2027', 'April 2027', 'apr. 2027', '2027 avril', '2027-04', '04/2027'])(
    '%s is the first day of the month',
    (text) => expect(parse(text)).toBe('2027-04-01'),
  )
  test('a month that has begun is the first possible day', () => {
    expect(parse('April 2027', '2027-04-12')).toBe('2027-04-12')
    expect(parse('May 2027', '2027-04-12')).toBe('2027-05-01')
    expect(parse('March 2027', '2027-04-12')).toBe('2027-03-01')
  })
  test('a day is kept', () => expect(parse('April 13, 2027')).toBe('2027-04-13'))
  test.each(['avril', '2027', 'avril 27', 'ju 2027', '13/2027', '04/27', 'April 20'])(
    '%s is not a month with its year',
    (text) => expect(parse(text)).toBeUndefined(),
  )
})
