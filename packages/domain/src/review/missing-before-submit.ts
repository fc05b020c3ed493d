import type { Applicant, Application } from '../application-fields.ts'
import { bankStatementProblems } from '../bank-statements/rules.ts'
import { flow, type Position } from '../flow.ts'
import type { FlowFacts } from '../flow-conditions.ts'
import { interviewProblems } from '../interview/rules.ts'
import type { Problem } from '../kit/problem.ts'
import { mortgageRequestProblems } from '../mortgage-request/rules.ts'
import type { ApplicationSettings } from '../site/fields.ts'
import { applicantChecks } from './applicant-checks.ts'

/** What the completeness rule reads; a loaded application is such. */
export type Submittable = Pick<
  Application,
  'InterView' | 'LandOwnership' | 'RequestedMortgage' | 'BankStatementsApplicants'
> &
  ApplicationSettings &
  Omit<FlowFacts, 'mode' | 'Applicants'> & { Applicants: readonly Applicant[] }

/** What is missing at one place of the flow, for a link that leads there. */
export interface Missing {
  position: Position
  problems: Problem[]
}

type Check = (application: Submittable, position: Position, today: string) => Problem[]

const ofApplicant =
  (step: keyof typeof applicantChecks): Check =>
  (application, { applicantId }, today) => {
    const { Applicants, MainApplicantID } = application
    const applicant = Applicants.find(({ ApplicantID }) => ApplicantID === applicantId)
    const context = { settings: application, applicants: Applicants, mainApplicantId: MainApplicantID, today }
    return applicant ? applicantChecks[step](applicant, context) : []
  }

/** The rules of each step again; a step that no rule is named for has nothing to miss. */
const checks: Record<Position['step'], Check> = {
  start: ({ InterView, LandOwnership, RequestedMortgage }, _, today) =>
    interviewProblems({ InterView, LandOwnership, Address: RequestedMortgage.SubjectProperty.Address }, today),
  identification: ofApplicant('identification'),
  address: ofApplicant('address'),
  income: ofApplicant('income'),
  property: ofApplicant('property'),
  asset: ofApplicant('asset'),
  liability: ofApplicant('liability'),
  coApplicant: () => [],
  addCoApplicant: () => [],
  mortgage: ({ RequestedMortgage, InterView }, _, today) =>
    mortgageRequestProblems(RequestedMortgage, InterView, today),
  // Its own gate, with a word of its own: MissingDocs.
  request: () => [],
  bankStatement: (application) => bankStatementProblems(application, application.BankStatementsApplicants),
  summary: () => [],
  success: () => [],
}

/**
 * Everything that keeps an application from being submitted, in the order of the flow. Steps that are not shown are not
 * asked about: nobody could mend them. A date that was in time when it was saved may not be any more.
 */
export const missingBeforeSubmit = (application: Submittable, today: string): Missing[] =>
  flow
    .placesOf({ ...application, mode: 'main' })
    .filter(
      ({ applicantId }) => !application.Applicants.some((one) => one.ApplicantID === applicantId && one.Disabled === 1),
    )
    .map((position) => ({ position, problems: checks[position.step](application, position, today) }))
    .filter(({ problems }) => problems.length > 0)
