import { isSent, withdrawn } from '@foyer/domain/office/stages.ts'
import type { ConsentRecord } from '@foyer/domain/review/consent-record.ts'
import { type SelectQueryBuilder, sql } from 'kysely'
import type { SentSecrets } from '../application/with-masks.ts'
import type { Trx } from '../db/open-database.ts'
import type { Tables } from '../db/tables.ts'
import type { FieldCrypto } from '../kit/crypto.ts'
import { rowsWithin } from '../kit/rows-within.ts'
import type { Place } from '../kit/sealed-columns.ts'
import { json } from '../kit/transaction.ts'
import type { Snapshot } from './snapshot.ts'

export interface Submission {
  siteId: string
  submissionId: number
  applicationId: number
  review: boolean
  snapshot: Snapshot
  consents: ConsentRecord[]
  submittedAt: Date
}

interface NewSubmission extends Submission {
  idempotencyKey: string
  secrets: SentSecrets
}

/** The secrets of a submission can be decrypted in its own row only. */
const secretsPlace = (siteId: string, submissionId: number): Place => ({
  table: 'submissions',
  column: 'secrets',
  row: submissionId,
  site: siteId,
})

export const insertSubmission = async (trx: Trx, crypto: FieldCrypto, submission: NewSubmission): Promise<void> => {
  const { siteId, submissionId, secrets } = submission
  const place = secretsPlace(siteId, submissionId)
  await trx
    .insertInto('submissions')
    .values({
      site_id: siteId,
      submission_id: submissionId,
      application_id: submission.applicationId,
      idempotency_key: submission.idempotencyKey,
      review: submission.review ? 1 : 0,
      snapshot: json(submission.snapshot),
      secrets: crypto.encrypt(JSON.stringify(secrets), place),
      consents: json(submission.consents),
      submitted_at: submission.submittedAt,
    })
    .execute()
}

const columns = [
  'site_id',
  'submission_id',
  'application_id',
  'review',
  'snapshot',
  'consents',
  'submitted_at',
] as const

const selectSubmissions = (trx: Trx, siteId: string) =>
  trx.selectFrom('submissions').select(columns).where('site_id', '=', siteId)

const ofApplication = <Output>(query: SelectQueryBuilder<Tables, 'submissions', Output>, applicationId: number) =>
  query.where('application_id', '=', applicationId).orderBy('submitted_at', 'desc').orderBy('submission_id')

type Row = Awaited<ReturnType<ReturnType<typeof selectSubmissions>['executeTakeFirstOrThrow']>>

const submissionOf = (row: Row): Submission => ({
  siteId: row.site_id,
  submissionId: row.submission_id,
  applicationId: row.application_id,
  review: row.review === 1,
  snapshot: row.snapshot as Snapshot,
  consents: row.consents as ConsentRecord[],
  submittedAt: row.submitted_at,
})

export const findSubmission = async (
  trx: Trx,
  siteId: string,
  submissionId: number,
): Promise<Submission | undefined> => {
  const row = await selectSubmissions(trx, siteId).where('submission_id', '=', submissionId).executeTakeFirst()
  return row && submissionOf(row)
}

export const findSubmissionByKey = async (trx: Trx, siteId: string, applicationId: number, key: string) => {
  const row = await selectSubmissions(trx, siteId)
    .where('application_id', '=', applicationId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst()
  return row && submissionOf(row)
}

/** Whether the client of an application never sent it: with this status in progress, or withdrawn before that. */
export const isUnsent = async (trx: Trx, siteId: string, applicationId: number, status: number): Promise<boolean> => {
  if (status !== withdrawn) return !isSent(status, true)
  const row = await trx
    .selectFrom('submissions')
    .select('submission_id')
    .where('site_id', '=', siteId)
    .where('application_id', '=', applicationId)
    .limit(1)
    .executeTakeFirst()
  return !isSent(status, row !== undefined)
}

/** The newest submission of an application; undefined before the first. */
export const newestSubmission = async (
  trx: Trx,
  siteId: string,
  applicationId: number,
): Promise<Submission | undefined> => {
  const row = await ofApplication(selectSubmissions(trx, siteId), applicationId).limit(1).executeTakeFirst()
  return row && submissionOf(row)
}

const mostExported = 100
const mostExportedBytes = 16 * 1024 * 1024

/**
 * The submissions of an application, newest first: it is submitted again after each review. The oldest are left out
 * where together they are too large for one reply.
 */
export const listSubmissions = async (
  trx: Trx,
  siteId: string,
  applicationId: number,
): Promise<{ submissions: Submission[]; leftOut: number }> => {
  const sizes = trx
    .selectFrom('submissions')
    .select(['submission_id', sql<number>`octet_length(snapshot::text)`.as('bytes')])
    .where('site_id', '=', siteId)
  const all = await ofApplication(sizes, applicationId).execute()
  const kept = rowsWithin(all.slice(0, mostExported), mostExportedBytes)
  if (kept.length === 0) return { submissions: [], leftOut: 0 }
  const ids = kept.map(({ submission_id }) => submission_id)
  const rows = await ofApplication(selectSubmissions(trx, siteId), applicationId)
    .where('submission_id', 'in', ids)
    .execute()
  return { submissions: rows.map(submissionOf), leftOut: all.length - kept.length }
}

/** The submissions of an application without their answers, the newest first. */
export const listConsents = async (
  trx: Trx,
  siteId: string,
  applicationId: number,
): Promise<Omit<Submission, 'snapshot'>[]> => {
  const listed = trx
    .selectFrom('submissions')
    .select(['submission_id', 'review', 'consents', 'submitted_at'])
    .where('site_id', '=', siteId)
  const rows = await ofApplication(listed, applicationId).limit(mostExported).execute()
  return rows.map((row) => ({
    ...{ siteId, applicationId, submissionId: row.submission_id, review: row.review === 1 },
    ...{ consents: row.consents as ConsentRecord[], submittedAt: row.submitted_at },
  }))
}

export type NewestConsents = Pick<Submission, 'consents' | 'submittedAt'>

/** Who consented to the newest submission of an application, and when it came; undefined before the first. */
export const newestConsents = async (
  trx: Trx,
  siteId: string,
  applicationId: number,
): Promise<NewestConsents | undefined> => {
  const consents = trx.selectFrom('submissions').select(['consents', 'submitted_at']).where('site_id', '=', siteId)
  const row = await ofApplication(consents, applicationId).limit(1).executeTakeFirst()
  return row && { consents: row.consents as ConsentRecord[], submittedAt: row.submitted_at }
}

/** Submitted: no one can change it until its broker asks for a review. The version stays, since no answer changed. */
export const markSubmitted = (
  trx: Trx,
  {
    siteId,
    applicationId,
    submittedAt,
    snapshot,
  }: Pick<NewSubmission, 'siteId' | 'applicationId' | 'submittedAt' | 'snapshot'>,
) =>
  trx
    .updateTable('applications')
    .set({
      status: 0,
      request_review: 0,
      comments: snapshot.Application.Comments,
      submitted_at: submittedAt,
      updated_at: submittedAt,
    })
    .where('site_id', '=', siteId)
    .where('application_id', '=', applicationId)
    .execute()
