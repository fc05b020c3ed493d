import { problem } from '../kit/problem.ts'

export const answerProblems = ({ Answer }: { Answer: number }) =>
  problem(Answer !== 0 && Answer !== 1, 'Answer', 'PartnerAnswerRequired')
