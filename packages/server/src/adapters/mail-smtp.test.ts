import type { AddressInfo } from 'node:net'
import { isEmail, normaliseEmail } from '@foyer/domain/kit/email.ts'
import { createTransport } from 'nodemailer'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Authority, makeAuthority } from '../testing/authority.ts'
import { mailSmtp } from './mail-smtp.ts'

const mail = {
  messageId: '<1@foyer>',
  to: 'ada@example.ca',
  subject: 'A code',
  text: '123456',
  html: '',
  attachments: [],
}

let authority: Authority
beforeAll(async () => {
  authority = await makeAuthority()
})
afterAll(() => authority.remove())

/** Its certificate is of an unknown authority. */
const startServer = async (offersTls: boolean) => {
  const received: string[] = []
  const server = new SMTPServer({
    key: authority.key,
    passphrase: authority.passphrase,
    cert: authority.chain,
    disabledCommands: offersTls ? [] : ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth({ username = '' }, _session, done) {
      received.push(`login ${username}`)
      done(null, { user: username })
    },
    onMailFrom({ address }, _session, done) {
      received.push(`mail from ${address}`)
      done()
    },
    onData(stream, _session, done) {
      stream.resume()
      stream.on('end', () => done())
    },
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://foyer:a-password@127.0.0.1:${port}`,
    received,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

test.each([
  ['that offers no encryption', false],
  ['whose certificate is of an unknown authority', true],
])('a server %s receives neither the password nor the mail where encryption is required', async (_, offersTls) => {
  const server = await startServer(offersTls)
  const port = mailSmtp({ url: server.url, from: 'Foyer <no-reply@example.ca>', requireTLS: true })
  await expect(port.send(mail)).rejects.toThrow()
  expect(server.received).toEqual([])
  port.close()
  await server.stop()
})

test('a server that offers no encryption receives mail where none is required', async () => {
  const server = await startServer(false)
  const port = mailSmtp({ url: server.url, from: 'Foyer <no-reply@example.ca>', requireTLS: false })
  await port.send(mail)
  expect(server.received).toEqual(['login foyer', 'mail from no-reply@example.ca'])
  port.close()
  await server.stop()
})

test('no mailbox has two addresses that are spelled differently', async () => {
  const transport = createTransport({ streamTransport: true })
  const spellings = new Map<string, Set<string>>()
  for (let point = 0; point <= 0x10ffff; point += 1) {
    const address = `a@x${String.fromCodePoint(point)}y.example`
    if (!isEmail(address)) continue
    const { envelope } = await transport.sendMail({ from: 'foyer@example.ca', to: address, text: '' })
    const [mailbox = ''] = envelope.to
    spellings.set(mailbox, (spellings.get(mailbox) ?? new Set()).add(normaliseEmail(address)))
  }
  expect(spellings.size).toBeGreaterThan(100)
  expect([...spellings].filter(([, several]) => several.size > 1)).toEqual([])
})
