import { illustrativeRates } from '@foyer/domain/insurance/illustrative-rates.ts'
import { singleBuyerInOntario } from '@foyer/domain/testing/personas.ts'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { todayOf } from '../ports/clock.ts'
import { fillPersona, makeBorrower, makeSite, setApplication } from '../testing/builders.ts'
import { makeInsurance, openInsurance } from '../testing/insurance.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'

let foyer: TestFoyer

beforeAll(async () => {
  foyer = await startTestFoyer()
  await makeSite(foyer, 'ours')
})
afterAll(() => foyer.stop())

const operator = () => foyer.client()

describe('an application from its detail', () => {
  it('is mailed to the primary applicant with its link', async () => {
    const { answer, email, token } = await makeInsurance(foyer, 'ours')
    expect(answer.ReturnStatus.ReturnCode).toBe(200)
    expect(answer.Url).toBe(`http://localhost:3000/ours/cli/application/${token}`)
    const mail = await foyer.mailbox.arrived(email)
    expect(mail.subject).toBe('Your credit insurance from Tremblay Hypothèques')
    expect(mail.text).toContain(answer.Url)
  })
  it('exists once per mortgage: a second one for the same loan is refused', async () => {
    const first = await makeInsurance(foyer, 'ours')
    const { answer } = await makeInsurance(foyer, 'ours', { LoanDetail: first.body.LoanDetail })
    expect(answer.ReturnStatus).toEqual({ ReturnCode: 409, ReturnMessage: 'CLI_DuplicateApplication' })
  })
  test.each([
    ['Applicants', [], 'CLI_ApplicantsNotFound'],
    ['LoanDetail', {}, 'CLI_InvalidLoanAmount'],
  ])('without %s is refused at its fields', async (name, value, key) => {
    const { answer } = await makeInsurance(foyer, 'ours', { [name]: value })
    expect(answer.ReturnStatus.ReturnMessage).toBe(key)
  })
  it('is refused with every broken rule', async () => {
    const { body } = await makeInsurance(foyer, 'ours')
    const { Errors = [] } = await operator().callAnyhow('/broker-api/CreateInsuranceApplication', {
      ...body,
      Applicants: body.Applicants.map((one) => ({
        ...one,
        FirstName: '',
        EmailAddress: '',
        DateOfBirth: '',
        AddressDetail: { PostalCode: '' },
      })),
      PropertyDetail: { ...body.PropertyDetail, AddressLine1: '' },
      LoanDetail: {
        ...body.LoanDetail,
        Term: null,
        InterestRate: null,
        PaymentFrequencyId: 7,
        FundingDate: '2020-01-01',
        FirstPaymentDate: '2014-01-01',
        IssuedDate: '2001-01-01',
        PolicyNumber: '%',
        PaymentAmount: -1,
      },
      BrokerDetail: { BrokerId: '', BrokerFirstName: '', BrokerLastName: '', Brand: '', Name: '', BrokerageType: '' },
    })
    expect([...new Set(Errors.map(({ Key }) => Key))]).toEqual([
      'CLI_MissingApplicantNames',
      'CLI_InvalidEmail',
      'CLI_InvalidDateOfBirth',
      'CLI_InvalidAddress',
      'CLI_InvalidPropertyAddress',
      'CLI_MissingTerm',
      'CLI_MissingInterestRate',
      'CLI_InvalidFrequency',
      'CLI_PastFundingDate',
      'CLI_InvalidFirstPaymentDate',
      'InvalidDate',
      'CLI_InvalidPolicyNumber',
      'CLI_InvalidPaymentAmount',
      'CLI_InvalidBrokerId',
      'CLI_InvalidBrokerName',
      'CLI_InvalidBrand',
      'CLI_InvalidBrokerage',
      'CLI_InvalidBrokerageType',
    ])
  })
  it('requires a property and a site', async () => {
    const { body } = await makeInsurance(foyer, 'ours')
    const blank = { ...body.PropertyDetail, AddressLine1: '', City: '', PostalCode: '' }
    const nowhere = await operator().call('/broker-api/CreateInsuranceApplication', { ...body, PropertyDetail: blank })
    expect(nowhere.ReturnStatus.ReturnMessage).toBe('CLI_NoSubjectProperty')
    for (const path of ['CreateInsuranceApplication', 'ListInsuranceApplications'] as const) {
      const answer = await operator().callAnyhow(`/broker-api/${path}`, { ...body, SiteID: 'nowhere' })
      expect(answer.ReturnStatus.ReturnMessage).toBe('UnknownSite')
    }
  })
})

