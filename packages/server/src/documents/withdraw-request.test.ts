import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type MadeRequest,
  makeApplication,
  makeBorrower,
  makeDocumentRequest,
  makeSite,
  passTime,
  upload,
} from '../testing/builders.ts'
import { recordedCalls } from '../testing/recorded-events.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'

let foyer: TestFoyer
beforeAll(async () => {
  foyer = await startTestFoyer()
  await makeSite(foyer, 'ours')
})
afterAll(() => foyer.stop())

const keyOf = ({ ReturnStatus }: { ReturnStatus: { ReturnMessage: string } }) => ReturnStatus.ReturnMessage
const withdraw = ({ ids }: Pick<MadeRequest, 'ids'>) => foyer.client().call('/broker-api/WithdrawDocumentRequest', ids)
const decide = (itemId: number, Status: number) =>
  foyer
    .client()
    .call('/broker-api/DecideDocumentItem', { SiteID: 'ours', DFRequestDocItemID: itemId, Status, Reason: 'Too old' })
const stored = async ({ ids }: Pick<MadeRequest, 'ids'>) =>
  (await foyer.client().call('/broker-api/ListUploads', ids)).Items.flatMap(({ Uploads }) => Uploads)

let asked = 0
/** A request that one recipient has opened. */
const opened = async () => {
  asked += 1
  const email = `withdrawn${asked}@recipient.example`
  const request = await makeDocumentRequest(foyer, 'ours', undefined, { Recipients: [email], LanguageID: 2 })
  const client = foyer.client()
  expect(await client.call('/api/RDACCESS', request.link)).toMatchObject({ AccessCode: 0, ExpiredLink: '' })
  return { request, client, email }
}

