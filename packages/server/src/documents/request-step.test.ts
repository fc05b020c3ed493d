import { singleBuyerInOntario } from '@foyer/domain/testing/personas.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { todayOf } from '../ports/clock.ts'
import {
  fillPersona,
  type MadeApplication,
  makeBorrower,
  makeDocumentRequest,
  makeSite,
  passTime,
  setApplication,
  upload,
} from '../testing/builders.ts'
import { sendApplication } from '../testing/invited.ts'
import { readReview } from '../testing/read-review.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'

let foyer: TestFoyer
beforeAll(async () => {
  foyer = await startTestFoyer()
  await makeSite(foyer, 'ours')
})
afterAll(() => foyer.stop())

const keyOf = ({ ReturnStatus }: { ReturnStatus: { ReturnMessage: string } }) => ReturnStatus.ReturnMessage
const filled = async () => fillPersona(await makeBorrower(foyer, 'ours'), singleBuyerInOntario(todayOf(new Date())))
const load = ({ borrower, ids }: MadeApplication) => borrower.client.call('/api/MTGAPPLoad', ids)
const done = ({ borrower, ids }: MadeApplication, more: object = {}) =>
  borrower.client.callAnyhow('/api/MTGAPPDoneRequestDocument', { ...ids, ...more })

describe('the document step', () => {
  test('is not shown without document requests, and the application can be submitted', async () => {
    const application = await filled()
    expect(await load(application)).toMatchObject({
      showRequestDocument: 0,
      Step: 5,
      MissingDocs: 0,
      Requests: [],
      RequestDocument: { DFRequestDocID: 0, Items: [] },
    })
    expect(keyOf(await done(application))).toBe('StepNotOpen')
    expect(keyOf(await sendApplication(application))).toBe('')
  })
  test('is shown with document requests, unless the site hides it', async () => {
    const application = await filled()
    await makeDocumentRequest(foyer, 'ours', application)
    expect(await load(application)).toMatchObject({ showRequestDocument: 1, MissingDocs: 1 })
    await makeSite(foyer, 'hidden', { showRequestDocument: 0 })
    const other = await fillPersona(await makeBorrower(foyer, 'hidden'), singleBuyerInOntario(todayOf(new Date())))
    await makeDocumentRequest(foyer, 'hidden', other, { SiteID: 'hidden' })
    expect(await load(other)).toMatchObject({ showRequestDocument: 0, MissingDocs: 1 })
    expect(keyOf(await sendApplication(other))).toBe('')
  })
  test('is left once every required document has a file, which is sent to the broker', async () => {
    const application = await filled()
    const request = await makeDocumentRequest(foyer, 'ours', application)
    expect(await done(application, { DFRequestDocID: request.DFRequestDocID, reqRequestDocument: 1 })).toMatchObject({
      ReturnStatus: { ReturnMessage: 'RequestDocumentReqUploads' },
      Errors: [{ Field: 'Requests.0.Items.0', Key: 'RequestDocumentReqUploads' }],
    })
    await upload(application.borrower.client, request.itemId, { path: '/WS/MTGAPPRDDZUpload' })
    expect(keyOf(await done(application))).toBe('')
    const loaded = await load(application)
    expect(loaded).toMatchObject({ Step: 5, MissingDocs: 0 })
    expect(loaded.RequestDocument.Items[0]).toMatchObject({ DFRequestDocItemStatusDD: 4, Uploads: [{ RemoveFlag: 0 }] })
  })
  test('is not left with an outdated version', async () => {
    const application = await filled()
    await makeDocumentRequest(foyer, 'ours', application)
    expect(keyOf(await done(application, { Version: 1 }))).toBe('StaleEdit')
  })
  test('is closed once the application is submitted', async () => {
    const application = await filled()
    await makeDocumentRequest(foyer, 'ours', application)
    await setApplication(foyer, application, { status: 0 })
    expect(keyOf(await done(application))).toBe('ApplicationSubmitted')
  })
})

