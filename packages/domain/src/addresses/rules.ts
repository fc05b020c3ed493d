import type { ErrorKey } from '../errors.ts'
import { isPostalCode } from '../kit/postal-code.ts'
import { type Problem, problem } from '../kit/problem.ts'
import { isBlank } from '../kit/text.ts'
import type { ApplicationSettings } from '../site/fields.ts'
import type { Address } from './fields.ts'

/** CountryTypeDD */
export const countries = { canada: 1, other: 2 } as const
/** CountryDD; every other country is its ISO 3166-1 number. */
export const countryCodes = { unknown: -1, canada: 1, unitedStates: 2 } as const
/** ProvinceDD of an address in neither. */
export const otherState = 53

export const isInCanada = (address: Pick<Address, 'CountryTypeDD'>): boolean =>
  address.CountryTypeDD !== countries.other

type Placed = Pick<Address, 'CountryTypeDD' | 'CountryDD'>

export const isInUnitedStates = (address: Placed): boolean =>
  !isInCanada(address) && address.CountryDD === countryCodes.unitedStates

/** A known country other than Canada and the United States: it has a region in words. */
export const isOverseas = (address: Placed): boolean =>
  !isInCanada(address) && address.CountryDD > countryCodes.unitedStates

/**
 * With its country, for a caller that sends CountryTypeDD alone: Canada, the United States with a state, else unknown. A
 * country that contradicts CountryTypeDD stays, so that it is refused.
 */
export const withCountry = <A extends Placed & Pick<Address, 'ProvinceDD'>>(address: A): A => {
  if (isInCanada(address)) return { ...address, CountryDD: Math.max(countryCodes.canada, address.CountryDD) }
  if (address.CountryDD !== countryCodes.canada) return address
  const hasState = address.ProvinceDD > 0 && address.ProvinceDD < otherState
  return { ...address, CountryDD: hasState ? countryCodes.unitedStates : countryCodes.unknown }
}

const zipCode = /^\d{5}(?:-?\d{4})?$/

/**
 * A Canadian postal code and an American ZIP code are optional, but must be valid; elsewhere anything is. The problem of a
 * Canadian one is reported at its first half.
 */
export const postalCodeProblems = (address: Address) => {
  const code = address.PostalFsa + address.PostalLdu
  const zip = address.InternationalPostalCode.trim()
  return [
    ...problem(isInCanada(address) && code !== '' && !isPostalCode(code), 'PostalFsa', 'InvalidPostalCode'),
    ...problem(
      isInUnitedStates(address) && zip !== '' && !zipCode.test(zip),
      'InternationalPostalCode',
      'InvalidZipCode',
    ),
  ]
}

/**
 * How much of an address is required: all of it, city and province, the name of the street, or nothing. Whatever is
 * given must be valid.
 */
export type AddressNeed = 'full' | 'place' | 'street' | 'nothing'

type AddressSettings = Pick<ApplicationSettings, 'ReqFullAddress'>

/** A home, or a property that an applicant owns. */
export const homeNeed = ({ ReqFullAddress }: AddressSettings): AddressNeed => (ReqFullAddress === 1 ? 'full' : 'street')
export const employerNeed = ({ ReqFullAddress }: AddressSettings): AddressNeed =>
  ReqFullAddress === 1 ? 'full' : 'nothing'

/** The parts that can be required, in the order of the form, each with its key; the key of the street depends on whose it is. */
const partKeys = {
  StreetNumber: 'MissingStreetNumber',
  StreetName: undefined,
  City: 'MissingCity',
  ProvinceDD: 'MissingProvince',
  PostalFsa: 'MissingPostalCode',
  InternationalPostalCode: 'MissingZipCode',
} as const satisfies Partial<Record<keyof Address, ErrorKey | undefined>>
export type AddressPart = keyof typeof partKeys
type PartKey = NonNullable<(typeof partKeys)[AddressPart]>

/** A rural address may have no number; NoStreetNumberFlag marks it. */
const fullInCanada = ({ NoStreetNumberFlag }: Address): readonly AddressPart[] =>
  NoStreetNumberFlag === 1
    ? ['StreetName', 'City', 'ProvinceDD', 'PostalFsa']
    : ['StreetNumber', 'StreetName', 'City', 'ProvinceDD', 'PostalFsa']

/** Elsewhere addresses have forms of their own: neither a number nor a code is certain. */
const fullOf = (address: Address): readonly AddressPart[] => {
  const inCanada = fullInCanada(address)
  if (isInCanada(address)) return inCanada
  if (!isInUnitedStates(address)) return ['StreetName', 'City']
  return inCanada.map((part) => (part === 'PostalFsa' ? 'InternationalPostalCode' : part))
}

const partsOf: Record<AddressNeed, (address: Address) => readonly AddressPart[]> = {
  full: fullOf,
  place: () => ['City', 'ProvinceDD'],
  street: () => ['StreetName'],
  nothing: () => [],
}

/** The parts of an address that are required; the form marks the others as optional. */
export const requiredParts = (address: Address, need: AddressNeed): readonly AddressPart[] => partsOf[need](address)

const isMissing = (value: string | number) => (typeof value === 'number' ? value < 0 : isBlank(value))

const isEmpty = ({ StreetNumber, StreetName, City, PostalFsa, PostalLdu, InternationalPostalCode }: Address) =>
  [StreetNumber, StreetName, City, PostalFsa, PostalLdu, InternationalPostalCode].every(isBlank)

const missingParts = (address: Address, need: AddressNeed): readonly AddressPart[] => {
  const missing = requiredParts(address, need).filter((part) => isMissing(address[part]))
  return isEmpty(address) && missing.includes('StreetName') ? ['StreetName'] : missing
}

/**
 * What is missing of an address or malformed in it; `key` is for its street, and alone for an address that was not
 * begun.
 */
export const addressProblems = <Key extends ErrorKey>(
  address: Address,
  need: AddressNeed,
  key: Key,
): Problem<Key | PartKey | 'InvalidPostalCode' | 'InvalidZipCode'>[] => {
  return [
    ...missingParts(address, need).map((Field) => ({ Field, Key: partKeys[Field] ?? key })),
    ...postalCodeProblems(address),
  ]
}

/** The keys of addressProblems, beside the one of the street. */
export const addressRefusals = [
  'MissingStreetNumber',
  'MissingCity',
  'MissingProvince',
  'MissingPostalCode',
  'MissingZipCode',
  'InvalidPostalCode',
  'InvalidZipCode',
] as const
