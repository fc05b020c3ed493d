import { type Counters, lockOf, type Position, stepAfter } from '@foyer/domain/flow.ts'
import { type FlowFacts, inProgress, type Mode } from '@foyer/domain/flow-conditions.ts'
import { assets, incomes, liabilities } from '../applicants/index.ts'
import type { Scope } from '../kit/guard.ts'
import { Refusal } from '../kit/refusal.ts'
import type { ApplicantRow, MadeRows, RecordRow } from './application-rows.ts'
import { settingsOf } from './settings.ts'

const modeOf = ({ kind }: Pick<Scope, 'kind'>): Mode => (kind === 'invite' ? 'invited' : 'main')

const applicantFacts = ({ applicant_id, step, disabled }: ApplicantRow, records: readonly RecordRow[]) => {
  const listOf = (kind: string) => records.filter((one) => one.applicant_id === applicant_id && one.kind === kind)
  return {
    ApplicantID: applicant_id,
    Step: step,
    Disabled: disabled,
    Incomes: listOf(incomes.kind),
    Assets: listOf(assets.kind),
    Liabilities: listOf(liabilities.kind),
  }
}

/** What the flow reads of an application, from its rows. An invited person walks their own steps. */
export const flowFacts = (rows: MadeRows, scope: Pick<Scope, 'kind' | 'applicantId'>): FlowFacts => ({
  ...settingsOf(rows),
  mode: modeOf(scope),
  MortgageApplicationID: rows.application.application_id,
  MortgageApplicationStatusDD: rows.application.status,
  Step: rows.application.step,
  MainApplicantID: rows.application.main_applicant_id,
  CurrentApplicantID: scope.kind === 'invite' ? scope.applicantId : rows.application.current_applicant_id,
  RequestReview: rows.application.request_review,
  DisplayMortgage: rows.application.display_mortgage,
  DisplayIncome: rows.application.display_income,
  Applicants: rows.applicants.map((applicant) => applicantFacts(applicant, rows.records)),
})

/** Still the borrower's to fill in: in progress, or asked to be looked at again. */
export const isOpenApplication = ({ status, request_review }: MadeRows['application']): boolean =>
  status === inProgress || request_review === 1

/** Refuses what belongs to a step that is not open now; the server asks the same flow as the browser. */
export const refuseClosedStep = (position: Position, facts: FlowFacts): void => {
  const lock = lockOf(position, facts)
  if (lock) throw new Refusal(lock === 'submitted' ? 'ApplicationSubmitted' : 'StepNotOpen')
}

/** Refuses a save that was begun before somebody else saved; a save that names no version takes what it finds. */
export const refuseStale = (given: number | undefined, { application }: Pick<MadeRows, 'application'>): void => {
  if (given !== undefined && given < application.version) throw new Refusal('StaleEdit')
}

/** The counters once a step is done, as changes of the application's row and of the applicant's. */
export const countersAfter = (position: Position, facts: FlowFacts): { step: number; applicantStep: number } => {
  const { Step, ApplicantStep = 0 }: Counters = stepAfter(position, facts)
  return { step: Step, applicantStep: ApplicantStep }
}
