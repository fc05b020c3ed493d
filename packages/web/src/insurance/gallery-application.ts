import { coverageOf, noCoverage, typesOf } from '@foyer/domain/insurance/coverage.ts'
import type { InsuranceApplication } from '@foyer/domain/insurance/fields.ts'
import { healthQuestionsFor } from '@foyer/domain/insurance/health.ts'
import { language } from '@foyer/ui/gallery/language.ts'

type Person = InsuranceApplication['Applicants'][number]

const blank = { SmokerFl: '', DeclinedFl: 0, HealthQuestions: [], AnsweredFl: 1 }
const unpriced = typesOf(noCoverage).map((type) => ({ ...type, MonthlyPremium: null }))

const sophie: Person = {
  ApplicantId: 8001,
  PrimaryFl: 1,
  FirstName: 'Sophie',
  LastName: 'Gagnon',
  EmailAddress: 'sophie.gagnon@example.com',
  AddressDetail: { PostalCode: 'H2J 2L3' },
  InsuranceTypes: unpriced,
  ...blank,
}
const karim: Person = {
  ...sophie,
  ApplicantId: 8002,
  PrimaryFl: 0,
  FirstName: 'Karim',
  LastName: 'Benali',
  EmailAddress: 'k•••@example.com',
  AddressDetail: { PostalCode: '' },
}

/** Just opened: no answers yet. */
export const created: InsuranceApplication = {
  CliApplicationId: 9001,
  MortgageApplicationId: 7001,
  OwnApplicantId: 8001,
  Status: 'created',
  Applicants: [sophie, karim],
  PropertyDetail: {
    UnitNumber: '4',
    AddressLine1: '4550, rue Saint-Denis',
    City: 'Montréal',
    ProvinceDisplayName: 'Québec',
    CountryDisplayName: 'Canada',
    PostalCode: 'H2J2L3',
  },
  LoanDetail: {
    LoanNumber: 'L-20451',
    LenderName: 'Banque du Plateau',
    LoanAmount: 531_250,
    Amortization: 300,
    Term: 60,
    InterestRate: 4.79,
    IssuedDate: '2027-03-01',
    FundingDate: '2027-05-28',
    FirstPaymentDate: '2027-06-28',
    PaymentFrequencyId: 0,
    PaymentFrequency: language === 'fr' ? 'Mensuel' : 'Monthly',
    InsuranceEffectiveType: '',
    AcceptedDate: '',
  },
  BrokerDetail: {
    BrokerFirstName: 'Marie-Ève',
    BrokerLastName: 'Tremblay',
    Brand: 'Hypothèques Tremblay',
    Name: 'Hypothèques Tremblay',
    BrokerageType: 'Independent',
  },
  InsuranceDetail: { CoverageAmount: 531_250, PartialCoveragePercentage: 100 },
  PaymentDetail: { AccountHolderId: 8001, FinancialInstitution: '', Transit: '', AccountNumber: '', AccountOnFile: 0 },
  ExistingApplication: { CliApplicationId: 0, ApplicantStatuses: [] },
  RateSource: '',
  IllustrativeFl: 0,
  AgreementFl: 0,
  AgreementNames: {
    Payee: 'Northern Life',
    Broker: 'Marie-Ève Tremblay, Hypothèques Tremblay',
    Phone: '(514) 555-0134',
    Email: 'marie-eve@hypothequestremblay.example',
  },
  SignNowFl: 1,
  Draft: null,
}

const priced = (person: Person, codes: readonly ('LI' | 'CI' | 'AD')[], premiums: [number, number, number | null]) => {
  const coverage = { ...noCoverage, ...Object.fromEntries(codes.map((code) => [code, true])) }
  return {
    ...person,
    SmokerFl: 'N',
    InsuranceTypes: typesOf(coverage).map((type, index) => ({
      ...type,
      DisabledFl: type.Code === 'AD' ? 1 : 0,
      MonthlyPremium: premiums[index] ?? null,
    })),
    HealthQuestions: person.PrimaryFl === 1 ? healthQuestionsFor(coverage) : [],
    AnsweredFl: codes.length === 0 ? 1 : 0,
  }
}

export const coverages = {
  '8001': priced(sophie, [], [72.25, 117.41, 108.38]).InsuranceTypes,
  '8002': priced(karim, [], [149.02, 252.87, null]).InsuranceTypes,
}

const quotedLoan = { ...created.LoanDetail, InsuranceEffectiveType: 'F' }

/** Quoted, with her choices; disability insurance is not offered at his age. */
export const quoted: InsuranceApplication = {
  ...created,
  Status: 'quoted',
  Applicants: [priced(sophie, ['LI', 'CI'], [72.25, 117.41, 108.38]), priced(karim, ['LI'], [149.02, 252.87, null])],
  LoanDetail: quotedLoan,
  RateSource: 'Foyer, 2026',
  IllustrativeFl: 1,
}

