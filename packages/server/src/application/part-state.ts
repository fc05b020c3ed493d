import { type PartFacts, type PartState, partStateOf } from '@foyer/domain/parts/rights.ts'
import type { InviteNote, MadeRows, SentPart } from './application-rows.ts'
import { partHash } from './part-hash.ts'

type PartRows = Pick<MadeRows, 'applicants' | 'records' | 'invites' | 'sent'>

/** What an invited person sent last of this part. */
const lastSent = ({ sent }: Pick<PartRows, 'sent'>, applicantId: number): SentPart | undefined =>
  sent.findLast(({ applicant_id }) => applicant_id === applicantId)

/** The facts that decide the state of an applicant's part; of applicant 0 those of the shared part. */
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

/** Its person sent this part, so the main applicant's steps of it are closed. */
export const isSentPart = ({ sent }: Pick<PartRows, 'sent'>, applicantId: number): boolean =>
  lastSent({ sent }, applicantId) !== undefined

export const partStateIn = (rows: MadeRows, applicantId: number): PartState =>
  partStateOf(partFactsOf(rows, applicantId))

/** The invitations whose part was sent and is no longer what the consent covers: their people are asked again. */
export const changedParts = (rows: PartRows): InviteNote[] =>
  rows.applicants.flatMap(({ applicant_id }) => {
    const { invited, consent } = partConsentOf(rows, applicant_id)
    const last = lastSent(rows, applicant_id)
    return consent === 'void' && !invited ? rows.invites.filter(({ invite_id }) => invite_id === last?.invite_id) : []
  })
