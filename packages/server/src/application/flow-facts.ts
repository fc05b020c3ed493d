import { byListName } from '@foyer/domain/applicants/kinds/all-kinds.ts'
import { fullName } from '@foyer/domain/applicants/spouse.ts'
import type { OpenInvite } from '@foyer/domain/application-fields.ts'
import { type Counters, lockOf, type Position, stepAfter } from '@foyer/domain/flow.ts'
import { type FlowFacts, inProgress, type Mode } from '@foyer/domain/flow-conditions.ts'
import { waitsForInvited } from '@foyer/domain/invites/rules.ts'
import { contactInWords } from '@foyer/domain/invites/text-rules.ts'
import { Refusal } from '../kit/refusal.ts'
import type { InviteScope } from '../kit/scope.ts'
import type { ApplicantRow, InviteNote, MadeRows, RecordRow, SentPart } from './application-rows.ts'
import { isSentPart } from './part-state.ts'
import type { RequestRow } from './request-rows.ts'
import { settingsOf } from './settings.ts'

/** The rows that decide which steps are open; those of a whole application satisfy it. */
export interface FlowRows extends Pick<MadeRows, 'settings'> {
  application: Pick<
    MadeRows['application'],
    | 'application_id'
    | 'status'
    | 'step'
    | 'main_applicant_id'
    | 'current_applicant_id'
    | 'request_review'
    | 'display_mortgage'
    | 'display_income'
  >
  applicants: readonly Pick<ApplicantRow, 'applicant_id' | 'step'>[]
  records: readonly Pick<RecordRow, 'applicant_id' | 'kind' | 'data'>[]
  invites: InviteNote[]
  sent: readonly Pick<SentPart, 'applicant_id'>[]
  requests: readonly Partial<Pick<RequestRow, 'shows_borrower'>>[]
}

const applicantFacts = ({ applicant_id, step }: FlowRows['applicants'][number], rows: FlowRows, isOwn: boolean) => {
  const own = rows.records.filter((one) => one.applicant_id === applicant_id)
  return {
    ApplicantID: applicant_id,
    Step: step,
    // An invited person's part is open to them as long as their invitation is, which the guard has checked.
    Disabled: !isOwn && isSentPart(rows, applicant_id) ? 1 : 0,
    ...byListName(({ kind }) => own.filter((one) => one.kind === kind).map(({ data }) => data)),
  }
}

/** The facts that the flow needs of an application. An invited person has steps of their own. */
export const flowFacts = (rows: FlowRows, { invite }: { invite?: InviteScope | undefined }): FlowFacts => {
  const { application } = rows
  const mode: Mode = invite ? 'invited' : 'main'
  const facts = {
    ...settingsOf(rows),
    mode,
    MortgageApplicationID: application.application_id,
    MortgageApplicationStatusDD: application.status,
    Step: application.step,
    MainApplicantID: application.main_applicant_id,
    CurrentApplicantID: application.current_applicant_id,
    RequestReview: application.request_review,
    DisplayMortgage: application.display_mortgage,
    DisplayIncome: application.display_income,
    Applicants: rows.applicants.map((applicant) =>
      applicantFacts(applicant, rows, applicant.applicant_id === invite?.applicantId),
    ),
    OpenInvites: openInvites(rows),
  }
  return invite ? { ...facts, ...invitedFacts(application, invite) } : facts
}

/**
 * What differs for an invited person: their own counter; the mortgage, if the invitation shows it and the borrower may
 * still change it; no review. An application sent without them waits for their part until it is decided,
 * and in a review.
 */
export const invitedFacts = (application: InvitedOf, { applicantId = 0, step, displayMortgage }: InviteScope) => ({
  MortgageApplicationStatusDD: waitsForInvited(application.status, application.request_review)
    ? inProgress
    : application.status,
  Step: step,
  CurrentApplicantID: applicantId,
  RequestReview: 0,
  DisplayMortgage: isOpenApplication(application) && showsMortgageNow(application) ? displayMortgage : 0,
})

type InvitedOf = Pick<MadeRows['application'], 'status' | 'request_review' | 'display_mortgage'>

/** A review without the mortgage is without it for everyone: the main applicant consents to what their review shows. */
const showsMortgageNow = ({ request_review, display_mortgage }: InvitedOf) =>
  request_review !== 1 || display_mortgage === 1

/**
 * The invitations whose part may still arrive. An expired link counts only if its person opened it and joined: what they
 * entered stays theirs until they send it or the invitation is withdrawn, which erases it.
 */
export const openInvites = ({ invites }: Pick<MadeRows, 'invites'>): OpenInvite[] =>
  invites.filter(({ open }) => open).map(shownNote)

/** An invitation as part of a loaded application. */
export const shownNote = ({
  invite_id,
  applicant_id,
  contact,
  method,
  first_name,
  last_name,
}: InviteNote): OpenInvite => ({
  InviteID: invite_id,
  ApplicantID: applicant_id,
  Contact: contactInWords({ ContactMethod: method, Contact: contact }),
  Name: fullName({ FirstName: first_name, LastName: last_name }),
})

/** Whether the borrower may still change it: it is in progress or under review. */
export const isOpenApplication = ({ status, request_review }: InvitedOf): boolean =>
  status === inProgress || request_review === 1

/**
 * Refuses changes of a step that is not open now, by the same flow as in the browser. Whether the part may be changed
 * at all was checked before (assert-part.ts).
 */
export const assertStepOpen = (position: Position, facts: FlowFacts): void => {
  if (lockOf(position, facts)) throw new Refusal('StepNotOpen')
}

/**
 * Refuses a save that began before another save of the same part (an applicant's, or the shared one). Two people who
 * each save their own part do not conflict. A save without a version is never stale.
 */
export const assertNotStale = (
  given: number | undefined,
  { parts }: Pick<MadeRows, 'parts'>,
  applicantId = 0,
): void => {
  if (given !== undefined && given < (parts[applicantId] ?? 0)) throw new Refusal('StaleEdit')
}

/** The counters after a step is done, as changes of the application's row and of the applicant's. */
export const countersAfter = (position: Position, facts: FlowFacts): { step: number; applicantStep: number } => {
  const { Step, ApplicantStep = 0 }: Counters = stepAfter(position, facts)
  return { step: Step, applicantStep: ApplicantStep }
}
