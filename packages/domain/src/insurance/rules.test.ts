import { describe, expect, it, test } from 'vitest'
import { answered, bothInsured, insuranceFacts } from '../testing/insurance.ts'
import { noCoverage, typesOf } from './coverage.ts'
import { factsProblems } from './facts-rules.ts'
import type { InsuranceAnswers } from './fields.ts'
import { healthQuestionsFor, sameCoverage } from './health.ts'
import { institutionItems, institutionName, isInstitution } from './institutions.ts'
import { keptAccount, maskAccount, paymentProblems, withInstitution } from './payment.ts'
import { applicationProblems, checkProblems, choiceProblems, quoteProblems } from './rules.ts'

const context = { fundingDate: '2026-12-15', today: '2026-11-20', ownId: 11, notOffered: [], isInstitution }
const life = { ...noCoverage, LI: true }
const problems = (given: (answers: InsuranceAnswers) => InsuranceAnswers) =>
  applicationProblems(given(answered()), context).map(({ Field, Key }) => `${Field} ${Key}`)
const firstApplicant =
  (change: Partial<InsuranceAnswers['Applicants'][number]>) =>
  (answers: InsuranceAnswers): InsuranceAnswers => ({
    ...answers,
    Applicants: answers.Applicants.map((one, index) => (index === 0 ? { ...one, ...change } : one)),
  })
const payment =
  (change: Partial<InsuranceAnswers['PaymentDetail']>) =>
  (answers: InsuranceAnswers): InsuranceAnswers => ({
    ...answers,
    PaymentDetail: { ...answers.PaymentDetail, ...change },
  })

describe('an application', () => {
  it('that is complete has no problems', () => expect(problems((answers) => answers)).toEqual([]))
  test.each([
    ['smoking', firstApplicant({ SmokerFl: '' }), ['Applicants.0.SmokerFl CLI_MissingSmoker']],
    [
      'the start of the policy',
      (answers: InsuranceAnswers) => ({ ...answers, LoanDetail: { InsuranceEffectiveType: '' } }),
      ['LoanDetail.InsuranceEffectiveType CLI_MissingEffectiveType'],
    ],
    [
      'a choice of coverage',
      firstApplicant({ InsuranceTypes: typesOf(noCoverage), HealthQuestions: [] }),
      ['Applicants.0.InsuranceTypes CLI_MissingCoverage'],
    ],
    [
      'a choice that may be made',
      firstApplicant({ InsuranceTypes: [{ Code: 'CI', SelectedFl: 1 }], HealthQuestions: [] }),
      [
        'Applicants.0.InsuranceTypes UnknownChoice',
        ...[0, 1, 2, 3, 4].map((one) => `Applicants.0.HealthQuestions.${one}.Answer CLI_MissingHealthAnswers`),
      ],
    ],
    [
      'every answer on health',
      firstApplicant({
        HealthQuestions: healthQuestionsFor(life).map((one, index) => ({ ...one, Answer: index === 2 ? '' : 'N' })),
      }),
      ['Applicants.0.HealthQuestions.2.Answer CLI_MissingHealthAnswers'],
    ],
    [
      'three digits',
      payment({ FinancialInstitution: '3' }),
      ['PaymentDetail.FinancialInstitution CLI_Institution_Number'],
    ],
    [
      'a known institution',
      payment({ FinancialInstitution: '999' }),
      ['PaymentDetail.FinancialInstitution CLI_NotValidFinCode'],
    ],
    ['five digits', payment({ Transit: '1234' }), ['PaymentDetail.Transit CLI_Transit_Number']],
    ['an account', payment({ AccountNumber: '123456' }), ['PaymentDetail.AccountNumber CLI_Account_Number']],
    [
      'and not too long a one',
      payment({ AccountNumber: '1234567890123' }),
      ['PaymentDetail.AccountNumber CLI_Account_Number'],
    ],
    [
      'the agreement',
      (answers: InsuranceAnswers) => ({ ...answers, AgreementFl: 0 }),
      ['AgreementFl CLI_AgreementRequired'],
    ],
    [
      'an amount',
      (answers: InsuranceAnswers) => ({ ...answers, InsuranceDetail: { CoverageAmount: 1.234 } }),
      ['InsuranceDetail.CoverageAmount InvalidAmount'],
    ],
  ])('requires %s', (_, change, expected) => expect(problems(change)).toEqual(expected))
  it('of a person who declined requires no health answers, and no account when no one else is covered', () => {
    const declined = { DeclinedFl: 1, InsuranceTypes: typesOf(noCoverage), HealthQuestions: [] }
    const blank = { FinancialInstitution: '', Transit: '', AccountNumber: '' }
    const everybody = (answers: InsuranceAnswers): InsuranceAnswers => ({
      ...answers,
      Applicants: answers.Applicants.map((one) => ({ ...one, ...declined })),
      PaymentDetail: blank,
      AgreementFl: 0,
    })
    expect(problems(firstApplicant(declined))).toEqual([])
    expect(problems(everybody)).toEqual([])
  })
  it('requires the health answers of the sender only', () => {
    expect(problems(() => bothInsured())).toEqual([])
    expect(applicationProblems(bothInsured(), { ...context, ownId: 12 }).map(({ Key }) => Key)).toEqual(
      Array(10).fill('CLI_MissingHealthAnswers'),
    )
  })
  it('requires no choice of a person without any offer', () => {
    const none = firstApplicant({ InsuranceTypes: typesOf(noCoverage), HealthQuestions: [] })(bothInsured())
    expect(applicationProblems(none, context).map(({ Key }) => Key)).toEqual(['CLI_MissingCoverage'])
    expect(applicationProblems(none, { ...context, notOffered: [11] })).toEqual([])
  })
  it('is paid by one of its applicants', () => {
    expect(problems(payment({ AccountHolderId: 12 }))).toEqual([])
    expect(problems(payment({ AccountHolderId: 99 }))).toEqual(['PaymentDetail.AccountHolderId UnknownChoice'])
  })
  it('cannot start on a past funding date, but can start immediately', () => {
    const late = { ...context, fundingDate: '2026-11-19' }
    const at = (InsuranceEffectiveType: string) =>
      quoteProblems({ ...answered(), LoanDetail: { InsuranceEffectiveType } }, late).map(({ Key }) => Key)
    expect([at('F'), at('A')]).toEqual([['CLI_PastFundingDate'], []])
  })
  it('asks for coverages before health and account', () =>
    expect(choiceProblems({ ...answered(), AgreementFl: 0 }, context)).toEqual([]))
})

