import { blankAddress } from '@foyer/domain/addresses/blank.ts'
import { blankPrimaryIdentification } from '@foyer/domain/applicants/blank.ts'
import { noReasons } from '@foyer/domain/applicants/contradictions.ts'
import { byListName, kinds } from '@foyer/domain/applicants/kinds/all-kinds.ts'
import type { Applicant, Application } from '@foyer/domain/application-fields.ts'
import { loadedRecord, summaryTotals } from '@foyer/domain/codes/loaded-record.ts'
import { noRequestDocument } from '@foyer/domain/documents/blank.ts'
import { blankInterView } from '@foyer/domain/interview/blank.ts'
import type { Language } from '@foyer/domain/kit/language.ts'
import {
  blankRequestedMortgage,
  blankSubjectMortgage,
  blankSubjectProperty,
} from '@foyer/domain/mortgage-request/blank.ts'
import { blankAgentProfile, defaultSettings } from '@foyer/domain/site/defaults.ts'
import type { PersonaLists } from '@foyer/domain/testing/personas.ts'
import { consentFor, consentHash } from '../../application/consent.ts'
import type { ServerTexts } from '../../kit/texts.ts'
import type { Submission } from '../submission-store.ts'

export interface Sample {
  language: Language
  /** Existing mortgages on the property. */
  mortgages?: number
  comments?: string
  firstTime?: number
  /** Lists of the first applicants, in their order; none by default. */
  lists?: PersonaLists[]
  /** The others live where the main applicant lives. */
  sameAddress?: boolean
  /** Documents and bank statements. */
  enclosed?: Pick<Application, 'Requests' | 'BankStatementsApplicants'>
  /** Last names of the applicants; the first is the main one. */
  lastNames?: string[]
}

const agent = {
  ...blankAgentProfile,
  FirstName: 'Marie',
  LastName: 'Tremblay',
  Title: 'Mortgage broker',
  TitleFr: 'Courtière hypothécaire',
  AgentLic: 'M12345678',
  BrokerageLic: '12728',
  WorkPhone: '4165550123',
  Email: 'marie@tremblay.example',
  BrokerageName: 'Tremblay Hypothèques',
}

/** A submission as read from the database, for tests of the document and the mails. */
export const sampleSubmission = (texts: ServerTexts, sample: Sample): Submission => {
  const {
    language,
    mortgages = 2,
    lastNames = ['Roy', 'Côté'],
    comments = 'The cottage is sold in the spring.',
  } = sample
  const firstNames = ['Ada', 'Luc', 'Zoë']
  const names = lastNames.map((last, index) => `${firstNames[index] ?? 'Ada'} ${last}`)
  const text = consentFor(texts, language, { agent, names })
  const applicants = lastNames.map((last, index) => ({
    ...applicant(firstNames[index] ?? 'Ada', last, index, sample.firstTime),
    ...(sample.lists?.[index] && loadedLists(sample.lists[index], language)),
    SameAddressFlag: sample.sameAddress && index > 0 ? 1 : 0,
  }))
  return {
    siteId: 'demo',
    submissionId: 4_242,
    applicationId: 17_423_905_112_233,
    review: false,
    submittedAt: new Date('2026-11-20T20:05:09Z'),
    consents: applicants.map(({ ApplicantID }, index) => ({
      ApplicantID,
      Name: names[index] ?? '',
      ConsentVersion: '1.3',
      TextHash: consentHash(text),
      PartHash: consentHash(String(ApplicantID)),
      Language: language,
      AcceptedAt: '2026-11-20T20:05:09.000Z',
      Ip: '203.0.113.7',
      Actor: 'user',
    })),
    snapshot: {
      Language: language,
      Link: { PrimaryColor: '#f2c230', AgentProfile: agent },
      Application: { ...application(applicants, mortgages, comments, text), ...sample.enclosed },
    },
  }
}

const loadedLists = (lists: PersonaLists, language: Language) => ({
  Addresses: lists.addresses.map((one) => loadedRecord(kinds.address, one, language)),
  Incomes: lists.incomes.map((one) => loadedRecord(kinds.income, one, language)),
  Properties: lists.properties.map((one) => loadedRecord(kinds.property, one, language)),
  Assets: lists.assets.map((one) => loadedRecord(kinds.asset, one, language)),
  Liabilities: lists.liabilities.map((one) => loadedRecord(kinds.liability, one, language)),
})

