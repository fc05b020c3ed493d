import { inProgress } from '../flow-conditions.ts'

/**
 * Where a deal is in the work of the brokerage, in order. The client sees the status only. `closed` is the end of a deal in
 * each of three statuses: funded, declined, withdrawn.
 */
export const stages = [
  'started',
  'new',
  'collecting',
  'reviewing',
  'lender',
  'conditions',
  'clear',
  'instructed',
  'closed',
] as const
export type Stage = (typeof stages)[number]

/** The MortgageApplicationStatusDD values that each stage is part of. */
export const statusesOf: Readonly<Record<Stage, readonly number[]>> = {
  started: [11],
  new: [0],
  collecting: [1],
  reviewing: [1],
  lender: [1],
  conditions: [2],
  clear: [2],
  instructed: [2],
  closed: [3, 4, 5],
}

/** How a deal may end, as a status. */
const ends = statusesOf.closed

export const withdrawn = 5

/** Where staff move a deal that its client sent. None goes back to the client's hands: a review is for that. */
const movableStages = stages.filter((stage) => stage !== 'started')

/** Whether its client sent a deal. It may have been withdrawn before that; any other status but the one in progress comes after it. */
export const isSent = (status: number, hasSubmission: boolean): boolean =>
  status === withdrawn ? hasSubmission : status !== inProgress

/**
 * Where staff move a deal. One that its client never sent stays with the client, or ends as withdrawn: with any other status the
 * client could not finish it.
 */
export const movesOf = (wasSent: boolean): readonly Stage[] => (wasSent ? movableStages : ['started', 'closed'])

export const endsOf = (wasSent: boolean): readonly number[] => (wasSent ? ends : [withdrawn])

const belongs = (stage: Stage, status: number) => statusesOf[stage].includes(status)

/** The first stage of the status; `new` for a status that no stage has, which waits for staff like a new deal. */
export const firstStageOf = (status: number): Stage => stages.find((stage) => belongs(stage, status)) ?? 'new'

/** The stored stage counts within its status only: a status that was saved elsewhere begins with its first stage. */
export const stageOf = (status: number, stored: string): Stage =>
  stages.find((stage) => stage === stored && belongs(stage, status)) ?? firstStageOf(status)

/** The status of a deal that moves to a stage; `end` for a closed one. Undefined where there is none. */
export const statusOfMove = (stage: Stage, end: number): number | undefined =>
  stage === 'closed' ? ends.find((status) => status === end) : statusesOf[stage][0]
