import { backUp } from './backup/jobs.ts'
import { fetchStatement, fetchStatementAgain, releaseRequest } from './bank-statements/jobs.ts'
import {
  decisionsDue,
  notificationDue,
  remindDue,
  removeFile,
  scanDue,
  statementDue,
  submitDue,
  sweepOrphans,
} from './documents/jobs.ts'
import { sendConsentLink } from './invites/jobs.ts'
import { type JobWorker, workOn } from './kit/jobs.ts'
import { sendDocumentsAgain, sendMail, sendMailAgain, sendMailWithDocuments } from './kit/outbox.ts'
import type { Services } from './kit/services.ts'
import { checkText, sendText } from './kit/text-outbox.ts'
import { inSite } from './kit/transaction.ts'
import { sealAndAnchor } from './maintenance/anchor-heads.ts'
import { applyRetention, measureStepMinutes, sealAudit } from './maintenance/jobs.ts'
import { measureSteps } from './maintenance/step-minutes.ts'
import { retention } from './maintenance/store.ts'
import { countDays, countReports } from './reports/index.ts'
import {
  checkEnvelope,
  createEnvelope,
  endOldRequests,
  endOldSigning,
  type FindSealingKey,
  finishSigning,
  voidEnvelope,
} from './signing/index.ts'

const textsOf = async (services: Services) =>
  (await import('./kit/deliver-text.ts')).textDelivery({ ...services, db: services.database.db })

const mailDelivery = async (services: Services) => {
  const [{ deliverMail }, { makeAttachment }] = await Promise.all([
    import('./kit/deliver-mail.ts'),
    import('./attachments.ts'),
  ])
  return deliverMail({ ...services, db: services.database.db, makeAttachment: makeAttachment(services) })
}

const consentLinks = async (services: Services) => {
  const { consentLink } = (await import('./invites/index.ts')).sendInvites(services)
  return (order: Parameters<typeof consentLink>[1]) =>
    inSite(services.database.db, order.siteId, (trx) => consentLink(trx, order, services.clock.now()))
}

/** Every kind of job with its handler, which is loaded with the first job. */
export const allJobs = (services: Services, findSealingKey: FindSealingKey): JobWorker[] => [
  workOn(sendMailAgain, () => mailDelivery(services)),
  workOn(sendMail, () => mailDelivery(services)),
  workOn(sendMailWithDocuments, () => mailDelivery(services)),
  workOn(sendDocumentsAgain, () => mailDelivery(services)),
  workOn(finishSigning, async () => (await import('./signing/finish.ts')).finish(services, findSealingKey)),
  workOn(createEnvelope, async () => (await import('./signing/outside.ts')).sendEnvelope(services)),
  workOn(checkEnvelope, async () => (await import('./signing/outside.ts')).takeOver(services)),
  workOn(voidEnvelope, async () => (await import('./signing/outside.ts')).endEnvelope(services)),
  workOn(endOldSigning, async () => endOldRequests(services)),
  ...[fetchStatement, fetchStatementAgain].map((job) =>
    workOn(job, async () => (await import('./bank-statements/run-jobs.ts')).fetchBankStatement(services)),
  ),
  workOn(releaseRequest, async () => (await import('./bank-statements/run-jobs.ts')).releaseLateRequest(services)),
  workOn(sendText, async () => (await textsOf(services)).deliver),
  workOn(sendConsentLink, () => consentLinks(services)),
  workOn(checkText, async () => (await textsOf(services)).check),
  workOn(backUp, async () => (await import('./backup/run-job.ts')).backUpNightly(services)),
  workOn(sealAudit, async () => async () => sealAndAnchor(services)),
  workOn(applyRetention, async () => async () => {
    await retention(services, { now: services.clock.now(), isDry: false })
  }),
  workOn(measureStepMinutes, async () => async () => measureSteps(services.database, services.clock.now())),
  workOn(countReports, async () => async () => countDays(services.database, services.clock.now())),
  workOn(submitDue, async () => (await import('./documents/submit-due.ts')).submitDueDocuments(services)),
  workOn(statementDue, async () => (await import('./documents/submit-due.ts')).submitDueStatement(services)),
  workOn(decisionsDue, async () => (await import('./documents/mail-decisions.ts')).mailDecisions(services)),
  workOn(notificationDue, async () => (await import('./documents/notify-broker.ts')).tellBrokerOfDocuments(services)),
  workOn(remindDue, async () => (await import('./documents/remind.ts')).remindOfDocuments(services)),
  workOn(scanDue, async () => (await import('./documents/scan-uploads.ts')).scanUploads(services)),
  workOn(sweepOrphans, async () => (await import('./documents/delete-orphaned-files.ts')).sweepOldFiles(services)),
  workOn(
    removeFile,
    async () =>
      ({ storageKey }) =>
        services.fileStore.remove(storageKey),
  ),
]
