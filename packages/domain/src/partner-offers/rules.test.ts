import { expect, test } from 'vitest'
import { answerProblems } from './rules.ts'

test.each([0, 1])('%i is a valid answer', (Answer) => expect(answerProblems({ Answer })).toEqual([]))
test.each([-1, 2, 99])('%i is not a valid answer', (Answer) =>
  expect(answerProblems({ Answer })).toEqual([{ Field: 'Answer', Key: 'PartnerAnswerRequired' }]),
)
