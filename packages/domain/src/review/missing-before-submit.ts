import type { Applicant, Application } from '../application-fields.ts'
import { bankStatementProblems } from '../bank-statements/rules.ts'
import { flow, type Position } from '../flow.ts'
import type { FlowFacts, Mode } from '../flow-conditions.ts'
import { interviewProblems } from '../interview/rules.ts'
import { answersElsewhere } from '../invites/rules.ts'
import type { Problem } from '../kit/problem.ts'
import { completeRequestProblems } from '../mortgage-request/rules.ts'
import type { ApplicationSettings } from '../site/fields.ts'
import { type ApplicantCheck, applicantChecks } from './applicant-checks.ts'
import { withoutLink } from './consent.ts'

/** What the completeness rule reads; a loaded application satisfies it. */
export type Submittable = Pick<
  Application,
  | 'InterView'
  | 'LandOwnership'
  | 'RequestedMortgage'
  | 'BankStatementsApplicants'
  | 'OpenInvites'
  | 'InvitedApplicants'
  | 'SendsTexts'
  | 'ChangedParts'
  | 'SharedChanges'
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
    const context = {
      settings: application,
      interview: application.InterView,
      applicants: Applicants,
      mainApplicantId: MainApplicantID,
      today,
    }
    return applicant ? check(applicant, context) : []
  }

/** Those who have not sent their part: everyone with an open invitation, and those who still need a link. */
const awaited = (application: Submittable): string[] => [
  ...(application.OpenInvites ?? []).map((_, index) => `OpenInvites.${index}`),
  ...withoutLink(application).map(({ applicant }) => `Applicants.${application.Applicants.indexOf(applicant)}`),
]

/** The check of each step that saves answers; a step without one cannot be incomplete. */
export const checks: Partial<Record<Position['step'], Check>> = {
  start: (application, _, today) => {
    const { InterView, LandOwnership, RequestedMortgage } = application
    const answers = { InterView, LandOwnership, Address: RequestedMortgage.SubjectProperty.Address }
    return interviewProblems(answers, { settings: application, today })
  },
  ...Object.fromEntries(Object.entries(applicantChecks).map(([step, check]) => [step, ofApplicant(check)])),
  coApplicantInvite: (application) => [
    ...(application.ReqInvited === 1 ? awaited(application) : []).map(
      (Field): Problem => ({ Field, Key: 'InvitedPersonNotDone' }),
    ),
    // No one can consent for a person who consented by their own link: they are asked again.
    ...(application.ChangedParts ?? []).map(
      (_, index): Problem => ({ Field: `ChangedParts.${index}`, Key: 'ConsentRequired' }),
    ),
  ],
  mortgage: (application, _, today) => [
    ...completeRequestProblems(application.RequestedMortgage, {
      interview: application.InterView,
      settings: application,
      today,
    }),
    ...(application.SharedChanges ?? []).map(
      (_, index): Problem => ({ Field: `SharedChanges.${index}`, Key: 'ChangesNotConfirmed' }),
    ),
  ],
  // A separate check with its own key: MissingDocs.
  request: () => [],
  bankStatement: (application) => bankStatementProblems(application, application.BankStatementsApplicants),
}

/** The applicants who fill in their part elsewhere: invited people, before and after they send it. */
const tellsElsewhere = (application: Submittable, applicantId: number | undefined): boolean =>
  application.Applicants.some(
    (applicant) => applicant.ApplicantID === applicantId && answersElsewhere(application, applicant),
  )

/** An applicant's unfinished step. An optional list counts as empty only once its step is finished. */
const isUnfinished = (position: Position, application: Submittable, mode: Mode): boolean =>
  position.applicantId !== undefined && !flow.isDone(position, { ...application, mode })

const placesToCheck = (application: Submittable, mode: Mode): Position[] => {
  const places = flow.placesOf({ ...application, mode })
  if (mode === 'invited') return places
  const own = places.filter(({ applicantId }) => !tellsElsewhere(application, applicantId))
  return [...own, { step: 'coApplicantInvite' }]
}

/**
 * All problems that prevent submitting an application, or an invited person's part, in flow order. Hidden steps are
 * not checked, because no one could correct them. A date that was valid when saved may not be any more.
 */
export const missingBeforeSubmit = (application: Submittable, today: string, mode: Mode = 'main'): Missing[] =>
  placesToCheck(application, mode)
    .map((position) => ({ position, problems: checks[position.step]?.(application, position, today) ?? [] }))
    .filter(({ position, problems }) => problems.length > 0 || isUnfinished(position, application, mode))
