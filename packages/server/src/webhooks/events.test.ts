import { randomBytes } from 'node:crypto'
import { type WebhookEvent, webhookEvents } from '@foyer/domain/webhooks/events.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { captchaAltcha } from '../adapters/captcha-altcha.ts'
import { lightWork } from '../adapters/testing/solve-challenge.ts'
import { makeApplication, makeBorrower, makeDocumentRequest, makeSite, upload } from '../testing/builders.ts'
import { validatorOf } from '../testing/deal-schema.ts'
import type { MadeRequest } from '../testing/document-builders.ts'
import { completePart, readyApplication, sendApplication, sendPart } from '../testing/invited.ts'
import { makeLeadForm, sendLead } from '../testing/lead-forms.ts'
import { giveSite, makeBrokerage, makeStaff, type Staff } from '../testing/office-builders.ts'
import { readReview } from '../testing/read-review.ts'
import { ada, freshSigners, goToDesk, requestSignatures, sign } from '../testing/signing-flow.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'
import { untilPasses } from '../testing/until-passes.ts'
import { makeWebhook, storedMessages, webhookReceivers } from '../testing/webhook-receiver.ts'
import { documentedWebhooks } from './documented.ts'
import { bodyOf } from './send.ts'

const receivers = webhookReceivers()
let foyer: TestFoyer
let owner: Staff
let brokerageId: string
/** Wants everything of the brokerage; and two that must get nothing of the site `ours`. */
let [wanting, ofOtherSite, ofOthers] = ['', '', '']
beforeAll(async () => {
  const captcha = captchaAltcha({ secret: randomBytes(32), work: lightWork })
  foyer = await startTestFoyer({ webhook: receivers.port, captcha })
  brokerageId = await makeBrokerage(foyer)
  owner = await makeStaff(foyer, brokerageId)
  for (const site of ['ours', 'also-ours', 'theirs']) await makeSite(foyer, site)
  await giveSite(foyer, brokerageId, 'ours', owner.personId)
  await giveSite(foyer, brokerageId, 'also-ours')
  const theirs = await makeBrokerage(foyer)
  await giveSite(foyer, theirs, 'theirs')
  const make = async (staff: Staff, host: string, Sites: string[] = []) =>
    (await makeWebhook(staff, { Url: `https://${host}.example/`, Events: webhookEvents, Sites })).EndpointID
  wanting = await make(owner, 'wanting')
  ofOtherSite = await make(owner, 'other-site', ['also-ours'])
  ofOthers = await make(await makeStaff(foyer, theirs), 'others')
})
afterAll(() => foyer.stop())

/** What a real call makes of the messages of the endpoint. */
const caused = async (work: () => Promise<unknown>) => {
  const before = new Set((await storedMessages(foyer, wanting)).map(({ message_id }) => message_id))
  await work()
  const messages = (await storedMessages(foyer, wanting)).filter(({ message_id }) => !before.has(message_id))
  return messages.map(({ event, slug, ids }) => ({ event, slug, ids }))
}
const asBroker = { SiteID: 'ours' }

