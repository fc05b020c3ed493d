import { blankAddress } from '@foyer/domain/addresses/blank.ts'
import { click, inTurn, listActs, submitDialog, type, waitFor } from '@foyer/ui/gallery/acts.ts'
import { addressSearch } from '@foyer/ui/gallery/found-addresses.ts'
import { entriesOf, type GalleryEntry } from '../../gallery/entry.ts'
import { address, overseas as overseasAddress } from '../../gallery/fixtures.ts'
import { home, loaded, longName, luc, lucID, sophie, stepPath } from '../../gallery/people.ts'

const screen = 'address'
const path = stepPath('address')
const { add, edit, remove } = listActs('ApplicantAddresses')

const impossible = home({
  ResidentialStatusDD: 2,
  Rent: null,
  MonthsAtAddress: 1001,
  Address: { ...address, PostalFsa: 'H2', PostalLdu: '' },
})
const now = home({ ResidentialStatusDD: 2, Rent: 1650, MonthsAtAddress: 16 })
const before = home({
  ApplicantAddressID: 502,
  ApplicantAddressTypeDD: 1,
  ResidentialStatusDD: 3,
  MonthsAtAddress: 12,
  Address: {
    ...address,
    StreetNumber: '157',
    StreetName: 'Garafraxa',
    StreetTypeDD: 0,
    StreetDirectionDD: 1,
    City: 'Durham',
    ProvinceDD: 9,
    PostalFsa: 'N0G',
    PostalLdu: '1R0',
  },
})
const abroad = home({
  ApplicantAddressID: 503,
  ApplicantAddressTypeDD: 1,
  ResidentialStatusDD: 2,
  Rent: 2400,
  MonthsAtAddress: 20,
  Address: {
    ...address,
    StreetNumber: '18',
    StreetName: 'Elm',
    City: 'Burlington',
    CountryTypeDD: 2,
    CountryDD: 2,
    ProvinceDD: 46,
    PostalFsa: '',
    PostalLdu: '',
    InternationalPostalCode: '05401',
  },
})
const overseas = home({ ...abroad, ApplicantAddressID: 504, Address: overseasAddress })
const many = [now, ...Array.from({ length: 9 }, (_, index) => ({ ...before, ApplicantAddressID: 600 + index }))]

const line = 'dialog [role="combobox"][id$="Address"]'
const one = entriesOf(screen, path)
const empty = loaded([sophie({ Step: 1, Addresses: [] })])
const filled = loaded([sophie({ Step: 1, Addresses: [now, before] })])

