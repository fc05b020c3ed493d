import { problem } from '../kit/problem.ts'
import { isBlank } from '../kit/text.ts'

/** Why a deal is held. Each needs words: which case, whose letter. */
export const holdReasons = ['litigation', 'regulator', 'complaint', 'other'] as const
export type HoldReason = (typeof holdReasons)[number]

/** Why a deal is to be erased. `other` needs words. */
export const erasureReasons = ['client', 'keepingOver', 'mistake', 'other'] as const
export type ErasureReason = (typeof erasureReasons)[number]

export const erasureStates = ['open', 'approved', 'declined', 'withdrawn'] as const
export type ErasureState = (typeof erasureStates)[number]

/** Characters of the words of a hold, a request or a decision. */
export const mostRetentionWords = 300

/** Deals or requests of one page. */
export const retentionPage = 25

export const holdProblems = ({ Reason, Words }: { Reason: string; Words: string }) => [
  ...problem(!holdReasons.some((reason) => reason === Reason), 'Reason', 'RequiredRetentionReason' as const),
  ...problem(isBlank(Words), 'Words', 'RequiredRetentionReason' as const),
]

export const wordsProblems = ({ Words }: { Words: string }) =>
  problem(isBlank(Words), 'Words', 'RequiredRetentionReason' as const)

export const erasureProblems = ({ Reason, Words }: { Reason: string; Words: string }) => [
  ...problem(!erasureReasons.some((reason) => reason === Reason), 'Reason', 'RequiredRetentionReason' as const),
  ...problem(Reason === 'other' && isBlank(Words), 'Words', 'RequiredRetentionReason' as const),
]
