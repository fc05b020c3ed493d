import { createTransport } from 'nodemailer'
import type { MailPort } from '../ports/mail.ts'

export interface MailServer {
  /** smtp:// or smtps:// */
  url: string
  /** What the reader sees, e.g. `Foyer <no-reply@example.ca>`. */
  from: string
  /** A server at smtp:// that offers no STARTTLS, or whose certificate is not valid, receives nothing, no password either. */
  requireTLS: boolean
}

/**
 * Milliseconds. A mail server that sends nothing for so long is given up, and the mail is sent later. Shorter, and a
 * server that scans a mail before it replies would receive it twice.
 */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 60_000 }

export const mailSmtp = ({ url, from, requireTLS }: MailServer): MailPort => {
  const transport = createTransport(
    { url, requireTLS, ...patience },
    { from, disableFileAccess: true, disableUrlAccess: true },
  )
  return {
    keeps: false,
    async send({ messageId, to, replyTo, subject, text, html, attachments }) {
      await transport.sendMail({
        messageId,
        to,
        ...(replyTo !== undefined && { replyTo }),
        subject,
        text,
        html,
        attachments: attachments.map(({ filename, contentType, content }) => ({
          filename,
          contentType,
          content: Buffer.from(content),
        })),
      })
    },
    close: () => transport.close(),
  }
}
