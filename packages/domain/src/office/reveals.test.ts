import { expect, test } from 'vitest'
import { revealProblems, revealReasons } from './reveals.ts'

test('a reveal needs one of the reasons, and words for another one', () => {
  for (const Reason of revealReasons)
    expect(revealProblems({ Reason, Words: Reason === 'other' ? 'The notary asks.' : '' })).toEqual([])
  expect(revealProblems({ Reason: '', Words: 'Because' })).toEqual([{ Field: 'Reason', Key: 'RequiredRevealReason' }])
  expect(revealProblems({ Reason: 'other', Words: ' ' })).toEqual([{ Field: 'Words', Key: 'RequiredRevealReason' }])
})
