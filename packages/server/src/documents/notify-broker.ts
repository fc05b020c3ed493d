import type { Services } from '../kit/services.ts'
import { inSite } from '../kit/transaction.ts'
import { documentMails } from './mails.ts'

type NoticeServices = Pick<Services, 'database' | 'clock' | 'outbox' | 'texts' | 'publicUrl'>

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
        .returning('name')
        .executeTakeFirst()
      if (request) await documentMails(services).submitted(trx, siteId, { ...request, requestId }, services.clock.now())
    })
  }
