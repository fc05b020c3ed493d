import { blankAddress } from '@foyer/domain/addresses/blank.ts'
import type { Address } from '@foyer/domain/addresses/fields.ts'
import { blankApplicant } from '@foyer/domain/applicants/blank.ts'
import type { Applicant, Application } from '@foyer/domain/application-fields.ts'
import { noRequestDocument } from '@foyer/domain/documents/blank.ts'
import { blankInterView } from '@foyer/domain/interview/blank.ts'
import type { InterView } from '@foyer/domain/interview/fields.ts'
import { blankRequestedMortgage } from '@foyer/domain/mortgage-request/blank.ts'
import type { SubjectMortgage } from '@foyer/domain/mortgage-request/fields.ts'
import { consentVersion } from '@foyer/domain/review/consent.ts'
import { blankAgentProfile, defaultLink, defaultSettings } from '@foyer/domain/site/defaults.ts'
import type { SiteConfiguration } from '../site/embedded-site.ts'

export const SiteID = 'demo'
export const UserID = 'u-gallery'
export const MortgageApplicationID = 7_001
export const ApplicantID = 8_001

export const agent = {
  ...blankAgentProfile,
  ActiveFlag: 1,
  FirstName: 'Marie-Ève',
  LastName: 'Tremblay',
  Title: 'Mortgage broker',
  TitleFr: 'Courtière hypothécaire',
  Desc: 'I help families *buy their first home*.\n_Fifteen years_ of it, in both languages.',
  DescFr: 'J’aide des familles à *acheter leur première maison*.\n_Depuis quinze ans_, dans les deux langues.',
  AgentLic: 'M08001234',
  WorkPhone: '5145550199',
  Email: 'marie-eve@example.com',
  Web: 'https://example.com',
  BrokerageName: 'Hypothèques Tremblay',
  BrokerageLic: '12345',
}

export const user = { UserID, FirstName: 'Sophie', LastName: 'Gagnon', Email: 'sophie.gagnon@example.com' }

/** The public site; `signedIn` and `anonymous` add a user. */
export const visitorSite: SiteConfiguration = {
  newVersion: 0,
  newVersionUrl: '',
  OpenFl: 1,
  UserFlag: 0,
  User: null,
  HandOffEnds: '',
  Link: { ...defaultLink, AgentProfile: agent },
  Agent: null,
  SocialNetWorks: ['Google'],
  LanguageID: 1,
}
export const signedInSite: SiteConfiguration = { ...visitorSite, UserFlag: 1, User: user }
/** The same in a hand-off session; the gallery's clock is the browser's. */
export const handedOverSite: SiteConfiguration = {
  ...signedInSite,
  HandOffEnds: new Date(Date.now() + 50 * 60_000).toISOString(),
}
export const anonymousSite: SiteConfiguration = {
  ...visitorSite,
  UserFlag: 2,
  User: { ...user, FirstName: '', LastName: '' },
}

/** An applicant, blank by default. */
export const applicant = (given: Partial<Applicant> = {}): Applicant => {
  const { FirstName, LastName, Email } = user
  const Identification = { ...blankApplicant.Identification, FirstName, LastName, Email, PrimaryFlag: 1 }
  return { ...blankApplicant, ApplicantID, FirstName, LastName, Identification, ...given }
}

/** An application in progress, as MTGAPPLoad returns it, blank by default. */
export const application = (given: Partial<Application> = {}): Application => ({
  MortgageApplicationID,
  UserID,
  SiteID,
  Version: 1,
  Step: 1,
  MortgageApplicationStatusDD: 11,
  MainApplicantID: ApplicantID,
  CurrentApplicantID: ApplicantID,
  Applicants: [applicant()],
  InterView: {
    ...blankInterView,
    strClosingDate: '',
    strClosingDateMMM: '',
    strPropertyValue: '',
    strDownPaymentAmount: '',
  },
  RequestedMortgage: { ...blankRequestedMortgage, strRequestedMortgageAmount: '' },
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
    MainApplicantName: `${user.FirstName} ${user.LastName}`,
    AllOtherApplicantNames: '',
    strAnnualIncome: '',
    PropertyCount: 0,
    strTotalAsset: '',
    ApplicantsNames: [],
  },
  Drafts: [],
  ...given,
})

/** The answers of an interview with the labels the server adds. */
export const interview = (given: Partial<InterView> = {}): Application['InterView'] => ({
  ...application().InterView,
  ...given,
})

/** Found, with an accepted offer: the longest interview possible. */
export const purchase = interview({
  DealPurposeDD: 0,
  SearchStageDD: 1,
  PropertyValue: 625_000,
  DownPaymentAmount: 93_750,
  ClosingDate: '2027-05-28',
  PropertyTypeDD: 2,
  OccupancyDD: 0,
})
export const renewal = interview({ DealPurposeDD: 4, RenewingDate: '2027-06-01', Balance: 318_000 })
export const refinance = interview({ DealPurposeDD: 2, RefinanceDate: '2027-03-15', Balance: 318_000 })
export const preApproval = interview({ DealPurposeDD: 0, SearchStageDD: 4 })
export const construction = interview({ DealPurposeDD: 3, ClosingDate: '2027-09-01' })

export const address: Address = {
  ...blankAddress,
  StreetNumber: '4550',
  StreetName: 'Saint-Denis',
  StreetTypeDD: 1,
  City: 'Montréal',
  ProvinceDD: 11,
  PostalFsa: 'H2J',
  PostalLdu: '2L3',
}

/** In France. */
export const overseas: Address = {
  ...blankAddress,
  StreetNumber: '18',
  StreetName: 'rue de la République',
  City: 'Lyon',
  CountryTypeDD: 2,
  CountryDD: 250,
  ProvinceDD: 53,
  Region: 'Auvergne-Rhône-Alpes',
  InternationalPostalCode: '69001',
}

/** The property's address from an interview, as the request stores it. */
export const requestAt = (Address: Address): Application['RequestedMortgage'] => {
  const { RequestedMortgage } = application()
  return { ...RequestedMortgage, SubjectProperty: { ...RequestedMortgage.SubjectProperty, Address } }
}

export const subjectMortgage: SubjectMortgage = {
  MortgageID: 9_001,
  TypeofMortgage: 2,
  TotalLoanAmount: 400_000,
  Balance: 318_000,
  PAndIPayment: 2_145.5,
  PaymentFrequencyDD: 0,
  MaturityDate: '2027-06-01',
  MortgageHolder: 'Banque Laurentienne',
  TermTypeDD: 0,
  RateTypeDD: 0,
  InterestRate: 4.89,
  LoanTypeDD: 0,
  MortgageTypeDD: 0,
  MIFlag: 0,
}
