import type { BodyOf, CallPath } from '@foyer/contract/all-calls.ts'
import { leadOf } from '@foyer/domain/testing/lead-form.ts'
import { aLiability } from '@foyer/domain/testing/records.ts'
import { captchaAltcha } from '@foyer/server/adapters/captcha-altcha.ts'
import { lightWork, solvedToken } from '@foyer/server/adapters/testing/solve-challenge.ts'
import { openPostgres } from '@foyer/server/db/open-database.ts'
import { drawPdf } from '@foyer/server/testing/files/pdf.ts'
import { noise } from '@foyer/server/testing/files/pictures.ts'
import { makeLeadForm } from '@foyer/server/testing/lead-forms.ts'
import { makeStaff } from '@foyer/server/testing/office-builders.ts'
import type { RecipeDatabase } from '@foyer/server/testing/recipe-database.ts'
import { fill } from '@foyer/server/testing/scale/fill.ts'
import { look } from '@foyer/server/testing/scale/installation.ts'
import { type Chosen, drawApplications } from '@foyer/server/testing/scale/people.ts'
import { startTestFoyer, type TestFoyer } from '@foyer/server/testing/start-test-foyer.ts'
import type { Kind, Plan, Sent } from './plan.ts'

export interface Size {
  applications: number
  brokerages: number
  /** Borrowers who are in the wizard, staff of each brokerage, and leads that are sent over all runs. */
  borrowers: number
  staff: number
  leads: number
}

