import { createTransport } from 'nodemailer'
import type { MailPort } from '../ports/mail.ts'

/** `url` is smtp:// or smtps://; `from` is shown to the reader, e.g. `Foyer <no-reply@example.ca>`. */
export const mailSmtp = (url: string, from: string): MailPort => {
  const transport = createTransport(url, { from, disableFileAccess: true, disableUrlAccess: true })
  return {
    keeps: false,
    async send({ messageId, to, subject, text, html, attachments }) {
      await transport.sendMail({
        messageId,
        to,
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
