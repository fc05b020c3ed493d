import type { BodyOf } from '@foyer/contract/all-calls.ts'
import type { ApplicantAddress } from '@foyer/domain/applicants/addresses/kind.ts'
import { anAddress, anApplicantAddress } from '@foyer/domain/testing/records.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  addCoApplicant,
  type Borrower,
  fillAddresses,
  fillIdentification,
  fillLists,
  type MadeApplication,
  makeApplication,
  makeBorrower,
  makeSite,
  setApplication,
} from '../../testing/builders.ts'
import { databaseState } from '../../testing/database-state.ts'
import { startTestFoyer, type TestFoyer } from '../../testing/start-test-foyer.ts'

let foyer: TestFoyer
let borrower: Borrower
beforeAll(async () => {
  foyer = await startTestFoyer()
  await makeSite(foyer, 'ours')
  await makeSite(foyer, 'patient', { AddHistoryYears: 5 })
  borrower = await makeBorrower(foyer, 'ours')
})
afterAll(() => foyer.stop())

type Given = BodyOf<'/api/MTGAppUpsertAddress'>['ApplicantAddresses']
const begin = async (who = borrower) => {
  const application = await makeApplication(who)
  await fillIdentification(application)
  return application
}
const upsert = ({ borrower: who, ids }: MadeApplication, ApplicantAddresses: Given, more: object = {}) =>
  who.client.call('/api/MTGAppUpsertAddress', { ...ids, ApplicantAddresses, ...more })
const applicantOf = async ({ borrower: who, ids }: MadeApplication) => {
  const loaded = await who.client.call('/api/MTGAPPLoad', ids)
  return loaded.Applicants.find(({ ApplicantID }) => ApplicantID === ids.ApplicantID) ?? expect.fail('no applicant')
}
const keyOf = (answer: { ReturnStatus: { ReturnMessage: string } }) => answer.ReturnStatus.ReturnMessage
const noAccess = { ReturnStatus: { ReturnCode: 404, ReturnMessage: 'NoAccess' } }
const earlier = (given: Partial<ApplicantAddress> = {}) => anApplicantAddress({ ApplicantAddressTypeDD: 1, ...given })

describe('an address history is refused, with nothing written, when', () => {
  let application: MadeApplication
  beforeAll(async () => {
    application = await begin()
  })
  const current = anApplicantAddress()
  const abroad = { CountryTypeDD: 2, CountryDD: 2, ProvinceDD: 1, PostalFsa: '', PostalLdu: '' }
  const missingParts = [
    ['StreetNumber', 'MissingStreetNumber', { StreetNumber: '' }],
    ['City', 'MissingCity', { City: ' ' }],
    ['ProvinceDD', 'MissingProvince', { ProvinceDD: -1 }],
    ['PostalFsa', 'MissingPostalCode', { PostalFsa: '', PostalLdu: '' }],
    ['InternationalPostalCode', 'MissingZipCode', abroad],
  ] as const
  const bad = anAddress({ PostalFsa: 'D1A', PostalLdu: '1A1' })
  test.each<[string, Given, string, string]>([
    ['none is current', [earlier()], 'AtLeastOneCurrentAddress', ''],
    ['two are current', [current, current], 'AtLeastOneCurrentAddress', ''],
    ['it has no time', [{ ...current, MonthsAtAddress: null }], 'MissingTimeAtAddress', '0.MonthsAtAddress'],
    ['it is too short', [{ ...current, MonthsAtAddress: 35 }], 'YearAddressHistory', ''],
    ['no addresses', [], 'AtLeastOneCurrentAddress', ''],
    [
      'a street is missing',
      [{ ...current, Address: anAddress({ StreetName: '' }) }],
      'MissingAddress',
      '0.Address.StreetName',
    ],
    ...missingParts.map(([part, Key, given]): [string, Given, string, string] => [
      `of its address, ${part} is missing`,
      [{ ...current, Address: anAddress(given) }],
      Key,
      `0.Address.${part}`,
    ]),
    [
      'how one lives there is missing',
      [current, earlier({ ResidentialStatusDD: -1 })],
      'MissingResidentialStatus',
      '1.ResidentialStatusDD',
    ],
    ['the rent of a rented home is missing', [{ ...current, ResidentialStatusDD: 2 }], 'MissingRent', '0.Rent'],
    ['rent has fractions of a cent', [{ ...current, ResidentialStatusDD: 2, Rent: 1.005 }], 'InvalidAmount', '0.Rent'],
    ['a stay has 1,001 months', [{ ...current, MonthsAtAddress: 1001 }], 'MonthsOutOfRange', '0.MonthsAtAddress'],
    ['a stay is negative', [current, earlier({ MonthsAtAddress: -1 })], 'MonthsOutOfRange', '1.MonthsAtAddress'],
    ['a postal code is invalid', [{ ...current, Address: bad }], 'InvalidPostalCode', '0.Address.PostalFsa'],
    [
      'a kind is unknown',
      [current, earlier({ ApplicantAddressTypeDD: 7 })],
      'UnknownChoice',
      '1.ApplicantAddressTypeDD',
    ],
    [
      'a province is unknown',
      [{ ...current, Address: anAddress({ ProvinceDD: 14 }) }],
      'UnknownChoice',
      '0.Address.ProvinceDD',
    ],
  ])('%s', async (_, given, Key, field) => {
    const state = await databaseState(foyer.services.database)
    const answer = await upsert(application, given)
    expect(answer.ReturnStatus).toEqual({ ReturnCode: 422, ReturnMessage: Key })
    expect(answer.Errors).toContainEqual({ Field: ['ApplicantAddresses', field].filter(Boolean).join('.'), Key })
    expect(await databaseState(foyer.services.database)).toEqual(state)
  })
  test('it has more addresses than allowed', async () => {
    const given = [current, ...Array.from({ length: 30 }, () => earlier())]
    expect(keyOf(await upsert(application, given))).toBe('TooManyRecords')
  })
  test('the site requires more years; the missing months depend on the site', async () => {
    const patient = await begin(await makeBorrower(foyer, 'patient'))
    expect(keyOf(await upsert(patient, [{ ...current, MonthsAtAddress: 59 }]))).toBe('YearAddressHistory')
    expect(keyOf(await upsert(patient, [{ ...current, MonthsAtAddress: 60 }]))).toBe('')
  })
  test('the edit began before another save', async () => {
    const one = await begin()
    await fillAddresses(one)
    expect(keyOf(await upsert(one, [current], { Version: 2 }))).toBe('StaleEdit')
    expect(keyOf(await upsert(one, [current], { Version: 3 }))).toBe('')
  })
  test('the step is not open, or the application is submitted', async () => {
    const one = await makeApplication(borrower)
    const remove = (ApplicantAddressID: number) =>
      borrower.client.call('/api/MTGAppRemoveAddress', { ...one.ids, ApplicantAddressID })
    expect(keyOf(await upsert(one, [current]))).toBe('StepNotOpen')
    await fillIdentification(one)
    const [kept] = await fillAddresses(one)
    await setApplication(foyer, one, { status: 0 })
    expect(keyOf(await upsert(one, [current]))).toBe('ApplicationSubmitted')
    expect(keyOf(await remove(kept?.ApplicantAddressID ?? 0))).toBe('ApplicationSubmitted')
  })
})

