import { liabilityKind } from '@foyer/domain/applicants/liabilities/kind.ts'
import { propertyKind } from '@foyer/domain/applicants/properties/kind.ts'
import { streetLine } from '@foyer/domain/codes/address-lines.ts'
import { loadedRecord } from '@foyer/domain/codes/loaded-record.ts'
import { blankSubjectMortgage } from '@foyer/domain/mortgage-request/blank.ts'
import type { RequestedMortgage, SubjectMortgage } from '@foyer/domain/mortgage-request/fields.ts'
import { everyStepDone } from '@foyer/domain/testing/applicants.ts'
import { aLiability, anOwnedMortgage, aProperty } from '@foyer/domain/testing/records.ts'
import { click, inTurn, openDialog, submitDialog, unfold } from '@foyer/ui/gallery/acts.ts'
import { language } from '@foyer/ui/gallery/language.ts'
import type { GalleryEntry } from '../gallery/entry.ts'
import {
  address,
  applicant,
  application,
  construction,
  handedOverSite,
  MortgageApplicationID,
  preApproval,
  purchase,
  refinance,
  renewal,
  requestAt,
  subjectMortgage,
} from '../gallery/fixtures.ts'

const screen = 'mortgage'
const path = `/demo/user/${MortgageApplicationID}/mortgage`

const loaded = (given: Parameters<typeof application>[0]) => ({
  '/api/MTGAPPLoad': application({ Step: 2, Applicants: [applicant({ Step: everyStepDone })], ...given }),
})
const at = (given: Partial<RequestedMortgage['SubjectProperty']>) => {
  const known = requestAt(address)
  return { ...known, SubjectProperty: { ...known.SubjectProperty, ...given } }
}
const found = loaded({ InterView: purchase, RequestedMortgage: requestAt(address) })
const changed = loaded({
  InterView: purchase,
  RequestedMortgage: { ...requestAt(address), PropertyValue: 480_000, DownPayment: 160_000 },
  SharedChanges: [{ Field: 'DownPayment', Name: 'Marc Bergeron', Before: 120_000, BeforeDate: '' }],
})
const second = {
  ...subjectMortgage,
  MortgageID: 9_002,
  MortgageHolder: 'Desjardins',
  Balance: 42_500.75,
  MortgageTypeDD: 1,
}
const owned = loaded({
  InterView: refinance,
  RequestedMortgage: {
    ...at({ EstimatedValue: 710_000, DwellingTypeDD: 5, Mortgages: [subjectMortgage, second] }),
    RequestedMortgageAmount: 400_000,
    FundsPurpose: language === 'fr' ? 'Rénover la cuisine' : 'A new kitchen',
  },
})
/** Mortgages and debts that the amount does not suffice for. */
const payingOff = loaded({
  InterView: refinance,
  Applicants: [
    {
      ...applicant({ Step: everyStepDone }),
      Liabilities: [
        loadedRecord(liabilityKind, aLiability({ Balance: 14_200, PaidOffFlag: 1 }), language),
        loadedRecord(liabilityKind, aLiability({ LiabilityID: 2, LiabilityType: 10, PaidOffFlag: 1 }), language),
      ],
    },
  ],
  RequestedMortgage: {
    ...at({ EstimatedValue: 710_000, Mortgages: [subjectMortgage] }),
    RequestedMortgageAmount: 200_000,
  },
})
const renewed = (mortgage: Partial<SubjectMortgage>) =>
  loaded({
    InterView: { ...renewal, Balance: null, RenewingDate: '' },
    RequestedMortgage: at({
      EstimatedValue: 710_000,
      Mortgages: [{ ...blankSubjectMortgage, MortgageID: 9_003, ...mortgage }],
    }),
  })
const listed = loaded({
  InterView: { ...renewal, Balance: 250_000 },
  // As the server returns it, with its street as a line; the list has none.
  RequestedMortgage: requestAt({ ...address, AddressLine1: streetLine(address, language) }),
  Applicants: [
    {
      ...applicant({ Step: everyStepDone }),
      Properties: [
        loadedRecord(
          propertyKind,
          aProperty({
            Address: address,
            Mortgages: [
              anOwnedMortgage({ MortgageHolder: 'Banque Laurentienne' }),
              anOwnedMortgage({ MortgageHolder: 'Desjardins', Balance: 40_000 }),
            ],
          }),
          language,
        ),
      ],
    },
  ],
})
const lists = 'main fieldset[id$="Mortgages"]'

