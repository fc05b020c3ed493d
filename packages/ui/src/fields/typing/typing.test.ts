import { readNumber } from '@foyer/domain/kit/read-number.ts'
import { describe, expect, test } from 'vitest'
import { lengthText, monthsIn } from './length-text.ts'
import { numberIn, numberPattern, numberText, postalCodePattern, sinPattern } from './patterns.ts'
import { phonePattern } from './phone-pattern.ts'
import { eatSeparator, type Pattern, retype } from './retype.ts'
import { spreadCode } from './spread-code.ts'

/** `12|34` as text and caret, and back. */
const at = (marked: string) => ({ text: marked.replace('|', ''), caret: marked.indexOf('|') })
const shown = ({ text, caret }: { text: string; caret: number }) => `${text.slice(0, caret)}|${text.slice(caret)}`
const typed = (pattern: Pattern, marked: string) => shown(retype(pattern, at(marked))).replaceAll('\u00a0', ' ')

const english = numberPattern('en', 0)
const french = numberPattern('fr', 0)
const cents = numberPattern('en', 2)
const centsFrench = numberPattern('fr', 2)

describe('an amount while typing', () => {
  test.each([
    ['1234|', '1,234|'],
    ['1,2345|', '12,345|'],
    ['19|,234', '19|,234'],
    ['91|2,345', '91|2,345'],
    ['7|50,000', '7|50,000'],
    ['|', '|'],
    ['abc1|', '1|'],
    ['007|', '7|'],
    ['05|', '5|'],
    ['0|50', '|50'],
    ['1234567890|', '123,456,789|'],
  ])('%s becomes %s, with the caret at the same digit', (now, then) => {
    expect(typed(english, now)).toBe(then)
  })

  test('French separates thousands with a no-break space', () => {
    expect(retype(french, at('750000|')).text).toBe('750\u00a0000')
  })

  test.each([
    [cents, '1234.5|', '1,234.5|'],
    [cents, '1234.567|', '1,234.56|'],
    [cents, '.5|', '0.5|'],
    [centsFrench, '1234,5|', '1 234,5|'],
    [centsFrench, '1234.5|', '1 234,5|'],
  ])('cents stay as typed', (pattern, now, then) => {
    expect(typed(pattern, now)).toBe(then)
  })

  describe('typed key by key, either mark means what it would on paper', () => {
    const keyed = (pattern: Pattern, text: string) =>
      Array.from(text).reduce((before, letter) => {
        const now = {
          text: pattern.open?.(before + letter, before, false) ?? before + letter,
          caret: before.length + 1,
        }
        const { text: written } = retype(pattern, now)
        return pattern.close?.(written) ?? written
      }, '')
    test.each([
      ['en', 0, '1500.00', '1,500.00', 1500],
      ['en', 0, '500000.49', '500,000.49', 500_000],
      ['en', 0, '500.000', '500,000', 500_000],
      ['en', 0, '650,50', '650,50', 651],
      ['en', 0, '650,000', '650,000', 650_000],
      ['en', 0, '312450,75', '312,450,75', 312_451],
      ['en', 0, '312.450,75', '312,450,75', 312_451],
      ['en', 0, '1,234,567', '1,234,567', 1_234_567],
      ['en', 2, '650,50', '650,50', 650.5],
      ['en', 2, '1.250', '1,250', 1250],
      ['en', 2, '1,250', '1,250', 1250],
      ['en', 2, '1,234.50', '1,234.50', 1234.5],
      ['en', 2, '12345.678', '12,345.67', 12_345.67],
      ['en', 3, '2,49', '2,49', 2.49],
      ['en', 3, '2.495', '2.495', 2.495],
      ['fr', 0, '1500,50', '1 500,50', 1501],
      ['fr', 0, '1500.00', '1 500,00', 1500],
      ['fr', 0, '750,000', '750 000', 750_000],
      ['fr', 0, '1.234.567,00', '1 234 567,00', 1_234_567],
      ['fr', 2, '1.200,50', '1 200,50', 1200.5],
      ['fr', 2, '1.250', '1 250', 1250],
      ['fr', 2, '1234,567', '1 234,56', 1234.56],
      ['fr', 3, '2.495', '2,495', 2.495],
    ] as const)('%s, %i decimals: %s is shown as %s and is %d', (language, decimals, text, shown, value) => {
      const written = keyed(numberPattern(language, decimals), text)
      expect(written.replaceAll('\u00a0', ' ')).toBe(shown)
      expect(numberIn(written, language, decimals)).toBe(value)
    })

    test.each([
      ['en', 0, '2145.8333', '2,145.83', 2146],
      ['en', 0, '12.5000', '12.50', 13],
      ['en', 2, '145.8333', '145.83', 145.83],
      ['en', 0, '1.234.567,00', '1,234,567,00', 1_234_567],
      ['fr', 2, '1.234.567,50', '1 234 567,50', 1_234_567.5],
      ['en', 3, '4.1250', '4.125', 4.125],
    ] as const)('dictated at once too: %s, %i decimals: %s is shown as %s and is %d', (...given) => {
      const [language, decimals, text, shown, value] = given
      const pattern = numberPattern(language, decimals)
      const opened = retype(pattern, { text: pattern.open?.(text, '', false) ?? text, caret: text.length }).text
      const written = pattern.close?.(opened) ?? opened
      expect(written.replaceAll('\u00a0', ' ')).toBe(shown)
      expect(numberIn(written, language, decimals)).toBe(value)
    })

    const deleted = (text: string) => {
      const now = text.slice(0, -1)
      const { open, close } = cents
      return close?.(retype(cents, { text: open?.(now, text, true) ?? now, caret: now.length }).text)
    }
    test('deleting from the end leaves a decimal comma, and makes none', () => {
      expect(deleted('650,50')).toBe('650,5')
      expect(deleted('650,5')).toBe('650,')
      expect(deleted('650,')).toBe('650')
      expect(deleted('1,234')).toBe('123')
      expect(deleted('650,500')).toBe('65,050')
    })
  })

  test.each([
    ['en', 750_000],
    ['fr', 1_234_567],
    ['fr', 0],
    ['en', null],
  ] as const)('what is shown in %s is read back as %s', (language, value) => {
    expect(numberIn(numberText(value, language, 0), language, 0)).toBe(value)
    expect(readNumber(numberText(value, language, 0), { language, decimals: 0, digits: 9 })).toBe(value)
  })

  test('cents are padded on blur', () => {
    expect(numberText(2145.5, 'en', 2)).toBe('2,145.50')
    expect(numberText(250000, 'en', 2)).toBe('250,000')
    expect(numberText(250000, 'en', 2, true)).toBe('250,000.00')
    expect(numberText(250000, 'fr', 2, true)).toBe('250\u00a0000,00')
    expect(numberText(5.5, 'fr', 3)).toBe('5,5')
  })
})

