import type { IdentificationDocument } from '@foyer/domain/applicants/identification-documents/kind.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createSignInTicket } from '../account/index.ts'
import { inSite } from '../kit/transaction.ts'
import {
  addCoApplicantRow,
  addDocument,
  type Borrower,
  type MadeApplication,
  makeApplication,
  makeBorrower,
  makeSite,
  setApplication,
} from '../testing/builders.ts'
import { databaseState } from '../testing/database-state.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'

let foyer: TestFoyer
let borrower: Borrower
let application: MadeApplication
beforeAll(async () => {
  foyer = await startTestFoyer()
  await makeSite(foyer, 'ours')
  await makeSite(foyer, 'strict', { ReqType: 1 })
  borrower = await makeBorrower(foyer, 'ours')
  application = await makeApplication(borrower)
})
afterAll(() => foyer.stop())

const passport = { Type: 1, Country: 2, IdentificationNumber: 'P 123' }
const upsert = (
  { borrower: who, ids }: Pick<MadeApplication, 'borrower' | 'ids'>,
  given: Partial<IdentificationDocument>,
) => who.client.call('/api/MTGAppUpsertIdentification', { ...ids, Identification: given })
const noAccess = { ReturnStatus: { ReturnCode: 404, ReturnMessage: 'NoAccess' } }

test('documents are added, changed in part, read and removed; each reply has the current list', async () => {
  const one = await makeApplication(borrower)
  const added = await upsert(one, { ...passport, IdentificationNumber: ' P 123 ' })
  expect(added.Identifications).toMatchObject([{ ...passport, strType: 'Passport', strCountry: 'United States' }])
  const { IdentificationID } = added.Identifications[0] ?? { IdentificationID: 0 }
  expect(IdentificationID).toBeGreaterThan(0)
  foyer.clock.advance(1)
  await upsert(one, { Type: 0, Country: 1, IdentificationNumber: 'D1', IdentificationID: -5 })

  const changed = await upsert(one, { IdentificationID, Country: 1 })
  expect(changed.Identifications.map((each) => [each.Type, each.Country, each.IdentificationNumber])).toEqual([
    [1, 1, 'P 123'],
    [0, 1, 'D1'],
  ])
  expect(await borrower.client.call('/api/MTGAPPLoadIdentification', { ...one.ids, IdentificationID })).toMatchObject({
    Identification: { ...passport, Country: 1, IdentificationID },
  })
  const removed = await borrower.client.call('/api/MTGAPPDeleteIdentification', { ...one.ids, IdentificationID })
  expect(removed.Identifications).toMatchObject([{ IdentificationNumber: 'D1' }])
  const loaded = await borrower.client.call('/api/MTGAPPLoad', one.ids)
  expect(loaded.Applicants[0]?.Identification.IdentificationLst).toEqual(removed.Identifications)
  expect(loaded.Version).toBe(5)
})

