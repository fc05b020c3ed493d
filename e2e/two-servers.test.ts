import { randomBytes } from 'node:crypto'
import { singleBuyerInOntario } from '@foyer/domain/testing/personas.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiClient, startWithCode } from './support/api.ts'
import { beginApplication } from './support/fill-application.ts'
import { type MailServer, startMailServer } from './support/mail-server.ts'
import { cluster, createDatabase } from './support/migrated-database.ts'
import { type ServerProcess, startServer } from './support/server-process.ts'

let mail: MailServer
let pair: ServerProcess[] = []
let database: Awaited<ReturnType<typeof createDatabase>>
let turn = 0
/** Alternates between the servers. */
const nextUrl = () => {
  turn += 1
  return pair[turn % 2]?.url ?? ''
}

beforeAll(async () => {
  if (cluster === undefined) return
  database = await createDatabase(cluster)
  mail = await startMailServer()
  const environment = { SECRET_KEY: randomBytes(32).toString('base64') }
  // Started together: whichever is first creates migrations, queues and the demo site.
  pair = await Promise.all([1, 2].map(() => startServer({ smtpUrl: mail.url, logins: database.logins, environment })))
})
afterAll(async () => {
  await Promise.all(pair.map((server) => server.stop()))
  if (cluster === undefined) return
  await mail.stop()
  await database.drop()
})

// Two processes on one PostgreSQL; without PostgreSQL there is nothing to share.
test.skipIf(cluster === undefined)('two servers serve one journey alternately', async () => {
  const client = apiClient()
  const ids = await startWithCode(client, mail, nextUrl, 'pair@borrower.example')
  const persona = singleBuyerInOntario(new Date().toISOString().slice(0, 10))

  const draft = { ...ids, MortgageApplicationID: 0, ApplicantID: 0, StepKey: 'interview', Data: { PropertyValue: 1 } }
  await client.call(nextUrl(), '/api/MTGAPPSaveDraft', draft)
  const blank = await client.call(nextUrl(), '/api/MTGAPPLoad', { ...ids, MortgageApplicationID: 0 })
  expect(blank.Drafts).toMatchObject([{ StepKey: 'interview', Data: { PropertyValue: 1 } }])

  const made = await beginApplication(client, nextUrl(), ids, persona)
  const application = { ...ids, MortgageApplicationID: made.MortgageApplicationID }
  const applicant = { ...application, ApplicantID: made.MainApplicantID }
  await client.call(nextUrl(), '/api/MTGAppUpsertIdentification', {
    ...applicant,
    Identification: persona.main.document,
  })
  const saved = await client.call(nextUrl(), '/api/MTGAPPSaveIdentification', {
    ...applicant,
    Identification: persona.main.identification,
  })
  expect(saved.ReturnStatus.ReturnMessage).toBe('')
  const loaded = await client.call(nextUrl(), '/api/MTGAPPLoad', application)
  expect(loaded.Applicants[0]?.Identification).toMatchObject({ FirstName: 'Priya', SINOnFile: 1 })
})

test.skipIf(cluster === undefined)('a limit counts the tries at both servers', async () => {
  const client = apiClient()
  const email = 'limit@borrower.example'
  const answers = []
  for (let count = 0; count < 4; count += 1) {
    answers.push(
      await client.call(nextUrl(), '/api/MTGAPPValidateEmail', { SiteID: 'demo', Email: email, LanguageID: 1 }),
    )
  }
  expect(answers.map(({ ReturnStatus }) => ReturnStatus.ReturnMessage)).toEqual(['', '', '', 'RobotCheckRequired'])
})

test.skipIf(cluster === undefined)('signing out at one server ends the session at the other', async () => {
  const client = apiClient()
  const ids = await startWithCode(client, mail, nextUrl, 'leaving@borrower.example')
  const kept = new Map(client.cookies)
  await client.call(nextUrl(), '/api/MTGAPPLogout', { SiteID: 'demo' })
  for (const [cookie, value] of kept) client.cookies.set(cookie, value)
  for (const { url } of pair) {
    const answer = await client.call(url, '/api/MTGAPPLoadMyDeals', ids)
    expect(answer.ReturnStatus).toEqual({ ReturnCode: 401, ReturnMessage: 'Access_Denied' })
  }
})
