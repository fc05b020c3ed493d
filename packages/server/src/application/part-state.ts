import { inProgress } from '@foyer/domain/flow-conditions.ts'
import { type PartFacts, type PartState, partStateOf } from '@foyer/domain/parts/rights.ts'
import { type Consenting, consentsByLink } from '@foyer/domain/review/consent.ts'
import type { InviteNote, MadeRows, SentPart } from './application-rows.ts'
import { partHash } from './part-hash.ts'

type PartRows = Pick<MadeRows, 'applicants' | 'records' | 'invites' | 'sent' | 'sendsTexts'>

/** The last version of this part that an invited person sent. */
const lastSent = ({ sent }: Pick<PartRows, 'sent'>, applicantId: number): SentPart | undefined =>
  sent.findLast(({ applicant_id }) => applicant_id === applicantId)

/** The facts that decide the state of an applicant's part, or for applicant 0 of the shared part. */
export const partFactsOf = (
  rows: PartRows & { application: Pick<MadeRows['application'], 'status' | 'request_review'> },
  applicantId: number,
): PartFacts => ({
  status: rows.application.status,
  requestReview: rows.application.request_review,
  ...partConsentOf(rows, applicantId),
  // Of a submitted application, a part without its person's consent is to come, also after its invitation has ended.
  ...(rows.application.status !== inProgress && isUnsentByLink(rows, applicantId) && { invited: true }),
})

/** The applicants with an invitation, open or not. */
export const invitedApplicants = ({ applicants, invites }: Pick<PartRows, 'applicants' | 'invites'>): number[] =>
  applicants
    .map(({ applicant_id }) => applicant_id)
    .filter((id) => invites.some(({ applicant_id }) => applicant_id === id))

/** What decides who consents where, from the rows. */
const consenting = (rows: PartRows): Consenting => ({
  Applicants: rows.applicants.map(({ applicant_id, primary_flag, identification }) => ({
    ApplicantID: applicant_id,
    Disabled: isSentPart(rows, applicant_id) ? 1 : 0,
    Identification: {
      Email: identification.Email ?? '',
      Mobile: identification.Mobile ?? '',
      HomePhone: identification.HomePhone ?? '',
      PrimaryFlag: primary_flag,
    },
  })),
  OpenInvites: rows.invites.filter(({ open }) => open).map(({ applicant_id }) => ({ ApplicantID: applicant_id })),
  InvitedApplicants: invitedApplicants(rows),
  SendsTexts: rows.sendsTexts ? 1 : 0,
})

/** Whether a part is still to come: its person consents to it by their own link and has not sent it. */
export const isUnsentByLink = (rows: PartRows, applicantId: number): boolean => {
  const given = consenting(rows)
  return given.Applicants.some(
    (one) => one.ApplicantID === applicantId && one.Disabled === 0 && consentsByLink(given, one),
  )
}

/** Whether the person of a part is invited, and whether the consent they sent still covers it. */
const partConsentOf = (rows: PartRows, applicantId: number): Pick<PartFacts, 'invited' | 'consent'> => {
  const last = lastSent(rows, applicantId)
  const isValid = last !== undefined && last.part_hash === partHash(rows, applicantId)
  return {
    invited: isInvited(rows, applicantId),
    consent: last === undefined ? 'none' : isValid ? 'valid' : 'void',
  }
}

/** Whether an invitation to this part is open. One of a person who has not joined yet is to no part: its applicant is 0. */
export const isInvited = ({ invites }: Pick<PartRows, 'invites'>, applicantId: number): boolean =>
  applicantId > 0 && invites.some(({ open, applicant_id }) => open && applicant_id === applicantId)

/** Whether its person sent this part, which closes the main applicant's steps of it. */
export const isSentPart = (
  { sent }: { sent: readonly Pick<SentPart, 'applicant_id'>[] },
  applicantId: number,
): boolean => sent.some(({ applicant_id }) => applicant_id === applicantId)

export const partStateIn = (rows: MadeRows, applicantId: number): PartState =>
  partStateOf(partFactsOf(rows, applicantId))

/** The invitations whose consent no longer covers the part that was sent: these people are asked again. */
export const changedParts = (rows: PartRows): InviteNote[] =>
  rows.applicants.flatMap(({ applicant_id }) => {
    const { invited, consent } = partConsentOf(rows, applicant_id)
    const last = lastSent(rows, applicant_id)
    return consent === 'void' && !invited ? rows.invites.filter(({ invite_id }) => invite_id === last?.invite_id) : []
  })
