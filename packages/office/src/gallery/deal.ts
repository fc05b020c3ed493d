import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import { residentialStatuses } from '@foyer/domain/applicants/addresses/kind.ts'
import { blankApplicant } from '@foyer/domain/applicants/blank.ts'
import { kinds } from '@foyer/domain/applicants/kinds/all-kinds.ts'
import type { Applicant, Application } from '@foyer/domain/application-fields.ts'
import { loadedRecord } from '@foyer/domain/codes/loaded-record.ts'
import { blankDealTerms } from '@foyer/domain/deals/blank.ts'
import type { DealTerms } from '@foyer/domain/deals/fields.ts'
import { noRequestDocument } from '@foyer/domain/documents/blank.ts'
import type { RequestDocument } from '@foyer/domain/documents/fields.ts'
import { blankInterView } from '@foyer/domain/interview/blank.ts'
import { addDays } from '@foyer/domain/kit/dates.ts'
import { maskNumber } from '@foyer/domain/kit/mask-number.ts'
import { blankRequestedMortgage, blankSubjectMortgage } from '@foyer/domain/mortgage-request/blank.ts'
import { consentVersion } from '@foyer/domain/review/consent.ts'
import { defaultSettings } from '@foyer/domain/site/defaults.ts'
import { everyStepDone } from '@foyer/domain/testing/applicants.ts'
import { coupleWithEverything, type Persona, singleBuyerInOntario } from '@foyer/domain/testing/personas.ts'
import { language } from '@foyer/ui/gallery/language.ts'
import { today } from '@foyer/ui/today.ts'
import { minutesAgo } from './deals.ts'
import { scenarioNames, worksheetWith } from './worksheet.ts'

export type Loaded = ReplyOf<'/console-api/LoadDeal'>
type Item = Loaded['Documents'][number]['Items'][number]
type Upload = Item['Uploads'][number]

const MortgageApplicationID = 7001

const listsOf = (lists: Persona['main']['lists']) =>
  lists === undefined
    ? {}
    : {
        Addresses: lists.addresses.map((one) => loadedRecord(kinds.address, one, language)),
        Incomes: lists.incomes.map((one) => loadedRecord(kinds.income, one, language)),
        Properties: lists.properties.map((one) => loadedRecord(kinds.property, one, language)),
        Assets: lists.assets.map((one) => loadedRecord(kinds.asset, one, language)),
        Liabilities: lists.liabilities.map((one) => loadedRecord(kinds.liability, one, language)),
      }

/** As the server sends it. */
const masked = (document: Persona['main']['document']) => ({
  ...document,
  IdentificationNumber: maskNumber(document.IdentificationNumber),
})

const applicantOf = ({ identification, document, lists }: Persona['main'], index: number): Applicant => ({
  ...blankApplicant,
  ApplicantID: 8001 + index,
  FirstName: identification.FirstName,
  LastName: identification.LastName,
  Step: everyStepDone,
  ...listsOf(lists),
  Identification: {
    ...blankApplicant.Identification,
    ...identification,
    SIN: '••• ••• 286',
    SINOnFile: 1,
    PrimaryFlag: index === 0 ? 1 : 0,
    IdentificationLst: [loadedRecord(kinds.identification, { ...masked(document), IdentificationID: 1 }, language)],
  },
})

const applicationOf = (persona: Persona, given: Partial<Application> = {}): Application => {
  const { SubjectProperty, ...request } = persona.request
  const { Mortgages = [], ...home } = SubjectProperty
  const blankHome = blankRequestedMortgage.SubjectProperty
  return {
    MortgageApplicationID,
    UserID: 'u1',
    SiteID: 'rive-nord',
    Version: 1,
    Step: 5,
    MortgageApplicationStatusDD: 1,
    MainApplicantID: 8001,
    CurrentApplicantID: 8001,
    Applicants: [persona.main, ...persona.others].map(applicantOf),
    InterView: {
      ...blankInterView,
      strClosingDate: '',
      strClosingDateMMM: '',
      strPropertyValue: '',
      strDownPaymentAmount: '',
      ...persona.interview,
    },
    RequestedMortgage: {
      ...blankRequestedMortgage,
      strRequestedMortgageAmount: '',
      ...request,
      SubjectProperty: {
        ...blankHome,
        ...home,
        Address: { ...blankHome.Address, ...persona.address },
        Mortgages: Mortgages.map((one, index) => ({ ...blankSubjectMortgage, ...one, MortgageID: index + 1 })),
      },
    },
    LandOwnership: -1,
    RequestReview: 0,
    DisplayMortgage: 1,
    DisplayIncome: 1,
    RequestDocument: noRequestDocument,
    Requests: [],
    MissingDocs: 0,
    BankStatementsApplicants: [],
    ...defaultSettings,
    showRequestDocument: 0,
    Comments: '',
    Summary: {
      Consent: '',
      ConsentVersion: consentVersion,
      Reviewed: { ConsentHash: '', Parts: [] },
      TotalApplicantCount: 1,
      MainApplicantName: '',
      AllOtherApplicantNames: '',
      strAnnualIncome: '',
      PropertyCount: 0,
      strTotalAsset: '',
      ApplicantsNames: [],
    },
    Drafts: [],
    ...given,
  }
}

