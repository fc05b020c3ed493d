import type { Application } from '@foyer/domain/application-fields.ts'
import { streetLine } from '@foyer/domain/codes/address-lines.ts'
import { noRequestDocument } from '@foyer/domain/documents/blank.ts'
import { inProgress } from '@foyer/domain/flow-conditions.ts'
import type { InterView } from '@foyer/domain/interview/fields.ts'
import { formatDate } from '@foyer/domain/kit/dates.ts'
import type { Language } from '@foyer/domain/kit/language.ts'
import { formatMoney } from '@foyer/domain/kit/money.ts'
import type { RequestedMortgage } from '@foyer/domain/mortgage-request/fields.ts'
import { consentingHere } from '@foyer/domain/review/consent.ts'
import type { ApplicationRow, ApplicationRows, DraftRow } from './application-rows.ts'
import { assembleApplicants } from './assemble-applicant.ts'
import { assembleBankStatements } from './assemble-bank-statements.ts'
import { assembleRequests, missingDocs } from './assemble-requests.ts'
import { assembleSummary, type ConsentText } from './assemble-summary.ts'
import { openInvites, shownNote } from './flow-facts.ts'
import { changedParts, invitedApplicants, isSentPart, partStateIn } from './part-state.ts'
import type { Vault } from './record-codec.ts'
import { reviewedParts } from './reviewed-parts.ts'
import { settingsOf } from './settings.ts'
import { shownChanges } from './shared-changes.ts'
import { storedInterview, storedRequest } from './stored-answers.ts'

export interface AssembleOptions {
  /** The language of its texts and figures. */
  language: Language
  /** The owner of a blank application; a created one has its own. */
  userId: string
  vault: Vault
  consent(rows: Pick<ApplicationRows, 'agent' | 'consent'>): ConsentText
  /** The current time: uploads show how long it is until they are submitted to the broker. */
  now: Date
}

/** The application as returned by MTGAPPLoad. It depends only on its rows, so that snapshots are made the same way. */
export const assembleApplication = (rows: ApplicationRows, options: AssembleOptions): Application => {
  const { language, vault } = options
  const { application } = rows
  const invites = {
    OpenInvites: openInvites(rows),
    InvitedApplicants: invitedApplicants(rows),
    SendsTexts: rows.sendsTexts ? 1 : 0,
  }
  const partOf = (applicantId: number) => ({
    // Application 0 is not created yet and has no applicants.
    state: application ? partStateIn({ ...rows, application }, applicantId) : ('open' as const),
    isSent: isSentPart(rows, applicantId),
  })
  const applicants = assembleApplicants(rows.applicants, rows.records, { language, vault, partOf })
  const Requests = assembleRequests(rows.requests, language, options.now)
  const SharedChanges = shownChanges(application?.shared_changes ?? {}, applicants)
  return {
    ...settingsOf(rows),
    ...(application ? ownFields(application, language) : blankFields(options)),
    SiteID: vault.siteId,
    Applicants: applicants,
    RequestDocument: Requests[0] ?? noRequestDocument,
    Requests,
    MissingDocs: missingDocs(Requests),
    BankStatementsApplicants: assembleBankStatements(applicants, rows.bankRequests, options),
    Summary: assembleSummary(
      applicants,
      consentingHere({ Applicants: applicants, ...invites }),
      language,
      options.consent(rows),
      reviewedParts(rows, { applicantIds: applicants.map(({ ApplicantID }) => ApplicantID), shared: true }),
    ),
    Drafts: rows.drafts.map(draftOf),
    StepMinutes: rows.stepMinutes,
    ...invites,
    ChangedParts: changedParts(rows).map(shownNote),
    ...(SharedChanges.length > 0 && { SharedChanges }),
    ...(rows.earlier && {
      Earlier: { MortgageApplicationID: rows.earlier.application_id, At: rows.earlier.created_at },
    }),
  }
}

const ownFields = (row: ApplicationRow, language: Language) => ({
  MortgageApplicationID: row.application_id,
  UserID: row.user_id,
  Version: row.version,
  Step: row.step,
  MortgageApplicationStatusDD: row.status,
  ...(row.submitted_at !== null && { SubmittedAt: new Date(row.submitted_at).toISOString() }),
  MainApplicantID: row.main_applicant_id,
  CurrentApplicantID: row.current_applicant_id,
  InterView: shownInterview(storedInterview(row), language),
  RequestedMortgage: shownRequest(storedRequest(row), language),
  LandOwnership: row.land_ownership,
  RequestReview: row.request_review,
  DisplayMortgage: row.display_mortgage,
  DisplayIncome: row.display_income,
  Comments: row.comments,
})

/** The shared part without answers. */
export const blankAnswers = (language: Language) => ({
  InterView: shownInterview(storedInterview(undefined), language),
  RequestedMortgage: shownRequest(storedRequest(undefined), language),
  LandOwnership: -1,
})

/** Application 0: no answers, and everything that the site shows. */
const blankFields = ({ userId, language }: AssembleOptions) => ({
  MortgageApplicationID: 0,
  UserID: userId,
  Version: 0,
  Step: 0,
  MortgageApplicationStatusDD: inProgress,
  MainApplicantID: 0,
  CurrentApplicantID: 0,
  ...blankAnswers(language),
  RequestReview: 0,
  DisplayMortgage: 1,
  DisplayIncome: 1,
  Comments: '',
})

const shownInterview = (interview: InterView, language: Language): Application['InterView'] => ({
  ...interview,
  strClosingDate: formatDate(interview.ClosingDate, language),
  strClosingDateMMM: formatDate(interview.ClosingDate, language, 'medium'),
  strPropertyValue: formatMoney(interview.PropertyValue, language),
  strDownPaymentAmount: formatMoney(interview.DownPaymentAmount, language),
})

/** AddressLine1 is the street in the caller's language. */
const shownRequest = (request: RequestedMortgage, language: Language): Application['RequestedMortgage'] => {
  const { Address } = request.SubjectProperty
  return {
    ...request,
    SubjectProperty: {
      ...request.SubjectProperty,
      Address: { ...Address, AddressLine1: streetLine(Address, language) },
    },
    strRequestedMortgageAmount: formatMoney(request.RequestedMortgageAmount, language),
  }
}

const draftOf = (row: DraftRow): Application['Drafts'][number] => ({
  StepKey: row.step_key,
  ApplicantID: row.applicant_id,
  Data: row.data,
  SavedAt: new Date(row.saved_at).toISOString(),
})
