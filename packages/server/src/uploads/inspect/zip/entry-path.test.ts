import { describe, expect, test } from 'vitest'
import { FileRefused } from '../../refused.ts'
import { checkEntryPath } from './entry-path.ts'

const pathOf = (name: string) => checkEntryPath(Buffer.from(name), true)

describe('the name of an entry', () => {
  test.each([
    ['letters/march.pdf', 'letters/march.pdf'],
    ['letters\\march.pdf', 'letters/march.pdf'],
    ['folder/', 'folder/'],
    ['relevé d’été.pdf', 'relevé d’été.pdf'],
  ])('accepts %s', (name, path) => expect(pathOf(name)).toBe(path))
  test.each([
    '/etc/passwd',
    'C:/a.pdf',
    '../a.pdf',
    'a/../../b.pdf',
    './a.pdf',
    'a//b.pdf',
    '',
    'a\u0000.pdf',
    'a\u001f.pdf',
    'a\u007f.pdf',
    'a\u202efdp.exe',
    'a\u2066b.pdf',
    'a|b.pdf',
    `${'a'.repeat(256)}.pdf`,
    `${'a/'.repeat(33)}b.pdf`,
  ])('refuses %j', (name) => expect(() => pathOf(name)).toThrow(FileRefused))
  test('of an old archive is in an unknown code page: every byte above ASCII is a letter', () => {
    for (let byte = 0x80; byte <= 0xff; byte += 1) {
      const raw = Buffer.from([byte, 0x2e, 0x70, 0x64, 0x66])
      expect(checkEntryPath(raw, false)).toBe(raw.toString('latin1'))
    }
  })
  test('marked as UTF-8 with invalid bytes is damaged', () =>
    expect(() => checkEntryPath(Buffer.from([0x80, 0x2e]), true)).toThrow(FileRefused))
})
