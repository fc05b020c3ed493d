import { expect, test } from 'vitest'
import { searchedWords } from './pipeline.ts'

test.each([
  ['', []],
  ['  Zoé  Côté-Lévesque ', ['Zoé', 'Côté-Lévesque']],
  ['ada@example.ca', ['ada@example.ca']],
  ['7001', ['7001']],
  ['(418) 555-0123', ['4185550123']],
  ['418 555', ['418555']],
  ['555-01', ['55501']],
  ['1-418-555-0123', ['4185550123']],
  ['+1 418.555.0123', ['4185550123']],
  ['+44 20 7946 0958', ['442079460958']],
  ['Roy (418) 555-0123', ['Roy', '418', '5550123']],
  ['- (', ['-', '(']],
  ['a b c d e f g h i j k l', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']],
])('a search for "%s" looks for %j', (search, words) => {
  expect(searchedWords(search)).toEqual(words)
})
