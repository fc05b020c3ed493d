import { problem } from '../kit/problem.ts'

/** Days the link of an offer is valid. */
export const offerDays = 30

export const answerProblems = ({ Answer }: { Answer: number }) =>
  problem(Answer !== 0 && Answer !== 1, 'Answer', 'PartnerAnswerRequired')
