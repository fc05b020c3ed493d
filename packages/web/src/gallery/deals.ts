import type { DealTerms, DocumentRequest, MyDeal, OpenDocument } from '@foyer/domain/deals/fields.ts'
import { languageId } from '@foyer/domain/kit/language.ts'
import { language } from '@foyer/ui/gallery/language.ts'
import { menuItems } from '@foyer/ui/gallery/menus.ts'
import { MortgageApplicationID, user } from './fixtures.ts'

export const wordOf = (menu: string, code: number): string =>
  menuItems(menu, languageId(language)).find(({ Value }) => Value === code)?.Label ?? ''

const noTerms: DealTerms = {
  LenderName: '',
  InterestRate: null,
  Term: null,
  Amortization: null,
  RateType: '',
  PaymentFrequency: -1,
  PaymentAmount: null,
  MaturityDate: '',
  InsuredFl: 0,
  InsurancePremium: null,
}

export const arrangedTerms: DealTerms = {
  LenderName: 'First National',
  InterestRate: 4.64,
  Term: 60,
  Amortization: 303,
  RateType: wordOf('RateType', 0),
  PaymentFrequency: 3,
  PaymentAmount: 1243.55,
  MaturityDate: '2032-05-01',
  InsuredFl: 1,
  InsurancePremium: 13_440,
}

/** A deal with the labels of its status and purpose. */
export const deal = (given: Partial<MyDeal> = {}): MyDeal => {
  const status = given.MortgageApplicationStatusDD ?? 11
  const purpose = given.PurposeDD ?? 0
  return {
    MortgageApplicationID,
    PropertyAddress: '1204-340 Queen Street, Ottawa',
    FullPropertyAddress: '1204-340 Queen Street, Ottawa, Ontario K1R 0G1',
    Purpose: wordOf('DealPurpose', purpose),
    PurposeDD: purpose,
    SearchStageDD: purpose === 0 ? 1 : -1,
    ApplicationDate: '2026-11-18T15:04:00.000Z',
    ApplicationType: '',
    MortgageApplicationStatus: wordOf('MortgageApplicationStatus', status),
    MortgageApplicationStatusDD: status,
    MainBorrowerName: `${user.FirstName} ${user.LastName}`,
    MortgageAmount: 384_000,
    ClosingDate: '2027-05-01',
    ...noTerms,
    Applicants: [{ Name: `${user.FirstName} ${user.LastName}` }],
    RequestReview: 0,
    DisplayMortgage: 0,
    DocumentRequests: [],
    OpenDocuments: [],
    AwaitedNames: [],
    Questions: 0,
    MessagesFl: 1,
    UnreadMessages: 0,
    NextStep: status === 11 ? 'income' : '',
    NextApplicantName: '',
    ...given,
  }
}

const longName = 'Marie-Joséphine-Alexandrine Charbonneau-Lévesque de la Durantaye'

export const longDeal = deal({
  PropertyAddress: 'App. 1204, 12345, boulevard de la Côte-Saint-Antoine-de-Tilly Ouest, Saint-Jean-sur-Richelieu',
  MainBorrowerName: longName,
  MortgageAmount: 1_284_750.25,
  Applicants: [{ Name: longName }, { Name: 'Jean-Christophe Beauchemin-Thériault' }],
})

const documentRequest = (given: Partial<DocumentRequest>): DocumentRequest => ({
  DocumentRequestId: 'r1',
  RequestName: 'Pay stubs',
  Recipients: 'sophie.gagnon@example.com',
  SentDate: '2026-11-19',
  DocumentRequestUrl: '/demo/doc/r1/upload?mydeals=true',
  ...given,
})

export const documentRequests: DocumentRequest[] = [
  documentRequest({}),
  documentRequest({
    DocumentRequestId: 'r2',
    RequestName: 'Notices of assessment for the last three years',
    Recipients: 'sophie.gagnon@example.com; jean-christophe.beauchemin-theriault@example.com; notaire@example.com',
    DocumentRequestUrl: '/demo/doc/r2/upload?mydeals=true',
  }),
  documentRequest({
    DocumentRequestId: 'r3',
    RequestName: 'An address elsewhere',
    DocumentRequestUrl: 'https://elsewhere.example/doc/r3',
  }),
]

/** A document of the first request. */
export const openDocument = (given: Partial<OpenDocument> = {}): OpenDocument => ({
  DFRequestDocItemID: 9_001,
  RequestDocID: 'r1',
  Name: wordOf('DFDocumentType', 0),
  RefusedFlag: 0,
  Reason: '',
  ...given,
})

export const refusedDocument = openDocument({
  DFRequestDocItemID: 9_002,
  RefusedFlag: 1,
  Reason: language === 'fr' ? 'Le bas de la page est coupé.' : 'The bottom of the page is cut off.',
})
