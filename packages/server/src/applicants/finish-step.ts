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

/** What finishing an applicant's step writes: both counters, the current applicant, the end of the draft. */
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
      // An invited person's counter belongs to their invitation; their steps do not change the application's.
      changes: scope.kind === 'user' ? { step: counters.step, current_applicant_id: applicantId } : {},
      event: { actor: actorOf(scope), action, applicant_id: applicantId, ...(details && { details }) },
      draft: { owner: draftOwnerOf(scope), applicant_id: applicantId, step_key: step },
      now,
    },
  }
}

/** Finishes an applicant's step; `changes` are those that the step saves in the applicant. */
export const finishStep = async (
  trx: Trx,
  rows: MadeRows,
  finished: FinishedStep,
  changes: Omit<ApplicantChanges, 'step'> = {},
): Promise<void> => {
  const { save, applicantStep } = saveOfStep(rows, finished)
  await saveApplicant(trx, finished.scope.applicantId, { ...changes, step: applicantStep }, save)
}
