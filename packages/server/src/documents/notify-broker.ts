import { submittedStatus } from '@foyer/domain/documents/statuses.ts'
import type { Language } from '@foyer/domain/kit/language.ts'
import type { Services } from '../kit/services.ts'
import { inSite } from '../kit/transaction.ts'
import { documentName } from './document-name.ts'
import { documentMails } from './mails.ts'
import { listStatements } from './not-available-store.ts'

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
      if (!request) return
      const statements = await listStatements(trx, siteId, requestId, submittedStatus)
      const notAvailable = (language: Language) =>
        statements.map((one) => `${documentName(one, language)} – ${one.not_available}`)
      await documentMails(services).submitted(trx, siteId, { ...request, notAvailable }, services.clock.now())
    })
  }
