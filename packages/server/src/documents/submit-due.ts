import { submitAfterSeconds } from '@foyer/domain/documents/rules.ts'
import { sql } from 'kysely'
import type { Trx } from '../db/open-database.ts'
import type { Services } from '../kit/services.ts'
import { inSite } from '../kit/transaction.ts'
import { statementDue, submitDue } from './jobs.ts'
import { findItem, holdRequest } from './request-store.ts'
import { submitUploads } from './upload-store.ts'

/** Between two tries where the database's clock, which starts the job, is ahead of ours. */
const againSeconds = 5

/**
 * The handler of `submit-documents`. It is serialized with deletions and submissions by the request's row; a removed
 * or submitted upload is unchanged, so a job that runs twice submits once.
 */
export const submitDueDocuments =
  (services: Pick<Services, 'database' | 'clock' | 'jobs'>) =>
  async (payload: { siteId: string; uploadId: number }): Promise<void> => {
    const { siteId, uploadId } = payload
    await inSite(services.database.db, siteId, async (trx) => {
      const upload = await trx
        .selectFrom('document_uploads')
        .select(['request_id', 'submit_at'])
        .where('site_id', '=', siteId)
        .where('upload_id', '=', uploadId)
        .where('submitted_at', 'is', null)
        .executeTakeFirst()
      if (!upload) return
      const now = services.clock.now()
      if (upload.submit_at > now) {
        await services.jobs.send(trx, submitDue, payload, await again(trx, upload.submit_at, now))
        return
      }
      await submitAllDue(trx, services, { siteId, requestId: upload.request_id, now })
    })
  }

/** The handler of `submit-not-available`, which is serialized the same way. */
export const submitDueStatement =
  (services: Pick<Services, 'database' | 'clock' | 'jobs'>) =>
  async (payload: { siteId: string; itemId: number; statedAt: string }): Promise<void> => {
    const { siteId, itemId, statedAt } = payload
    await inSite(services.database.db, siteId, async (trx) => {
      const item = await findItem(trx, siteId, itemId)
      if (!item?.not_available_at || item.not_available_sent_at) return
      // A newer statement has a job of its own.
      if (item.not_available_at.toISOString() !== statedAt) return
      const now = services.clock.now()
      const dueAt = new Date(item.not_available_at.getTime() + submitAfterSeconds * 1000)
      if (dueAt > now) {
        await services.jobs.send(trx, statementDue, payload, await again(trx, dueAt, now))
        return
      }
      await submitAllDue(trx, services, { siteId, requestId: item.request_id, now })
    })
  }

/** By the clock of the database too: with ours behind, the job would be due at once, again and again. */
const again = async (trx: Trx, dueAt: Date, now: Date): Promise<Date> => {
  const { rows } = await sql<{ now: Date }>`select now() as now`.execute(trx)
  const soon = againSeconds * 1000 + Math.max(now.getTime(), rows[0]?.now.getTime() ?? 0)
  return new Date(Math.max(dueAt.getTime(), soon))
}

const submitAllDue = async (
  trx: Trx,
  services: Pick<Services, 'jobs'>,
  { siteId, requestId, now }: { siteId: string; requestId: string; now: Date },
) => {
  const request = await holdRequest(trx, siteId, requestId)
  if (!request) return
  const applicationId = request.application_id ?? undefined
  await submitUploads(trx, services, { siteId, requestId, applicationId, actor: 'system', now, dueAt: now })
}