/** Accident and disability insurance instead of life insurance. */
export const accident: InsuranceApplication = {
  ...quoted,
  Applicants: [
    {
      ...priced(sophie, ['AD'], [72.25, 117.41, 108.38]),
      InsuranceTypes: priced(sophie, ['AD'], [72.25, 117.41, 108.38]).InsuranceTypes.map((type) => ({
        ...type,
        DisabledFl: 0,
      })),
    },
  ],
}

/** With an insurer's own rates and a fully covered loan; he has declined. */
export const declined: InsuranceApplication = {
  ...quoted,
  Applicants: [
    priced(sophie, ['LI'], [40, 65, 60]),
    { ...priced(karim, [], [82.5, 140, 75.4]), DeclinedFl: 1, SmokerFl: 'Y' },
  ],
  LoanDetail: { ...quotedLoan, LoanAmount: 250_000, InsuranceEffectiveType: 'A' },
  InsuranceDetail: { CoverageAmount: 250_000, PartialCoveragePercentage: 100 },
  RateSource: 'Northern Life, 2027',
  AgreementNames: { ...quoted.AgreementNames, Payee: '' },
  IllustrativeFl: 0,
}

const withAnswers = ({ HealthQuestions, ...person }: Person): Person => ({
  ...person,
  AnsweredFl: 1,
  HealthQuestions: HealthQuestions.map((one) => ({ ...one, Answer: 'N' })),
})

/** Complete and stored. */
export const prepared: InsuranceApplication = {
  ...quoted,
  Status: 'prepared',
  Applicants: quoted.Applicants.map(withAnswers),
  PaymentDetail: {
    AccountHolderId: 8001,
    FinancialInstitution: '006',
    Transit: '12345',
    AccountNumber: '••••321',
    AccountOnFile: 1,
  },
  ExistingApplication: {
    CliApplicationId: created.CliApplicationId,
    ApplicantStatuses: [sophie, karim].map(({ ApplicantId, FirstName, LastName, EmailAddress }) => ({
      ApplicantId,
      FirstName,
      LastName,
      Email: EmailAddress,
      Status: '',
    })),
  },
  AgreementFl: 1,
}

/** His health questions are not answered yet. */
export const awaited: InsuranceApplication = {
  ...prepared,
  Applicants: prepared.Applicants.map((one) => (one.PrimaryFl === 1 ? one : { ...one, AnsweredFl: 0 })),
}

/** Nothing is offered to him at his age. */
export const nothingOffered: InsuranceApplication = {
  ...quoted,
  Applicants: quoted.Applicants.map((one) =>
    one.PrimaryFl === 1 ? one : { ...priced(karim, [], [149.02, 252.87, null]), InsuranceTypes: unpriced },
  ),
}

/** The same, prepared: he neither answers nor signs. */
export const preparedForOne: InsuranceApplication = {
  ...prepared,
  Applicants: nothingOffered.Applicants.map(withAnswers),
  ExistingApplication: {
    ...prepared.ExistingApplication,
    ApplicantStatuses: prepared.ExistingApplication.ApplicantStatuses.slice(0, 1),
  },
}

/** The same application through his own link: his coverage and answers, none of hers. */
export const hisOwn = (application: InsuranceApplication): InsuranceApplication => ({
  ...application,
  OwnApplicantId: karim.ApplicantId,
  Applicants: application.Applicants.map((one) => {
    if (one.PrimaryFl === 1)
      return { ...sophie, EmailAddress: 's•••@example.com', AddressDetail: { PostalCode: '' }, InsuranceTypes: [] }
    const Answer = one.AnsweredFl === 1 ? 'N' : ''
    return {
      ...one,
      EmailAddress: 'karim.benali@example.com',
      AddressDetail: sophie.AddressDetail,
      HealthQuestions: healthQuestionsFor(coverageOf(one)).map((question) => ({ ...question, Answer })),
    }
  }),
  PaymentDetail: { AccountHolderId: 0, FinancialInstitution: '', Transit: '', AccountNumber: '', AccountOnFile: 0 },
})

/** The same where documents are signed at an external service, to which people come by mail. */
export const byMail = (application: InsuranceApplication): InsuranceApplication => ({ ...application, SignNowFl: 0 })

/** Sent for signatures: each applicant's progress, in their order. */
export const sentTo = (...states: ('signed' | 'invited' | 'waiting')[]): InsuranceApplication => ({
  ...prepared,
  Status: 'sent',
  ExistingApplication: {
    ...prepared.ExistingApplication,
    ApplicantStatuses: prepared.ExistingApplication.ApplicantStatuses.map((one, index) => ({
      ...one,
      Status: states[index] ?? '',
    })),
  },
})
