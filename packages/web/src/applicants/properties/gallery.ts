import { residentialStatuses } from '@foyer/domain/applicants/addresses/kind.ts'
import { propertyKind } from '@foyer/domain/applicants/properties/kind.ts'
import { loadedRecord } from '@foyer/domain/codes/loaded-record.ts'
import { anOwnedMortgage, aProperty } from '@foyer/domain/testing/records.ts'
import { click, inTurn, listActs, sayNone, submitDialog, type, waitFor } from '@foyer/ui/gallery/acts.ts'
import { language } from '@foyer/ui/gallery/language.ts'
import { entriesOf, type GalleryEntry } from '../../gallery/entry.ts'
import { address, overseas, renewal, requestAt } from '../../gallery/fixtures.ts'
import { home, loaded, luc, lucID, sophie, stepPath } from '../../gallery/people.ts'

const screen = 'property'
const path = stepPath('property')
const { add, edit, remove } = listActs('Properties')
/** Its questions are part of an attempt once they are rendered. */
const turnOn = inTurn(click('dialog input[role="switch"]'), waitFor('dialog [class*="_blocks_"] input'))

const property = (given: Parameters<typeof aProperty>[0] = {}) =>
  loadedRecord(propertyKind, aProperty({ PropertyID: 901, Address: address, ...given }), language)
const mortgage = (MortgageID: number, MortgageHolder: string) =>
  anOwnedMortgage({ MortgageID, MortgageHolder, TermTypeDD: 0, MortgageTypeDD: 0, TypeofMortgage: 1 })
const mortgages = [mortgage(1, 'Banque Laurentienne'), mortgage(2, 'Desjardins'), mortgage(3, '')]
const rented = property({
  PropertyID: 902,
  PropertyTypeDD: 2,
  OccupancyTypeDD: 2,
  CondoFees: 310,
  RentalIncome: 1850,
  PropertyValue: 412_000,
  Address: {
    ...address,
    UnitNumber: '1204',
    StreetNumber: '340',
    StreetName: 'de la Côte-Saint-Antoine-de-Tilly',
    StreetTypeDD: 4,
  },
  Mortgages: mortgages,
})
const impossible = property({
  PropertyTypeDD: 2,
  OccupancyTypeDD: 2,
  CondoFees: null,
  RentalIncome: null,
  PurchaseDate: '2099-01-01',
  Mortgages: [{ ...mortgage(1, 'Desjardins'), InterestRate: 101, MaturityDate: '2099-01-01' }],
})
const overMortgaged = property({ PropertyValue: 1000, Mortgages: mortgages })
const many = Array.from({ length: 12 }, (_, index) => property({ PropertyID: 910 + index }))

const one = entriesOf(screen, path)
const atProperty = (given: Parameters<typeof sophie>[0]) => sophie({ Step: 3, ...given })
const empty = loaded([atProperty({})])
/** An owner of their home who buys a first one. */
const contradicted = (given: Parameters<typeof sophie>[0]) =>
  loaded([
    atProperty({
      Addresses: [home({ ResidentialStatusDD: residentialStatuses.owner })],
      Identification: { ...sophie().Identification, FirstTimeHomeBuyerFlag: 1 },
      ...given,
    }),
  ])
const filled = loaded([atProperty({ Properties: [rented, property()] })])

export const gallery: GalleryEntry[] = [
  one('empty', { replies: empty }),
  one('none', { replies: empty, act: sayNone }),
  one('besides', { replies: loaded([atProperty({})], { InterView: renewal }) }),
  one('besides none', { replies: loaded([atProperty({})], { InterView: renewal }), act: sayNone }),
  one('besides listed', {
    replies: loaded([atProperty({ Properties: [rented, property()] })], {
      InterView: renewal,
      RequestedMortgage: requestAt(address),
    }),
  }),
  one('besides other', {
    path: stepPath('property', lucID),
    replies: loaded([sophie(), luc({ Step: 3 })], { InterView: renewal }),
  }),
  one('filled', { replies: filled }),
  one('many', { replies: loaded([atProperty({ Properties: many })]) }),
  one('other', { path: stepPath('property', lucID), replies: loaded([sophie(), luc({ Step: 3 })]) }),
  one('other dialog', { path: stepPath('property', lucID), replies: loaded([sophie(), luc({ Step: 3 })]), act: add }),
  one('dialog', { replies: empty, act: add }),
  one('dialog wrong', { replies: empty, act: inTurn(add, turnOn, submitDialog) }),
  one('dialog impossible', {
    replies: loaded([atProperty({ Properties: [impossible] })]),
    act: inTurn(edit, submitDialog),
  }),
  one('dialog filled', { replies: filled, act: edit }),
  one('dialog abroad', {
    replies: loaded([atProperty({ Properties: [property({ Address: overseas })] })]),
    act: edit,
  }),
  one('dialog unfolded', {
    replies: filled,
    act: inTurn(edit, click('dialog button[aria-expanded="false"]', 3)),
  }),
  one('dialog removing a mortgage', {
    replies: filled,
    act: inTurn(edit, click('dialog button[aria-expanded="false"]'), click('dialog [class*="removal"] button')),
  }),
  one('dialog failed', {
    replies: {
      ...filled,
      '/api/MTGAPPUpsertProperty': {
        refused: 'PropertyMissingBalance',
        errors: [
          { Field: 'Property.Mortgages.1.Balance', Key: 'PropertyMissingBalance' },
          { Field: 'Property.Mortgages', Key: 'TooManyMortgages' },
        ],
      },
    },
    act: inTurn(edit, submitDialog),
  }),
  one('dialog NoAccess', {
    replies: { ...filled, '/api/MTGAPPUpsertProperty': { refused: 'NoAccess' } },
    act: inTurn(edit, submitDialog),
  }),
  one('removing', {
    replies: filled,
    act: remove,
  }),
  one('owner', { replies: contradicted({}) }),
  one('owner wrong', { replies: contradicted({}), act: 'submit' }),
  one('contradicted', { replies: contradicted({ Properties: [overMortgaged] }) }),
  one('contradicted refused', {
    replies: {
      ...contradicted({}),
      '/api/MTGAPPSaveReasons': {
        refused: 'ReasonRequired',
        errors: [{ Field: 'Reasons.OwnerWithoutProperty', Key: 'ReasonRequired' }],
      },
    },
    act: inTurn(type('main form textarea', 'x'), click('main button[type="submit"]')),
  }),
  one('saving', { replies: { ...filled, '/api/MTGAPPDoneProperty': 'pending' }, act: 'submit' }),
  one('loading', { replies: { '/api/MTGAPPLoad': 'pending' } }),
]
