import type { Applicant, Application } from '../application-fields.ts'
import { bankStatementProblems } from '../bank-statements/rules.ts'
import { flow, type Position } from '../flow.ts'
import type { FlowFacts, Mode } from '../flow-conditions.ts'
import { interviewProblems } from '../interview/rules.ts'
import { answersElsewhere } from '../invites/rules.ts'
import type { Problem } from '../kit/problem.ts'
import { mortgageRequestProblems } from '../mortgage-request/rules.ts'
import type { ApplicationSettings } from '../site/fields.ts'
import { type ApplicantCheck, applicantChecks } from './applicant-checks.ts'

/** What the completeness rule reads; a loaded application is such. */
export type Submittable = Pick<
  Application,
  'InterView' | 'LandOwnership' | 'RequestedMortgage' | 'BankStatementsApplicants' | 'OpenInvites' | 'ChangedParts'
> &
  ApplicationSettings &
  Omit<FlowFacts, 'mode' | 'Applicants'> & { Applicants: readonly Applicant[] }

/** What is missing at one place of the flow, for a link that leads there; a step that was never finished may have no problems. */
export interface Missing {
  position: Position
  problems: Problem[]
}

type Check = (application: Submittable, position: Position, today: string) => Problem[]

const ofApplicant =
  (check: ApplicantCheck): Check =>
  (application, { applicantId }, today) => {
    const { Applicants, MainApplicantID } = application
    const applicant = Applicants.find(({ ApplicantID }) => ApplicantID === applicantId)
    const context = { settings: application, applicants: Applicants, mainApplicantId: MainApplicantID, today }
    return applicant ? check(applicant, context) : []
  }

/** The rules of each step that saves answers; a step without an entry has nothing that could be missing. */
export const checks: Partial<Record<Position['step'], Check>> = {
  start: ({ InterView, LandOwnership, RequestedMortgage }, _, today) =>
    interviewProblems({ InterView, LandOwnership, Address: RequestedMortgage.SubjectProperty.Address }, today),
  ...Object.fromEntries(Object.entries(applicantChecks).map(([step, check]) => [step, ofApplicant(check)])),
  coApplicantInvite: ({ ReqInvited, OpenInvites = [], ChangedParts = [] }) => [
    ...(ReqInvited === 1 ? OpenInvites : []).map(
      (_, index): Problem => ({ Field: `OpenInvites.${index}`, Key: 'InvitedPersonNotDone' }),
    ),
    // Nobody accepts for somebody who accepted by their own link: they are asked again.
    ...ChangedParts.map((_, index): Problem => ({ Field: `ChangedParts.${index}`, Key: 'ConsentRequired' })),
  ],
  mortgage: ({ RequestedMortgage, InterView }, _, today) =>
    mortgageRequestProblems(RequestedMortgage, InterView, today),
  // Its own gate, with a word of its own: MissingDocs.
  request: () => [],
  bankStatement: (application) => bankStatementProblems(application, application.BankStatementsApplicants),
}

/** Whose answers are somebody else's to give: those who sent their part, and those who were invited to. */
const tellsElsewhere = (application: Submittable, applicantId: number | undefined): boolean =>
  application.Applicants.some(
    (applicant) => applicant.ApplicantID === applicantId && answersElsewhere(application, applicant),
  )

/** An applicant's step that nobody finished: a list that may be empty is not known to be empty until somebody says so. */
const isUnfinished = (position: Position, application: Submittable, mode: Mode): boolean =>
  position.applicantId !== undefined && !flow.isDone(position, { ...application, mode })

const placesToCheck = (application: Submittable, mode: Mode): Position[] => {
  const places = flow.placesOf({ ...application, mode })
  if (mode === 'invited') return places
  const own = places.filter(({ applicantId }) => !tellsElsewhere(application, applicantId))
  return [...own, { step: 'coApplicantInvite' }]
}

/**
 * Everything that keeps an application from being submitted, or an invited person's part of it, in the order of the flow.
 * Steps that are not shown are not asked about: nobody could mend them. A date that was in time when it was saved may not
 * be any more.
 */
export const missingBeforeSubmit = (application: Submittable, today: string, mode: Mode = 'main'): Missing[] =>
  placesToCheck(application, mode)
    .map((position) => ({ position, problems: checks[position.step]?.(application, position, today) ?? [] }))
    .filter(({ position, problems }) => problems.length > 0 || isUnfinished(position, application, mode))
