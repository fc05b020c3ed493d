import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { webhookHttp } from './webhook-http.ts'

const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`
const received: { headers: IncomingHttpHeaders; body: string; url: string }[] = []
let status = 204
let location = ''
const server = createServer(async (request, response) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  received.push({ headers: request.headers, body: Buffer.concat(chunks).toString('utf8'), url: request.url ?? '' })
  response.writeHead(status, location ? { location } : {}).end('thanks')
})
let port = 0

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
beforeEach(() => {
  received.length = 0
  status = 204
  location = ''
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

/** The broker's name resolves to this machine, which only this test allows. */
const hook = (resolve = async () => [{ address: '127.0.0.1', family: 4 }]) =>
  webhookHttp({
    url: `http://hooks.broker.example:${port}/leads?a=b`,
    secret,
    resolve,
    isAllowed: (address) => address === '127.0.0.1',
  })
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
    expect([headers['webhook-id'], headers.host, url]).toEqual(['msg_1', `hooks.broker.example:${port}`, '/leads?a=b'])
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
    location = code < 400 ? `http://127.0.0.1:${port}/elsewhere` : ''
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
    const toPrivate = webhookHttp({ url: `http://${host}:${port}/`, secret })
    await expect(toPrivate.send(message())).rejects.toThrow('address-not-public')
    expect(received).toEqual([])
  })
  it('never connects to a name with one private address among public ones', async () => {
    const both = async () => [
      { address: '93.184.216.34', family: 4 },
      { address: '10.0.0.1', family: 4 },
    ]
    await expect(hook(both).send(message())).rejects.toThrow('address-not-public')
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
})
