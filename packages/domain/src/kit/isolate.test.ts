import { expect, test } from 'vitest'
import { csvOf } from './csv.ts'
import { isolated, joined, listed, withoutIsolates } from './isolate.ts'
import { cleanLine, cleanLines } from './text.ts'

const ali = 'علي'

test('words with a letter from right to left are isolated, others stay as they are, byte by byte', () => {
  for (const text of [ali, 'שרה', 'Ada \u200f', 'Ada علي', '\u{10800}', '\u{10fff}', '\u{1e800}', '\u{1efff}'])
    expect(isolated(text)).toBe(`\u2068${text}\u2069`)
  for (const text of [
    '',
    'Ada Lovelace',
    'Zoë – 450,000 $',
    '李小龍',
    '👩🏽\u200d💻',
    '\u{1f000}',
    '\u{107ff}',
    '(514) 555-0123',
  ])
    expect(isolated(text)).toBe(text)
})

test('each part of a line is isolated for itself, and what is empty is left out', () => {
  expect(joined([ali, '', undefined, false, '(514) 555-0123'])).toBe(`\u2068${ali}\u2069, (514) 555-0123`)
  expect(joined([ali, 'Ada'], ' · ')).toBe(`\u2068${ali}\u2069 · Ada`)
  expect(listed(['Ada', ali, 'Bob'], 'en')).toBe(`Ada, \u2068${ali}\u2069 and Bob`)
  expect(listed(['Ada', 'Bob'], 'fr')).toBe('Ada et Bob')
})

test('what someone copies from a page and types again is stored without isolates, and without a space in their place', () => {
  expect(withoutIsolates(`a ${isolated(ali)} b`)).toBe(`a ${ali} b`)
  expect(cleanLine(`Call ${isolated(ali)}, please`)).toBe(`Call ${ali}, please`)
  expect(cleanLines(`${joined([ali, '450'])}\n\u2066b\u2069`)).toBe(`${ali}, 450\nb`)
})

test('a file for a spreadsheet has no isolates', () => {
  expect(csvOf([[isolated(ali), `${isolated(ali)}, 450`]])).toBe(`\uFEFF"${ali}","${ali}, 450"\r\n`)
})