describe('submitting an application', () => {
  test('requires the required documents, and reports them', async () => {
    const application = await filled()
    await makeDocumentRequest(foyer, 'ours', application)
    expect(await sendApplication(application)).toMatchObject({
      ReturnStatus: { ReturnCode: 422, ReturnMessage: 'MissingRequiredDocuments' },
      Errors: [{ Field: 'Requests.0.Items.0', Key: 'MissingRequiredDocuments' }],
    })
  })
  test('does not wait for documents that only someone else is asked for', async () => {
    const application = await filled()
    await makeDocumentRequest(foyer, 'ours', application, { Recipients: ['employer@recipient.example'] })
    expect(await load(application)).toMatchObject({ MissingDocs: 0, Requests: [{ BorrowerFlag: 0 }] })
    const { Deals } = await application.borrower.client.call('/api/MTGAPPLoadMyDeals', application.borrower.ids)
    expect(Deals[0]?.OpenDocuments).toEqual([])
    expect(keyOf(await done(application))).toBe('')
    expect(keyOf(await sendApplication(application))).toBe('')
  })
  test('waits for documents that the borrower is asked for beside others', async () => {
    const application = await filled()
    const Recipients = [application.borrower.email, 'employer@recipient.example']
    await makeDocumentRequest(foyer, 'ours', application, { Recipients })
    expect(await load(application)).toMatchObject({ MissingDocs: 1, Requests: [{ BorrowerFlag: 1 }] })
    expect(keyOf(await sendApplication(application))).toBe('MissingRequiredDocuments')
  })
  test('waits for documents that the main applicant is asked for at the address in the application', async () => {
    const application = await filled()
    const Email = (await load(application)).Applicants[0]?.Identification.Email ?? ''
    expect(Email).not.toBe(application.borrower.email)
    await makeDocumentRequest(foyer, 'ours', application, { Recipients: [Email] })
    expect(await load(application)).toMatchObject({ MissingDocs: 1, Requests: [{ BorrowerFlag: 1 }] })
    expect(keyOf(await sendApplication(application))).toBe('MissingRequiredDocuments')
  })
  test('is blocked again when a file was returned', async () => {
    const application = await filled()
    const request = await makeDocumentRequest(foyer, 'ours', application)
    const { client } = application.borrower
    await upload(client, request.itemId)
    await done(application)
    await foyer.client().call('/broker-api/DecideDocumentItem', {
      SiteID: 'ours',
      DFRequestDocItemID: request.itemId,
      Status: 3,
      Reason: 'Too dark',
    })
    await passTime(foyer, 121)
    const { text } = await foyer.mailbox.arrived(application.borrower.email, 2)
    expect(text).toContain('Pay stub: The last two')
    expect((await load(application)).MissingDocs).toBe(1)
    expect(keyOf(await sendApplication(application))).toBe('MissingRequiredDocuments')
    await upload(client, request.itemId)
    expect(await sendApplication(application)).toMatchObject({ ReturnStatus: { ReturnCode: 200 }, MissingDocs: 0 })
  })
  test('submits pending uploads, and the snapshot contains them', async () => {
    const application = await filled()
    const request = await makeDocumentRequest(foyer, 'ours', application)
    await upload(application.borrower.client, request.itemId)
    await done(application)
    await upload(application.borrower.client, request.Items[1]?.DFRequestDocItemID ?? 0, { name: 'cheque.jpg' })
    expect(keyOf(await sendApplication(application))).toBe('')
    const { Deal: exported } = await foyer
      .client()
      .call('/broker-api/ExportDeal', { SiteID: 'ours', MortgageApplicationID: application.applicationId })
    expect(exported.Submissions).toMatchObject([
      {
        Application: {
          Requests: [
            {
              Items: [
                { DFRequestDocItemStatusDD: 4, Uploads: [{ SubmitInSeconds: null }] },
                { DFRequestDocItemStatusDD: 4, Uploads: [{ FileName: 'cheque.jpg', SubmitInSeconds: null }] },
              ],
            },
          ],
        },
      },
    ])
  })
  test('requires no documents in a review, which has no such step', async () => {
    const application = await filled()
    expect(keyOf(await sendApplication(application))).toBe('')
    await makeDocumentRequest(foyer, 'ours', application)
    await foyer.client().call('/broker-api/RequestReview', {
      SiteID: 'ours',
      MortgageApplicationID: application.applicationId,
      DisplayMortgage: 1,
      DisplayIncome: 1,
    })
    const { borrower, ids, mainApplicantId } = application
    const again = {
      ...ids,
      ...(await readReview(application)),
      Consents: [{ ApplicantID: mainApplicantId, Accepted: 1 }],
    }
    expect(keyOf(await borrower.client.call('/api/mtgappReviewsubmit', again))).toBe('')
  })
})