const applicant = (FirstName: string, LastName: string, index: number, firstTime = 1): Applicant => ({
  ApplicantID: 100 + index,
  FirstName,
  LastName,
  Step: 1,
  Disabled: 0,
  Deletable: index > 0 ? 1 : 0,
  SameAddressEnableFlag: 0,
  Reasons: noReasons,
  SameAddressFlag: 0,
  ...byListName(() => []),
  Identification: {
    ...blankPrimaryIdentification,
    FirstName,
    LastName,
    SalutationDD: 1,
    ApplicantGroupTypeDD: index > 0 ? 1 : 0,
    DOB: '1988-04-01',
    Email: 'ada.roy@borrower.example',
    Mobile: '5145550187',
    SIN: '••• ••• 286',
    SINOnFile: 1,
    MaritalStatusDD: 1,
    StatusInCanadaDD: 1,
    ArrivalDate: '2021-08-01',
    RelationshipDD: index > 0 ? 0 : -1,
    FirstTimeHomeBuyerFlag: firstTime,
    PrimaryFlag: index > 0 ? 0 : 1,
    strDOB: '',
    IdentificationLst: [
      {
        IdentificationID: 1,
        Type: 0,
        Country: 1,
        IdentificationNumber: 'R1234-567890-12',
        strType: '',
        strCountry: '',
      },
      { IdentificationID: 2, Type: 1, Country: 1, IdentificationNumber: 'AB123456', strType: '', strCountry: '' },
    ],
  },
})

const application = (applicants: Applicant[], mortgages: number, Comments: string, Consent: string): Application => ({
  ...defaultSettings,
  MortgageApplicationID: 17_423_905_112_233,
  UserID: 'user',
  SiteID: 'demo',
  Version: 7,
  Step: 3,
  MortgageApplicationStatusDD: 11,
  MainApplicantID: 100,
  CurrentApplicantID: 100,
  Applicants: applicants,
  BankStatementsApplicants: [],
  InterView: {
    ...blankInterView,
    DealPurposeDD: 0,
    SearchStageDD: 1,
    PropertyValue: 750_000,
    DownPaymentAmount: 150_000,
    ClosingDate: '2027-03-01',
    PropertyTypeDD: 2,
    OccupancyDD: 0,
    strClosingDate: '',
    strClosingDateMMM: '',
    strPropertyValue: '',
    strDownPaymentAmount: '',
  },
  RequestedMortgage: {
    ...blankRequestedMortgage,
    RequestedMortgageAmount: 600_000,
    PropertyValue: 750_000,
    DownPayment: 150_000,
    strRequestedMortgageAmount: '',
    SubjectProperty: {
      ...blankSubjectProperty,
      Address: {
        ...blankAddress,
        UnitNumber: '5',
        StreetNumber: '1200',
        StreetName: 'Saint-Laurent',
        StreetTypeDD: 1,
        City: 'Montréal',
        ProvinceDD: 10,
        PostalFsa: 'H2X',
        PostalLdu: '2S7',
      },
      ClosingDate: '2027-03-01',
      EstimatedValue: 755_000.5,
      AnnualTaxes: 4_310.25,
      TaxYear: 2026,
      Age: 12,
      CondoFees: 310,
      DwellingTypeDD: 2,
      DwellingStyleDD: 1,
      HeatTypeDD: 1,
      WaterTypeDD: 0,
      LivingSpace: 1240,
      Mortgages: Array.from({ length: mortgages }, (_, index) => ({
        ...blankSubjectMortgage,
        MortgageID: index + 1,
        MortgageHolder: index % 3 === 1 ? 'Caisse populaire Desjardins de la Vallée-de-la-Gatineau' : 'First National',
        MortgageTypeDD: index % 3,
        LoanTypeDD: index % 3,
        TotalLoanAmount: 420_000,
        Balance: 312_456.78 + index,
        PAndIPayment: 1_854.32,
        PaymentFrequencyDD: index % 6,
        InterestRate: 4.79,
        RateTypeDD: 0,
        TermTypeDD: 0,
        MaturityDate: '2028-09-01',
        TypeofMortgage: 1 + (index % 2),
        MIFlag: index % 2,
      })),
    },
  },
  LandOwnership: -1,
  RequestReview: 0,
  DisplayMortgage: 1,
  DisplayIncome: 1,
  RequestDocument: noRequestDocument,
  Requests: [],
  MissingDocs: 0,
  Comments,
  Summary: {
    Consent,
    ConsentVersion: '1.3',
    Reviewed: { ConsentHash: '', Parts: [] },
    TotalApplicantCount: applicants.length,
    MainApplicantName: '',
    AllOtherApplicantNames: '',
    ...summaryTotals(applicants, 'en'),
    ApplicantsNames: [],
  },
  Drafts: [],
})
