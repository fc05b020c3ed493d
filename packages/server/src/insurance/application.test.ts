import { noCoverage, typesOf } from '@foyer/domain/insurance/coverage.ts'
import type { InsuranceAnswers } from '@foyer/domain/insurance/fields.ts'
import { illustrativeRates } from '@foyer/domain/insurance/illustrative-rates.ts'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { inSite } from '../kit/transaction.ts'
import { makeSite } from '../testing/builders.ts'
import { type Insurance, mailedCode, makeInsurance, openInsurance, rightAnswers } from '../testing/insurance.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'
import { accountOf } from './secrets.ts'

let foyer: TestFoyer
let insurance: Insurance
let opened: Awaited<ReturnType<typeof openInsurance>>

beforeAll(async () => {
  foyer = await startTestFoyer()
  await makeSite(foyer, 'ours')
  insurance = await makeInsurance(foyer, 'ours')
  opened = await openInsurance(foyer, insurance)
})
afterAll(() => foyer.stop())

const load = () => opened.client.call('/cli-api/load-application-detail', opened.place)
const rowOf = (id: number) =>
  inSite(foyer.services.database.db, 'ours', (trx) =>
    trx.selectFrom('cli_applications').selectAll().where('cli_application_id', '=', id).executeTakeFirstOrThrow(),
  )
const fresh = async (given = {}) => {
  const other = await makeInsurance(foyer, 'ours', given)
  return { insurance: other, ...(await openInsurance(foyer, other)) }
}

describe('the application that is loaded', () => {
  it('has property, loan, broker and applicants, the primary one first, without birth dates', async () => {
    const { loaded } = opened
    expect(loaded).toMatchObject({
      Status: 'created',
      PropertyDetail: { City: 'Montréal', PostalCode: 'H2J 2L4' },
      LoanDetail: { LoanAmount: 400_000, PaymentFrequency: 'Monthly', InsuranceEffectiveType: '' },
      BrokerDetail: { BrokerFirstName: 'Marie', Name: 'Tremblay Hypothèques' },
      InsuranceDetail: { CoverageAmount: 400_000, PartialCoveragePercentage: 100 },
      PaymentDetail: { AccountNumber: '', AccountOnFile: 0 },
      ExistingApplication: { CliApplicationId: 0, ApplicantStatuses: [] },
    })
    expect(loaded.Applicants.map(({ FirstName, PrimaryFl, SmokerFl }) => [FirstName, PrimaryFl, SmokerFl])).toEqual([
      ['Ada', 1, ''],
      ['Noé', 0, ''],
    ])
    expect(loaded.Applicants[0]?.InsuranceTypes).toEqual([
      { Code: 'LI', SelectedFl: 0, DisabledFl: 0, MonthlyPremium: null },
      { Code: 'CI', SelectedFl: 0, DisabledFl: 0, MonthlyPremium: null },
      { Code: 'AD', SelectedFl: 0, DisabledFl: 1, MonthlyPremium: null },
    ])
    expect(JSON.stringify(loaded)).not.toContain('1988-03-04')
  })
  it('returns the draft without its secrets', async () => {
    const Data = {
      Applicants: [{ SmokerFl: 'Y', HealthQuestions: [1] }],
      PaymentDetail: { Transit: '12345', AccountNumber: '7654321' },
    }
    await opened.client.call('/cli-api/save-draft', { ...opened.place, Data })
    expect((await load()).Draft).toEqual({ Applicants: [{ SmokerFl: 'Y' }], PaymentDetail: { Transit: '12345' } })
    expect(Buffer.from((await rowOf(insurance.id)).draft ?? []).toString('latin1')).not.toContain('12345')
    await opened.client.call('/cli-api/save-draft', { ...opened.place, Data: null })
    expect((await load()).Draft).toBeNull()
  })
})

