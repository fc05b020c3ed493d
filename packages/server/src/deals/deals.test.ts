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