const isFrench = language === 'fr'
const reason = isFrench ? 'Le bas de la page est coupé.' : 'The bottom of the page is cut off.'
const noStub = isFrench ? 'Je suis à mon compte.' : 'I work for myself.'

let uploads = 500
const upload = (given: Partial<Upload> = {}): Upload => {
  uploads += 1
  return {
    DFRequestDocItemUploadID: uploads,
    FileName: isFrench ? 'Talon du 15 novembre.pdf' : 'Pay stub of November 15.pdf',
    ContentType: 'application/pdf',
    Size: 412_000,
    Sha256: '',
    Scanned: 1,
    Pages: 3,
    Flags: [],
    UploadedAt: minutesAgo(130),
    SubmittedAt: minutesAgo(125),
    ReturnedFlag: 0,
    ...given,
  }
}

const item = (DFRequestDocItemID: number, Type: number, given: Partial<Omit<Item, 'SentAt'>> = {}): Item => ({
  DFRequestDocItemID,
  Type,
  Desc: '',
  Status: 1,
  NotAvailable: '',
  NotAvailableAt: '',
  SentAt: given.Uploads?.at(-1)?.SubmittedAt ?? given.NotAvailableAt ?? '',
  Uploads: [],
  ...given,
})

const everyFlag: Upload['Flags'] = [
  'SubmitsForm',
  'OpensElsewhere',
  'FetchesElsewhere',
  'NotFullyChecked',
  'PagesTooHeavy',
]
const desc = isFrench ? 'Les deux derniers, *toutes les pages*' : 'The last two, *every page*'

const items: Item[] = [
  item(101, 0, { Desc: desc, Status: 4, Uploads: [upload(), upload({ FileName: 'IMG_2041.jpg', Pages: 1 })] }),
  item(102, 3, { Status: 4, Uploads: [upload({ FileName: 'noa.pdf', Pages: 1, Flags: everyFlag })] }),
  item(103, 2, { Status: 4, NotAvailable: noStub, NotAvailableAt: minutesAgo(100) }),
  item(104, 1, { Status: 2, Uploads: [upload({ FileName: 'lettre.pdf', Pages: 1 })] }),
  item(105, 6, { Status: 3, Uploads: [upload({ FileName: 'releves.pdf', ReturnedFlag: 1 })] }),
  item(106, 9),
  item(108, 4, { Status: 7, Uploads: [upload({ FileName: 'contrat.pdf' })] }),
  item(107, 17, { Status: 6, Uploads: [upload({ FileName: 'etats-financiers.xlsx', Pages: 0 })] }),
]

const askedOf = (Items: Item[]): RequestDocument => ({
  ...noRequestDocument,
  BorrowerFlag: 1,
  DFRequestDocID: 3001,
  RequestDocID: 'r1',
  Desc: isFrench ? 'Revenus et mise de fonds' : 'Income and down payment',
  DueDate: addDays(today(), 5),
  Items: Items.map(({ DFRequestDocItemID, Type, Desc, Status, NotAvailable }) => ({
    DFRequestDocItemID,
    DFDocumentTypeDD: Type,
    strDFDocumentType: '',
    Desc,
    DFRequestDocItemStatusDD: Status,
    Required: DFRequestDocItemID === 106 ? 0 : 1,
    Reason: Status === 3 ? reason : '',
    NotAvailable,
    NotAvailableInSeconds: null,
    Uploads: [],
  })),
})

