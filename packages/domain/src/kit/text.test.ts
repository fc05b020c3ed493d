import { describe, expect, it } from 'vitest'
import { cleanLine, cleanLines, hasControlCharacters, isBlank } from './text.ts'

describe('a text', () => {
  it('of spaces alone is blank', () =>
    expect([isBlank(' \u00a0\t'), isBlank(null), isBlank('a')]).toEqual([true, true, false]))
  it('is kept without control characters', () => expect(cleanLine(' Mary\u0000\r\nAnn ')).toBe('Mary   Ann'))
  it('keeps its line breaks where it may have several', () => expect(cleanLines(' a\r\nb\u0007 ')).toBe('a\nb'))
  it('is told when it has control characters', () =>
    expect([hasControlCharacters('a\u0000'), hasControlCharacters('a b'), hasControlCharacters('a\u0001')]).toEqual([
      true,
      false,
      true,
    ]))
})
