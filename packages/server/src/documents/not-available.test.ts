import { singleBuyerInOntario } from '@foyer/domain/testing/personas.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { todayOf } from '../ports/clock.ts'
import { fillPersona, makeBorrower, makeDocumentRequest, makeSite, passTime, upload } from '../testing/builders.ts'
import { sendApplication } from '../testing/invited.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'
import { submitDueStatement } from './submit-due.ts'

let foyer: TestFoyer
beforeAll(async () => {
  foyer = await startTestFoyer()
  await makeSite(foyer, 'ours')
})
afterAll(() => foyer.stop())

const keyOf = ({ ReturnStatus }: { ReturnStatus: { ReturnMessage: string } }) => ReturnStatus.ReturnMessage
const why = 'I work for myself'

const opened = async () => {
  const request = await makeDocumentRequest(foyer, 'ours', undefined, { Recipients: ['luc@recipient.example'] })
  const client = foyer.client()
  await client.call('/api/RDACCESS', request.link)
  const item = { ...request.ids, DFRequestDocItemID: request.itemId }
  return {
    request,
    client,
    state: (Reason = why) => client.callAnyhow('/api/RDNotAvailable', { ...item, Reason }),
    takeBack: () => client.callAnyhow('/api/RDTakeBackNotAvailable', item),
    itemNow: async () => (await client.call('/api/RDLoad', request.ids)).Docs.Items[0],
    listed: async () => (await foyer.client().call('/broker-api/ListUploads', request.ids)).Items[0],
    decide: (Status: number) =>
      foyer.client().call('/broker-api/DecideDocumentItem', {
        SiteID: 'ours',
        DFRequestDocItemID: request.itemId,
        Status,
        Reason: 'Send a bank statement instead',
      }),
  }
}