describe('a withdrawn request', () => {
  test('opens for no one, and its link shows why', async () => {
    const { request, client } = await opened()
    expect(keyOf(await withdraw(request))).toBe('')
    expect(keyOf(await client.call('/api/RDLoad', request.ids))).toBe('Access_Denied')
    expect(await upload(client, request.itemId)).toMatchObject({ ReturnStatus: { ReturnMessage: 'Access_Denied' } })
    for (const browser of [client, foyer.client()])
      expect(await browser.call('/api/RDACCESS', request.link)).toMatchObject({
        AccessCode: 0,
        ExpiredLink: 'Withdrawn',
      })
  })
  test('is no longer open to the borrower of its application either', async () => {
    const own = await makeBorrower(foyer, 'ours')
    const request = await makeDocumentRequest(foyer, 'ours', await makeApplication(own))
    await withdraw(request)
    expect(keyOf(await own.client.call('/api/RDLoad', request.ids))).toBe('NoAccess')
    expect(await own.client.call('/api/RDACCESS', request.link)).toMatchObject({ ExpiredLink: 'Withdrawn' })
  })
  test('mails no access code', async () => {
    const email = 'coded@recipient.example'
    const request = await makeDocumentRequest(foyer, 'ours', undefined, { UseAccessCode: 1, Recipients: [email] })
    await withdraw(request)
    expect(keyOf(await foyer.client().call('/api/RDResendACCESS', { ...request.link, Email: email }))).toBe(
      'ExpiredLink',
    )
  })
  test('is mailed to its recipients once, in their language and with its name', async () => {
    const { request, email } = await opened()
    await withdraw(request)
    await withdraw(request)
    const mail = await foyer.mailbox.arrived(email, 2)
    expect(mail.subject).toMatch(/n’a plus besoin des documents/)
    expect(mail.text).toContain('Income of Ada')
    expect(mail.text).not.toContain(request.RequestDocID)
    expect(mail.text).not.toMatch(/reste chez|supprimés/)
    const events = (await recordedCalls(foyer)).filter(({ details }) => details.RequestDocID === request.RequestDocID)
    expect(events.filter(({ action }) => action === 'documents-withdrawn')).toMatchObject([
      { details: { deleted: 0, notified: 1 } },
      { details: { deleted: 0, notified: 0 } },
    ])
  })
  test('leaves the broker what was submitted and deletes the rest, and the mail states both', async () => {
    const { request, client, email } = await opened()
    const sent = await upload(client, request.itemId)
    await client.call('/api/RDSubmit', request.ids)
    const waiting = await upload(client, request.itemId, { name: 'second.jpg' })
    expect(waiting.http).toBe(200)
    await withdraw(request)
    await passTime(foyer, 11 * 60)
    expect(await stored(request)).toMatchObject([{ DFRequestDocItemUploadID: sent.DFRequestDocItemUploadID }])
    const { text } = await foyer.mailbox.arrived(email, 2)
    expect(text).toMatch(/Ce que vous avez transmis reste chez/)
    expect(text).toMatch(/pas encore transmis ont été supprimés/)
  })
  test('deletes a statement that was not submitted', async () => {
    const { request, client } = await opened()
    const item = { ...request.ids, DFRequestDocItemID: request.itemId }
    await client.call('/api/RDNotAvailable', { ...item, Reason: 'Never had one' })
    await withdraw(request)
    const { Items } = await foyer.client().call('/broker-api/ListUploads', request.ids)
    expect(Items[0]).toMatchObject({ NotAvailable: '', NotAvailableAt: '' })
  })
  test('holds no submission, is not on the dashboard and is no turn of the borrower', async () => {
    const own = await makeBorrower(foyer, 'ours')
    const application = await makeApplication(own)
    const request = await makeDocumentRequest(foyer, 'ours', application)
    const load = () => own.client.call('/api/MTGAPPLoad', application.ids)
    expect(await load()).toMatchObject({ MissingDocs: 1, showRequestDocument: 1 })
    await withdraw(request)
    expect(await load()).toMatchObject({ MissingDocs: 0, showRequestDocument: 0, Requests: [] })
    const { Deals } = await own.client.call('/api/MTGAPPLoadMyDeals', own.ids)
    expect(Deals[0]).toMatchObject({ DocumentRequests: [], OpenDocuments: [] })
  })
  test('stays in the export, with the time of its withdrawal', async () => {
    const own = await makeBorrower(foyer, 'ours')
    const { applicationId } = await makeApplication(own)
    const request = await makeDocumentRequest(foyer, 'ours', { ...(await makeApplication(own)), applicationId })
    const exported = () =>
      foyer.client().call('/broker-api/ExportDeal', { SiteID: 'ours', MortgageApplicationID: applicationId })
    expect((await exported()).Deal.Documents).toMatchObject([{ RequestDocID: request.RequestDocID, WithdrawnAt: '' }])
    await withdraw(request)
    expect((await exported()).Deal.Documents).toMatchObject([{ WithdrawnAt: expect.stringMatching(/^\d{4}-.*Z$/) }])
  })
  test('takes decisions on its documents but asks for none again', async () => {
    const { request, client } = await opened()
    await upload(client, request.itemId)
    await client.call('/api/RDSubmit', request.ids)
    await withdraw(request)
    for (const status of [1, 3, 8])
      expect(await decide(request.itemId, status)).toMatchObject({
        Errors: [{ Field: 'Status', Key: 'InvalidSetting' }],
      })
    expect(keyOf(await decide(request.itemId, 2))).toBe('')
  })
  test('that is sent again asks for its documents as before', async () => {
    const { request, email } = await opened()
    await withdraw(request)
    await foyer.client().call('/broker-api/SaveDocumentRequest', request.ids)
    expect((await foyer.mailbox.arrived(email, 3)).text).toContain(request.RequestDocID)
    const client = foyer.client()
    expect(await client.call('/api/RDACCESS', request.link)).toMatchObject({ ExpiredLink: '' })
    expect(keyOf(await client.call('/api/RDLoad', request.ids))).toBe('')
  })
})

test('an unknown request cannot be withdrawn', async () => {
  expect(keyOf(await withdraw({ ids: { SiteID: 'ours', RequestDocID: 'nothing' } }))).toBe('NoAccess')
})