describe('a saved history', () => {
  test('keeps its order, is changed in part, and loses omitted addresses', async () => {
    const one = await begin()
    const rented = earlier({ ResidentialStatusDD: 2, Rent: 1200, MonthsAtAddress: 10 })
    const saved = await upsert(one, [
      { ...anApplicantAddress({ ResidentialStatusDD: 1, Rent: 900 }), ApplicantAddressID: -1 },
      {
        ...rented,
        ApplicantAddressID: -2,
        Address: anAddress({ City: ' Perth ', PostalFsa: 'k7h', PostalLdu: '1a1' }),
      },
      earlier({ ResidentialStatusDD: 3 }),
    ])
    expect(saved.Addresses).toMatchObject([
      { ApplicantAddressTypeDD: 0, Rent: null, strResidentialStatus: 'Owner' },
      { Rent: 1200, strRent: '$1,200', Address: { City: 'Perth', PostalFsa: 'K7H', PostalLdu: '1A1' } },
      { Address: { ShortFormatAddress: '157 Garafraxa Street South' } },
    ])
    const [home, second] = saved.Addresses.map(({ ApplicantAddressID }) => ApplicantAddressID)
    expect((await applicantOf(one)).Addresses).toEqual(saved.Addresses)

    const next = await upsert(one, [
      { ApplicantAddressID: second ?? 0, Rent: 1300 },
      { ApplicantAddressID: home ?? 0, MonthsAtAddress: 48 },
    ])
    expect(next.Addresses).toMatchObject([
      { ApplicantAddressID: second, Rent: 1300, MonthsAtAddress: 10, Address: { City: 'Perth' } },
      { ApplicantAddressID: home, MonthsAtAddress: 48, ResidentialStatusDD: 1 },
    ])
    expect((await applicantOf(one)).Addresses.map(({ ApplicantAddressID }) => ApplicantAddressID)).toEqual([
      home,
      second,
    ])
  })
  test('ends the step, sets the current applicant, is in the audit trail and ends only its own drafts', async () => {
    const one = await begin()
    for (const StepKey of ['address', 'address:-1', 'income', 'addressee:1'])
      await borrower.client.call('/api/MTGAPPSaveDraft', { ...one.ids, StepKey, Data: {} })
    await fillAddresses(one)
    const loaded = await borrower.client.call('/api/MTGAPPLoad', one.ids)
    expect(loaded).toMatchObject({ Step: 1, Version: 3, Applicants: [{ Step: 2 }] })
    expect(loaded.Drafts.map(({ StepKey }) => StepKey).sort()).toEqual(['addressee:1', 'income'])
  })
  test('sent twice is saved once; the second of two concurrent ones is refused', async () => {
    const one = await begin()
    const [kept] = await fillAddresses(one)
    const again = [{ ...anApplicantAddress(), ApplicantAddressID: kept?.ApplicantAddressID ?? 0 }]
    await upsert(one, again)
    expect((await applicantOf(one)).Addresses).toHaveLength(1)
    const { Version } = await borrower.client.call('/api/MTGAPPLoad', one.ids)
    const answers = await Promise.all([1, 2].map(() => upsert(one, [...again, earlier()], { Version })))
    expect(answers.map(keyOf).sort()).toEqual(['', 'StaleEdit'])
    expect((await applicantOf(one)).Addresses).toHaveLength(2)
  })
  test('loses a removed address, and is refused on saving for what is missing', async () => {
    const one = await begin()
    const addresses = await fillAddresses(one, [anApplicantAddress(), earlier()])
    const { ApplicantAddressID = 0 } = addresses[0] ?? {}
    for (const path of ['/api/MTGAppRemoveAddress', '/api/MTGAppRemoveAddressInvite'] as const) {
      const answer = await borrower.client.call(path, { ...one.ids, ApplicantAddressID })
      if (path === '/api/MTGAppRemoveAddress') expect(answer.Addresses).toHaveLength(1)
      else expect(answer).toEqual(noAccess)
    }
    expect(keyOf(await upsert(one, [addresses[1] ?? {}]))).toBe('AtLeastOneCurrentAddress')
  })
})

