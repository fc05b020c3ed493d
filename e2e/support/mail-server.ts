import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** A real SMTP server that stores received mails, on a free port by default. Parsing them takes time, so a benchmark stores none. */
export const startMailServer = async (wantedPort = 0, { stores = true } = {}) => {
  const received: Email[] = []
  const waiting: (() => void)[] = []
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, _session, done) {
      if (!stores) return void stream.resume().on('end', done)
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          received.push(mail)
          for (const wake of waiting.splice(0)) wake()
          done()
        }, done)
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(wantedPort, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  const to = (address: string) => received.filter((mail) => mail.to?.some((one) => one.address === address))
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    to,
    /** Resolves with the count-th mail to an address. */
    async arrived(address: string, count = 1): Promise<Email> {
      for (;;) {
        const mail = to(address)[count - 1]
        if (mail) return mail
        await new Promise<void>((resolve) => waiting.push(resolve))
      }
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

export type MailServer = Awaited<ReturnType<typeof startMailServer>>

/** The six-digit code of a mail. */
export const codeIn = (mail: Email): string => {
  const [code] = /\b\d{6}\b/.exec(mail.text ?? '') ?? []
  if (code === undefined) throw new Error(`no code in: ${mail.text}`)
  return code
}

/** What the link of a mailed request for documents ends with. */
export const requestLinkIn = (mail: Email): string => {
  const [, link] = /\/reqdoc\/upload\/(\S+)/.exec(mail.text ?? '') ?? []
  if (link === undefined) throw new Error(`no link in: ${mail.text}`)
  return link
}