describe('a quote', () => {
  it('is computed from stored values; premiums, caps and loan figures in the body have no effect', async () => {
    const { answers, client, place } = opened
    const plain = await opened.quote()
    const hostile = {
      ...answers,
      Applicants: answers.Applicants.map((one) => ({
        ...one,
        DateOfBirth: '2000-01-01',
        InsuranceTypes: one.InsuranceTypes.map((type) => ({ ...type, MonthlyPremium: 0.01 })),
      })),
      LoanDetail: { ...answers.LoanDetail, LoanAmount: 1, FundingDate: '2099-01-01' },
      InsuranceDetail: { CoverageAmount: 9_000_000, PartialCoveragePercentage: 1 },
    }
    const given = await client.callAnyhow('/cli-api/:siteid/get-quote', { ...place, applicationDetail: hostile })
    expect(plain.ReturnStatus.ReturnCode).toBe(200)
    expect(given).toEqual(plain)
    expect((await load()).LoanDetail.LoanAmount).toBe(400_000)
  })
  it('follows the table: she is 38 and does not smoke, he has declined', async () => {
    const { Coverages, RateSource, IllustrativeFl } = await opened.quote()
    const [ada] = opened.answers.Applicants
    expect(Coverages[String(ada?.ApplicantId)]?.map(({ Code, MonthlyPremium }) => [Code, MonthlyPremium])).toEqual([
      ['LI', 64],
      ['CI', 104],
      ['AD', 96],
    ])
    expect([RateSource, IllustrativeFl]).toEqual([illustrativeRates.Source, 1])
  })
  it('is lower for two people, and depends on the covered amount', async () => {
    const { answers } = opened
    const both = {
      ...answers,
      Applicants: answers.Applicants.map((one) => ({ ...one, DeclinedFl: 0 })),
      InsuranceDetail: { CoverageAmount: 100_000 },
    }
    const { Coverages, InsuranceDetail } = await opened.quote(both)
    expect(InsuranceDetail).toEqual({ CoverageAmount: 250_000, PartialCoveragePercentage: 62 })
    // 250,000 / 1,000 × 0.16 × 0.85 = 34.00; disability is not reduced: 96 × 0.85
    expect(Coverages[String(answers.Applicants[0]?.ApplicantId)]?.map(({ MonthlyPremium }) => MonthlyPremium)).toEqual([
      34, 55.25, 81.6,
    ])
  })
  test.each([
    [
      'CLI_PleaseEnterGetQuoteRequiredInformation',
      'CLI_MissingSmoker',
      (answers: InsuranceAnswers) => ({ ...answers, Applicants: [] }),
    ],
    [
      'CLI_PleaseEnterGetQuoteRequiredInformation',
      'CLI_MissingEffectiveType',
      (answers: InsuranceAnswers) => ({ ...answers, LoanDetail: { InsuranceEffectiveType: '' } }),
    ],
    [
      'CLI_PleaseEnterGetQuoteRequiredInformation',
      'InvalidAmount',
      (answers: InsuranceAnswers) => ({ ...answers, InsuranceDetail: { CoverageAmount: -1 } }),
    ],
    [
      'CLI_ApplicantsNotFound',
      undefined,
      (answers: InsuranceAnswers) => ({
        ...answers,
        Applicants: answers.Applicants.map((one) => ({ ...one, ApplicantId: one.ApplicantId + 1 })),
      }),
    ],
  ])('%s (%s)', async (message, key, change) => {
    const answer = await opened.quote(change(opened.answers))
    expect(answer.ReturnStatus).toEqual({ ReturnCode: 422, ReturnMessage: message })
    expect(answer.Errors?.[0]?.Key).toBe(key)
    for (const { Field } of answer.Errors ?? []) expect(Field).toMatch(/^applicationDetail\./)
  })
  it('offers nothing to a person outside the rates, and no joint discount to the others', async () => {
    const old = await fresh({
      Applicants: insurance.body.Applicants.map((one) =>
        one.PrimaryFl === 1
          ? { ...one, EmailAddress: 'young@example.ca' }
          : { ...one, EmailAddress: 'old@example.ca', DateOfBirth: '1930-01-01' },
      ),
    })
    const answers = {
      ...old.answers,
      Applicants: old.answers.Applicants.map((one) => ({ ...one, DeclinedFl: 0 })),
    }
    const { Coverages } = await old.quote(answers)
    const [ada, noe] = answers.Applicants.map(({ ApplicantId }) => Coverages[String(ApplicantId)])
    expect(ada?.map(({ MonthlyPremium }) => MonthlyPremium)).toEqual([64, 104, 96])
    expect(noe?.map(({ MonthlyPremium, DisabledFl }) => [MonthlyPremium, DisabledFl])).toEqual(Array(3).fill([null, 1]))
    expect((await old.prepare(answers)).ReturnStatus.ReturnCode).toBe(200)
    const { ApplicationDetails } = await old.client.call('/cli-api/get-application', old.place)
    expect(ApplicationDetails[0]?.ExistingApplication.ApplicantStatuses.map(({ FirstName }) => FirstName)).toEqual([
      'Ada',
    ])
  })
  it('is refused when no applicant’s age is in the rates', async () => {
    const insuranceOfOld = await makeInsurance(foyer, 'ours', {
      Applicants: insurance.body.Applicants.map((one, index) => ({
        ...one,
        EmailAddress: `old.${index}@example.ca`,
        DateOfBirth: '1930-01-01',
      })),
    })
    const securityQuestion = { ...rightAnswers, dateOfBirth: '1930-01-01' }
    const old = await openInsurance(foyer, insuranceOfOld, { securityQuestion })
    expect((await old.quote()).ReturnStatus.ReturnMessage).toBe('CLI_QuoteError')
  })
  it('is refused for a funding date in the past', async () => {
    const other = await fresh()
    foyer.clock.advance(29 * 24 * 3600)
    foyer.clock.advance(5 * 24 * 3600)
    const again = await openLater(other.insurance)
    const answer = await again.quote()
    expect(answer.Errors).toEqual([
      { Field: 'applicationDetail.LoanDetail.InsuranceEffectiveType', Key: 'CLI_PastFundingDate' },
    ])
    foyer.clock.advance(-34 * 24 * 3600)
  })
})

