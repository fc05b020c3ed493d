import type { Db } from '../db/open-database.ts'
import type { Clock } from '../ports/clock.ts'
import type { MailAttachment, MailPort } from '../ports/mail.ts'
import type { FieldCrypto } from './crypto.ts'
import { isDemoSite } from './demo-site.ts'
import { type AttachmentRef, type MailContent, mailPlace, nobody } from './outbox.ts'
import { inSite } from './transaction.ts'

/** Returns undefined if the attachment can never be made: the mail is then sent without it and states so. */
export type MakeAttachment = (siteId: string, ref: AttachmentRef) => Promise<MailAttachment | undefined>

interface Delivery {
  db: Db
  crypto: FieldCrypto
  mail: MailPort
  clock: Clock
  makeAttachment: MakeAttachment
}

/**
 * The handler of the jobs that send mail. A mail already sent is skipped, so a job that runs twice sends once, unless
 * the server died between the mail server's acceptance and our record of it; the same Message-ID then reveals the
 * duplicate. Mails of a demo site stay in the outbox.
 */
export const deliverMail =
  ({ db, crypto, mail, clock, makeAttachment }: Delivery) =>
  async ({ siteId, mailId }: { siteId: string; mailId: string }): Promise<void> => {
    const { row, keeps } = await inSite(db, siteId, async (trx) => ({
      row: await trx
        .selectFrom('mails')
        .selectAll()
        .where('site_id', '=', siteId)
        .where('mail_id', '=', mailId)
        .executeTakeFirst(),
      keeps: mail.keeps || (await isDemoSite(trx, siteId)),
    }))
    if (!row?.content || row.sent_at) return
    if (!keeps && row.recipient !== nobody) {
      const place = mailPlace(siteId, mailId)
      const { withoutDocuments, ...content } = JSON.parse(crypto.decrypt(row.content, place)) as MailContent
      const refs = row.attachments as AttachmentRef[]
      const made = await Promise.all(refs.map((ref) => makeAttachment(siteId, ref)))
      const attachments = made.filter((one) => one !== undefined)
      const words = attachments.length < refs.length ? { ...content, ...withoutDocuments } : content
      await mail.send({ messageId: row.message_id, to: row.recipient, ...words, attachments })
    }
    await inSite(db, siteId, (trx) =>
      trx
        .updateTable('mails')
        .set({ sent_at: clock.now(), ...(!keeps && { content: null }) })
        .where('site_id', '=', siteId)
        .where('mail_id', '=', mailId)
        .execute(),
    )
  }
