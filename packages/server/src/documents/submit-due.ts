import type { Services } from '../kit/services.ts'
import { inSite } from '../kit/transaction.ts'
import { submitDue } from './jobs.ts'
import { holdRequest } from './request-store.ts'
import { submitUploads } from './upload-store.ts'

/** The database's clock, which starts the job, may be slightly ahead of ours. */
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
        const soon = new Date(now.getTime() + againSeconds * 1000)
        await services.jobs.send(trx, submitDue, payload, upload.submit_at > soon ? upload.submit_at : soon)
        return
      }
      const request = await holdRequest(trx, siteId, upload.request_id)
      if (!request) return
      await submitUploads(trx, services, {
        siteId,
        requestId: upload.request_id,
        applicationId: request.application_id ?? undefined,
        actor: 'system',
        now,
        dueAt: now,
      })
    })
  }