describe('deleting a separator deletes its digit', () => {
  test('Backspace deletes the digit before', () => {
    expect(shown(eatSeparator(english, '1,234', at('1|234'), false))).toBe('|234')
  })
  test('Delete deletes the digit after', () => {
    expect(shown(eatSeparator(english, '1,234', at('1|234'), true))).toBe('1|34')
  })
  test('deleting a digit deletes nothing else', () => {
    expect(shown(eatSeparator(english, '1,234', at('1,23|'), false))).toBe('1,23|')
  })
})

test.each([
  [phonePattern, '4165550199|', '(416) 555-0199|'],
  [phonePattern, '416555|', '(416) 555|'],
  [phonePattern, '14165550199|', '(416) 555-0199|'],
  [phonePattern, '442079460958|', '442079460958|'],
  [phonePattern, '41655501999|', '41655501999|'],
  [phonePattern, '+1416555|', '+1 416 555|'],
  [phonePattern, '+14165550199|', '(416) 555-0199|'],
  [phonePattern, '+44207946|', '+44 20 7946|'],
  [phonePattern, '+44 2|0 7946', '+44 2|0 7946'],
  [phonePattern, '01144|', '+44|'],
  [phonePattern, '0033|', '+33|'],
  [phonePattern, '416+5|', '(416) 5|'],
  [sinPattern, '0464|', '046 4|'],
  [sinPattern, '046 454 2867|', '046 454 286|'],
  [postalCodePattern, 'h2j2|', 'H2J 2|'],
  [postalCodePattern, 'H2|J 2L3', 'H2|J 2L3'],
])('phone and insurance numbers are grouped while typing', (pattern, now, then) => {
  expect(typed(pattern, now)).toBe(then)
})

test.each([
  ['123456', '1 2 3 4 5 6'],
  ['Your code is 123 456.', '1 2 3 4 5 6'],
  ['1234567', '1 2 3 4 5 6'],
  ['12', '1 2    '],
])('a paste of %s fills the boxes', (text, boxes) => {
  expect(spreadCode(text).join(' ')).toBe(boxes)
})

describe('a duration', () => {
  const keyed = (text: string) => Array.from(text).reduce((before, letter) => lengthText(before + letter), '')
  test.each([
    ['2.5', '', '2.5', 30],
    ['2,5', '3', '2,5', 33],
    ['.5', '', '0.5', 6],
    ['3', '14', '3', 50],
    ['-3', '', '3', 36],
    ['1,75', '', '1,7', 20],
    ['', '1.5', '', 1],
    ['83', '11', '83', 999],
  ])('typed as %s years and %s months is shown as %s and is %i months', (years, months, shown, total) => {
    expect(keyed(years)).toBe(shown)
    expect(monthsIn({ years: keyed(years), months: keyed(months) })).toBe(total)
  })
})