/** The same application in a new browser, with the second code. */
const openLater = async (given: Insurance) => {
  const client = foyer.client()
  const Code = await mailedCode(foyer, given, 2)
  const place = { siteId: 'ours', token: given.token, languageId: 1 }
  await client.call('/cli-api/validate-token', { ...place, securityQuestion: rightAnswers, Code })
  const { Applicants } = await client.call('/cli-api/load-application-detail', place)
  const answers = {
    ...opened.answers,
    Applicants: opened.answers.Applicants.map((one, index) => ({
      ...one,
      ApplicantId: Applicants[index]?.ApplicantId ?? 0,
    })),
  }
  return {
    quote: () => client.call('/cli-api/:siteid/get-quote', { ...place, applicationDetail: answers }),
  }
}

const blankAccount = { FinancialInstitution: '', Transit: '', AccountNumber: '' }

describe('preparing', () => {
  it('stores health answers and account encrypted, and returns the person’s own answers and the end of the account', async () => {
    await opened.quote()
    expect((await opened.prepare()).CliApplicationId).toBe(insurance.id)
    const { ApplicationDetails } = await opened.client.call('/cli-api/get-application', opened.place)
    const [detail] = ApplicationDetails
    expect(detail).toMatchObject({
      Status: 'prepared',
      PaymentDetail: { FinancialInstitution: '003', Transit: '12345', AccountNumber: '••••321', AccountOnFile: 1 },
      ExistingApplication: { CliApplicationId: insurance.id },
      AgreementFl: 1,
    })
    expect(detail?.Applicants[0]?.HealthQuestions.map(({ Answer }) => Answer)).toEqual(['N', 'N', 'N', 'N', 'N'])
    const { account, answers, facts } = await rowOf(insurance.id)
    const plain = JSON.stringify([answers, facts]) + Buffer.from(account ?? []).toString('latin1')
    expect(plain).not.toContain('7654321')
    expect(plain).not.toContain('HealthQuestions')
  })
  it('keeps the account when its mask is sent back', async () => {
    const again = {
      ...opened.answers,
      PaymentDetail: { FinancialInstitution: '003', Transit: '12345', AccountNumber: '••••321' },
    }
    expect((await opened.prepare(again)).ReturnStatus.ReturnCode).toBe(200)
    expect(accountOf(foyer.services.crypto, await rowOf(insurance.id)).AccountNumber).toBe('7654321')
    expect(
      (await opened.prepare({ ...again, PaymentDetail: { ...again.PaymentDetail, AccountNumber: '••••322' } })).Errors,
    ).toEqual([{ Field: 'applicationDetail.PaymentDetail.AccountNumber', Key: 'CLI_Account_Number' }])
  })
  it('asks health questions again when the coverage has changed', async () => {
    const both = { ...noCoverage, LI: true, CI: true }
    const [ada, noe] = opened.answers.Applicants
    if (!ada || !noe) throw new Error('a couple')
    const changed = { ...opened.answers, Applicants: [{ ...ada, InsuranceTypes: typesOf(both) }, noe] }
    const { Errors = [] } = await opened.prepare(changed)
    // Those about life insurance were kept; the others were never asked.
    expect(Errors).toHaveLength(5)
    expect(new Set(Errors.map(({ Key }) => Key))).toEqual(new Set(['CLI_MissingHealthAnswers']))
  })
  test.each([
    [
      'CLI_MissingCoverage',
      (one: InsuranceAnswers) => ({
        ...one,
        Applicants: one.Applicants.map((each) => ({ ...each, DeclinedFl: 0, InsuranceTypes: [], HealthQuestions: [] })),
      }),
    ],
    [
      'UnknownChoice',
      (one: InsuranceAnswers) => ({
        ...one,
        Applicants: one.Applicants.map((each) => ({
          ...each,
          DeclinedFl: 1,
          InsuranceTypes: [{ Code: 'LI', SelectedFl: 1 }],
        })),
      }),
    ],
    [
      'CLI_Institution_Number',
      (one: InsuranceAnswers) => ({ ...one, PaymentDetail: { ...one.PaymentDetail, FinancialInstitution: 'x' } }),
    ],
    [
      'CLI_NotValidFinCode',
      (one: InsuranceAnswers) => ({ ...one, PaymentDetail: { ...one.PaymentDetail, FinancialInstitution: '998' } }),
    ],
    [
      'CLI_Transit_Number',
      (one: InsuranceAnswers) => ({ ...one, PaymentDetail: { ...one.PaymentDetail, Transit: '1' } }),
    ],
    ['CLI_AgreementRequired', (one: InsuranceAnswers) => ({ ...one, AgreementFl: 0 })],
  ])('is refused with %s', async (key, change) => {
    const answer = await opened.prepare(change(opened.answers))
    expect(answer.ReturnStatus.ReturnMessage).toBe('CLI_PleaseEnterRequiredInformation')
    expect(answer.Errors?.map(({ Key }) => Key)).toContain(key)
  })
  it('requires a quote of exactly the premiums to be paid', async () => {
    const other = await fresh()
    expect((await other.prepare()).ReturnStatus.ReturnMessage).toBe('CLI_QuoteChanged')
    await other.quote()
    const smokes = { ...other.answers, Applicants: other.answers.Applicants.map((one) => ({ ...one, SmokerFl: 'Y' })) }
    expect((await other.prepare(smokes)).ReturnStatus.ReturnMessage).toBe('CLI_QuoteChanged')
    expect((await other.prepare()).ReturnStatus.ReturnCode).toBe(200)
  })
  it('accepts declining all coverages without health answers and account', async () => {
    const other = await fresh()
    const declined = {
      ...other.answers,
      Applicants: other.answers.Applicants.map((one) => ({
        ...one,
        DeclinedFl: 1,
        InsuranceTypes: typesOf(noCoverage),
        HealthQuestions: [],
      })),
      PaymentDetail: blankAccount,
      AgreementFl: 0,
    }
    await other.quote(declined)
    expect((await other.prepare(declined)).ReturnStatus.ReturnCode).toBe(200)
  })
  it('is undone by another quote', async () => {
    const other = await fresh()
    await other.quote()
    await other.prepare()
    await other.quote()
    const { ApplicationDetails } = await other.client.call('/cli-api/get-application', other.place)
    expect(ApplicationDetails).toEqual([])
  })
})

describe('the list of institutions', () => {
  it('is the menu FINCODE, in the requested language', async () => {
    const { Items } = await foyer
      .client()
      .call('/cli-api/:siteid/load-dd', { siteId: 'ours', LanguageID: 2, MenuCode: 'FINCODE' })
    expect(Items).toContainEqual({ Value: '006', Label: 'Banque Nationale du Canada' })
    const other = await foyer.client().call('/cli-api/:siteid/load-dd', { siteId: 'ours', MenuCode: 'X' })
    expect(other.Items).toEqual([])
  })
  it.each(['%00', 'ours%00', 'o'.repeat(41), '%7E', 'ours%2F..', '%F0%9F%8F%A0'])(
    'has a site in its path, which is refused where %s is no address of one',
    async (place) => {
      const body = { LanguageID: 1, MenuCode: 'FINCODE' }
      const { status, body: text } = await foyer.client().raw(`/cli-api/${place}/load-dd`, body)
      expect([status, JSON.parse(text).ReturnStatus.ReturnMessage]).toEqual([200, 'UnknownSite'])
    },
  )
})
