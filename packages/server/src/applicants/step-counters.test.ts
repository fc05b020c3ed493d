import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  addCoApplicant,
  type Borrower,
  fillAddresses,
  fillAssets,
  fillIdentification,
  fillIncomes,
  fillLiabilities,
  fillLists,
  fillProperties,
  type MadeApplication,
  makeApplication,
  makeBorrower,
  makeSite,
  saveMortgageRequest,
} from '../testing/builders.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'

let foyer: TestFoyer
let borrower: Borrower
beforeAll(async () => {
  foyer = await startTestFoyer()
  await makeSite(foyer, 'ours')
  borrower = await makeBorrower(foyer, 'ours')
})
afterAll(() => foyer.stop())

const complete = async () => {
  const application = await makeApplication(borrower)
  await fillIdentification(application)
  await fillLists(application)
  return application
}
const counters = async ({ ids }: MadeApplication) => {
  const { Step, Applicants } = await borrower.client.call('/api/MTGAPPLoad', ids)
  return [Step, ...Applicants.map((applicant) => applicant.Step)]
}

test('no counter decreases when an earlier step is saved again', async () => {
  const application = await complete()
  const other = await addCoApplicant(application)
  await fillLists(other)
  await saveMortgageRequest(application)
  const reached = await counters(application)
  expect(reached.slice(1)).toEqual([6, 6])
  await fillIdentification(application)
  for (const person of [application, other]) {
    await fillAddresses(person)
    await fillIncomes(person)
    await fillProperties(person)
    expect(await counters(application)).toEqual(reached)
  }
})

test('two concurrent saves leave the furthest counter', async () => {
  const application = await makeApplication(borrower)
  await fillIdentification(application)
  await fillAddresses(application)
  await fillIncomes(application)
  await fillProperties(application)
  await fillAssets(application)
  await Promise.all([fillLiabilities(application), fillIdentification(application), fillAddresses(application)])
  expect(await counters(application)).toEqual([2, 6])
})
