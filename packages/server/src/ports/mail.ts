export interface MailAttachment {
  filename: string
  contentType: string
  content: Uint8Array
}

export interface Mail {
  /** The same for every try, so that a mail server that got it twice delivers it once. */
  messageId: string
  to: string
  subject: string
  text: string
  html: string
  attachments: MailAttachment[]
}

/** What we need of a mail server: take this mail, or throw. `keeps` says that mail stays with us (the outbox). */
export interface MailPort {
  keeps: boolean
  send(mail: Mail): Promise<void>
  close(): void
}
