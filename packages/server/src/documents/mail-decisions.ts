import { isNotAccepted, takesUploads } from '@foyer/domain/documents/statuses.ts'
import { languageOf } from '@foyer/domain/kit/language.ts'
import type { Static } from 'typebox'
import type { Trx } from '../db/open-database.ts'
import type { Services } from '../kit/services.ts'
import { inSite } from '../kit/transaction.ts'
import { documentName } from './document-name.ts'
import type { decisionsDue } from './jobs.ts'
import { documentMails } from './mails.ts'
import { type Reader, readersOf } from './readers.ts'
import type { HeldRequest, ItemRow } from './request-store.ts'

/** The request of a job and the others of its application, held in the order in which every call holds several. */
const holdRequestsOfDeal = (trx: Trx, siteId: string, requestId: string) =>
  trx
    .selectFrom('document_requests as r')
    .selectAll('r')
    .where('r.site_id', '=', siteId)
    .where((where) =>
      where.or([
        where('r.request_id', '=', requestId),
        where('r.application_id', '=', (of) =>
          of
            .selectFrom('document_requests')
            .select('application_id')
            .where('site_id', '=', siteId)
            .where('request_id', '=', requestId),
        ),
      ]),
    )
    .orderBy('r.request_id')
    .forNoKeyUpdate()
    .execute()

const itemsOf = (trx: Trx, siteId: string, requests: readonly HeldRequest[]): Promise<ItemRow[]> =>
  trx
    .selectFrom('document_items')
    .selectAll()
    .where('site_id', '=', siteId)
    .where(
      'request_id',
      'in',
      requests.map(({ request_id }) => request_id),
    )
    .orderBy('request_id')
    .orderBy('place')
    .orderBy('item_id')
    .execute()

/** What one reader finds at one address: the items of the requests that they see there. */
interface Share {
  reader: Reader
  items: ItemRow[]
}

/** The borrower finds all requests of a deal at one address, which is one mail. */
const sharesOf = async (
  trx: Trx,
  services: Pick<Services, 'publicUrl' | 'keys'>,
  requests: readonly HeldRequest[],
  items: readonly ItemRow[],
): Promise<Share[]> => {
  const shares = new Map<string, Share>()
  for (const request of requests) {
    const ofRequest = items.filter(({ request_id }) => request_id === request.request_id)
    for (const reader of await readersOf(trx, services, request)) {
      const key = `${reader.email} ${reader.url}`
      const share = shares.get(key) ?? { reader, items: [] }
      shares.set(key, { reader, items: [...share.items, ...ofRequest] })
    }
  }
  return [...shares.values()]
}

type MailServices = Pick<Services, 'database' | 'clock' | 'outbox' | 'texts' | 'publicUrl' | 'keys'>

/**
 * The handler of `decisionsDue`: writes one mail to each reader about the decisions of a deal, unless a later one follows, whose
 * job mails them all. What was sent again or undone meanwhile is left out.
 */
export const mailDecisions =
  (services: MailServices) =>
  async ({ siteId, requestId, decidedAt }: Static<(typeof decisionsDue)['payload']>): Promise<void> => {
    await inSite(services.database.db, siteId, async (trx) => {
      const requests = await holdRequestsOfDeal(trx, siteId, requestId)
      if (requests.length === 0) return
      const items = await itemsOf(trx, siteId, requests)
      // One whose later decision was undone still waits for the mail of the earlier one.
      const waiting = items.filter(({ before_decision, notice_due }) => before_decision !== null || notice_due)
      if (waiting.length === 0 || waiting.some(({ decided_at: at }) => at && at > new Date(decidedAt))) return
      await trx
        .updateTable('document_items')
        .set({ notice_due: false, before_decision: null })
        .where('site_id', '=', siteId)
        .where(
          'item_id',
          'in',
          waiting.map(({ item_id }) => item_id),
        )
        .execute()
      // Of a withdrawn one the withdrawal was mailed: nothing is needed any more.
      const open = requests.filter(({ withdrawn_at }) => withdrawn_at === null)
      const applicationId = requests[0]?.application_id ?? null
      const now = services.clock.now()
      for (const { reader, items: theirs } of await sharesOf(trx, services, open, items)) {
        const { email, language: code, url } = reader
        const language = languageOf(code)
        const due = theirs.filter(({ notice_due }) => notice_due)
        const decided = {
          refused: due
            .filter(({ status }) => isNotAccepted(status))
            .map((item) => ({ document: documentName(item, language), reason: item.reason })),
          accepted: due.filter(({ status }) => !takesUploads(status)).map((item) => documentName(item, language)),
          isComplete: !theirs.some(({ status }) => takesUploads(status)),
          url,
        }
        if (decided.refused.length + decided.accepted.length > 0)
          await documentMails(services).decided(
            trx,
            { siteId, applicationId, requestId, to: email, language, now },
            decided,
          )
      }
    })
  }
