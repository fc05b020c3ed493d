import { identificationProblems } from '../applicants/identification-rules.ts'
import { spouseConflict } from '../applicants/spouse.ts'
import type { Applicant, Application } from '../application-fields.ts'
import { flow, type Position } from '../flow.ts'
import type { FlowFacts } from '../flow-conditions.ts'
import { interviewProblems } from '../interview/rules.ts'
import type { Problem } from '../kit/problem.ts'
import { mortgageRequestProblems } from '../mortgage-request/rules.ts'

/** What the completeness rule reads; a loaded application is such. */
export type Submittable = Pick<
  Application,
  'InterView' | 'LandOwnership' | 'RequestedMortgage' | 'showSin' | 'ReqSin' | 'showType' | 'ReqType'
> &
  Omit<FlowFacts, 'mode' | 'Applicants'> & { Applicants: readonly Applicant[] }

/** What is missing at one place of the flow, for a link that leads there. */
export interface Missing {
  position: Position
  problems: Problem[]
}

type Check = (application: Submittable, position: Position, today: string) => Problem[]

const checkApplicant: Check = (application, { applicantId = 0 }, today) => {
  const applicant = application.Applicants.find(({ ApplicantID }) => ApplicantID === applicantId)
  if (!applicant) return []
  const { Identification } = applicant
  const context = {
    settings: application,
    primary: Identification.PrimaryFlag === 1,
    sinOnFile: Identification.SINOnFile === 1,
    documents: Identification.IdentificationLst.length,
    otherSpouseName: spouseConflict(application.Applicants, applicantId),
  }
  return identificationProblems(Identification, context, today)
}

/** The rules of each step again; a step that no rule is named for has nothing to miss. */
const checks: Record<Position['step'], Check> = {
  start: ({ InterView, LandOwnership, RequestedMortgage }, _, today) =>
    interviewProblems({ InterView, LandOwnership, Address: RequestedMortgage.SubjectProperty.Address }, today),
  identification: checkApplicant,
  mortgage: ({ RequestedMortgage, InterView }, _, today) =>
    mortgageRequestProblems(RequestedMortgage, InterView, today),
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
