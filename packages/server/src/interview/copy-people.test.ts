import { singleBuyerInOntario } from '@foyer/domain/testing/personas.ts'
import { anAsset, aProperty } from '@foyer/domain/testing/records.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inSite } from '../kit/transaction.ts'
import { todayOf } from '../ports/clock.ts'
import {
  addCoApplicant,
  addDocument,
  type Borrower,
  contactsOf,
  fillIdentification,
  fillLists,
  fillMortgageRequest,
  type MadeApplication,
  makeApplication,
  makeBorrower,
  makeSite,
} from '../testing/builders.ts'
import { databaseState, databaseText } from '../testing/database-state.ts'
import { completePart, sendApplication, sendPart } from '../testing/invited.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'

let foyer: TestFoyer
beforeAll(async () => {
  foyer = await startTestFoyer()
  await makeSite(foyer, 'ours')
})
afterAll(() => foyer.stop())

const begin = ({ client, ids }: Borrower, EarlierApplicationID?: number) => {
  const { interview, address } = singleBuyerInOntario(todayOf(foyer.clock.now()))
  return client.callAnyhow('/api/MTGAPPSaveInterView', {
    ...ids,
    MortgageApplicationID: 0,
    InterView: interview,
    RequestedMortgage: { SubjectProperty: { Address: address } },
    ...(EarlierApplicationID === undefined ? {} : { EarlierApplicationID }),
  })
}
const load = ({ client, ids }: Borrower, MortgageApplicationID: number) =>
  client.call('/api/MTGAPPLoad', { ...ids, MortgageApplicationID })
type Loaded = Awaited<ReturnType<typeof load>>

/** An earlier application with a document, a SIN, lists, and a co-applicant without a link. */
const filled = async (borrower: Borrower): Promise<MadeApplication> => {
  const made = await makeApplication(borrower)
  await addDocument(made)
  await fillIdentification(made, { FirstName: 'Ada', LastName: 'Roy', SIN: '130 692 544' })
  await fillLists(made, { properties: [aProperty()], assets: [anAsset(), anAsset({ AssetValue: 7 })] })
  const co = await addCoApplicant(made, { FirstName: 'Luc', LastName: 'Roy' })
  await fillLists(co)
  return made
}

/** The answers of a person, without the ids of their rows. */
const answersOf = ({ Applicants }: Loaded) =>
  Applicants.map(({ Identification, Addresses, Properties, Assets, SameAddressFlag }) => {
    const { IdentificationLst, ...details } = Identification
    const lists = { IdentificationLst, Addresses, Properties, Assets }
    return JSON.parse(
      JSON.stringify({ details, lists, SameAddressFlag }, (name, value) => (/ID$/.test(name) ? undefined : value)),
    )
  })

test('a new application begins with the people of an earlier one, and every step is still to be confirmed', async () => {
  const borrower = await makeBorrower(foyer, 'ours')
  const earlier = await filled(borrower)
  const { Earlier } = await load(borrower, 0)
  expect(Earlier).toMatchObject({ MortgageApplicationID: earlier.applicationId })
  const made = await begin(borrower, earlier.applicationId)
  const [before, after] = [
    await load(borrower, earlier.applicationId),
    await load(borrower, made.MortgageApplicationID),
  ]
  expect(answersOf(after)).toEqual(answersOf(before))
  expect(after.Applicants.map(({ FirstName, Step }) => [FirstName, Step])).toEqual([
    ['Ada', 0],
    ['Luc', 0],
  ])
  expect(after.Applicants[0]?.Identification).toMatchObject({
    SINOnFile: 1,
    SIN: before.Applicants[0]?.Identification.SIN,
  })
  expect(after.Applicants[0]?.Assets.map(({ AssetValue }) => AssetValue)).toEqual([25_000, 7])
  const ids = (one: Loaded): string[] =>
    JSON.stringify(one.Applicants).match(/"(Applicant|Asset|Property|Identification)ID":\d+/g) ?? []
  expect(ids(after).filter((id) => ids(before).includes(id))).toEqual([])
  expect(await databaseText(foyer.services.database)).not.toMatch(/130\D?692\D?544/)
  // Both are complete in themselves: deleting one leaves the other.
  await borrower.client.call('/api/MTGAPPDeleteApplication', {
    ...borrower.ids,
    MortgageApplicationID: earlier.applicationId,
  })
  expect(answersOf(await load(borrower, made.MortgageApplicationID))).toEqual(answersOf(after))
})