const requestOf = (Items: Item[], given: Partial<Loaded['Documents'][number]> = {}): Loaded['Documents'][number] => ({
  RequestDocID: 'r1',
  RequestName: isFrench ? 'Revenus et mise de fonds' : 'Income and down payment',
  DueDate: addDays(today(), 5),
  WithdrawnAt: '',
  Items,
  ...given,
})

const invite = (given: Partial<Loaded['Invites'][number]>): Loaded['Invites'][number] => ({
  InviteID: 1,
  ContactMethod: 'Email',
  Contact: 'melanie@example.ca',
  Status: 'Pending',
  InviteDate: minutesAgo(5000),
  strInviteDate: '',
  ApplicantID: 0,
  ...{ Name: '', strRelationship: '' },
  ...{ StepNumber: 0, StepCount: 0, LanguageID: 2, RemindedAt: '' },
  SubmittedAt: '',
  Comments: '',
  Part: null,
  WishesPrimary: 0,
  Consent: null,
  Hash: '',
  ...given,
})

const part = (
  ApplicantID: number,
  State: Loaded['Parts'][number]['State'],
  Consent: Loaded['Parts'][number]['Consent'] = 'none',
): Loaded['Parts'][number] => ({ ApplicantID, State, Consent })

const everything = coupleWithEverything(today())

export const loaded = (given: Partial<Loaded> = {}): Loaded => ({
  Application: applicationOf(everything, { Requests: [askedOf(items)] }),
  Status: 1,
  SubmittedAt: minutesAgo(4000),
  Invites: [],
  Parts: [part(8001, 'submitted'), part(8002, 'submitted')],
  Worksheet: worksheetWith(scenarioNames.slice(0, 1)),
  ConditionCounts: { All: 9, Open: 2 },
  Terms: blankDealTerms,
  Documents: [
    requestOf(items),
    requestOf([item(120, 14, { Status: 1 })], {
      RequestDocID: 'r2',
      RequestName: isFrench ? 'Pour la signature' : 'For the closing',
      DueDate: '',
      WithdrawnAt: minutesAgo(600),
    }),
  ],
  ...given,
})

/** Still being filled in, with answers that contradict each other. */
export const unfinished: Loaded = (() => {
  const application = applicationOf(everything, { MortgageApplicationStatusDD: 11 })
  const [main, ...others] = application.Applicants
  const first = main && {
    ...main,
    Step: 3,
    Identification: { ...main.Identification, DOB: '', FirstTimeHomeBuyerFlag: 1 },
    Properties: main.Properties.map((property) => ({ ...property, PropertyValue: 100_000 })),
    Reasons: { ...main.Reasons, OwesMoreThanValue: isFrench ? 'Le marché a baissé.' : 'Prices have fallen.' },
  }
  return loaded({
    Application: {
      ...application,
      Applicants: [...(first ? [first] : []), ...others],
      InterView: { ...application.InterView, DealPurposeDD: 0, SearchStageDD: 1 },
    },
    Status: 11,
    SubmittedAt: '',
    Worksheet: null,
    Documents: [],
    Parts: [part(8001, 'open'), part(8002, 'sent', 'valid')],
    Invites: [
      invite({}),
      invite({ InviteID: 2, ApplicantID: 8002, Status: 'Submitted', SubmittedAt: minutesAgo(900) }),
      invite({ InviteID: 3, Contact: '514-555-0199', ContactMethod: 'SMS', Status: 'Undelivered' }),
      ...(['Delayed', 'Opened', 'Expired', 'Withdrawn'] as const).map((Status, index) =>
        invite({ InviteID: 4 + index, Contact: `parent${index + 1}@example.ca`, Status }),
      ),
    ],
  })
})()

/** A deal whose second applicant is in this state, by the invitation that is given. */
const withSecond = (
  State: Loaded['Parts'][number]['State'],
  invited: Partial<Loaded['Invites'][number]> | undefined,
  { Consent = 'none', ...given }: Partial<Loaded> & { Consent?: Loaded['Parts'][number]['Consent'] } = {},
): Loaded =>
  loaded({
    Parts: [part(8001, State === 'open' ? 'open' : 'submitted'), part(8002, State, Consent)],
    Invites: invited === undefined ? [] : [invite({ ApplicantID: 8002, ...invited })],
    ...given,
  })