export const gallery: GalleryEntry[] = [
  { screen, state: 'found', path, replies: found },
  { screen, state: 'changed by another', path, replies: changed },
  {
    screen,
    state: 'changed by another, handed over',
    path,
    replies: { ...changed, '/api/loadSiteConfiguration': handedOverSite },
  },
  { screen, state: 'not-found', path, replies: loaded({ InterView: preApproval }) },
  { screen, state: 'refinance', path, replies: owned },
  { screen, state: 'refinance pays off debts', path, replies: payingOff },
  { screen, state: 'renewal', path, replies: loaded({ InterView: renewal, RequestedMortgage: requestAt(address) }) },
  { screen, state: 'renewal of a listed property', path, replies: listed },
  { screen, state: 'construction', path, replies: loaded({ InterView: construction }) },
  { screen, state: 'details', path, replies: found, act: unfold },
  {
    screen,
    state: 'wrong',
    path,
    replies: loaded({ InterView: { ...purchase, PropertyValue: null, DownPaymentAmount: null, ClosingDate: '' } }),
    act: 'submit',
  },
  {
    screen,
    state: 'nothing-left',
    path,
    replies: loaded({
      InterView: { ...purchase, DownPaymentAmount: 700_000 },
      RequestedMortgage: requestAt(address),
    }),
    act: 'submit',
  },
  {
    screen,
    state: 'too-little-down',
    path,
    replies: loaded({ InterView: { ...purchase, DownPaymentAmount: 10_000 }, RequestedMortgage: requestAt(address) }),
    act: 'submit',
  },
  { screen, state: 'construction-wrong', path, replies: loaded({ InterView: construction }), act: 'submit' },
  {
    screen,
    state: 'nothing-to-renew',
    path,
    replies: loaded({ InterView: renewal, RequestedMortgage: at({ EstimatedValue: 710_000 }) }),
    act: inTurn(
      openDialog(`${lists} button:last-of-type`),
      click('dialog button[class*="danger"]'),
      click('main form button[type="submit"]'),
    ),
  },
  {
    screen,
    state: 'renewal-wrong',
    path,
    replies: loaded({
      InterView: { ...renewal, Balance: null, RenewingDate: '' },
      RequestedMortgage: at({ Mortgages: [{ ...blankSubjectMortgage, MortgageID: 9_003 }] }),
    }),
    act: 'submit',
  },
  { screen, state: 'dialog', path, replies: loaded({ InterView: refinance }), act: openDialog(`${lists} button`) },
  {
    screen,
    state: 'adding',
    path,
    replies: loaded({ InterView: refinance }),
    act: openDialog(`${lists} .mantine-Button-root`),
  },
  {
    screen,
    state: 'dialog-wrong',
    path,
    replies: renewed({}),
    act: inTurn(openDialog(`${lists} button`), submitDialog),
  },
  {
    screen,
    state: 'dialog-impossible',
    path,
    replies: renewed({ ...subjectMortgage, MaturityDate: '2099-01-01', InterestRate: 101 }),
    act: inTurn(openDialog(`${lists} button`), submitDialog),
  },
  { screen, state: 'not-found-wrong', path, replies: loaded({ InterView: preApproval }), act: 'submit' },
  {
    screen,
    state: 'impossible',
    path,
    replies: loaded({
      InterView: refinance,
      RequestedMortgage: at({
        ClosingDate: '2099-01-01',
        PurchaseDate: '2099-01-01',
        Age: 0,
        TaxYear: 1800,
        LivingSpace: -1,
        Mortgages: [subjectMortgage, second, { ...second, MortgageID: 9_004 }],
      }),
    }),
    act: 'submit',
  },
  { screen, state: 'removing', path, replies: owned, act: openDialog(`${lists} button:last-of-type`) },
  {
    screen,
    state: 'saving',
    path,
    replies: { ...found, '/api/MTGAPPUpdateRequestMortgage': 'pending' },
    act: 'submit',
  },
  { screen, state: 'not-open', path, replies: loaded({ InterView: purchase, Applicants: [applicant()] }) },
  { screen, state: 'loading', path, replies: { '/api/MTGAPPLoad': 'pending' } },
  { screen, state: 'not-loaded', path, replies: { '/api/MTGAPPLoad': { refused: 'ServerError' } } },
  {
    screen,
    state: 'failed',
    path,
    replies: { ...found, '/api/MTGAPPUpdateRequestMortgage': { refused: 'StaleEdit' } },
    act: 'submit',
  },
]
