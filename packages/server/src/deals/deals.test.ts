import { coupleRefinancingInQuebec, singleBuyerInOntario } from '@foyer/domain/testing/personas.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { todayOf } from '../ports/clock.ts'
import {
  addCoApplicantRow,
  type Borrower,
  fillIdentification,
  makeApplication,
  makeBorrower,
  makeSite,
  setApplication,
} from '../testing/builders.ts'
import { makeDocumentRequest, upload } from '../testing/document-builders.ts'
import { invite, join, readyApplication, sendInvitation } from '../testing/invited.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'

let foyer: TestFoyer
beforeAll(async () => {
  foyer = await startTestFoyer()
  await makeSite(foyer, 'ours')
})
afterAll(() => foyer.stop())

const today = todayOf(new Date())
const deals = async ({ client, ids }: Borrower, LangID?: 1 | 2) =>
  (await client.call('/api/MTGAPPLoadMyDeals', { ...ids, ...(LangID && { LangID }) })).Deals

test('a user’s deals are listed newest first, with labels in the requested language', async () => {
  const borrower = await makeBorrower(foyer, 'ours')
  const buyer = singleBuyerInOntario(today)
  const couple = coupleRefinancingInQuebec(today)
  const first = await makeApplication(borrower, buyer.interview, buyer.address)
  await fillIdentification(first)
  await addCoApplicantRow(foyer, first, { FirstName: 'Bo', LastName: 'Li' })
  foyer.clock.advance(60)
  const second = await makeApplication(borrower, couple.interview, couple.address)
  await setApplication(foyer, second, { status: 0 })
  foyer.clock.advance(60)
  await makeApplication(borrower, { DealPurposeDD: 0, SearchStageDD: 5 }, { ProvinceDD: 9 })

  const english = await deals(borrower, 1)
  expect(english).toMatchObject([
    { ApplicationType: 'Pre-approval', Purpose: 'Purchase', SearchStageDD: 5, MortgageAmount: null, ClosingDate: '' },
    { MortgageApplicationID: second.applicationId, MortgageApplicationStatus: 'Received' },
    {
      MortgageApplicationID: first.applicationId,
      MainBorrowerName: 'Priya Raman',
      Applicants: [{ Name: 'Priya Raman' }, { Name: 'Bo Li' }],
      PurposeDD: 0,
      MortgageApplicationStatusDD: 11,
      MortgageApplicationStatus: 'In progress',
      MortgageAmount: 384_000,
      ClosingDate: buyer.interview.ClosingDate,
      RequestReview: 0,
      DisplayMortgage: 1,
      DocumentRequests: [],
      LenderName: '',
      PaymentFrequency: -1,
    },
  ])
  expect(english[2]?.FullPropertyAddress).toMatch(/^1204-\d+ Queen Street, Ottawa, Ontario K1R 0G1$/)
  const french = await deals(borrower, 2)
  expect(french[0]).toMatchObject({ ApplicationType: 'Préapprobation' })
  expect(french[1]).toMatchObject({ Purpose: 'Refinancement', MortgageApplicationStatus: 'Reçue' })
  expect(french[1]?.PropertyAddress).toMatch(/^\d+, rue des Érables$/)
})

test('a user sees only their own deals', async () => {
  const owner = await makeBorrower(foyer, 'ours')
  await makeApplication(owner)
  expect(await deals(await makeBorrower(foyer, 'ours'))).toEqual([])
  const posing = await owner.client.callAnyhow('/api/MTGAPPLoadMyDeals', { ...owner.ids, UserID: 'somebody' })
  expect(posing).toEqual({ ReturnStatus: { ReturnCode: 401, ReturnMessage: 'Access_Denied' } })
})

test('a deal names the step where its borrower left off, of a co-applicant too, until it is submitted', async () => {
  const borrower = await makeBorrower(foyer, 'ours')
  const application = await makeApplication(borrower)
  expect(await deals(borrower)).toMatchObject([{ NextStep: 'identification', NextApplicantName: '' }])
  await fillIdentification(application)
  expect(await deals(borrower)).toMatchObject([{ NextStep: 'address', NextApplicantName: '' }])

  const ready = await readyApplication(foyer, 'ours')
  expect(await deals(ready.borrower)).toMatchObject([{ NextStep: 'summary', NextApplicantName: '' }])
  await addCoApplicantRow(foyer, ready, { FirstName: 'Bo', LastName: 'Li' })
  expect(await deals(ready.borrower)).toMatchObject([{ NextStep: 'identification', NextApplicantName: 'Bo Li' }])
  await setApplication(foyer, ready, { status: 0 })
  expect(await deals(ready.borrower)).toMatchObject([{ NextStep: '', NextApplicantName: '' }])
})

test('a deal names the people whose part may still arrive', async () => {
  const ready = await readyApplication(foyer, 'ours')
  const awaited = async () => (await deals(ready.borrower))[0]?.AwaitedNames.toSorted()
  await sendInvitation(foyer, ready)
  expect(await awaited()).toEqual([expect.stringMatching(/@example\.ca$/)])
  await join(await invite(foyer, ready), { FirstName: 'Luc', LastName: 'Côté' })
  expect(await awaited()).toEqual(['Luc Côté', expect.stringContaining('@')])
  await setApplication(foyer, ready, { status: 1 })
  expect(await awaited()).toHaveLength(2)
  await setApplication(foyer, ready, { status: 2 })
  expect(await awaited()).toEqual([])
})

test('a deal lists the documents still to be sent, with the reason of those that were not accepted', async () => {
  const borrower = await makeBorrower(foyer, 'ours')
  const application = await makeApplication(borrower)
  const request = await makeDocumentRequest(foyer, 'ours', application, {
    Items: [
      { Type: 0, Required: 1 },
      { Type: 99, Desc: 'The lease of your cottage', Required: 1 },
      { Type: 14, Required: 0 },
    ],
  })
  const payStub = {
    DFRequestDocItemID: request.itemId,
    RequestDocID: request.RequestDocID,
    Name: 'Pay stub',
    RefusedFlag: 0,
    Reason: '',
  }
  const lease = { Name: 'The lease of your cottage', RefusedFlag: 0 }
  const listed = async () => (await deals(borrower, 1))[0]?.OpenDocuments
  expect(await listed()).toMatchObject([payStub, lease])

  await upload(borrower.client, request.itemId)
  await borrower.client.call('/api/RDSubmit', request.ids)
  expect(await listed()).toMatchObject([lease])

  const Reason = 'The bottom is cut off.'
  const decision = { SiteID: 'ours', DFRequestDocItemID: request.itemId, Status: 3, Reason }
  await foyer.client().call('/broker-api/DecideDocumentItem', decision)
  expect(await listed()).toMatchObject([{ ...payStub, RefusedFlag: 1, Reason }, lease])
  await upload(borrower.client, request.itemId)
  expect(await listed()).toMatchObject([lease])
})