describe('a document is refused, with nothing written, when', () => {
  test.each<[string, Partial<IdentificationDocument>, string, string]>([
    ['its type is missing', { ...passport, Type: -1 }, 'IdentificationMissingType', 'Type'],
    ['its country is missing', { ...passport, Country: -1 }, 'IdentificationMissingCountry', 'Country'],
    [
      'its number is missing',
      { ...passport, IdentificationNumber: ' ' },
      'IdentificationMissingIdentificationNumber',
      'IdentificationNumber',
    ],
    ['its type is unknown', { ...passport, Type: 4711 }, 'UnknownChoice', 'Type'],
  ])('%s', async (_, given, Key, field) => {
    const before = await databaseState(foyer.services.database)
    expect(await upsert(application, given)).toMatchObject({
      ReturnStatus: { ReturnMessage: Key },
      Errors: [{ Field: `Identification.${field}`, Key }],
    })
    expect(await databaseState(foyer.services.database)).toEqual(before)
  })

  test('there are fifty already, also with concurrent calls', async () => {
    const one = await makeApplication(borrower)
    for (let count = 0; count < 48; count += 1) await addDocument(one)
    const answers = await Promise.all(Array.from({ length: 5 }, () => upsert(one, passport)))
    expect(answers.map(({ ReturnStatus }) => ReturnStatus.ReturnMessage).sort()).toEqual([
      '',
      '',
      'TooManyRecords',
      'TooManyRecords',
      'TooManyRecords',
    ])
    const longest = Math.max(...answers.map(({ Identifications }) => Identifications?.length ?? 0))
    expect(longest).toBe(50)
  })

  test('the application is submitted, or the step is not open in a review', async () => {
    const one = await makeApplication(borrower)
    const { IdentificationID } = await addDocument(one)
    const remove = () => borrower.client.call('/api/MTGAPPDeleteIdentification', { ...one.ids, IdentificationID })
    await setApplication(foyer, one, { status: 1 })
    expect((await upsert(one, passport)).ReturnStatus.ReturnMessage).toBe('ApplicationSubmitted')
    expect((await remove()).ReturnStatus.ReturnMessage).toBe('ApplicationSubmitted')
  })
})

test('the last document cannot be removed where the site requires one', async () => {
  const one = await makeApplication(await makeBorrower(foyer, 'strict'))
  const [first, second] = [await addDocument(one), await addDocument(one)]
  const remove = ({ IdentificationID }: IdentificationDocument) =>
    one.borrower.client.call('/api/MTGAPPDeleteIdentification', { ...one.ids, IdentificationID })
  expect((await remove(first)).Identifications).toHaveLength(1)
  expect((await remove(second)).ReturnStatus.ReturnMessage).toBe('DeleteIdentificationRequiredRecord')
})

describe('a document is reached only through its own parents', () => {
  test('every broken chain returns the reply of a missing document, and nothing is written', async () => {
    const mine = await addDocument(application)
    const otherOfMine = await makeApplication(borrower)
    const stranger = await makeApplication(await makeBorrower(foyer, 'ours'))
    const foreign = await makeApplication(await makeBorrower(foyer, 'strict'))
    const theirs = await addDocument(stranger)
    const co = await addCoApplicantRow(foyer, application)
    const chains: [Borrower, object, number][] = [
      [borrower, application.ids, 4711],
      [borrower, application.ids, theirs.IdentificationID],
      [borrower, co, mine.IdentificationID],
      [borrower, otherOfMine.ids, mine.IdentificationID],
      [borrower, { ...application.ids, ApplicantID: otherOfMine.mainApplicantId }, mine.IdentificationID],
      [borrower, { ...application.ids, ...stranger.ids, UserID: borrower.userId }, theirs.IdentificationID],
      [foreign.borrower, foreign.ids, mine.IdentificationID],
      [stranger.borrower, stranger.ids, mine.IdentificationID],
    ]
    const before = await databaseState(foyer.services.database)
    for (const [who, ids, IdentificationID] of chains) {
      const bodies = [
        ['/api/MTGAPPLoadIdentification', { ...ids, IdentificationID }],
        ['/api/MTGAPPDeleteIdentification', { ...ids, IdentificationID }],
        ['/api/MTGAppUpsertIdentification', { ...ids, Identification: { ...passport, IdentificationID } }],
      ] as const
      for (const [path, body] of bodies) expect(await who.client.callAnyhow(path, body)).toEqual(noAccess)
    }
    expect(await databaseState(foyer.services.database)).toEqual(before)
  })
})

test('documents added concurrently are all stored', async () => {
  const one = await makeApplication(borrower)
  await Promise.all(
    Array.from({ length: 8 }, (_, index) => upsert(one, { ...passport, IdentificationNumber: `N${index}` })),
  )
  const loaded = await borrower.client.call('/api/MTGAPPLoad', one.ids)
  const numbers = loaded.Applicants[0]?.Identification.IdentificationLst.map((each) => each.IdentificationNumber)
  expect(numbers?.sort()).toEqual(['N0', 'N1', 'N2', 'N3', 'N4', 'N5', 'N6', 'N7'])
  expect(loaded.Version).toBe(9)
})