const boundary = 'a-boundary-of-a-bench'
const formOf = (bytes: Buffer, name: string, type: string) =>
  Buffer.concat([
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`,
    ),
    bytes,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]).toString('base64')

const cookieOf = (cookies: ReadonlyMap<string, string>) =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')

let visitors = 0
/** Each has an address of its own, so that none reaches a limit of another. */
const visitor = () => {
  visitors += 1
  return { 'x-forwarded-for': `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}` }
}

const json = { 'content-type': 'application/json' }
const done = '"ReturnCode":200'

/** A call of one browser. */
const callOf =
  (cookies: ReadonlyMap<string, string>, own = visitor()) =>
  <P extends CallPath>(path: P, body: BodyOf<P>): Sent => ({
    method: 'POST',
    path,
    headers: { ...json, ...own, cookie: cookieOf(cookies) },
    body: JSON.stringify(body),
  })

/** A borrower in the wizard, with records that were saved and are saved again. */
const borrowerOf = async ({ borrower: { client }, ids }: Chosen) => {
  const { ApplicantID: _, ...application } = ids
  const Identification = { Type: 1, Country: 1, IdentificationNumber: 'A1234567' }
  const document = await client.call('/api/MTGAppUpsertIdentification', { ...ids, Identification })
  const Liability = aLiability({ Balance: 1234 })
  const debt = await client.call('/api/MTGAPPUpsertLiability', { ...ids, Liability })
  const IdentificationID = document.Identifications?.at(-1)?.IdentificationID
  if (IdentificationID === undefined) throw new Error(`a document was refused: ${document.ReturnStatus.ReturnMessage}`)
  // Of an applicant who has not come to their debts it is refused.
  const LiabilityID = debt.Liabilities?.find(({ Balance }) => Balance === 1234)?.LiabilityID
  const call = callOf(client.cookies)
  const page = (path: string): Sent => ({
    method: 'GET',
    path,
    headers: { ...visitor(), cookie: cookieOf(client.cookies) },
  })
  return {
    load: call('/api/MTGAPPLoad', application),
    saveDocument: call('/api/MTGAppUpsertIdentification', {
      ...ids,
      Identification: { ...Identification, IdentificationID },
    }),
    saveDebt: LiabilityID && call('/api/MTGAPPUpsertLiability', { ...ids, Liability: { ...Liability, LiabilityID } }),
    draft: call('/api/MTGAPPSaveDraft', {
      ...ids,
      ApplicantID: 0,
      StepKey: 'interview',
      Data: { PropertyValue: 512_000 },
    }),
    dashboard: call('/api/MTGAPPLoadMyDeals', { SiteID: ids.SiteID, UserID: ids.UserID }),
    page: page(`/${ids.SiteID}/user/${ids.MortgageApplicationID}`),
  }
}

/** A request for documents of the application, its list and an upload by its borrower. */
const documentsOf = async (foyer: TestFoyer, { borrower: { client }, ids }: Chosen, at: number) => {
  const made = await foyer.client().call('/broker-api/SaveDocumentRequest', {
    SiteID: ids.SiteID,
    RequestName: 'Income',
    MortgageApplicationID: ids.MortgageApplicationID,
    Items: [
      { Type: 0, Desc: 'The last two', Required: 1 },
      { Type: 14, Required: 0 },
    ],
  })
  const [item] = made.Items ?? []
  if (!item) throw new Error(`a request for documents was refused: ${made.ReturnStatus.ReturnMessage}`)
  const call = callOf(client.cookies)
  const upload: Sent = {
    method: 'POST',
    path: `/WS/MTGAPPRDDZUpload/${item.DFRequestDocItemID}`,
    headers: {
      ...visitor(),
      cookie: cookieOf(client.cookies),
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
    file: at % 2,
  }
  return { list: call('/api/RDLoad', { SiteID: ids.SiteID, RequestDocID: made.RequestDocID }), upload }
}

/** The first of each, then the second of each: requests after one another are those of different people. */
const inTurns = <T>(lists: readonly (readonly T[])[]): T[] =>
  Array.from({ length: Math.max(...lists.map((list) => list.length)) }, (_, at) =>
    lists.flatMap((list) => list.slice(at, at + 1)),
  ).flat()

const officeOf = async (foyer: TestFoyer, brokerageId: string, deals: readonly Chosen[]) => {
  const { client } = await makeStaff(foyer, brokerageId)
  const call = callOf(client.cookies)
  return {
    lists: [
      call('/console-api/ListPipeline', { View: 'needs' }),
      call('/console-api/ListPipeline', { View: 'open' }),
      call('/console-api/ListPipeline', { View: 'open', Search: 'tremblay' }),
      call('/console-api/ListLeadInbox', { View: 'unclaimed' }),
    ],
    board: call('/console-api/BoardDeals', {}),
    counts: [call('/console-api/CountPipeline', {}), call('/console-api/CountLeads', {})],
    deals: deals.map(({ ids: { SiteID, MortgageApplicationID } }) =>
      call('/console-api/LoadDeal', { SiteID, MortgageApplicationID }),
    ),
    stream: { method: 'GET', path: '/console-api/Events', headers: { cookie: cookieOf(client.cookies) } } as const,
  }
}

/** A robot check that was passed for each lead, with the work of a visitor's browser done beforehand. */
const leadsOf = async (foyer: TestFoyer, tokens: readonly string[], count: number) => {
  const captcha = captchaAltcha({ secret: foyer.services.keys.challenges, work: lightWork })
  const leads: Sent[] = []
  for (let at = 0; at < count; at += 1) {
    const token = tokens[at % tokens.length] ?? ''
    const captchaToken = await solvedToken(await captcha.challenge({ subject: token, now: foyer.clock.now() }))
    leads.push({
      method: 'POST',
      path: '/v1/leadopportunities/embedded-forms/create-lead',
      headers: { ...json, ...visitor() },
      body: JSON.stringify({ token, captchaToken, detail: leadOf({ MESSAGE: ['Bonjour'] }) }),
    })
  }
  return leads
}

/**
 * Fills the database and returns what a day's people send. The shares are those of one application and its deal, some 400 requests:
 * its borrower takes eleven steps, each loaded and saved about four times with drafts in between (240 requests), opens pages, with
 * files that the browser does not have yet (40), looks at the documents (32) and sends six of them; two of the staff read lists,
 * the board and the deal (60), while visitors of the brokerage's own website see its form twelve times and ten of them send it.
 */
export const fillAndPlan = async (database: RecipeDatabase, secretKey: Buffer, size: Size): Promise<Plan> => {
  const foyer = await startTestFoyer({ database: await openPostgres(database.logins), secretKey, quiet: true })
  try {
    const { administrator } = database
    const installation = { foyer, administrator }
    await fill(foyer, { administrator, ...size })
    const sites = await look(installation, 'select slug, brokerage_id from bench.sites order by site')
    const chosen = await drawApplications(installation, { most: size.borrowers, unsent: true })
    const borrowers = []
    for (const one of chosen) borrowers.push(await borrowerOf(one))
    const documents = []
    for (const [at, one] of chosen.entries()) documents.push(await documentsOf(foyer, one, at))
    const staff = []
    const tokens: string[] = []
    for (const { slug, brokerage_id } of sites) {
      tokens.push(await makeLeadForm(foyer, slug))
      const deals = await drawApplications(installation, { most: 20, siteId: slug })
      // Each of them begins with another deal.
      for (let count = 0; count < size.staff; count += 1)
        staff.push(await officeOf(foyer, brokerage_id, [...deals.slice(count * 2), ...deals.slice(0, count * 2)]))
    }
    const formPage = (token: string): Sent => ({
      method: 'GET',
      path: `/embedded-forms/${token}`,
      headers: visitor(),
    })
    const kinds: Kind[] = [
      { name: 'load an application', share: 230, requests: borrowers.map(({ load }) => load), expects: done },
      {
        name: 'save a document',
        share: 130,
        requests: borrowers.map(({ saveDocument }) => saveDocument),
        expects: done,
      },
      { name: 'save a debt', share: 120, requests: borrowers.flatMap(({ saveDebt }) => saveDebt || []), expects: done },
      { name: 'keep a draft', share: 100, requests: borrowers.map(({ draft }) => draft), expects: done },
      { name: 'dashboard', share: 20, requests: borrowers.map(({ dashboard }) => dashboard), expects: done },
      { name: 'page', share: 100, requests: borrowers.map(({ page }) => page), expects: '<!doctype html>' },
      { name: 'list of documents', share: 80, requests: documents.map(({ list }) => list), expects: done },
      {
        name: 'upload',
        share: 15,
        requests: documents.map(({ upload }) => upload),
        expects: '"DFRequestDocItemUploadID"',
      },
      { name: 'list of the office', share: 50, requests: inTurns(staff.map(({ lists }) => lists)), expects: done },
      { name: 'counts of the office', share: 30, requests: inTurns(staff.map(({ counts }) => counts)), expects: done },
      { name: 'board', share: 20, requests: staff.map(({ board }) => board), expects: done },
      { name: 'deal', share: 50, requests: inTurns(staff.map(({ deals }) => deals)), expects: done },
      { name: 'page of a form', share: 30, requests: tokens.map(formPage), expects: '<!doctype html>' },
      { name: 'lead', share: 25, requests: await leadsOf(foyer, tokens, size.leads), once: true, expects: done },
    ]
    const photo = await noise(1350, 1000).jpeg({ quality: 95 }).toBuffer()
    const files = [
      formOf(photo, 'photo.jpg', 'image/jpeg'),
      formOf(await drawPdf({}, 3), 'pay stub.pdf', 'application/pdf'),
    ]
    return { kinds, streams: staff.map(({ stream }) => stream), files }
  } finally {
    await foyer.stop()
  }
}
