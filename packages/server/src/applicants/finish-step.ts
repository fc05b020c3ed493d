import type { StepId } from '@foyer/domain/flow.ts'
import type { Trx } from '../db/open-database.ts'
import { actorOf, countersAfter, draftOwnerOf, flowFacts, type MadeRows } from '../interview/index.ts'
import type { AuditAction } from '../kit/audit.ts'
import type { Scope } from '../kit/guard.ts'
import { type ApplicantChanges, saveApplicant } from './applicant-store.ts'

export interface FinishStep {
  step: StepId
  scope: Scope
  action: AuditAction
  /** What the step itself saves of the applicant. */
  changes?: Omit<ApplicantChanges, 'step'>
  now: Date
}

/** An applicant's step is done: both counters move on, the applicant is the current one, the draft of the step ends. */
export const finishStep = async (
  trx: Trx,
  rows: MadeRows,
  { step, scope, action, changes = {}, now }: FinishStep,
): Promise<void> => {
  const { siteId, applicationId, applicantId } = scope
  const counters = countersAfter({ step, applicantId }, flowFacts(rows, scope))
  await saveApplicant(
    trx,
    applicantId,
    { ...changes, step: counters.applicantStep },
    {
      siteId,
      applicationId,
      changes: { step: counters.step, ...(scope.kind === 'user' && { current_applicant_id: applicantId }) },
      event: { actor: actorOf(scope), action, applicant_id: applicantId },
      draft: { owner: draftOwnerOf(scope), applicant_id: applicantId, step_key: step },
      now,
    },
  )
}
