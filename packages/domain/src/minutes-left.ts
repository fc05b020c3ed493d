import type { Application } from './application-fields.ts'
import { type StepId, timeline } from './flow.ts'
import { type FlowFacts, isSubmitted } from './flow-conditions.ts'
import { isInvited } from './invites/rules.ts'

/**
 * Minutes of each step before enough people have finished it (Application.StepMinutes, the medians of real use): the taps and keys of the counted evening (e2e/effort.test.ts) at 1.5 and 0.35 seconds,
 * three times as long for reading and looking things up, rounded up. Steps that one may pass over take none.
 */
const estimates: Partial<Record<StepId, number>> = {
  start: 2,
  join: 2,
  identification: 2,
  address: 2,
  income: 2,
  property: 3,
  asset: 1,
  liability: 1,
  mortgage: 1,
  request: 3,
  bankStatement: 1,
  summary: 2,
}

/** How long the reader's own steps still take, in minutes; 0 once sent. Invited people do theirs by their own link. */
export const minutesLeft = (facts: FlowFacts & Pick<Application, 'StepMinutes'>): number => {
  if (isSubmitted(facts, undefined) === true) return 0
  return timeline(facts)
    .filter(
      ({ applicantId }) => facts.mode === 'invited' || applicantId === undefined || !isInvited(facts, applicantId),
    )
    .flatMap(({ steps }) => steps)
    .filter(({ state }) => state !== 'done')
    .reduce((sum, { position: { step } }) => sum + (facts.StepMinutes?.[step] ?? estimates[step] ?? 0), 0)
}