test('each event is one message, which names what changed by its ids alone', async () => {
  const seen = new Set<string>()
  const expectOne = async (event: WebhookEvent, work: () => Promise<unknown>, ids: object) => {
    expect(await caused(work), event).toEqual([{ event, slug: 'ours', ids }])
    seen.add(event)
  }
  const borrower = await makeBorrower(foyer, 'ours')
  const begun = await caused(() => makeApplication(borrower))
  expect(begun).toMatchObject([{ event: 'application.started', ids: { MortgageApplicationID: expect.any(Number) } }])
  seen.add('application.started')

  const application = await readyApplication(foyer, 'ours')
  const { MortgageApplicationID } = application.ids
  const submitted = { MortgageApplicationID, SubmissionID: expect.any(Number) }
  await expectOne('application.submitted', () => sendApplication(application), submitted)
  const call = (path: '/console-api/RequestReview' | '/console-api/MoveDeal' | '/console-api/SaveDeal', body: object) =>
    owner.client.call(path, { ...asBroker, MortgageApplicationID, ...body } as never)
  const review = { DisplayMortgage: 1, DisplayIncome: 1 }
  await expectOne('application.review_requested', () => call('/console-api/RequestReview', review), {
    MortgageApplicationID,
  })
  await expectOne(
    'application.reviewed',
    async () =>
      application.borrower.client.call('/api/mtgappReviewsubmit', {
        ...{ ...application.ids, ...(await readReview(application)), IdempotencyKey: 'second' },
        Consents: [{ ApplicantID: application.mainApplicantId, Accepted: 1 }],
      }),
    submitted,
  )
  const shared = await readyApplication(foyer, 'ours')
  const invited = await completePart(foyer, shared)
  await expectOne('application.part_sent', () => sendPart(invited), {
    MortgageApplicationID: shared.ids.MortgageApplicationID,
  })
  const moved = { MortgageApplicationID }
  await expectOne('deal.status_changed', () => call('/console-api/MoveDeal', { Stage: 'collecting' }), moved)
  expect(await caused(() => call('/console-api/MoveDeal', { Stage: 'collecting' }))).toEqual([])
  await expectOne('deal.status_changed', () => call('/console-api/SaveDeal', { Status: 2 }), moved)
  expect(await caused(() => call('/console-api/SaveDeal', { Status: 2 }))).toEqual([])

  const requested = { MortgageApplicationID, RequestDocID: expect.any(String) }
  const made: MadeRequest[] = []
  const ask = async () => made.push(await makeDocumentRequest(foyer, 'ours', application))
  await expectOne('document.requested', ask, requested)
  const [request] = made
  if (!request) throw new Error('no request')
  const { itemId } = request
  const item = { ...requested, DFRequestDocItemID: itemId }
  expect(await caused(() => upload(application.borrower.client, itemId))).toEqual([])
  const send = () => application.borrower.client.call('/api/RDSubmit', request.ids)
  await expectOne('document.uploaded', send, requested)
  const decide = { ...asBroker, DFRequestDocItemID: itemId, Status: 2 }
  await expectOne('document.decided', () => owner.client.call('/console-api/DecideDocumentItem', decide), item)

  const token = await makeLeadForm(foyer, 'ours')
  const lead = { LeadID: expect.any(Number) }
  await expectOne('lead.received', () => sendLead(foyer.client(), token), lead)

  const atDesk = async () => {
    const asked = await requestSignatures(foyer, { siteId: 'ours', signers: freshSigners(ada) })
    return goToDesk(foyer, 'ours', asked.signers[0]?.Email ?? '')
  }
  const signature = { SigningRequestID: expect.any(String) }
  const finished = await atDesk()
  const signAll = async () => {
    await sign(finished)
    // The document is sealed by a job.
    const isThere = async () =>
      (await storedMessages(foyer, wanting)).some(({ event }) => event === 'signature.completed')
    await untilPasses(async () => expect(await isThere()).toBe(true))
  }
  await expectOne('signature.completed', signAll, signature)
  const { client, ids } = await atDesk()
  await expectOne('signature.declined', () => client.call('/api/SIGNDecline', { ...ids, Reason: 'No' }), signature)

  expect(webhookEvents.filter((event) => !seen.has(event))).toEqual([])
  const documented = documentedWebhooks()
  for (const message of await storedMessages(foyer, wanting)) {
    const validate = validatorOf(
      documented[message.event]?.post.requestBody.content['application/json']?.schema as object,
    )
    expect(validate(JSON.parse(bodyOf(message))), `${message.event}: ${JSON.stringify(validate.errors)}`).toBe(true)
  }
  expect(await storedMessages(foyer, ofOtherSite)).toEqual([])
  expect(await storedMessages(foyer, ofOthers)).toEqual([])
})

const startOn = async (siteId: string) => makeApplication(await makeBorrower(foyer, siteId))

test('an endpoint with some sites gets the events of these, and one of another brokerage those of its own', async () => {
  await startOn('also-ours')
  expect((await storedMessages(foyer, ofOtherSite)).map(({ event, slug }) => `${event} ${slug}`)).toEqual([
    'application.started also-ours',
  ])
  await startOn('theirs')
  expect((await storedMessages(foyer, ofOthers)).map(({ slug }) => slug)).toEqual(['theirs'])
})

test('an endpoint gets the events that it chose, while it is on', async () => {
  const url = 'https://choosy.example/'
  const { EndpointID } = await makeWebhook(owner, { Url: url, Events: ['lead.received'] })
  await startOn('ours')
  expect(await storedMessages(foyer, EndpointID)).toEqual([])
  const given = { EndpointID, Name: 'CRM', Url: url, Events: ['application.started' as const], Sites: [] }
  await owner.client.call('/console-api/SaveWebhook', { ...given, Version: 1, OnFl: 0 })
  await startOn('ours')
  expect(await storedMessages(foyer, EndpointID)).toEqual([])
  await owner.client.call('/console-api/SaveWebhook', { ...given, Version: 2, OnFl: 1 })
  await startOn('ours')
  expect(await storedMessages(foyer, EndpointID)).toHaveLength(1)
})

test('a refused call causes no message', async () => {
  const application = await startOn('ours')
  const body = { ...asBroker, MortgageApplicationID: application.applicationId + 1, Stage: 'collecting' as const }
  expect(await caused(() => foyer.client().call('/broker-api/MoveDeal', body))).toEqual([])
})

test('no message leaves a demo site', async () => {
  await foyer.services.database.asOwner(async (query) => {
    await query("update tenants set is_demo = true where slug = 'also-ours'")
  })
  expect(await caused(() => startOn('also-ours'))).toEqual([])
})