describe('an application from a deal', () => {
  const arranged = {
    LenderName: 'Banque du Plateau',
    InterestRate: 4.79,
    Term: 60,
    Amortization: 300,
    PaymentFrequency: 0,
  }
  const deal = async () => {
    const persona = singleBuyerInOntario(todayOf(foyer.clock.now()))
    const borrower = await makeBorrower(foyer, 'ours')
    const application = await fillPersona(borrower, persona)
    return {
      persona,
      application,
      ids: { SiteID: 'ours', MortgageApplicationID: application.ids.MortgageApplicationID },
    }
  }
  it('includes what was submitted and what its broker arranged', async () => {
    const { persona, application, ids } = await deal()
    const early = await operator().call('/broker-api/CreateInsuranceApplication', ids)
    expect(early.ReturnStatus.ReturnMessage).toBe('CLI_NoMortgage')
    await setApplication(foyer, application, { status: 0 })
    await operator().call('/broker-api/SaveDeal', { ...ids, ...arranged })
    const made = await operator().call('/broker-api/CreateInsuranceApplication', ids)
    expect(made.Errors).toBeUndefined()
    const { Application } = await operator().call('/broker-api/LoadDeal', ids)
    const { Applications } = await operator().call('/broker-api/ListInsuranceApplications', { SiteID: 'ours' })
    expect(Applications.find(({ CliApplicationId }) => CliApplicationId === made.CliApplicationId)).toMatchObject({
      MortgageApplicationId: ids.MortgageApplicationID,
      Status: 'created',
      PrimaryName: `${persona.main.identification.FirstName} ${persona.main.identification.LastName}`,
      LoanAmount: Application.RequestedMortgage.RequestedMortgageAmount,
    })
    const again = await operator().call('/broker-api/CreateInsuranceApplication', ids)
    expect(again.ReturnStatus.ReturnMessage).toBe('CLI_DuplicateApplication')
  })
  it('requires a deal of this site', async () => {
    const answer = await operator().call('/broker-api/CreateInsuranceApplication', {
      SiteID: 'ours',
      MortgageApplicationID: 12,
    })
    expect(answer.ReturnStatus.ReturnMessage).toBe('NoAccess')
  })
})

describe('an unknown application', () => {
  test.each(['ResendInsuranceApplication', 'LoadInsuranceApplication', 'DownloadInsuranceApplication'] as const)(
    '%s',
    async (name) => {
      const answer = await operator().call(`/broker-api/${name}`, { SiteID: 'ours', CliApplicationId: 5 })
      expect(answer.ReturnStatus).toEqual({ ReturnCode: 404, ReturnMessage: 'NoAccess' })
    },
  )
})

describe('rates', () => {
  const { Rates } = illustrativeRates
  const table = { SiteID: 'ours', Source: 'Northern Life', JointDiscount: 0, StandaloneLoading: 0 }
  it('of an insurer replace the illustrative ones', async () => {
    const doubled = Rates.map((rate) => ({ ...rate, MonthlyRate: rate.MonthlyRate * 2 }))
    const loaded = await operator().call('/broker-api/ImportRates', { ...table, Rates: doubled })
    expect(loaded.Loaded).toBe(Rates.length)
    const one = await openInsurance(foyer, await makeInsurance(foyer, 'ours'))
    const { Coverages, RateSource, IllustrativeFl } = await one.quote()
    // By person, whose ids are random and so in no known order.
    const premiums = Object.values(Coverages).map((offered) => offered.map(({ MonthlyPremium }) => MonthlyPremium))
    expect(premiums).toContainEqual([128, 208, 160])
    expect([RateSource, IllustrativeFl]).toEqual(['Northern Life', 0])
    const now = await operator().call('/broker-api/LoadRates', { SiteID: 'ours' })
    expect(now).toMatchObject({ Source: table.Source, StandaloneLoading: 0, Rates: doubled, IllustrativeFl: 0 })
    expect(now.LoadedAt).not.toBe('')
  })
  it('have a source of one line', async () => {
    await makeSite(foyer, 'sourced')
    const given = { ...table, SiteID: 'sourced', Source: ' Northern\r\nLife\t', Rates: [...Rates] }
    await operator().call('/broker-api/ImportRates', given)
    const { Source } = await operator().call('/broker-api/LoadRates', { SiteID: 'sourced' })
    expect(Source).toMatch(/^Northern +Life$/)
    const blank = await operator().callAnyhow('/broker-api/ImportRates', { ...given, Source: '\n' })
    expect(blank.ReturnStatus.ReturnMessage).toBe('InvalidRates')
  })
  it('are the illustrative ones on a site that loaded none', async () => {
    await makeSite(foyer, 'unloaded')
    const rates = await operator().call('/broker-api/LoadRates', { SiteID: 'unloaded' })
    expect(rates).toMatchObject({ ...illustrativeRates, LoadedAt: '' })
    const nowhere = await operator().callAnyhow('/broker-api/LoadRates', { SiteID: 'nowhere' })
    expect(nowhere.ReturnStatus.ReturnMessage).toBe('UnknownSite')
  })
  it('with an error are refused, at their row', async () => {
    const [first] = Rates
    const wrong = [first, { ...first, AgeFrom: 40, AgeTo: 20 }]
    const answer = await operator().callAnyhow('/broker-api/ImportRates', { ...table, Rates: wrong })
    expect(answer).toEqual({
      ReturnStatus: { ReturnCode: 422, ReturnMessage: 'InvalidRates' },
      Errors: [{ Field: 'Rates.1', Key: 'InvalidRates' }],
    })
    const nowhere = await operator().call('/broker-api/ImportRates', { ...table, SiteID: 'nowhere', Rates: [] })
    expect(nowhere.ReturnStatus.ReturnMessage).toBe('UnknownSite')
  })
})
