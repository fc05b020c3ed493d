import { addressProblems, addressRefusals, homeNeed } from '../../addresses/rules.ts'
import { addressVocabulary } from '../../addresses/vocabulary.ts'
import { optionalAmount, requiredAmount, requiredChoice } from '../../kit/checks.ts'
import { type Problem, problem, under } from '../../kit/problem.ts'
import { type Blank, chosenFrom, count, group, id, money } from '../../kit/vocabulary.ts'
import type { ApplicationSettings } from '../../site/fields.ts'
import { type History, historyOf, monthsWithin } from '../history.ts'
import { defineKind } from '../kinds/define-kind.ts'

const fields = {
  ApplicantAddressID: id,
  ApplicantAddressTypeDD: chosenFrom('ApplicantAddressType'),
  ResidentialStatusDD: chosenFrom('ResidentialStatus'),
  Rent: money,
  MonthsAtAddress: count,
  Address: group(addressVocabulary),
}

/**
 * One home of an applicant. ApplicantAddressTypeDD: 0 current, 1 previous. Rent is dollars a month, for renters only.
 */
export type ApplicantAddress = Blank<typeof fields>

const refusals = [
  'MissingAddress',
  'MissingResidentialStatus',
  'MissingRent',
  'MonthsOutOfRange',
  'MissingTimeAtAddress',
  'InvalidAmount',
  ...addressRefusals,
] as const
type Refusal = (typeof refusals)[number] | 'UnknownChoice'

/** ApplicantAddressTypeDD */
export const addressTypes = { current: 0, previous: 1 } as const
/** ResidentialStatusDD */
export const residentialStatuses = { other: 0, owner: 1, renter: 2, withFamily: 3 } as const

/** An address history as it is checked and saved: the whole list, or a flag for the primary applicant's address. */
export interface AddressHistory {
  ApplicantAddresses: readonly ApplicantAddress[]
  SameAddressFlag: number
}

export interface AddressContext {
  settings: Pick<ApplicationSettings, 'AddHistoryYears' | 'ReqFullAddress'>
  /** Whether SameAddressFlag may be set; see sameAddressEnabled. */
  sameAddressEnabled: boolean
}

/** Only co-applicants can share the primary applicant's address, once it is known. */
export const sameAddressEnabled = (applicant: {
  primary: boolean
  primaryAddresses: readonly ApplicantAddress[]
}): boolean =>
  !applicant.primary &&
  applicant.primaryAddresses.some(({ ApplicantAddressTypeDD }) => ApplicantAddressTypeDD === addressTypes.current)

export const isSameAddress = (flag: number, enabled: boolean): boolean => enabled && flag === 1

export const isRented = ({ ResidentialStatusDD }: Pick<ApplicantAddress, 'ResidentialStatusDD'>): boolean =>
  ResidentialStatusDD === residentialStatuses.renter

export const isOwned = ({ ResidentialStatusDD }: Pick<ApplicantAddress, 'ResidentialStatusDD'>): boolean =>
  ResidentialStatusDD === residentialStatuses.owner

const isCurrent = ({ ApplicantAddressTypeDD }: Pick<ApplicantAddress, 'ApplicantAddressTypeDD'>) =>
  ApplicantAddressTypeDD === addressTypes.current

/** The applicant's current address; undefined unless there is exactly one. */
export const currentAddress = <A extends Pick<ApplicantAddress, 'ApplicantAddressTypeDD'>>(
  addresses: readonly A[],
): A | undefined => addresses.find(isCurrent)

/** How much of the required history the addresses cover: "8 more months needed" is its `missing`. */
export const addressHistory = (addresses: readonly Pick<ApplicantAddress, 'MonthsAtAddress'>[], years: number) =>
  historyOf(
    addresses.map(({ MonthsAtAddress }) => MonthsAtAddress),
    years,
  )

/** One address, with paths relative to it. */
export const applicantAddressProblems = (
  address: ApplicantAddress,
  { settings }: Pick<AddressContext, 'settings'>,
): Problem<Refusal>[] => [
  ...requiredChoice(address.ApplicantAddressTypeDD, 'ApplicantAddressTypeDD', 'UnknownChoice'),
  ...under('Address', addressProblems(address.Address, homeNeed(settings), 'MissingAddress')),
  ...requiredChoice(address.ResidentialStatusDD, 'ResidentialStatusDD', 'MissingResidentialStatus'),
  ...(isRented(address) ? requiredAmount(address.Rent, 'Rent', 'MissingRent') : optionalAmount(address.Rent, 'Rent')),
  ...monthsWithin(address.MonthsAtAddress, 'MonthsAtAddress'),
]

const isWithoutTime = ({ MonthsAtAddress }: Pick<ApplicantAddress, 'MonthsAtAddress'>) =>
  MonthsAtAddress === null || MonthsAtAddress === 0

/** While the years are not covered, an address without its time is asked for that rather than for another address. */
export const timeProblems = (address: Pick<ApplicantAddress, 'MonthsAtAddress'>, { missing }: History) =>
  problem(missing > 0 && isWithoutTime(address), 'MonthsAtAddress', 'MissingTimeAtAddress')

/**
 * All problems of an address history, with field paths as in the body of UpsertAddress. With SameAddressFlag there
 * are none: the primary applicant's history counts.
 */
export const addressHistoryProblems = (
  { ApplicantAddresses, SameAddressFlag }: AddressHistory,
  { settings, sameAddressEnabled: enabled }: AddressContext,
): Problem[] => {
  if (isSameAddress(SameAddressFlag, enabled)) return []
  const history = addressHistory(ApplicantAddresses, settings.AddHistoryYears)
  const isTooShort = history.missing > 0 && !ApplicantAddresses.some(isWithoutTime)
  return under<Problem['Key']>('ApplicantAddresses', [
    ...problem(ApplicantAddresses.filter(isCurrent).length !== 1, '', 'AtLeastOneCurrentAddress'),
    ...problem(isTooShort, '', 'YearAddressHistory'),
    ...ApplicantAddresses.flatMap((address, index) =>
      under<Problem['Key']>(String(index), [
        ...applicantAddressProblems(address, { settings }),
        ...timeProblems(address, history),
      ]),
    ),
  ])
}

/** The homes of an applicant: saved as a whole history, removed one by one. */
export const applicantAddressKind = defineKind({
  kind: 'address',
  name: 'Address',
  list: 'Addresses',
  idField: 'ApplicantAddressID',
  area: 'Contact',
  noun: ['one address', 'the step of addresses'],
  fields,
  words: {
    strResidentialStatus: { of: 'ResidentialStatusDD', most: 80 },
    strRent: { of: 'Rent', most: 40 },
  },
  paths: {
    upsert: ['/api/MTGAppUpsertAddress', '/api/MTGAppUpsertAddressInvite'],
    remove: ['/api/MTGAppRemoveAddress', '/api/MTGAppRemoveAddressInvite'],
  },
  refusals,
  // Only a faulty client sends a longer history.
  most: 30,
  // Rent is kept for rented homes only.
  clean: (address) => ({ ...address, Rent: isRented(address) ? address.Rent : null }),
  problems: applicantAddressProblems,
})
