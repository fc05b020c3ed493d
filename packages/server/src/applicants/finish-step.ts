import type { AuditAction } from '@foyer/contract/kit/audit-action.ts'
import type { StepId } from '@foyer/domain/flow.ts'
import type { MadeRows } from '../application/application-rows.ts'
import { countersAfter, flowFacts } from '../application/flow-facts.ts'
import { type ApplicationSave, actorOf, draftOwnerOf } from '../application/save-application.ts'
import type { Trx } from '../db/open-database.ts'
import type { ApplicantScope } from '../kit/scope.ts'
import { type ApplicantChanges, saveApplicant } from './applicant-store.ts'

export interface FinishedStep {
  step: StepId
  scope: ApplicantScope
  action: AuditAction
  details?: Record<string, unknown>
  now: Date
}

/** What the end of an applicant's step writes: both counters move on, the applicant is the current one, its draft ends. */
export const saveOfStep = (
  rows: MadeRows,
  { step, scope, action, details, now }: FinishedStep,
): { save: ApplicationSave & Required<Pick<ApplicationSave, 'changes' | 'draft'>>; applicantStep: number } => {
  const { siteId, applicationId, applicantId } = scope
  const counters = countersAfter({ step, applicantId }, flowFacts(rows, scope))
  return {
    applicantStep: counters.applicantStep,
    save: {
      siteId,
      applicationId,
      // An invited person's counter is their invitation's: their own steps never move it.
      changes: scope.kind === 'user' ? { step: counters.step, current_applicant_id: applicantId } : {},
      event: { actor: actorOf(scope), action, applicant_id: applicantId, ...(details && { details }) },
      draft: { owner: draftOwnerOf(scope), applicant_id: applicantId, step_key: step },
      now,
    },
  }
}

/** An applicant's step is done; `changes` is what the step itself saves of the applicant. */
export const finishStep = async (
  trx: Trx,
  rows: MadeRows,
  finished: FinishedStep,
  changes: Omit<ApplicantChanges, 'step'> = {},
): Promise<void> => {
  const { save, applicantStep } = saveOfStep(rows, finished)
  await saveApplicant(trx, finished.scope.applicantId, { ...changes, step: applicantStep }, save)
}