describe('health questions', () => {
  it('are five for each chosen coverage', () =>
    expect(
      healthQuestionsFor({ ...life, CI: true }).map(({ CoverageCode, Question }) => `${CoverageCode}${Question}`),
    ).toEqual(['LI1', 'LI2', 'LI3', 'LI4', 'LI5', 'CI1', 'CI2', 'CI3', 'CI4', 'CI5']))
  it('start over when the choice changes', () =>
    expect([sameCoverage(life, { ...life, adDisabled: false }), sameCoverage(life, { ...life, CI: true })]).toEqual([
      true,
      false,
    ]))
})

describe('an account', () => {
  const account = { FinancialInstitution: '003', Transit: '12345', AccountNumber: '7654321' }
  it('is cleared by a change of institution', () => {
    expect(withInstitution(account, '004')).toEqual({ FinancialInstitution: '004', Transit: '', AccountNumber: '' })
    expect(withInstitution(account, '003')).toBe(account)
  })
  it('shows its last three digits, and its mask keeps the number', () => {
    expect(maskAccount('7654321')).toBe('••••321')
    expect([
      keptAccount('••••321', '7654321'),
      keptAccount('••••322', '7654321'),
      keptAccount('1234567', '7654321'),
    ]).toEqual(['7654321', '••••322', '1234567'])
    expect(paymentProblems({ ...account, AccountNumber: '••••321' }, isInstitution)).toEqual([])
  })
  it('belongs to an institution with a number and a name in both languages', () => {
    for (const { Value } of institutionItems('fr')) {
      expect(Value).toMatch(/^\d{3}$/)
      expect(institutionName(Value, 'en')).not.toBe('')
    }
    expect(institutionName('815', 'fr')).toBe('Desjardins (Québec)')
    expect(institutionName('999', 'fr')).toBe('')
    expect(new Set(institutionItems('en').map(({ Value }) => Value)).size).toBe(institutionItems('en').length)
  })
  it('may be one that a broker added, and not one that ended, whose name stays known', () => {
    const changes = [
      { Code: '777', Name: 'Harbour Bank', NameFr: 'Banque du Havre', isEnded: false },
      { Code: '006', Name: 'National Bank', NameFr: 'Banque Nationale', isEnded: true },
    ]
    expect([isInstitution('777', changes), isInstitution('777')]).toEqual([true, false])
    expect([isInstitution('006', changes), isInstitution('006')]).toEqual([false, true])
    expect(institutionItems('fr', changes).at(-1)?.Value).toBe(institutionItems('fr').at(-1)?.Value)
    expect(institutionItems('fr', changes).find(({ Value }) => Value === '777')?.Label).toBe('Banque du Havre')
    expect(institutionItems('en', changes).some(({ Value }) => Value === '006')).toBe(false)
    expect(institutionName('006', 'fr', changes)).toBe('Banque Nationale')
  })
})

describe('the security check', () => {
  it('requires a loan, a postal code and a birth date', () => {
    expect(checkProblems({ loanAmount: 0, postalCode: '', dateOfBirth: '' }).map(({ Key }) => Key)).toEqual([
      'CLI_InvalidLoanAmount',
      'InvalidPostalCode',
      'CLI_InvalidDateOfBirth',
    ])
    expect(checkProblems({ loanAmount: 1, postalCode: 'k1a0b1', dateOfBirth: '1985-03-04' })).toEqual([])
  })
})

