import { fetchStatement, releaseRequest } from './bank-statements/jobs.ts'
import { noticeDue, removeFile, submitDue } from './documents/jobs.ts'
import { type JobWorker, workOn } from './kit/jobs.ts'
import { sendMail } from './kit/outbox.ts'
import type { Services } from './kit/services.ts'
import { sendWebhook } from './leads/send-webhook.ts'
import { applyRetention, sealAudit } from './upkeep/jobs.ts'
import { retention, sealEvents } from './upkeep/store.ts'

/** Every kind of job and who does it; the doing is loaded with the first job. */
export const allJobs = (services: Services): JobWorker[] => [
  workOn(sendMail, async () => {
    const [{ deliverMail }, { makeAttachment }] = await Promise.all([
      import('./kit/deliver-mail.ts'),
      import('./review/attachments.ts'),
    ])
    return deliverMail({ ...services, db: services.database.db, makeAttachment: makeAttachment(services) })
  }),
  workOn(sendWebhook, async () => {
    const { deliverWebhook } = await import('./leads/deliver-webhook.ts')
    return deliverWebhook({ ...services, db: services.database.db })
  }),
  workOn(fetchStatement, async () => (await import('./bank-statements/run-jobs.ts')).fetchBankStatement(services)),
  workOn(releaseRequest, async () => (await import('./bank-statements/run-jobs.ts')).releaseLateRequest(services)),
  workOn(sealAudit, async () => async () => {
    await sealEvents(services.database.db, services.clock.now())
  }),
  workOn(applyRetention, async () => async () => {
    await retention(services.database.db, services.clock.now(), false)
  }),
  workOn(submitDue, async () => (await import('./documents/submit-due.ts')).submitDueDocuments(services)),
  workOn(noticeDue, async () => (await import('./documents/tell-broker.ts')).tellBrokerOfDocuments(services)),
  workOn(
    removeFile,
    async () =>
      ({ storageKey }) =>
        services.fileStore.remove(storageKey),
  ),
]