test('rejects the second of two concurrent changes with StaleEdit, and overwrites nothing', async () => {
  const one = await makeApplication(borrower)
  const { IdentificationID } = (await upsert(one, passport)).Identifications[0] ?? { IdentificationID: 0 }
  const { Version } = await borrower.client.call('/api/MTGAPPLoad', one.ids)
  const change = (IdentificationNumber: string) =>
    borrower.client.call('/api/MTGAppUpsertIdentification', {
      ...one.ids,
      Identification: { IdentificationID, IdentificationNumber },
      Version,
    })
  expect((await change('first')).ReturnStatus.ReturnCode).toBe(200)
  expect((await change('second')).ReturnStatus.ReturnMessage).toBe('StaleEdit')
  const loaded = await borrower.client.call('/api/MTGAPPLoadIdentification', { ...one.ids, IdentificationID })
  expect(loaded.Identification.IdentificationNumber).toBe('first')
})

describe('the number of a document, in a session that was handed over,', () => {
  const handOff = async ({ userId }: Borrower) => {
    const { database, keys } = foyer.services
    const given = { siteId: 'ours', userId, actor: 'operator', keys, now: foyer.clock.now() }
    const Ticket = await inSite(database.db, 'ours', (trx) => createSignInTicket(trx, given))
    const client = foyer.client()
    expect(await client.call('/api/MTGAPPLoginAs', { SiteID: 'ours', Ticket })).toMatchObject({ UserID: userId })
    return client
  }
  const number = 'K9182736'
  const make = async () => {
    const one = await makeApplication(borrower)
    const { Identifications } = await upsert(one, { ...passport, IdentificationNumber: number })
    const [document] = Identifications
    if (document === undefined) throw new Error('no document was added')
    const client = await handOff(borrower)
    const save = (given: Partial<IdentificationDocument>) =>
      client.callAnyhow('/api/MTGAppUpsertIdentification', { ...one.ids, Identification: given })
    return { one, document, client, save }
  }
  const stored = async ({ ids }: MadeApplication) => {
    const { Applicants } = await borrower.client.call('/api/MTGAPPLoad', ids)
    return Applicants[0]?.Identification.IdentificationLst.map((each) => each.IdentificationNumber)
  }

  test('is a mask in each reply', async () => {
    const { one, document, client, save } = await make()
    const { IdentificationID } = document
    const replies = [
      await client.call('/api/MTGAPPLoad', one.ids),
      await save({ IdentificationID, Country: 1 }),
      await save({ ...passport, IdentificationNumber: 'D1' }),
    ]
    for (const reply of replies) {
      expect(JSON.stringify(reply)).toContain('•••• 2736')
      expect(JSON.stringify(reply)).not.toContain(number)
    }
  })

  test('is kept when its mask comes back, and replaced by no other mask', async () => {
    const { one, document, save } = await make()
    const masked = { ...document, Country: 1, IdentificationNumber: '•••• 2736' }
    expect(await save(masked)).toMatchObject({ Identifications: [{ Country: 1, IdentificationNumber: '•••• 2736' }] })
    expect(await stored(one)).toEqual([number])
    for (const given of [
      { ...masked, IdentificationNumber: '•••• 9999' },
      { ...masked, IdentificationID: 0 },
    ])
      expect(await save(given)).toMatchObject({
        Errors: [{ Field: 'Identification.IdentificationNumber', Key: 'IdentificationMissingIdentificationNumber' }],
      })
    expect(await stored(one)).toEqual([number])
    await save({ ...masked, IdentificationNumber: 'D77' })
    expect(await stored(one)).toEqual(['D77'])
  })
})
