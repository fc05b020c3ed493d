import { describe, expect, it } from 'vitest'
import { cleanLine, cleanLines, hasControlCharacters, isBlank } from './text.ts'

describe('a text', () => {
  it('of spaces alone is blank', () =>
    expect([isBlank(' \u00a0\t'), isBlank(null), isBlank('a')]).toEqual([true, true, false]))
  it('of invisible letters alone is blank, and they do not count among others', () => {
    expect([isBlank('\u200b\u2060 \ufeff'), isBlank('\u200bA')]).toEqual([true, false])
  })
  it.each(['\u2800', '\u3164', '\u115f', '\u034f', '\ufe0f'])('of %j alone is blank', (character) =>
    expect([isBlank(` ${character}`), isBlank(`${character}A`)]).toEqual([true, false]),
  )
  it('loses characters that change the direction of the following text', () => {
    expect(cleanLine('Ann\u202egpj.exe\u202c')).toBe('Ann gpj.exe')
    expect(cleanLine('\u2066Ann\u2069')).toBe('Ann')
    expect(cleanLines('a\u202bb\nc')).toBe('a b\nc')
    expect(hasControlCharacters('a\u202eb')).toBe(true)
  })
  it('keeps the letters of every script, with the joiners they need', () => {
    for (const name of ['محمد', 'می\u200cخواهم', '👩\u200d👧', 'שרה\u200f', '李小龍'])
      expect(cleanLine(name)).toBe(name)
  })
  it('loses private, unassigned and unpaired surrogate characters', () => {
    for (const clean of [cleanLine, cleanLines]) {
      expect(clean('A\ue000n\u{f0000}n\u{e0080}\u0378\uffff\ud800 Lee')).toBe('Ann Lee')
      expect(clean('e\ue000\u0301')).toBe('\u00e9')
    }
    expect([isBlank('\ue000 \u0378\udc00'), isBlank('\ue000A')]).toEqual([true, false])
  })
  it('keeps emoji and every script with assigned characters', () => {
    for (const text of ['👩🏽\u200d💻', '🏴\u{e0067}\u{e0062}\u{e007f}', '𠮷野家', 'ᏣᎳᎩ', 'ᐃᓄᒃᑎᑐᑦ', 'हिन्दी', '한국어'])
      expect(cleanLines(text)).toBe(text)
  })
  it('loses control characters', () => expect(cleanLine(' Mary\u0000\r\nAnn ')).toBe('Mary   Ann'))
  it('keeps line breaks in multi-line fields', () => expect(cleanLines(' a\r\nb\u0007 ')).toBe('a\nb'))
  it('is reported when it has control characters', () =>
    expect([hasControlCharacters('a\u0000'), hasControlCharacters('a b'), hasControlCharacters('a\u0001')]).toEqual([
      true,
      false,
      true,
    ]))
})
