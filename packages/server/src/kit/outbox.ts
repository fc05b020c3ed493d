import { cleanLine } from '@foyer/domain/kit/text.ts'
import type { OperationNodeSource } from 'kysely'
import Type from 'typebox'
import type { Trx } from '../db/open-database.ts'
import type { FieldCrypto } from './crypto.ts'
import { randomPublicId } from './hash.ts'
import { defineJob, type Jobs } from './jobs.ts'

/** A reference to a mail attachment, which is generated when the mail is sent. */
export type AttachmentRef =
  | { kind: 'application-pdf'; submissionId: number; language: 'en' | 'fr' }
  | { kind: 'signed-document'; requestId: string; language: 'en' | 'fr' }

export interface OutgoingMail {
  siteId: string
  kind: string
  /** Empty: written and processed like any other mail but not sent, where the response time must reveal nothing. */
  to: string
  subject: string
  text: string
  html: string
  attachments?: AttachmentRef[]
}

/** The recipient of a mail that is processed but not sent. */
export const nobody = ''

/** Retried for over a day, every 2 seconds to 5 minutes. */
export const sendMail = defineJob({
  name: 'send-mail',
  payload: Type.Object({ siteId: Type.String(), mailId: Type.String() }),
  retry: { limit: 400, delay: 2, delayMax: 300 },
})

/** A separate queue for mails with documents: rendering takes seconds, and must not delay a sign-in code. */
export const sendMailWithDocuments = defineJob({ ...sendMail, name: 'send-mail-with-documents' })

/** A mail whose row is written in one batch with others; `send` is called afterwards. */
export interface PreparedMail {
  row: OperationNodeSource
  send(): Promise<void>
}

export interface Outbox {
  /** Writes the mail and its job in the transaction of their cause. */
  write(trx: Trx, mail: OutgoingMail, now: Date): Promise<void>
  prepare(trx: Trx, mail: OutgoingMail, now: Date): PreparedMail
}

/** The content is encrypted while queued: it may contain a code or a link that opens an account. */
export const outbox = (jobs: Jobs, crypto: FieldCrypto, mailDomain: string): Outbox => {
  const prepare = (trx: Trx, { siteId, kind, to, attachments = [], ...mail }: OutgoingMail, now: Date) => {
    // A subject is one line, so that no header can be injected.
    const content = { ...mail, subject: cleanLine(mail.subject) }
    const mailId = randomPublicId()
    const place = { table: 'mails', column: 'content', row: mailId, site: siteId }
    const row = trx.insertInto('mails').values({
      site_id: siteId,
      mail_id: mailId,
      kind,
      recipient: to,
      message_id: `<${mailId}@${mailDomain}>`,
      content: crypto.encrypt(JSON.stringify(content), place),
      attachments: JSON.stringify(attachments),
      created_at: now,
      sent_at: null,
    })
    const job = attachments.length > 0 ? sendMailWithDocuments : sendMail
    return { row, send: () => jobs.send(trx, job, { siteId, mailId }) }
  }
  return {
    prepare,
    async write(trx, mail, now) {
      const { row, send } = prepare(trx, mail, now)
      await row.execute()
      await send()
    },
  }
}
