import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { singleBuyerInOntario } from '@foyer/domain/testing/personas.ts'
import { openPglite } from '@foyer/server/db/open-database.ts'
import { aPhoto } from '@foyer/server/testing/builders.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { freePort } from '../tools/test-run/free-port.ts'
import { repetitions } from '../tools/testing/repetitions.ts'
import { apiClient, startWithCode } from './support/api.ts'
import { beginApplication } from './support/fill-application.ts'
import { type MailServer, requestLinkIn, startMailServer } from './support/mail-server.ts'
import { newDataDir, type ServerProcess, startServer } from './support/server-process.ts'

const kills = repetitions(50, 17)
let mail: MailServer
let dataDir: string
let server: ServerProcess | undefined
beforeEach(async () => {
  mail = await startMailServer()
  dataDir = newDataDir()
})
afterEach(async () => {
  await server?.stop()
  await mail.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

/** Random on purpose: the kill must come at an arbitrary moment. */
const sometime = () => 5 + Math.random() * 400

/** Each save adds one dollar, so the stored price identifies the last one. */
const firstPrice = 400_000

test('a server killed at any moment loses no acknowledged save, and duplicates nothing', async () => {
  const start = () => startServer({ smtpUrl: mail.url, dataDir })
  server = await start()
  const client = apiClient()
  const ids = await startWithCode(client, mail, () => server?.url ?? '', 'killed@borrower.example')
  const { interview, address } = singleBuyerInOntario(new Date().toISOString().slice(0, 10))
  const made = await beginApplication(client, server.url, ids, {
    interview: { ...interview, PropertyValue: firstPrice },
    address,
  })
  const application = { ...ids, MortgageApplicationID: made.MortgageApplicationID }
  let acknowledged = 0
  let sent = 0
  for (let kill = 0; kill < kills; kill += 1) {
    const { url } = server
    // From the first acknowledged save on, so that a slow machine does not kill a server that saved nothing yet.
    let killed: Promise<void> | undefined
    for (;;) {
      sent += 1
      const price = firstPrice + sent
      const answer = await client
        .call(url, '/api/MTGAPPSaveInterView', { ...application, InterView: { ...interview, PropertyValue: price } })
        .catch(() => undefined)
      if (!answer) break
      expect(answer.ReturnStatus).toEqual({ ReturnCode: 200, ReturnMessage: '' })
      acknowledged = sent
      killed ??= pause(sometime()).then(() => server?.kill())
    }
    await killed
    server = await start()
    const loaded = await client.call(server.url, '/api/MTGAPPLoad', application)
    const stored = (loaded.InterView.PropertyValue ?? 0) - firstPrice
    expect([acknowledged, sent], 'the last acknowledged save, or the one that was under way').toContain(stored)
    acknowledged = stored
    const { Deals } = await client.call(server.url, '/api/MTGAPPLoadMyDeals', ids)
    expect(Deals).toHaveLength(1)
  }
}, 400_000)

/** The rows of the last statement, run on the database while no server uses it. */
const atRest = async (...statements: string[]): Promise<unknown[]> => {
  const database = await openPglite(join(dataDir, 'pglite'))
  let rows: unknown[] = []
  await database.asOwner(async (query) => {
    for (const statement of statements) rows = await query(statement)
  })
  await database.close()
  return rows
}
const elevenMinutes = (column: string) => `${column} = ${column} - interval '11 minutes'`

test('an upload made before a kill is submitted to the broker afterwards, once', async () => {
  server = await startServer({ smtpUrl: mail.url, dataDir })
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
  const form = new FormData()
  form.set('SiteID', 'demo')
  form.set('file', new Blob([new Uint8Array(await aPhoto())]), 'stub.jpg')
  const answer = await fetch(`${server.url}/WS/RDDZUpload/${Items[0]?.DFRequestDocItemID}`, {
    method: 'POST',
    headers: { cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    body: form,
  })
  expect(await answer.json()).toMatchObject({ ReturnStatus: { ReturnCode: 200 }, FileName: 'stub.jpg' })
  await server.kill()
  await atRest(
    `update document_uploads set ${elevenMinutes('uploaded_at')}, ${elevenMinutes('submit_at')}`,
    `update pgboss.job set ${elevenMinutes('start_after')} where name = 'submit-documents'`,
  )
  server = await startServer({ smtpUrl: mail.url, dataDir })
  const { url } = server
  const status = async () => (await client.call(url, '/api/RDLoad', ids)).Docs.Items[0]?.DFRequestDocItemStatusDD
  await expect.poll(status, { timeout: 60_000 }).toBe(4)
  await server.stop()
  const submissions = await atRest(`select details from audit_events where action = 'documents-submitted'`)
  expect(submissions).toMatchObject([{ details: { request: RequestDocID.split('.')[0], automatic: true } }])
}, 120_000)

test('a second server on the same folder exits at once and names the first', async () => {
  server = await startServer({ smtpUrl: mail.url, dataDir })
  await expect(startServer({ smtpUrl: mail.url, dataDir })).rejects.toThrow(/ended with 78[\s\S]*in use by process \d+/)
})

const askForCode = (url: string, Email: string) =>
  apiClient().call(url, '/api/MTGAPPValidateEmail', { SiteID: 'demo', Email, LanguageID: 1 })

test('a mail whose server was down when Foyer was killed is sent afterwards, once', async () => {
  const port = await freePort()
  server = await startServer({ smtpUrl: `smtp://127.0.0.1:${port}`, dataDir })
  expect((await askForCode(server.url, 'patient@borrower.example')).ReturnStatus.ReturnCode).toBe(200)
  await server.kill()
  const late = await startMailServer(port)
  server = await startServer({ smtpUrl: late.url, dataDir })
  await late.arrived('patient@borrower.example')
  await askForCode(server.url, 'next@borrower.example')
  await late.arrived('next@borrower.example')
  expect(late.to('patient@borrower.example')).toHaveLength(1)
  await server.stop()
  await late.stop()
})

test('a server asked to stop completes the requests it has begun and stores their results', async () => {
  server = await startServer({ smtpUrl: mail.url, dataDir })
  const { url } = server
  const emails = Array.from({ length: 12 }, (_, index) => `hurried-${index}@borrower.example`)
  const answers = emails.map((email) => askForCode(url, email))
  await Promise.any(answers)
  await server.stop()
  const settled = await Promise.allSettled(answers)
  const answered = emails.filter((_, index) => {
    const one = settled[index]
    return one?.status === 'fulfilled' && one.value.ReturnStatus.ReturnCode === 200
  })
  expect(answered.length).toBeGreaterThan(0)
  expect(server.log.join('')).toContain('"event":"stopping"')
  server = await startServer({ smtpUrl: mail.url, dataDir })
  for (const email of answered) await mail.arrived(email)
  expect(answered.map((email) => mail.to(email).length)).toEqual(answered.map(() => 1))
})
