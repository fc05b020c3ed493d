import { problem } from '../kit/problem.ts'
import { isBlank } from '../kit/text.ts'

/** Why a person of staff needs a value that is otherwise masked. `other` needs words. */
export const revealReasons = ['creditCheck', 'lender', 'identityCheck', 'insurance', 'correction', 'other'] as const
export type RevealReason = (typeof revealReasons)[number]

/** Seconds for which a page shows a revealed value. */
export const revealSeconds = 60
/** Values that one person may have shown. */
export const mostRevealsAnHour = 20
export const mostRevealsADay = 60
/** Characters of the words of a reason. */
export const mostReasonCharacters = 200

export const revealProblems = ({ Reason, Words }: { Reason: string; Words: string }) => [
  ...problem(!revealReasons.some((reason) => reason === Reason), 'Reason', 'RequiredRevealReason' as const),
  ...problem(Reason === 'other' && isBlank(Words), 'Words', 'RequiredRevealReason' as const),
]
