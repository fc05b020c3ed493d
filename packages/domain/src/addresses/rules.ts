import type { ErrorKey } from '../errors.ts'
import { requiredText } from '../kit/checks.ts'
import { isPostalCode } from '../kit/postal-code.ts'
import { type Problem, problem } from '../kit/problem.ts'
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

/** An address that must be given, at least its street. */
export const requiredAddress = <Key extends ErrorKey>(
  address: Address,
  key: Key,
): Problem<Key | 'InvalidPostalCode' | 'InvalidZipCode'>[] => [
  ...requiredText(address.StreetName, 'StreetName', key),
  ...postalCodeProblems(address),
]