test('an address of another application or applicant, or an unknown one, is refused, and nothing is written', async () => {
  const [mine, other] = [await begin(), await begin()]
  const stranger = await begin(await makeBorrower(foyer, 'ours'))
  const [own] = await fillAddresses(mine)
  const foreign = [await fillAddresses(other), await fillAddresses(stranger)].flat()
  const state = await databaseState(foyer.services.database)
  for (const { ApplicantAddressID } of [...foreign, { ApplicantAddressID: 4711 }]) {
    const given = [{ ...anApplicantAddress(), ApplicantAddressID }]
    expect(await upsert(mine, given)).toEqual(noAccess)
    expect(await borrower.client.call('/api/MTGAppRemoveAddress', { ...mine.ids, ApplicantAddressID })).toEqual(
      noAccess,
    )
  }
  const twice = [own, own].map((one) => ({ ...one }))
  expect(await upsert(mine, twice)).toEqual(noAccess)
  expect(await databaseState(foyer.services.database)).toEqual(state)
})

describe('the same address as the main applicant', () => {
  const begun = async () => {
    const main = await begin()
    await fillLists(main)
    const co = await addCoApplicant(main)
    return { main, co }
  }
  test('may be chosen once that address is known, by co-applicants only', async () => {
    const { main, co } = await begun()
    expect(await applicantOf(main)).toMatchObject({ SameAddressEnableFlag: 0, SameAddressFlag: 0 })
    expect(await applicantOf(co)).toMatchObject({ SameAddressEnableFlag: 1, SameAddressFlag: 0 })
    expect(keyOf(await upsert(main, [], { SameAddressFlag: 1 }))).toBe('AtLeastOneCurrentAddress')
    expect(keyOf(await upsert(co, [], { SameAddressFlag: 1 }))).toBe('')
    expect(await applicantOf(co)).toMatchObject({ SameAddressFlag: 1, Step: 2 })
  })
  test('keeps the earlier addresses, and ignores a history sent with it', async () => {
    const { co } = await begun()
    const [kept] = await fillAddresses(co)
    const same = await upsert(co, [{ MonthsAtAddress: 1 }], { SameAddressFlag: 1 })
    expect(same.Addresses).toEqual([kept])
    expect(await applicantOf(co)).toMatchObject({ SameAddressFlag: 1, Addresses: [kept] })
    await upsert(co, [{ ApplicantAddressID: kept?.ApplicantAddressID ?? 0 }], { SameAddressFlag: 0 })
    expect(await applicantOf(co)).toMatchObject({ SameAddressFlag: 0, Addresses: [kept] })
  })
  test('no longer applies when the main applicant has no current address', async () => {
    const { main, co } = await begun()
    await upsert(co, [], { SameAddressFlag: 1 })
    const [home] = (await applicantOf(main)).Addresses
    const { ApplicantAddressID = 0 } = home ?? {}
    await borrower.client.call('/api/MTGAppRemoveAddress', { ...main.ids, ApplicantAddressID })
    expect(await applicantOf(co)).toMatchObject({ SameAddressEnableFlag: 0, SameAddressFlag: 0 })
  })
})
