import type { Identification } from '@foyer/domain/applicants/fields.ts'
import { singleBuyerInOntario } from '@foyer/domain/testing/personas.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { todayOf } from '../ports/clock.ts'
import {
  addCoApplicantRow,
  addDocument,
  type Borrower,
  fillIdentification,
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
let strict: Borrower
beforeAll(async () => {
  foyer = await startTestFoyer()
  await makeSite(foyer, 'ours')
  await makeSite(foyer, 'strict', { ReqSin: 1, ReqType: 1, FirstTimeBuyer: 0 })
  borrower = await makeBorrower(foyer, 'ours')
  strict = await makeBorrower(foyer, 'strict')
})
afterAll(() => foyer.stop())

const person = singleBuyerInOntario(todayOf(new Date())).main.identification
const save = (ids: MadeApplication['ids'], given: Partial<Identification>, more: object = {}) =>
  (ids.SiteID === 'strict' ? strict : borrower).client.call('/api/MTGAPPSaveIdentification', {
    ...ids,
    Identification: { ...person, ...given },
    ...more,
  })
const applicants = async ({ borrower: who, ids }: MadeApplication) =>
  (await who.client.call('/api/MTGAPPLoad', ids)).Applicants
const mainOf = async (application: MadeApplication) => {
  const [main] = await applicants(application)
  if (!main) throw new Error('no main applicant')
  return main
}

describe('personal details are refused, with nothing written, when', () => {
  let application: MadeApplication
  let coApplicant: MadeApplication['ids']
  beforeAll(async () => {
    application = await makeApplication(borrower)
    await fillIdentification(application)
    await addCoApplicantRow(foyer, application, { FirstName: 'Eve', LastName: 'Roy', RelationshipDD: 1 })
    coApplicant = await addCoApplicantRow(foyer, application, { FirstName: 'Bo', LastName: 'Li' })
  })
  const co = { ApplicantGroupTypeDD: 1, RelationshipDD: 3 }
  test.each<[string, Partial<Identification>, string, string]>([
    [
      'the kind of applicant is missing',
      { ...co, ApplicantGroupTypeDD: -1 },
      'IdentificationMissingApplicantGroupType',
      'ApplicantGroupTypeDD',
    ],
    ['the first name is missing', { ...co, FirstName: ' ' }, 'IdentificationMissingFirstName', 'FirstName'],
    ['the last name is missing', { ...co, LastName: '' }, 'IdentificationMissingLastName', 'LastName'],
    ['the birth date is missing', { ...co, DOB: '' }, 'IdentificationMissingDOB', 'DOB'],
    ['the birth date is in the future', { ...co, DOB: '2099-01-01' }, 'DateOfBirthOutOfRange', 'DOB'],
    ['the birth date does not exist', { ...co, DOB: '1999-02-30' }, 'InvalidDate', 'DOB'],
    ['the e-mail is missing', { ...co, Email: '' }, 'RequiredEmailAddress', 'Email'],
    ['the e-mail is invalid', { ...co, Email: 'a@b' }, 'InvalidEmail', 'Email'],
    ['no phone is given', { ...co, Mobile: '', HomePhone: '' }, 'IdentificationMissingPhone', 'Mobile'],
    ['a phone is none', { ...co, HomePhone: '123' }, 'InvalidPhone', 'HomePhone'],
    ['a phone of another country is incomplete', { ...co, Mobile: '+33 6 12' }, 'InvalidPhone', 'Mobile'],
    ['the SIN is wrong', { ...co, SIN: '046 454 287' }, 'InvalidSin', 'SIN'],
    ['a mask is sent where no SIN is stored', { ...co, SIN: '••• ••• 286' }, 'InvalidSin', 'SIN'],
    [
      'the marital status is missing',
      { ...co, MaritalStatusDD: -1 },
      'IdentificationMissingMaritalStatus',
      'MaritalStatusDD',
    ],
    [
      'the arrival is to come',
      { ...co, StatusInCanadaDD: 2, ArrivalDate: '2199-01-01' },
      'ArrivalDateInFuture',
      'ArrivalDate',
    ],
    [
      'the relationship is missing',
      { ...co, RelationshipDD: -1 },
      'IdentificationMissingRelationship',
      'RelationshipDD',
    ],
    ['another applicant is the spouse', { ...co, RelationshipDD: 0 }, 'AlreadyHasSpouse', 'RelationshipDD'],
    ['a code is unknown', { ...co, SalutationDD: 77 }, 'UnknownChoice', 'SalutationDD'],
  ])('%s', async (_, given, Key, field) => {
    const before = await databaseState(foyer.services.database)
    const answer = await save(coApplicant, given)
    expect(answer).toMatchObject({
      ReturnStatus: { ReturnMessage: Key },
      Errors: [{ Field: `Identification.${field}`, Key }],
    })
    expect(await databaseState(foyer.services.database)).toEqual(before)
  })
  test('the SIN and an identification document are missing where the site requires them', async () => {
    const one = await makeApplication(strict)
    const answer = await save(one.ids, { SIN: '' })
    expect(answer.Errors?.map(({ Key }) => Key)).toEqual(['IdentificationSIN', 'IdentificationRequiredRecord'])
    await addDocument(one)
    expect((await save(one.ids, {})).ReturnStatus.ReturnCode).toBe(200)
  })
})

test('saved details are cleaned, end the step and set the current applicant', async () => {
  const application = await makeApplication(borrower)
  const co = await addCoApplicantRow(foyer, application)
  await save(application.ids, {
    FirstName: ' E\u0301lodie ',
    Email: ' Ada@Example.CA',
    Mobile: '(613) 555-0142',
    HomePhone: '+44 (0)20 7946 0958',
  })
  await save(co, { ApplicantGroupTypeDD: 1, RelationshipDD: 0, FirstTimeHomeBuyerFlag: 1 })
  const loaded = await borrower.client.call('/api/MTGAPPLoad', application.ids)
  expect(loaded).toMatchObject({ CurrentApplicantID: co.ApplicantID, Step: 1, Version: 3 })
  expect(loaded.Applicants).toMatchObject([
    {
      FirstName: 'Élodie',
      Step: 1,
      Identification: {
        Email: 'ada@example.ca',
        Mobile: '6135550142',
        HomePhone: '+442079460958',
        FirstTimeHomeBuyerFlag: 1,
      },
    },
    { Step: 1, Identification: { RelationshipDD: 0, FirstTimeHomeBuyerFlag: 0 } },
  ])
})

test('the arrival in Canada is kept of newcomers, and not of citizens', async () => {
  const application = await makeApplication(borrower)
  const newcomer = { StatusInCanadaDD: 1, ArrivalDate: '2024-04-01' }
  await save(application.ids, newcomer)
  expect((await mainOf(application)).Identification).toMatchObject(newcomer)
  await save(application.ids, { ...newcomer, StatusInCanadaDD: 0 })
  expect((await mainOf(application)).Identification).toMatchObject({ StatusInCanadaDD: 0, ArrivalDate: '' })
})

test('the main applicant has no relationship, and fields that the site does not ask for keep their value', async () => {
  const application = await makeApplication(strict)
  await addDocument(application)
  await save(application.ids, { ApplicantGroupTypeDD: 2, RelationshipDD: 0, FirstTimeHomeBuyerFlag: 1 })
  expect((await mainOf(application)).Identification).toMatchObject({
    ApplicantGroupTypeDD: 0,
    RelationshipDD: -1,
    FirstTimeHomeBuyerFlag: 0,
    PrimaryFlag: 1,
  })
})

describe('a SIN', () => {
  test('stays when its mask or nothing is sent, changes when another is sent, is deleted when emptied', async () => {
    const application = await makeApplication(borrower)
    const sin = async (given: Partial<Identification>) => {
      expect((await save(application.ids, given)).ReturnStatus.ReturnMessage).toBe('')
      const { SIN, SINOnFile } = (await mainOf(application)).Identification
      return [SIN, SINOnFile]
    }
    expect(await sin({ SIN: '046 454 286' })).toEqual(['••• ••• 286', 1])
    expect(await sin({ SIN: '••• ••• 286' })).toEqual(['••• ••• 286', 1])
    await borrower.client.call('/api/MTGAPPSaveIdentification', {
      ...application.ids,
      Identification: { FirstName: 'Zoé' },
    })
    expect((await mainOf(application)).Identification).toMatchObject({ FirstName: 'Zoé', SINOnFile: 1 })
    expect(await sin({ SIN: '512345679' })).toEqual(['••• ••• 679', 1])
    expect(await sin({ SIN: '' })).toEqual(['', 0])
  })
  test('on file satisfies a site that requires one', async () => {
    const application = await makeApplication(strict)
    await addDocument(application)
    await save(application.ids, { SIN: '046454286' })
    expect((await save(application.ids, { SIN: '••• ••• 286' })).ReturnStatus.ReturnCode).toBe(200)
    expect((await save(application.ids, { SIN: '' })).ReturnStatus.ReturnMessage).toBe('IdentificationSIN')
    expect((await mainOf(application)).Identification.SINOnFile).toBe(1)
  })
})

describe('personal details are not changed when', () => {
  test('the edit began before another save', async () => {
    const application = await makeApplication(borrower)
    await fillIdentification(application)
    const stale = await save(application.ids, { FirstName: 'Late' }, { Version: 1 })
    expect(stale.ReturnStatus).toEqual({ ReturnCode: 409, ReturnMessage: 'StaleEdit' })
    expect((await mainOf(application)).FirstName).toBe('Priya')
  })
  test('the application is submitted', async () => {
    const application = await makeApplication(borrower)
    await setApplication(foyer, application, { status: 0 })
    expect((await save(application.ids, {})).ReturnStatus.ReturnMessage).toBe('ApplicationSubmitted')
    await setApplication(foyer, application, { request_review: 1, display_mortgage: 0 })
    expect((await save(application.ids, {}, { RequestReview: 0 })).ReturnStatus.ReturnCode).toBe(200)
  })
  test('the body contains flags of the server', async () => {
    const application = await makeApplication(borrower)
    const before = await mainOf(application)
    const forged = { PrimaryFlag: 0, SINOnFile: 1, Step: 6, sin_cipher: 'x', IdentificationLst: [{ Type: 1 }] }
    const answer = await borrower.client.callAnyhow('/api/MTGAPPSaveIdentification', {
      ...application.ids,
      Identification: { ...person, SIN: '', ...forged },
      Step: 6,
      Deletable: 1,
      ReqSin: 2,
    })
    expect(answer.ReturnStatus.ReturnCode).toBe(200)
    const after = await mainOf(application)
    expect(after).toMatchObject({ Step: 1, Deletable: before.Deletable })
    expect(after.Identification).toMatchObject({ PrimaryFlag: 1, SINOnFile: 0, IdentificationLst: [] })
  })
})
