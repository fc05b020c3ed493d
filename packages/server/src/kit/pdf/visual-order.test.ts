import { describe, expect, test } from 'vitest'
import { runsOf } from './fonts.ts'
import { visualRuns } from './visual-order.ts'

const cut = (text: string) => runsOf(text).map(({ script, text: part }) => [script, part])

describe('who draws a text', () => {
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
    // A name of direction and choice alone draws nothing, and a character nobody has is told by its number.
    ['a\u202eb\ufe0f', [['latin', 'ab']]],
    ['𠮷!', [['latin', '[U+20BB7]!']]],
    ['', []],
  ])('%s', (text, runs) => expect(cut(text)).toEqual(runs))

  test('both forms of Chinese, in one hand', () => {
    for (const [script] of cut('陳大文 张伟 李鑫煜').filter(([, part]) => part !== ' '))
      expect(script).toMatch(/^chocolate-classical-sans-/)
  })
  test('a weight that a stand-in has not is its plain one', () => {
    const [arabic, emoji] = [runsOf('محمد')[0], runsOf('😀')[0]]
    expect([arabic?.font(600).name, emoji?.font(600).name]).toEqual([
      'noto-sans-arabic-arabic-600',
      'noto-emoji-emoji-400',
    ])
  })
})

describe('a line as it stands on paper', () => {
  const seen = (line: string) => visualRuns(line).map(({ text }) => text)

  test('from the left is as it is read', () => expect(seen('Ada Roy')).toEqual(['Ada Roy']))
  test('the second word from the right stands left of the first', () =>
    expect(seen('Ada محمد علي Roy')).toEqual(['Ada ', 'علي', ' ', 'محمد', ' Roy']))
  test('letters that the font library does not turn are turned one by one, brackets with them', () =>
    expect(seen('(שלום)').join('')).toBe('(םולש)'))
  test('a number within keeps its own direction', () =>
    expect(seen('علي 12 محمد')).toEqual(['محمد', ' ', '12', ' ', 'علي']))
})
