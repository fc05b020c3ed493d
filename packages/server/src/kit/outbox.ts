import { hash } from 'node:crypto'
import { isEmail, normaliseEmail } from '@foyer/domain/kit/email.ts'
import { cleanLine } from '@foyer/domain/kit/text.ts'
import type { OperationNodeSource } from 'kysely'
import { getDomain } from 'tldts-icann'
import Type, { type Static } from 'typebox'
import type { Trx } from '../db/open-database.ts'
import type { FieldCrypto } from './crypto.ts'
import { randomPublicId } from './hash.ts'
import { defineJob, type Jobs } from './jobs.ts'
import type { Place } from './sealed-columns.ts'

/** A reference to a mail attachment, which is generated when the mail is sent. */
export type AttachmentRef =
  | { kind: 'application-pdf'; submissionId: number; language: 'en' | 'fr'; reader: 'borrower' | 'broker' }
  | { kind: 'part-pdf'; inviteId: number; language: 'en' | 'fr' }
  | { kind: 'signed-document'; requestId: string; language: 'en' | 'fr' }

interface MailWords {
  text: string
  html: string
  /** Who receives a reply. */
  replyTo?: string
}

/** What is encrypted of a mail. */
export interface MailContent extends MailWords {
  subject: string
  /** The words instead, for when an attachment cannot be made. */
  withoutDocuments?: MailWords
}

export interface OutgoingMail extends MailContent {
  siteId: string
  kind: string
  /** Empty: written and processed like any other mail but not sent, where the response time must reveal nothing. */
  to: string
  attachments?: AttachmentRef[]
  /** The lead that it is about, with which it is removed. */
  leadId?: number
  /** The request for documents that it is about, with which it is removed. */
  documentRequestId?: string
}

/** The recipient of a mail that is processed but not sent. */
export const nobody = ''

const payload = Type.Object({
  siteId: Type.String(),
  mailId: Type.String(),
  lane: Type.String(),
  /** Jobs of earlier versions have none. */
  bucket: Type.Optional(Type.Integer()),
})

/** Mails to one domain that are sent at once. */
const lanes = 3

/**
 * Several mails are sent at once, few of them to the addresses of a domain with its hosts. One whose server replies
 * slowly leaves its place to the next, and later ones to that domain go to the queue of later tries for an hour: a
 * sign-in code must wait neither for a domain nor for the tries of other mails.
 */
const concurrency = {
  jobs: 8,
  key: ({ lane }: Static<typeof payload>) => lane,
  slow: { after: 3, jobs: 64, rest: 3600 },
}

/** Every try after the first, for over a day, every 2 seconds to 5 minutes. */
const tries = { limit: 400, delay: 2, delayMax: 300 }

export const sendMailAgain = defineJob({ name: 'send-mail-again', payload, retry: tries, concurrency })
export const sendMail = defineJob({
  name: 'send-mail',
  payload,
  retry: { by: sendMailAgain },
  concurrency: { ...concurrency, order: ({ lane, bucket = 0 }) => `${lane} ${bucket}` },
})

/**
 * Mails with documents have queues of their own: drawing takes seconds, and a sign-in code must not wait for it. Nor
 * must another site's documents, so that those of a site are drawn one at a time.
 */
const perSite = {
  jobs: 8,
  key: ({ siteId }: Static<typeof payload>) => siteId,
  slow: { after: 20, jobs: 64, rest: 0 },
}
export const sendDocumentsAgain = defineJob({
  name: 'send-mail-with-documents-again',
  payload,
  retry: tries,
  concurrency: perSite,
})
export const sendMailWithDocuments = defineJob({
  name: 'send-mail-with-documents',
  payload,
  retry: { by: sendDocumentsAgain },
  concurrency: perSite,
})

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

/** What one owner may register, by the public suffix list; hosts without one, and mails to no one, share a group. */
const domainOf = (address: string) => getDomain(address.split('@').at(-1) ?? '') ?? 'none'

/**
 * Mails with a code, or with a new password's link: their reader waits for them at a page. A link of insurance brings its first
 * code, so that it must not arrive after a newer one.
 */
const isWaitedFor = (kind: string): boolean =>
  /code$/i.test(kind) || kind === 'passwordReset' || /^insurance-(?:link|invitation|signature)$/.test(kind)

/**
 * A mail that its reader waits for does not wait for others to the same domain, however many there are. Mails of one
 * lane and bucket arrive in order: those to one address, as a bucket has few others, and reveals none.
 */
const laneOf = (kind: string, to: string) => {
  const address = normaliseEmail(to)
  const bucket = hash('sha256', address, 'buffer').readUInt16BE()
  return { lane: `${isWaitedFor(kind) ? 'codes of ' : ''}${domainOf(address)} ${bucket % lanes}`, bucket }
}

/** Where the content of a mail is sealed for. */
export const mailPlace = (site: string, row: string): Place => ({ table: 'mails', column: 'content', row, site })

/** The content is encrypted while queued: it may contain a code or a link that opens an account. */
export const outbox = (jobs: Jobs, crypto: FieldCrypto, mailDomain: string): Outbox => {
  const prepare = (
    trx: Trx,
    { siteId, kind, to, attachments = [], leadId, documentRequestId, ...mail }: OutgoingMail,
    now: Date,
  ) => {
    // A subject is one line without isolates, so that user input cannot add a header and lists of mails show no signs.
    const content: MailContent = { ...mail, subject: cleanLine(mail.subject) }
    const mailId = randomPublicId()
    const place = mailPlace(siteId, mailId)
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
      ...(leadId !== undefined && { lead_id: leadId }),
      ...(documentRequestId !== undefined && { document_request_id: documentRequestId }),
    })
    const job = attachments.length > 0 ? sendMailWithDocuments : sendMail
    return { row, send: () => jobs.send(trx, job, { siteId, mailId, ...laneOf(kind, to) }) }
  }
  return {
    prepare,
    async write(trx, mail, now) {
      // An account without an address (a social sign-in, a deleted one) has an identifier in its place.
      if (mail.to !== nobody && !isEmail(mail.to)) return
      const { row, send } = prepare(trx, mail, now)
      await row.execute()
      await send()
    },
  }
}
