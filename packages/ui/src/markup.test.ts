import { expect, test } from 'vitest'
import { initialsOf } from './avatar.tsx'
import { parseMarkup } from './markup.tsx'

test('bold, italic and new lines are parsed; everything else is text', () => {
  expect(parseMarkup('Hi *you*\n_two_ & <b>x</b>')).toEqual([
    { kind: 'text', text: 'Hi ' },
    { kind: 'bold', text: 'you' },
    { kind: 'break' },
    { kind: 'italic', text: 'two' },
    { kind: 'text', text: ' & <b>x</b>' },
  ])
})

test.each(['5 * 3 = 15', 'a_b', '**', ''])('unclosed marks stay unchanged: %s', (text) => {
  expect(
    parseMarkup(text)
      .map((node) => ('text' in node ? node.text : '\n'))
      .join(''),
  ).toBe(text)
})

test.each([
  ['Marie-Ève Tremblay', 'MT'],
  ['Sophie', 'S'],
  ['élodie du pont', 'ÉP'],
  ['', ''],
])('the initials of %s are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
