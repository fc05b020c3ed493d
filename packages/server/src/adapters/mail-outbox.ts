import type { MailPort } from '../ports/mail.ts'

/** No mail server: mail stays in the outbox, and /dev/outbox shows it. */
export const mailOutbox: MailPort = { keeps: true, send: async () => {}, close: () => {} }
