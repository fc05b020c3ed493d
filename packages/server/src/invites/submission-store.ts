import type { ConsentRecord } from '@foyer/domain/review/consent-record.ts'
import type { SentSecrets } from '../application/with-masks.ts'
import type { Trx } from '../db/open-database.ts'
import type { FieldCrypto } from '../kit/crypto.ts'
import type { Place } from '../kit/sealed-columns.ts'
import { json } from '../kit/transaction.ts'
import type { Snapshot } from '../review/index.ts'

/** An invited person's part as it was sent, with their consent. */
export interface InviteSubmission {
  siteId: string
  inviteId: number
  applicationId: number
  applicantId: number
  snapshot: Snapshot
  consent: ConsentRecord
  idempotencyKey: string
  submittedAt: Date
}

/** The secrets of a part can be decrypted in its own row only. */
const secretsPlace = (siteId: string, inviteId: number): Place => ({
  table: 'invite_submissions',
  column: 'secrets',
  row: inviteId,
  site: siteId,
})

export const insertInviteSubmission = async (
  trx: Trx,
  crypto: FieldCrypto,
  sent: InviteSubmission,
  secrets: SentSecrets,
): Promise<void> => {
  await trx
    .insertInto('invite_submissions')
    .values({
      site_id: sent.siteId,
      invite_id: sent.inviteId,
      application_id: sent.applicationId,
      applicant_id: sent.applicantId,
      snapshot: json(sent.snapshot),
      secrets: crypto.encrypt(JSON.stringify(secrets), secretsPlace(sent.siteId, sent.inviteId)),
      consent: json(sent.consent),
      idempotency_key: sent.idempotencyKey,
      submitted_at: sent.submittedAt,
    })
    .execute()
}

const selectSent = (trx: Trx, siteId: string) =>
  trx
    .selectFrom('invite_submissions')
    .select([
      'site_id',
      'invite_id',
      'application_id',
      'applicant_id',
      'snapshot',
      'consent',
      'idempotency_key',
      'submitted_at',
    ])
    .where('site_id', '=', siteId)

type Row = Awaited<ReturnType<ReturnType<typeof selectSent>['executeTakeFirstOrThrow']>>

const sentOf = (row: Row): InviteSubmission => ({
  siteId: row.site_id,
  inviteId: row.invite_id,
  applicationId: row.application_id,
  applicantId: row.applicant_id,
  snapshot: row.snapshot as Snapshot,
  consent: row.consent as ConsentRecord,
  idempotencyKey: row.idempotency_key,
  submittedAt: row.submitted_at,
})

export const findInviteSubmission = async (trx: Trx, siteId: string, inviteId: number) => {
  const row = await selectSent(trx, siteId).where('invite_id', '=', inviteId).executeTakeFirst()
  return row && sentOf(row)
}

export const listInviteSubmissions = async (
  trx: Trx,
  siteId: string,
  applicationId: number,
): Promise<InviteSubmission[]> => {
  const rows = await selectSent(trx, siteId)
    .where('application_id', '=', applicationId)
    .orderBy('submitted_at')
    .orderBy('invite_id')
    .limit(200)
    .execute()
  return rows.map(sentOf)
}

/** The newest consent of each invited person, for the submission of the whole. */
export const invitedConsents = async (trx: Trx, siteId: string, applicationId: number): Promise<ConsentRecord[]> => {
  const sent = await trx
    .selectFrom('invite_submissions')
    .select(['applicant_id', 'consent'])
    .where('site_id', '=', siteId)
    .where('application_id', '=', applicationId)
    .orderBy('submitted_at')
    .orderBy('invite_id')
    .execute()
  return [...new Map(sent.map(({ applicant_id, consent }) => [applicant_id, consent as ConsentRecord])).values()]
}
