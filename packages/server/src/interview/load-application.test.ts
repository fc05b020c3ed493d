import { anApplicantAddress } from '@foyer/domain/testing/records.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  addCoApplicantRow,
  addDocument,
  type Borrower,
  fillIdentification,
  fillLists,
  fillMortgageRequest,
  type MadeApplication,
  makeApplication,
  makeBorrower,
  makeSite,
  setApplication,
} from '../testing/builders.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'

let foyer: TestFoyer
let borrower: Borrower
let application: MadeApplication
beforeAll(async () => {
  foyer = await startTestFoyer()
  await makeSite(foyer, 'ours', { ReqSin: 1, showAssets: 0, AddHistoryYears: 5, ExampleRate: 4.79 })
  await makeSite(foyer, 'theirs')
  borrower = await makeBorrower(foyer, 'ours', { firstName: 'Ada', lastName: 'Roy' })
  application = await makeApplication(borrower)
})
afterAll(() => foyer.stop())

const load = (LanguageID?: 1 | 2) =>
  borrower.client.call('/api/MTGAPPLoad', { ...application.ids, ...(LanguageID && { LanguageID }) })

test('application 0 is blank, with the settings of the site and no one to consent', async () => {
  const blank = await borrower.client.call('/api/MTGAPPLoad', { ...borrower.ids, MortgageApplicationID: 0 })
  expect(blank).toMatchObject({
    ReturnStatus: { ReturnCode: 200 },
    MortgageApplicationID: 0,
    UserID: borrower.userId,
    SiteID: 'ours',
    MortgageApplicationStatusDD: 11,
    Applicants: [],
    InterView: { DealPurposeDD: -1, PropertyValue: null, strPropertyValue: '' },
    ReqSin: 1,
    showAssets: 0,
    showIncome: 1,
    AddHistoryYears: 5,
    ShowEstimate: 1,
    ExampleRate: 4.79,
    Summary: { Consent: '', TotalApplicantCount: 0 },
  })
})

test('a new application has its user as main applicant, with name and contact details', async () => {
  const loaded = await load()
  expect(loaded).toMatchObject({ Version: 1, Step: 1, MainApplicantID: application.mainApplicantId })
  expect(loaded.Applicants).toMatchObject([
    {
      ApplicantID: application.mainApplicantId,
      FirstName: 'Ada',
      LastName: 'Roy',
      Step: 0,
      Deletable: 0,
      Identification: { PrimaryFlag: 1, Email: borrower.email, SIN: '', SINOnFile: 0, ApplicantGroupTypeDD: 0 },
    },
  ])
  expect(loaded.Summary).toMatchObject({ MainApplicantName: 'Ada Roy', TotalApplicantCount: 1, ConsentVersion: '1.3' })
  expect(loaded.Summary.Consent).toContain('Ada Roy')
})

describe('a filled application', () => {
  test('is returned in the requested language', async () => {
    await fillIdentification(application, { DOB: '1991-04-01' })
    await addDocument(application)
    await fillLists(application, { addresses: [anApplicantAddress({ MonthsAtAddress: 60 })] })
    await fillMortgageRequest(application)
    const [english, french] = [await load(1), await load(2)]
    expect(english).toMatchObject({
      InterView: { strPropertyValue: '$480,000' },
      RequestedMortgage: { strRequestedMortgageAmount: '$384,000' },
      Summary: { ApplicantsNames: [{ Type: 'Borrower' }] },
    })
    expect(english.RequestedMortgage.SubjectProperty.Address.AddressLine1).toMatch(/Queen Street$/)
    expect(french).toMatchObject({
      InterView: { strPropertyValue: '480\u00a0000\u00a0$' },
      Applicants: [
        {
          Identification: {
            strDOB: '1er avril 1991',
            IdentificationLst: [{ strType: 'Permis de conduire', strCountry: 'Canada' }],
          },
        },
      ],
    })
    expect(french.RequestedMortgage.SubjectProperty.Address.AddressLine1).toMatch(/rue Queen$/)
  })

  test('has the last three digits of a SIN and the flag that it is on file', async () => {
    const { body } = await borrower.client.raw('/api/MTGAPPLoad', application.ids)
    expect(body).not.toMatch(/046\D?454\D?286/)
    const loaded = await load()
    expect(loaded.Applicants[0]?.Identification).toMatchObject({ SIN: '••• ••• 286', SINOnFile: 1 })
  })

  test('lists the main applicant first; a co-applicant can be removed while it is open', async () => {
    await addCoApplicantRow(foyer, application, { FirstName: 'Bo', LastName: 'Li', ApplicantGroupTypeDD: 2 })
    const open = await load()
    expect(open.Applicants.map(({ FirstName, Deletable }) => [FirstName, Deletable])).toEqual([
      ['Priya', 0],
      ['Bo', 1],
    ])
    expect(open.Summary).toMatchObject({ AllOtherApplicantNames: 'Bo Li', TotalApplicantCount: 2 })
    await setApplication(foyer, application, { status: 0 })
    const submitted = await load()
    expect(submitted.Applicants.map(({ Deletable }) => Deletable)).toEqual([0, 0])
    await setApplication(foyer, application, { status: 11 })
  })
})

test('returns the same bytes for another user’s application and for an unknown one', async () => {
  const stranger = await makeBorrower(foyer, 'ours')
  const foreigner = await makeBorrower(foyer, 'theirs')
  const ask = (who: Borrower, id: number) =>
    who.client
      .raw('/api/MTGAPPLoad', { ...who.ids, MortgageApplicationID: id })
      .then(({ status, body }) => [status, body])
  const missing = await ask(stranger, 4711)
  expect(missing).toEqual([200, '{"ReturnStatus":{"ReturnCode":404,"ReturnMessage":"NoAccess"}}'])
  expect(await ask(stranger, application.applicationId)).toEqual(missing)
  expect(await ask(foreigner, application.applicationId)).toEqual(missing)
})
