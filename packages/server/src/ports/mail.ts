export interface MailAttachment {
  filename: string
  contentType: string
  content: Uint8Array
}

export interface Mail {
  /** The same for every try, so that a mail server can drop duplicates. */
  messageId: string
  to: string
  replyTo?: string
  subject: string
  text: string
  html: string
  attachments: MailAttachment[]
}

/** What we need of a mail server: `send` accepts a mail or throws. `keeps`: mail stays in the outbox. */
export interface MailPort {
  keeps: boolean
  send(mail: Mail): Promise<void>
  close(): void
}