test('what an invited person entered is not copied, also after they sent it', async () => {
  const borrower = await makeBorrower(foyer, 'ours')
  const earlier = await filled(borrower)
  const invited = await completePart(foyer, earlier)
  const names = async () =>
    (await load(borrower, (await begin(borrower, earlier.applicationId)).MortgageApplicationID)).Applicants.map(
      ({ LastName }) => LastName,
    )
  expect(await names()).toEqual(['Roy', 'Roy'])
  foyer.clock.advance(60)
  expect((await sendPart(invited)).ReturnStatus.ReturnCode).toBe(200)
  expect(await names()).toEqual(['Roy', 'Roy'])
})

test('a part that is to come of its person is not copied, though it never had a link', async () => {
  const borrower = await makeBorrower(foyer, 'ours')
  const earlier = await makeApplication(borrower)
  await fillIdentification(earlier, { FirstName: 'Ada', LastName: 'Roy' })
  await fillLists(earlier)
  const shared = await contactsOf(earlier)
  const co = await addCoApplicant(earlier, { FirstName: 'Luc', LastName: 'Roy', ...shared })
  await fillLists(co)
  await fillMortgageRequest(earlier)
  const Consents = [earlier.mainApplicantId, co.ids.ApplicantID].map((ApplicantID) => ({ ApplicantID, Accepted: 1 }))
  await sendApplication(earlier, { Consents })
  const { MortgageApplicationID } = earlier.ids
  await foyer
    .client()
    .call('/broker-api/RequestReview', { SiteID: 'ours', MortgageApplicationID, DisplayMortgage: 1, DisplayIncome: 1 })
  const { Applicants } = await load(borrower, MortgageApplicationID)
  await borrower.client.call('/api/MTGAPPSaveIdentification', {
    ...co.ids,
    Identification: { ...Applicants[1]?.Identification, Email: 'luc.roy@borrower.example' },
  })
  const made = await begin(borrower, MortgageApplicationID)
  const copied = await load(borrower, made.MortgageApplicationID)
  expect(copied.Applicants.map(({ FirstName }) => FirstName)).toEqual(['Ada'])
})

/** The job of a mail records that it was sent after the mail has arrived. */
const mailsAreRecorded = () =>
  expect
    .poll(() =>
      inSite(foyer.services.database.db, 'ours', (trx) =>
        trx.selectFrom('mails').select('mail_id').where('sent_at', 'is', null).execute(),
      ),
    )
    .toEqual([])

test('another user’s application is refused, with nothing written', async () => {
  const [borrower, stranger] = [await makeBorrower(foyer, 'ours'), await makeBorrower(foyer, 'ours')]
  const theirs = await filled(stranger)
  await mailsAreRecorded()
  const state = await databaseState(foyer.services.database)
  for (const id of [theirs.applicationId, 4711, 0])
    expect((await begin(borrower, id)).ReturnStatus.ReturnMessage).toBe('NoAccess')
  expect(await databaseState(foyer.services.database)).toEqual(state)
  expect((await load(borrower, 0)).Earlier).toBeUndefined()
})

test('a repeated request returns the application of the first one, unless it asks for other people', async () => {
  const borrower = await makeBorrower(foyer, 'ours')
  const earlier = await filled(borrower)
  const [one, again] = [await begin(borrower, earlier.applicationId), await begin(borrower, earlier.applicationId)]
  expect(again.MortgageApplicationID).toBe(one.MortgageApplicationID)
  expect((await load(borrower, one.MortgageApplicationID)).Applicants).toHaveLength(2)
  const alone = await begin(borrower)
  expect(alone.MortgageApplicationID).not.toBe(one.MortgageApplicationID)
  expect((await load(borrower, alone.MortgageApplicationID)).Applicants).toHaveLength(1)
  expect((await begin(borrower)).MortgageApplicationID).toBe(alone.MortgageApplicationID)
})
