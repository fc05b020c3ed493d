import { takesUploads } from '@foyer/domain/documents/statuses.ts'
import { languageOf } from '@foyer/domain/kit/language.ts'
import type { Trx } from '../db/open-database.ts'
import type { Services } from '../kit/services.ts'
import { inSite } from '../kit/transaction.ts'
import { documentName } from './document-name.ts'
import { acceptanceDue } from './jobs.ts'
import { documentMails } from './mails.ts'
import { readersOf } from './readers.ts'
import { holdRequest } from './request-store.ts'

/** A broker decides on the documents of a request one after the other; its recipients receive one mail for them. */
const gatherSeconds = 10 * 60

interface Decided {
  siteId: string
  requestId: string
  itemId: number
  before: number
  status: number
  now: Date
}

/**
 * Notes that a document was accepted and mails it with the others of the next ten minutes. One that is opened again meanwhile is
 * not mailed as accepted. The caller holds the request.
 */
export const noteDecision = async (
  trx: Trx,
  { jobs }: Pick<Services, 'jobs'>,
  { siteId, requestId, itemId, before, status, now }: Decided,
): Promise<void> => {
  const isClosed = !takesUploads(status)
  // From one closed status to another the person learns nothing new.
  if (isClosed && !takesUploads(before)) return
  const waiting = await listDue(trx, siteId, requestId)
  await trx
    .updateTable('document_items')
    .set({ notice_due: isClosed })
    .where('site_id', '=', siteId)
    .where('item_id', '=', itemId)
    .execute()
  if (!isClosed || waiting.length > 0) return
  await jobs.send(trx, acceptanceDue, { siteId, requestId }, new Date(now.getTime() + gatherSeconds * 1000))
}

const listDue = (trx: Trx, siteId: string, requestId: string) =>
  trx
    .selectFrom('document_items')
    .select(['type', 'description'])
    .where('site_id', '=', siteId)
    .where('request_id', '=', requestId)
    .where('notice_due', '=', true)
    .orderBy('place')
    .orderBy('item_id')
    .execute()

const listStatuses = async (trx: Trx, siteId: string, requestId: string): Promise<number[]> => {
  const rows = await trx
    .selectFrom('document_items')
    .select('status')
    .where('site_id', '=', siteId)
    .where('request_id', '=', requestId)
    .execute()
  return rows.map(({ status }) => status)
}

type NoticeServices = Pick<Services, 'database' | 'clock' | 'outbox' | 'texts' | 'publicUrl'>

/** The handler of `acceptanceDue`: clears the notes and writes the mails in one transaction. */
export const notifyAccepted =
  (services: NoticeServices) =>
  async ({ siteId, requestId }: { siteId: string; requestId: string }): Promise<void> => {
    await inSite(services.database.db, siteId, async (trx) => {
      const request = await holdRequest(trx, siteId, requestId)
      const items = await listDue(trx, siteId, requestId)
      if (!request || items.length === 0) return
      await trx
        .updateTable('document_items')
        .set({ notice_due: false })
        .where('site_id', '=', siteId)
        .where('request_id', '=', requestId)
        .execute()
      // The withdrawal was mailed: nothing is needed any more.
      if (request.withdrawn_at) return
      const isComplete = !(await listStatuses(trx, siteId, requestId)).some(takesUploads)
      const now = services.clock.now()
      for (const { email, language: code } of await readersOf(trx, services, request)) {
        const language = languageOf(code)
        const documents = items.map((item) => documentName(item, language))
        await documentMails(services).accepted(trx, { siteId, to: email, language, now }, { documents, isComplete })
      }
    })
  }
