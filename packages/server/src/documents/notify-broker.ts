import { submittedStatus } from '@foyer/domain/documents/statuses.ts'
import type { Language } from '@foyer/domain/kit/language.ts'
import { getRequest } from '../application/request-rows.ts'
import type { Trx } from '../db/open-database.ts'
import type { Services } from '../kit/services.ts'
import { inSite } from '../kit/transaction.ts'
import { documentName } from './document-name.ts'
import { documentMails } from './mails.ts'
import { listStatements } from './not-available-store.ts'
import { findBorrower } from './request-store.ts'

type NoticeServices = Pick<Services, 'database' | 'clock' | 'outbox' | 'texts' | 'publicUrl' | 'keys'>

/** The handler of `notificationDue`: deletes the notification and writes its mail in one transaction. */
export const tellBrokerOfDocuments =
  (services: NoticeServices) =>
  async ({ siteId, requestId }: { siteId: string; requestId: string }): Promise<void> => {
    await inSite(services.database.db, siteId, async (trx) => {
      const request = await trx
        .updateTable('document_requests')
        .set({ notice_due: false })
        .where('site_id', '=', siteId)
        .where('request_id', '=', requestId)
        .where('notice_due', '=', true)
        .returning(['name', 'application_id'])
        .executeTakeFirst()
      if (!request) return
      const answeredBy = await senderOf(trx, siteId, requestId)
      const statements = await listStatements(trx, siteId, requestId, submittedStatus)
      const notAvailable = (language: Language) =>
        statements.map((one): [string, string] => [documentName(one, language), one.not_available])
      await documentMails(services).submitted(
        trx,
        siteId,
        { applicationId: request.application_id ?? 0, requestId, name: request.name, answeredBy, notAvailable },
        services.clock.now(),
      )
    })
  }

/** Who receives a reply: the borrower if they were asked, or the only recipient. Which one of several sent is not known. */
const senderOf = async (trx: Trx, siteId: string, requestId: string): Promise<string> => {
  const { asks_borrower, application_id, recipients } = await getRequest(trx, siteId, requestId)
  if (asks_borrower) return (await findBorrower(trx, siteId, application_id))?.email ?? ''
  return recipients.length === 1 ? (recipients[0] ?? '') : ''
}