describe('a document that is not available', () => {
  test('needs a reason, of which numbers like a SIN are not kept', async () => {
    const { state, itemNow } = await opened()
    for (const nothing of [' ', '\u0001', '\u0085'])
      expect(await state(nothing)).toMatchObject({ Errors: [{ Field: 'Reason', Key: 'DocumentReasonRequired' }] })
    expect(keyOf(await state('See 130 692 544'))).toBe('')
    expect((await itemNow())?.NotAvailable).not.toContain('692')
  })
  test('can be taken back until it is submitted, which mails the broker the reason', async () => {
    const { request, client, state, takeBack, itemNow, listed } = await opened()
    await state()
    expect(await itemNow()).toMatchObject({
      NotAvailable: why,
      NotAvailableInSeconds: 600,
      DFRequestDocItemStatusDD: 1,
    })
    expect(await listed()).toMatchObject({ NotAvailable: why, NotAvailableAt: '' })
    expect(keyOf(await takeBack())).toBe('')
    expect(await itemNow()).toMatchObject({ NotAvailable: '', NotAvailableInSeconds: null })
    expect(keyOf(await takeBack())).toBe('')

    await state()
    expect(await client.call('/api/RDSubmit', request.ids)).toMatchObject({ Submitted: 1 })
    expect(await client.call('/api/RDSubmit', request.ids)).toMatchObject({ Submitted: 0 })
    expect(await itemNow()).toMatchObject({ NotAvailable: why, DFRequestDocItemStatusDD: 4 })
    expect((await listed())?.NotAvailableAt).not.toBe('')
    expect([keyOf(await state()), keyOf(await takeBack())]).toEqual(['DocumentSubmitted', 'DocumentSubmitted'])
    const { text } = await foyer.mailbox.arrived('ours@broker.example')
    expect(text).toContain(`Pay stub: The last two – ${why}`)
    expect(text).toContain(`Talon de paie\u00A0: The last two – ${why}`)
  })
  test('is submitted after ten minutes, once', async () => {
    const { request, state, itemNow } = await opened()
    const ordered = () => ({ siteId: 'ours', itemId: request.itemId, statedAt: foyer.clock.now().toISOString() })
    await state('Not yet')
    const first = ordered()
    foyer.clock.advance(300)
    await state()
    const last = ordered()
    const run = (job = last) => submitDueStatement(foyer.services)(job)
    await run()
    foyer.clock.advance(400)
    // The job of a statement that was replaced submits nothing, and orders no other.
    const sent: string[] = []
    const send: typeof foyer.services.jobs.send = async (_, { name }) => void sent.push(name)
    await submitDueStatement({ ...foyer.services, jobs: { ...foyer.services.jobs, send } })(first)
    expect([sent, (await itemNow())?.DFRequestDocItemStatusDD]).toEqual([[], 1])
    expect((await itemNow())?.DFRequestDocItemStatusDD).toBe(1)
    foyer.clock.advance(600)
    await Promise.all([run(), run(), run()])
    expect((await itemNow())?.DFRequestDocItemStatusDD).toBe(4)
  })
  test('is stated sixty times an hour at most', async () => {
    const { state } = await opened()
    const replies = await Promise.all(Array.from({ length: 61 }, () => state()))
    expect(replies.map(keyOf).filter((key) => key === 'TooManyRequests')).toHaveLength(1)
  })
  test('stays with the broker until a file is submitted, which replaces it', async () => {
    const { request, client, state, itemNow } = await opened()
    await state()
    await client.call('/api/RDSubmit', request.ids)
    const { DFRequestDocItemUploadID } = await upload(client, request.itemId)
    await client.call('/api/RDRemoveUpload', { ...request.ids, DFRequestDocItemUploadID })
    expect(await itemNow()).toMatchObject({ NotAvailable: why, Uploads: [], DFRequestDocItemStatusDD: 4 })
    await upload(client, request.itemId)
    await client.call('/api/RDSubmit', request.ids)
    expect(await itemNow()).toMatchObject({ NotAvailable: '', Uploads: [{ ReturnedFlag: 0 }] })
  })
  test('is accepted by the broker as not needed, or asked for again', async () => {
    const { request, client, state, itemNow, decide } = await opened()
    await state()
    await client.call('/api/RDSubmit', request.ids)
    await decide(3)
    expect(await itemNow()).toMatchObject({ NotAvailable: '', Reason: 'Send a bank statement instead' })
    await state('Nor that')
    await client.call('/api/RDSubmit', request.ids)
    await decide(2)
    expect(await itemNow()).toMatchObject({ NotAvailable: 'Nor that', DFRequestDocItemStatusDD: 2 })
    expect(keyOf(await state())).toBe('DocumentClosed')
  })
  test('holds neither the step nor the submission of the application', async () => {
    const application = await fillPersona(await makeBorrower(foyer, 'ours'), singleBuyerInOntario(todayOf(new Date())))
    const request = await makeDocumentRequest(foyer, 'ours', application)
    const { client } = application.borrower
    const item = { ...request.ids, DFRequestDocItemID: request.itemId }
    const load = () => client.call('/api/MTGAPPLoad', application.ids)
    expect((await load()).MissingDocs).toBe(1)
    await client.call('/api/RDNotAvailable', { ...item, Reason: why })
    expect((await load()).MissingDocs).toBe(0)
    const { Deals } = await client.call('/api/MTGAPPLoadMyDeals', application.borrower.ids)
    expect(Deals[0]?.OpenDocuments).toEqual([])
    await client.call('/api/MTGAPPDoneRequestDocument', application.ids)
    expect((await load()).Requests[0]?.Items[0]?.DFRequestDocItemStatusDD).toBe(4)
    expect(keyOf(await sendApplication(application))).toBe('')
    await passTime(foyer, 61)
  })
  test('is unknown to a browser that has not opened the link', async () => {
    const { request } = await opened()
    const other = await opened()
    const item = { ...request.ids, DFRequestDocItemID: request.itemId }
    const asked = await foyer.client().callAnyhow('/api/RDNotAvailable', { ...item, Reason: why })
    expect(keyOf(asked)).toBe('Access_Denied')
    const foreign = { ...other.request.ids, DFRequestDocItemID: request.itemId, Reason: why }
    expect(keyOf(await other.client.callAnyhow('/api/RDNotAvailable', foreign))).toBe('NoAccess')
    expect(keyOf(await other.client.callAnyhow('/api/RDTakeBackNotAvailable', foreign))).toBe('NoAccess')
  })
})
