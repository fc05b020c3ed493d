import type { CallPath } from '@foyer/contract/all-calls.ts'
import { listKinds } from '@foyer/domain/applicants/kinds/all-kinds.ts'
import type { Applicant, Application } from '@foyer/domain/application-fields.ts'
import { coupleRefinancingInQuebec } from '@foyer/domain/testing/personas.ts'
import { anApplicantAddress, recordsOf } from '@foyer/domain/testing/records.ts'
import { todayOf } from '../ports/clock.ts'
import { mailInvitation } from './invited.ts'
import type { PartCase } from './part-states.ts'

/** The input of a body: the case, the current application, and the newest invitation to the part. */
export interface PartFixture {
  given: PartCase
  application: Application
  applicant: Applicant
  inviteId: number
  /** The link of the caller's own invitation; empty for the main applicant. */
  guid: string
  /** The review shown to the caller, as a submission returns it. */
  review: object
}

type Body = (fixture: PartFixture) => object
/** A call on a part. `hiddenInReview`: in a review the flow hides its step, and refuses what the table allows. */
export interface PartCall {
  path: CallPath
  body: Body
  hiddenInReview?: true
}

const [other] = coupleRefinancingInQuebec(todayOf(new Date())).others
const document = other?.document ?? {}

/** Twins delete one record each: the first path deletes the last record, its twin the one before. */
const last = <T>(list: readonly T[], at: number): T | undefined => list.at(-1 - at)
const twins = (paths: readonly CallPath[], body: (fixture: PartFixture, at: number) => object): PartCall[] =>
  paths.map((path, at) => ({ path, body: (fixture) => body(fixture, at) }))
const both = (name: string): [CallPath, CallPath] => [name as CallPath, `${name}Invite` as CallPath]

/** Every call on an applicant's part, in an order where each allowed one leaves the next one possible. */
export const applicantCalls: readonly PartCall[] = [
  { path: '/api/MTGAPPSaveDraft', body: () => ({ StepKey: 'income:0', Data: { A: 1 } }) },
  { path: '/api/MTGAPPWishPrimary', body: () => ({ Wish: 1 }) },
  { path: '/api/MTGAppUpsertIdentification', body: () => ({ Identification: document }) },
  {
    path: '/api/MTGAPPSaveIdentification',
    body: () => ({ Identification: { ...other?.identification, RelationshipDD: 6 } }),
  },
  {
    path: '/api/MTGAPPAddCoApplicant',
    body: () => ({ Identification: { ...other?.identification, RelationshipDD: 6 } }),
    hiddenInReview: true,
  },
  { path: '/api/MTGAPPSaveReasons', body: () => ({ Reasons: { FirstHome: 'Inherited share' } }) },
  ...twins(both('/api/MTGAppUpsertAddress'), ({ applicant }) => ({
    ApplicantAddresses: applicant.Addresses.length > 0 ? applicant.Addresses : [anApplicantAddress()],
  })),
  ...listKinds.flatMap(({ kind, name, paths }) => [
    ...twins(paths.upsert, () => ({ [name]: recordsOf[kind][0] })),
    ...twins(paths.done, () => ({})),
  ]),
  {
    path: '/api/MTGAPPDeleteIdentification',
    body: ({ applicant }) => ({ IdentificationID: applicant.Identification.IdentificationLst[0]?.IdentificationID }),
  },
  {
    path: '/api/MTGAPPDeleteMortgage',
    body: ({ applicant }) => ({ MortgageID: applicant.Properties[0]?.Mortgages[0]?.MortgageID }),
  },
  {
    path: '/api/MTGAPPDeleteMortgageInvite',
    body: ({ applicant }) => ({ MortgageID: applicant.Properties[0]?.Mortgages.at(-1)?.MortgageID }),
  },
  ...listKinds.flatMap(({ idField, list, paths }) =>
    twins(paths.remove, ({ applicant }, at) => {
      const records: readonly Record<string, unknown>[] = applicant[list]
      return { [idField]: last(records, at)?.[idField] }
    }),
  ),
  { path: '/api/MtgappRequestBankStatement', body: () => ({}), hiddenInReview: true },
  {
    path: '/api/MTGAppSubmitInvite',
    body: ({ guid, review }) => ({ guid, Accepted: 1, IdempotencyKey: 'k-1', ...review }),
  },
  ...twins(both('/api/MTGAppRemoveAddress'), ({ applicant }, at) => ({
    ApplicantAddressID: last(applicant.Addresses, at)?.ApplicantAddressID,
  })),
  {
    path: '/api/InviteCoApplicant',
    body: ({ given }) => ({
      SendData: {
        ...mailInvitation(`someone.else.${given.made.applicationId}@example.ca`),
        MortgageApplicationID: given.made.applicationId,
        DisplayAddApplicant: 0,
        ApplicantID: given.ids.ApplicantID,
      },
    }),
    hiddenInReview: true,
  },
  {
    path: '/api/InviteCoApplicantSMS',
    body: ({ given }) => ({
      SendData: {
        // A unique number for each case, because one number receives at most three invitations a day.
        Recipients: [{ Number: `(416) 555-${String(given.made.applicationId).slice(-4)}` }],
        EmailBody: 'Your part, please.',
        MtgAppLinkID: 1,
        MortgageApplicationID: given.made.applicationId,
        DisplayAddApplicant: 0,
        ApplicantID: given.ids.ApplicantID,
      },
    }),
    hiddenInReview: true,
  },
  { path: '/api/ReInviteCoApplicant', body: ({ inviteId }) => ({ InviteID: inviteId }), hiddenInReview: true },
  { path: '/api/MTGAPPAskToCorrect', body: () => ({ Reason: '' }) },
  { path: '/api/MTGAppRemoveCoApplicant', body: () => ({}) },
]

/** Every call on the shared part, by the main applicant. */
export const sharedCalls: readonly PartCall[] = [
  {
    path: '/api/MTGAPPSaveInterView',
    body: ({ application }) => ({ InterView: application.InterView }),
  },
  { path: '/api/MTGAPPSaveDraft', body: () => ({ ApplicantID: 0, StepKey: 'start', Data: { A: 1 } }) },
  ...twins(both('/api/MTGAPPUpdateRequestMortgage'), ({ application }) => ({
    RequestMortgage: application.RequestedMortgage,
  })),
  { path: '/api/MTGAPPConfirmSharedChanges', body: ({ application }) => ({ Version: application.Version }) },
  {
    path: '/api/MTGAPPDeleteMortgage',
    body: ({ application }) => ({
      ApplicantID: 0,
      MortgageID: application.RequestedMortgage.SubjectProperty.Mortgages[0]?.MortgageID,
    }),
  },
  { path: '/api/MTGAPPDoneRequestDocument', body: () => ({}), hiddenInReview: true },
  { path: '/api/MTGAPPDoneBankStatement', body: () => ({}), hiddenInReview: true },
  {
    path: '/api/MTGAPPAddCoApplicant',
    body: () => ({ ApplicantID: 0, Identification: { ...other?.identification, RelationshipDD: 6, FirstName: 'New' } }),
    hiddenInReview: true,
  },
]