export const gallery: GalleryEntry[] = [
  one('empty', { replies: empty }),
  one('begun', { replies: loaded([sophie({ Step: 1, Addresses: [now] })]) }),
  one('now only', { replies: loaded([sophie({ Step: 1, Addresses: [] })], { AddHistoryYears: 0 }) }),
  one('other now only', {
    path: stepPath('address', lucID),
    replies: loaded([sophie(), luc({ Step: 1, Addresses: [now] })], { AddHistoryYears: 0 }),
  }),
  one('filled', { replies: filled }),
  one('complete', { replies: loaded([sophie({ Addresses: [now, before, abroad] })]) }),
  one('many', { replies: loaded([sophie({ Addresses: many })]) }),
  one('wrong', { replies: filled, act: 'submit' }),
  one('wrong empty', { replies: empty, act: 'submit' }),
  one('same', { path: stepPath('address', lucID), replies: loaded([sophie(), luc({ Step: 1, SameAddressFlag: 1 })]) }),
  one('other', { path: stepPath('address', lucID), replies: loaded([sophie(), luc({ Step: 1, ...longName })]) }),
  one('now', { replies: loaded([sophie({ Step: 1, Addresses: [] })], { AddHistoryYears: 0 }) }),
  one('now other', {
    path: stepPath('address', lucID),
    replies: loaded([sophie(), luc({ Step: 1 })], { AddHistoryYears: 0 }),
  }),
  one('overseas', { replies: loaded([sophie({ Step: 1, Addresses: [now, overseas] })]) }),
  one('dialog overseas', { replies: loaded([sophie({ Step: 1, Addresses: [overseas] })]), act: edit }),
  one('dialog zip wrong', {
    replies: loaded([
      sophie({ Step: 1, Addresses: [{ ...abroad, Address: { ...abroad.Address, InternationalPostalCode: '0540' } }] }),
    ]),
    act: inTurn(edit, submitDialog),
  }),
  one('dialog zip missing', {
    replies: loaded([
      sophie({ Step: 1, Addresses: [{ ...abroad, Address: { ...abroad.Address, InternationalPostalCode: '' } }] }),
    ]),
    act: inTurn(edit, submitDialog),
  }),
  one('dialog parts wrong', {
    replies: loaded([
      sophie({
        Step: 1,
        Addresses: [{ ...now, Address: { ...now.Address, ...blankAddress, StreetName: 'Saint-Denis' } }],
      }),
    ]),
    act: inTurn(edit, submitDialog),
  }),
  one('dialog no number', {
    replies: loaded([
      sophie({
        Step: 1,
        Addresses: [{ ...now, Address: { ...now.Address, StreetNumber: '', NoStreetNumberFlag: 1 } }],
      }),
    ]),
    act: edit,
  }),
  one('dialog', { replies: empty, act: add }),
  one('dialog wrong', { replies: empty, act: inTurn(add, submitDialog) }),
  one('dialog impossible', { replies: loaded([sophie({ Addresses: [impossible] })]), act: inTurn(edit, submitDialog) }),
  one('dialog filled', { replies: filled, act: edit }),
  one('dialog moved', {
    replies: filled,
    act: inTurn(add, click('dialog input[type="radio"][value="0"]')),
  }),
  one('dialog abroad', {
    replies: loaded([sophie({ Addresses: [abroad] })]),
    act: edit,
  }),
  one('dialog by hand', {
    replies: empty,
    act: inTurn(add, click('dialog button[class*="byHand"]')),
  }),
  one('searching', {
    replies: { ...empty, ...addressSearch },
    act: inTurn(add, type(line, '157 garafraxa s'), waitFor('[role="option"]')),
  }),
  one('found', {
    replies: { ...empty, ...addressSearch },
    act: inTurn(add, type(line, '157 garafraxa s'), click('[role="option"]'), waitFor('dialog input[id$="City"]')),
  }),
  one('nothing found', {
    replies: { ...empty, '/api/MTGAPPFindAddress': { Items: [] } },
    act: inTurn(add, type(line, 'zzzz'), waitFor('dialog [role="status"][class*="nothing"]')),
  }),
  one('other numbers', {
    replies: { ...empty, ...addressSearch },
    act: inTurn(add, type(line, '999 garafraxa'), waitFor('dialog [role="status"][class*="nothing"]')),
  }),
  one('without time', {
    replies: loaded([sophie({ Step: 1, Addresses: [now, { ...before, MonthsAtAddress: null }] })]),
    act: 'submit',
  }),
  one('no search', {
    replies: { ...empty, '/api/MTGAPPFindAddress': { refused: 'TooManyRequests' } },
    act: inTurn(add, type(line, '157 garafraxa'), waitFor('dialog input[id$="City"]')),
  }),
  one('removing', {
    replies: filled,
    act: remove,
  }),
  one('saving', {
    replies: {
      ...loaded([sophie()]),
      '/api/MTGAppUpsertAddress': 'pending',
    },
    act: 'submit',
  }),
  one('loading', { replies: { '/api/MTGAPPLoad': 'pending' } }),
  one('not-loaded', { replies: { '/api/MTGAPPLoad': { refused: 'ServerError' } } }),
  one('failed', { replies: { ...loaded([sophie()]), '/api/MTGAppUpsertAddress': 'network' }, act: 'submit' }),
]