describe('the facts of the broker’s side', () => {
  const wrong = (path: string, value: unknown) => {
    const facts = JSON.parse(JSON.stringify(insuranceFacts()))
    const names = path.split('.')
    const last = names.pop() ?? ''
    const place = names.reduce<Record<string, unknown>>((at, name) => at[name] as Record<string, unknown>, facts)
    place[last] = value
    return factsProblems(facts, context.today).map(({ Field, Key }) => `${Field} ${Key}`)
  }
  it('are valid as given', () => expect(factsProblems(insuranceFacts(), context.today)).toEqual([]))
  test.each([
    ['Applicants.0.PrimaryFl', 0, 'Applicants CLI_ApplicantsNotFound'],
    ['Applicants.0.FirstName', '', 'Applicants.0.FirstName CLI_MissingApplicantNames'],
    ['Applicants.1.LastName', ' ', 'Applicants.1.LastName CLI_MissingApplicantNames'],
    ['Applicants.0.EmailAddress', 'ada', 'Applicants.0.EmailAddress CLI_InvalidEmail'],
    ['Applicants.0.DateOfBirth', '2020-01-01', 'Applicants.0.DateOfBirth CLI_InvalidDateOfBirth'],
    ['Applicants.0.AddressDetail.PostalCode', '', 'Applicants.0.AddressDetail.PostalCode CLI_InvalidAddress'],
    ['PropertyDetail.AddressLine1', '', 'PropertyDetail.AddressLine1 CLI_InvalidPropertyAddress'],
    ['PropertyDetail.PostalCode', 'X', 'PropertyDetail.PostalCode CLI_InvalidPropertyAddress'],
    ['LoanDetail.LoanAmount', null, 'LoanDetail.LoanAmount CLI_InvalidLoanAmount'],
    ['LoanDetail.Term', null, 'LoanDetail.Term CLI_MissingTerm'],
    ['LoanDetail.InterestRate', null, 'LoanDetail.InterestRate CLI_MissingInterestRate'],
    ['LoanDetail.PaymentFrequencyId', 9, 'LoanDetail.PaymentFrequencyId CLI_InvalidFrequency'],
    ['LoanDetail.FundingDate', '2026-11-19', 'LoanDetail.FundingDate CLI_PastFundingDate'],
    ['LoanDetail.FirstPaymentDate', '2014-01-01', 'LoanDetail.FirstPaymentDate CLI_InvalidFirstPaymentDate'],
    ['LoanDetail.IssuedDate', '2014-12-31', 'LoanDetail.IssuedDate InvalidDate'],
    ['LoanDetail.AcceptedDate', 'soon', 'LoanDetail.AcceptedDate InvalidDate'],
    ['LoanDetail.PolicyNumber', '#1', 'LoanDetail.PolicyNumber CLI_InvalidPolicyNumber'],
    ['LoanDetail.PaymentAmount', 0, 'LoanDetail.PaymentAmount CLI_InvalidPaymentAmount'],
    ['BrokerDetail.BrokerId', '', 'BrokerDetail.BrokerId CLI_InvalidBrokerId'],
    ['BrokerDetail.BrokerLastName', '', 'BrokerDetail.BrokerLastName CLI_InvalidBrokerName'],
    ['BrokerDetail.Brand', '', 'BrokerDetail.Brand CLI_InvalidBrand'],
    ['BrokerDetail.Name', '', 'BrokerDetail.Name CLI_InvalidBrokerage'],
    ['BrokerDetail.BrokerageType', '', 'BrokerDetail.BrokerageType CLI_InvalidBrokerageType'],
  ])('%s = %j is reported at its field', (path, value, expected) => expect(wrong(path, value)).toEqual([expected]))
  it('require a unique address and id for each applicant', () => {
    const [ada, noe] = insuranceFacts().Applicants
    if (!ada || !noe) throw new Error('the sample is a couple')
    const keys = (Applicants: (typeof ada)[]) =>
      factsProblems({ ...insuranceFacts(), Applicants }, context.today).map(({ Field, Key }) => `${Field} ${Key}`)
    expect(keys([ada, { ...noe, EmailAddress: 'ADA@example.ca' }])).toEqual([
      'Applicants.1.EmailAddress ESignUniqueEmail',
    ])
    expect(
      keys([
        { ...ada, ApplicantId: 5 },
        { ...noe, ApplicantId: 5 },
      ]),
    ).toEqual(['Applicants CLI_ApplicantsNotFound'])
  })
  it('require a property', () => {
    const blank = { ...insuranceFacts().PropertyDetail, AddressLine1: '', City: '', PostalCode: '' }
    expect(factsProblems({ ...insuranceFacts(), PropertyDetail: blank }, context.today)).toEqual([
      { Field: 'PropertyDetail', Key: 'CLI_NoSubjectProperty' },
    ])
  })
})
