import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  addDocument,
  type Borrower,
  fillIdentification,
  fillLists,
  fillMortgageRequest,
  type MadeApplication,
  makeApplication,
  makeBorrower,
  makeSite,
} from '../testing/builders.ts'
import { databaseText } from '../testing/database-state.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'

let foyer: TestFoyer
let borrower: Borrower
let application: MadeApplication
beforeAll(async () => {
  foyer = await startTestFoyer()
  await makeSite(foyer, 'ours')
  borrower = await makeBorrower(foyer, 'ours')
  application = await makeApplication(borrower)
})
afterAll(() => foyer.stop())

const draft = (StepKey: string, Data: unknown, where: object = { ...application.ids, ApplicantID: 0 }) =>
  borrower.client.callAnyhow('/api/MTGAPPSaveDraft', { ...where, StepKey, Data })
const kept = async (MortgageApplicationID = application.applicationId) =>
  (await borrower.client.call('/api/MTGAPPLoad', { ...borrower.ids, MortgageApplicationID })).Drafts
const keptKeys = async (id?: number) => (await kept(id)).map(({ StepKey }) => StepKey)

test('returns what was typed last, and null deletes it', async () => {
  await draft('start', { A: 1 })
  await draft('start', { A: 2, Inner: [{ B: 'é' }] })
  expect(await kept()).toMatchObject([{ StepKey: 'start', ApplicantID: 0, Data: { A: 2, Inner: [{ B: 'é' }] } }])
  await draft('start', null)
  expect(await kept()).toEqual([])
})

test('a draft exists without an application, and ends when the application is created', async () => {
  const nowhere = { ...borrower.ids, MortgageApplicationID: 0, ApplicantID: 0 }
  await draft('start', { A: 1 }, nowhere)
  expect(await keptKeys(0)).toEqual(['start'])
  await makeApplication(borrower)
  expect(await keptKeys(0)).toEqual([])
})

test('a save ends only the draft of its step', async () => {
  const one = await makeApplication(borrower)
  for (const key of ['start', 'mortgage']) await draft(key, {}, { ...one.ids, ApplicantID: 0 })
  for (const key of ['identification', 'identification:0']) await draft(key, {}, one.ids)
  const left = async () => (await keptKeys(one.applicationId)).sort()
  await addDocument(one)
  expect(await left()).toEqual(['identification', 'mortgage', 'start'])
  await fillIdentification(one)
  expect(await left()).toEqual(['mortgage', 'start'])
  await fillLists(one)
  await fillMortgageRequest(one)
  expect(await left()).toEqual(['start'])
})

test('a draft contains no SIN, account or document number', async () => {
  await draft('identification', { SIN: '130 692 544', 'Identification.SIN': '130692544', AccountNumber: '998877665' })
  expect(await databaseText(foyer.services.database)).not.toMatch(/130\D?692\D?544|998877665/)
  expect((await kept()).map(({ Data }) => Data)).toEqual([{}])
  await draft('identification', null)
})

describe('a draft is refused', () => {
  const noAccess = { ReturnStatus: { ReturnCode: 404, ReturnMessage: 'NoAccess' } }
  test('for an applicant of another application', async () => {
    const other = await makeApplication(borrower)
    expect(await draft('x', {}, { ...application.ids, ApplicantID: other.mainApplicantId })).toEqual(noAccess)
    expect(await draft('x', {}, { ...application.ids, MortgageApplicationID: 0 })).toEqual(noAccess)
    expect(await draft('x', {}, { ...application.ids, ApplicantID: -1 })).toEqual(noAccess)
  })
  test('beyond 64 kB', async () => {
    const { status } = await borrower.client.raw('/api/MTGAPPSaveDraft', {
      ...application.ids,
      StepKey: 'x',
      Data: 'a'.repeat(64 * 1024),
    })
    expect(status).toBe(413)
  })
  test('beyond sixty in one application, also with concurrent calls', async () => {
    const one = await makeApplication(borrower)
    const answers = await Promise.all(Array.from({ length: 64 }, (_, index) => draft(`x:${index}`, {}, one.ids)))
    expect(answers.filter(({ ReturnStatus }) => ReturnStatus.ReturnMessage === 'TooManyRecords')).toHaveLength(4)
    const [known = ''] = await keptKeys(one.applicationId)
    expect((await draft(known, { again: 1 }, one.ids)).ReturnStatus.ReturnCode).toBe(200)
  })
  test('whose bytes together would make every load heavy; a smaller one in its place is stored', async () => {
    const one = await makeApplication(borrower)
    const large = { text: 'é'.repeat(30_000) }
    const outcomes: string[] = []
    for (let index = 0; index < 6; index += 1)
      outcomes.push((await draft(`x:${index}`, large, one.ids)).ReturnStatus.ReturnMessage)
    expect(outcomes).toEqual(['', '', '', '', 'TooManyRecords', 'TooManyRecords'])
    expect((await draft('x:0', large, one.ids)).ReturnStatus.ReturnMessage).toBe('')
    expect((await draft('x:0', { text: 'é' }, one.ids)).ReturnStatus.ReturnMessage).toBe('')
    expect((await draft('x:4', large, one.ids)).ReturnStatus.ReturnMessage).toBe('')
  })
})
