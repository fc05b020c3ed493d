import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sendWebhook } from '../kit/send-webhook.ts'
import type { WebhookMessage } from '../ports/webhook.ts'
import { webhookHttp } from './webhook-http.ts'

const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`
const former = `whsec_${Buffer.alloc(32, 8).toString('base64')}`
const received: { headers: IncomingHttpHeaders; body: string; url: string }[] = []
let status = 204
let location = ''
let reply = 'thanks'
const server = createServer(async (request, response) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  received.push({ headers: request.headers, body: Buffer.concat(chunks).toString('utf8'), url: request.url ?? '' })
  response.writeHead(status, location ? { location } : {}).end(reply)
})
let serverPort = 0
let securePort = 0
/** With a certificate that no authority issued. */
let secureServer: ReturnType<typeof createSecureServer>
const makeSecureServer = async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'foyer-webhook-'))
  const [key, cert] = [path.join(folder, 'key'), path.join(folder, 'cert')]
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=hooks.broker.example', '-days', '2']
  await promisify(execFile)('openssl', [...request, '-keyout', key, '-out', cert])
  const made = createSecureServer({ key: readFileSync(key), cert: readFileSync(cert) }, (_, response) => response.end())
  rmSync(folder, { recursive: true })
  return made
}

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  serverPort = (server.address() as AddressInfo).port
  secureServer = await makeSecureServer()
  await new Promise<void>((resolve) => secureServer.listen(0, '127.0.0.1', resolve))
  securePort = (secureServer.address() as AddressInfo).port
})
beforeEach(() => {
  received.length = 0
  status = 204
  location = ''
  reply = 'thanks'
})
afterAll(async () => {
  for (const one of [server, secureServer]) await new Promise((resolve) => one.close(resolve))
})

/** The broker's name resolves to this machine, which only this test allows. */
const hook = (resolve = async () => [{ address: '127.0.0.1', family: 4 }]) => {
  const port = webhookHttp({ resolve, isAllowed: (address) => address === '127.0.0.1' })
  const target = () => ({ url: `http://hooks.broker.example:${serverPort}/leads?a=b`, secrets: [secret, former] })
  return { send: (given: WebhookMessage) => sendWebhook(port, target(), given) }
}
const message = () => ({
  id: 'msg_1',
  at: new Date(),
  body: JSON.stringify({ type: 'lead.created', data: { Né: 'é' } }),
})

describe('a webhook', () => {
  it('is signed as in Standard Webhooks, over the exact bytes', async () => {
    await hook().send(message())
    const [{ headers, body, url } = { headers: {}, body: '', url: '' }] = received
    expect(new Webhook(secret).verify(body, headers as Record<string, string>)).toEqual({
      type: 'lead.created',
      data: { Né: 'é' },
    })
    expect([headers['webhook-id'], headers.host, url]).toEqual([
      'msg_1',
      `hooks.broker.example:${serverPort}`,
      '/leads?a=b',
    ])
    expect(new Webhook(former).verify(body, headers as Record<string, string>)).toMatchObject({ type: 'lead.created' })
    expect(() => new Webhook(secret).verify(body.replace('é', 'e'), headers as Record<string, string>)).toThrow()
  })
  it('keeps its id at every try', async () => {
    const same = message()
    await hook().send(same)
    await hook().send(same)
    expect(received.map(({ headers }) => headers['webhook-id'])).toEqual(['msg_1', 'msg_1'])
  })
  it.each([301, 302, 307, 400, 404, 410, 500, 503])('is not delivered when the reply is %i', async (code) => {
    status = code
    location = code < 400 ? `http://127.0.0.1:${serverPort}/elsewhere` : ''
    await expect(hook().send(message())).rejects.toThrow(`webhook-answer-${code}`)
    expect(received).toHaveLength(1)
  })
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '[::1]',
    '[fd00::1]',
    '[fe80::1]',
    '[::ffff:127.0.0.1]',
    '[64:ff9b::7f00:1]',
    '2130706433',
    '0x7f.1',
  ])('never connects to %s', async (host) => {
    const toPrivate = sendWebhook(webhookHttp(), { url: `http://${host}:${serverPort}/`, secrets: [secret] }, message())
    await expect(toPrivate).rejects.toThrow('webhook-name')
    expect(received).toEqual([])
  })
  it('never connects to a name with one private address among public ones', async () => {
    const both = async () => [
      { address: '93.184.216.34', family: 4 },
      { address: '10.0.0.1', family: 4 },
    ]
    await expect(hook(both).send(message())).rejects.toThrow('webhook-name')
  })
  it('connects to the checked address, without resolving again', async () => {
    let asked = 0
    const once = async () => {
      asked += 1
      return [{ address: '127.0.0.1', family: 4 }]
    }
    await hook(once).send(message())
    expect([asked, received.length]).toEqual([1, 1])
  })
  it('has the beginning of the reply, whatever its length', async () => {
    status = 200
    reply = 'é'.repeat(100_000)
    const port = webhookHttp({ isAllowed: () => true })
    const { status: code, text } = await port.post({ url: `http://127.0.0.1:${serverPort}/`, headers: {}, body: '{}' })
    expect([code, text.startsWith('é'.repeat(1000)), text.length < 100_000]).toEqual([200, true, true])
  })
  it.each([
    ['name', 'https://nowhere.invalid/', async () => Promise.reject(new Error('ENOTFOUND'))],
    ['connection', 'http://hooks.broker.example:1/', undefined],
    ['certificate', '', undefined],
  ] as const)('fails with the reason %s', async (problem, url, resolve) => {
    const port = webhookHttp({
      resolve: resolve ?? (async () => [{ address: '127.0.0.1', family: 4 }]),
      isAllowed: () => true,
    })
    const asked = { url: url || `https://hooks.broker.example:${securePort}/`, headers: {}, body: '{}' }
    await expect(port.post(asked)).rejects.toMatchObject({ problem })
  })
  it('is offered for names that lead to public addresses only', async () => {
    const at = (address: string) => webhookHttp({ resolve: async () => [{ address, family: 4 }] })
    expect(await at('93.184.216.34').isPublic('https://hooks.broker.example/')).toBe(true)
    expect(await at('10.0.0.1').isPublic('https://hooks.broker.example/')).toBe(false)
  })
})
