import { expect, test } from 'vitest'
import { noteProblems } from './notes.ts'

test('a note needs a word', () => {
  expect(noteProblems({ Text: ' \n\u200b' })).toEqual([{ Field: 'Text', Key: 'RequiredNote' }])
  expect(noteProblems({ Text: 'Called back.' })).toEqual([])
})
