import { describe, expect, test } from 'vitest'
import { runsOf } from './fonts.ts'
import { visualRuns } from './visual-order.ts'

const cut = (text: string) => runsOf(text).map(({ script, text: part }) => [script, part])

describe('the font of a text', () => {
  test.each([
    ['Zoë Côté – “oui”', [['latin', 'Zoë Côté – “oui”']]],
    [
      'Łukasz',
      [
        ['latin-ext', 'Ł'],
        ['latin', 'ukasz'],
      ],
    ],
    ['محمد', [['noto-sans-arabic-arabic', 'محمد']]],
    ['👩‍👩‍👧❤️', [['noto-emoji-emoji', '👩‍👩‍👧❤']]],
    ['שלום', [['unifont-latin', 'שלום']]],
    ['कुमार', [['unifont-latin', 'कुमार']]],
    // Direction and variation marks alone draw nothing; a character without a font is drawn as its code point.
    ['a\u202eb\ufe0f', [['latin', 'ab']]],
    ['𠮷!', [['latin', '[U+20BB7]!']]],
    ['', []],
  ])('%s', (text, runs) => expect(cut(text)).toEqual(runs))

  test('both forms of Chinese, in one font', () => {
    for (const [script] of cut('陳大文 张伟 李鑫煜').filter(([, part]) => part !== ' '))
      expect(script).toMatch(/^chocolate-classical-sans-/)
  })
  test('a weight that a fallback lacks is replaced by its regular one', () => {
    const [arabic, emoji] = [runsOf('محمد')[0], runsOf('😀')[0]]
    expect([arabic?.font(600).name, emoji?.font(600).name]).toEqual([
      'noto-sans-arabic-arabic-600',
      'noto-emoji-emoji-400',
    ])
  })
})

describe('a line in visual order', () => {
  const seen = (line: string) => visualRuns(line).map(({ text }) => text)

  test('from left to right is in reading order', () => expect(seen('Ada Roy')).toEqual(['Ada Roy']))
  test('has the second word from the right to the left of the first', () =>
    expect(seen('Ada محمد علي Roy')).toEqual(['Ada ', 'علي', ' ', 'محمد', ' Roy']))
  test('reverses letters that the font library does not, and mirrors their brackets', () =>
    expect(seen('(שלום)').join('')).toBe('(םולש)'))
  test('with isolates has what follows a name where it was, and does not draw them', () =>
    expect(seen('\u2068علي محمد\u2069, (514) 555-0123').join('')).toBe('محمد علي, (514) 555-0123'))
  test('keeps the direction of a number', () => expect(seen('علي 12 محمد')).toEqual(['محمد', ' ', '12', ' ', 'علي']))
})
