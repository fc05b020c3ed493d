import { type PartFacts, type PartState, partStateOf } from '@foyer/domain/parts/rights.ts'
import type { InviteNote, MadeRows, SentPart } from './application-rows.ts'
import { partHash } from './part-hash.ts'

type PartRows = Pick<MadeRows, 'applicants' | 'records' | 'invites' | 'sent'>

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
})

/** Whether the person of a part is invited, and whether the consent they sent still covers it. */
const partConsentOf = (rows: PartRows, applicantId: number): Pick<PartFacts, 'invited' | 'consent'> => {
  const last = lastSent(rows, applicantId)
  const isValid = last !== undefined && last.part_hash === partHash(rows, applicantId)
  return {
    invited: applicantId > 0 && rows.invites.some((invite) => invite.open && invite.applicant_id === applicantId),
    consent: last === undefined ? 'none' : isValid ? 'valid' : 'void',
  }
}

/** Whether its person sent this part, which closes the main applicant's steps of it. */
export const isSentPart = ({ sent }: Pick<PartRows, 'sent'>, applicantId: number): boolean =>
  lastSent({ sent }, applicantId) !== undefined

export const partStateIn = (rows: MadeRows, applicantId: number): PartState =>
  partStateOf(partFactsOf(rows, applicantId))

/** The invitations whose consent no longer covers the part that was sent: these people are asked again. */
export const changedParts = (rows: PartRows): InviteNote[] =>
  rows.applicants.flatMap(({ applicant_id }) => {
    const { invited, consent } = partConsentOf(rows, applicant_id)
    const last = lastSent(rows, applicant_id)
    return consent === 'void' && !invited ? rows.invites.filter(({ invite_id }) => invite_id === last?.invite_id) : []
  })
