import { type BodyRoute, brokenRequests } from '@foyer/server/testing/broken-requests.ts'
import { aPhoto } from '@foyer/server/testing/builders.ts'
import { rawSender } from '@foyer/server/testing/raw-sender.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { apiClient } from './support/api.ts'
import { type MailServer, requestLinkIn, startMailServer } from './support/mail-server.ts'
import { operatorToken, type ServerProcess, startServer } from './support/server-process.ts'

let mail: MailServer
let server: ServerProcess
beforeEach(async () => {
  mail = await startMailServer()
  server = await startServer({ smtpUrl: mail.url })
})
afterEach(async () => {
  await server.stop()
  await mail.stop()
})

/** The routes that read a form, and one that reads JSON; an in-process server test covers all others. */
const routesOf = async (itemId: number, cookie: string): Promise<BodyRoute[]> => {
  const file = await aPhoto()
  const asBrowser = [['Cookie', cookie]] as const
  return [
    { path: `/WS/RDDZUpload/${itemId}`, accepts: ['multipart'], headers: asBrowser, value: { SiteID: 'demo' }, file },
    {
      path: '/broker-api/UploadImage',
      accepts: ['multipart'],
      headers: [['Authorization', `Bearer ${operatorToken}`]],
      value: { SiteID: 'demo', Kind: 'BrokerageLogo' },
      file,
    },
    {
      path: '/ws/downloadcliapplicationWithToken',
      accepts: ['urlencoded'],
      headers: asBrowser,
      value: { CliApplicationId: 1, Token: 'a', SiteId: 'demo' },
    },
    {
      path: '/v1/flinks/SaveFlinksResponse',
      accepts: ['json', 'urlencoded', 'multipart'],
      headers: asBrowser,
      value: { SiteID: 'demo', LoginId: 'a', Tag: 'a' },
    },
    { path: '/api/RDLoad', accepts: ['json'], headers: asBrowser, value: { SiteID: 'demo', RequestDocID: 'a' } },
  ]
}

test('a server process that receives every kind of malformed request continues to serve', {
  timeout: 300_000,
}, async () => {
  const client = apiClient()
  const { Items } = await client.call(server.url, '/broker-api/SaveDocumentRequest', {
    SiteID: 'demo',
    RequestName: 'Income',
    Recipients: ['bo@recipient.example'],
    Items: [{ Type: 0, Required: 1 }],
  })
  const RequestDocID = requestLinkIn(await mail.arrived('bo@recipient.example'))
  const ids = { SiteID: 'demo', RequestDocID }
  await client.call(server.url, '/api/RDACCESS', ids)
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const routes = await routesOf(Items[0]?.DFRequestDocItemID ?? 0, cookie)
  const waiting = routes.flatMap((route, at) => brokenRequests(route, at)).values()
  let sent = 0
  const work = async () => {
    const sender = rawSender(server.port)
    for (const request of waiting) {
      const replies = await sender.send(request)
      expect(replies, request.name).not.toMatch(/^HTTP\/1\.1 5|"ReturnCode":5/m)
      sent += 1
    }
    sender.stop()
  }
  await Promise.all(Array.from({ length: 8 }, work))
  expect(sent).toBeGreaterThan(800)
  const { Docs } = await client.call(server.url, '/api/RDLoad', ids)
  expect(Docs.Items.flatMap(({ Uploads }) => Uploads)).toEqual([])
  const log = server.log.join('')
  expect(log).toContain('"event":"request"')
  expect(log).not.toMatch(/"event":"(?:fatal|failure|stopping)"/)
})