const beforeSubmission = {
  Application: applicationOf(everything, { MortgageApplicationStatusDD: 11 }),
  ...{ Status: 11, SubmittedAt: '' },
}
export const notInvited = withSecond('open', undefined, beforeSubmission)
export const withoutContact: Loaded = {
  ...notInvited,
  Application: {
    ...notInvited.Application,
    Applicants: notInvited.Application.Applicants.map((one) =>
      one.ApplicantID === 8002
        ? { ...one, Identification: { ...one.Identification, Email: '', Mobile: '', HomePhone: '' } }
        : one,
    ),
  },
}
export const atStep = withSecond('late', {
  ...{ Status: 'Opened', StepNumber: 3, StepCount: 6, RemindedAt: minutesAgo(300) },
})
export const withdrawnLink = withSecond('late', { Status: 'Withdrawn' })
export const neverInvited = withSecond('late', undefined)
const sentPart = { Status: 'Submitted', SubmittedAt: minutesAgo(900) } as const
export const sentByLink = withSecond('submittedSent', sentPart, { Consent: 'valid' })
export const changedSince = withSecond(
  'changed',
  { ...sentPart, LanguageID: 1 },
  { Consent: 'void', ...beforeSubmission },
)
export const askedToCorrect = withSecond('lateReopened', { Status: 'Pending' }, { Consent: 'valid' })

/** A purchase by someone who owns the current home, and lists no property. */
export const single: Loaded = (() => {
  const application = applicationOf(singleBuyerInOntario(today()), { RequestReview: 1 })
  const Addresses = listsOf(everything.main.lists).Addresses?.map((one) => ({
    ...one,
    ResidentialStatusDD: residentialStatuses.owner,
  }))
  const Applicants = application.Applicants.map((one) => ({ ...one, ...(Addresses && { Addresses }) }))
  return loaded({ Application: { ...application, Applicants }, Documents: [] })
})()

/** A refinancing by someone separated with a pension, to whom money was given. */
export const refinancing: Loaded = (() => {
  const application = applicationOf(everything)
  const Applicants = application.Applicants.map((one, place) =>
    place > 0
      ? one
      : {
          ...one,
          Identification: { ...one.Identification, MaritalStatusDD: 3 },
          Incomes: one.Incomes.map((income) => ({ ...income, IncomeTypeDD: 7 })),
          Assets: one.Assets.map((asset) => ({ ...asset, AssetTypeDD: 2 })),
        },
  )
  const InterView = { ...application.InterView, DealPurposeDD: 2, SearchStageDD: -1 }
  return loaded({ Application: { ...application, Applicants, InterView } })
})()

/** A couple whose main applicant sees nothing of the income of the other, who sent their part. */
export const hiddenPart: Loaded = (() => {
  const application = applicationOf(everything, { MainSeesIncome: 0 })
  const Applicants = application.Applicants.map((one, place) => ({ ...one, Disabled: place > 0 ? 1 : 0 }))
  return loaded({ Application: { ...application, Applicants } })
})()

/** What a lender offers. */
export const arranged: DealTerms = {
  ...{ LenderName: isFrench ? 'Banque du Plateau' : 'Plateau Bank', RateType: isFrench ? 'Fixe' : 'Fixed' },
  ...{ InterestRate: 4.64, Term: 60, Amortization: 300, PaymentAmount: 2154.32, PaymentFrequency: 3 },
  ...{ MaturityDate: '2032-01-15', InsuredFl: 1, InsurancePremium: 9300 },
}

/** As many scenarios as a deal may have. */
export const withEveryScenario: Loaded = loaded({ Worksheet: worksheetWith(scenarioNames) })

/** One document to decide is left. */
export const lastOne: Loaded = loaded({
  Documents: [
    requestOf(items.map((one) => (one.Status === 4 && one.DFRequestDocItemID !== 101 ? { ...one, Status: 2 } : one))),
  ],
})

/** The same after it was accepted. */
export const allDecided: Loaded = loaded({
  Documents: [requestOf(items.map((one) => (one.Status === 4 ? { ...one, Status: 2 } : one)))],
})

/** A deal as it is exported. */
export const exported: ReplyOf<'/console-api/ExportDeal'> = {
  Deal: {
    ...{ ...loaded(), Format: 'foyer.deal', FormatVersion: 1, ExportedAt: minutesAgo(0), LanguageID: 1 },
    ...{ Submissions: [], SubmissionsLeftOut: 0, Comments: [], BankStatements: [] },
  },
  ...{ Pdf: 'JVBERi0xLjcK', PdfFailed: 0 },
}
