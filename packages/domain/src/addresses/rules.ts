import type { ErrorKey } from '../errors.ts'
import { requiredText } from '../kit/checks.ts'
import { isPostalCode } from '../kit/postal-code.ts'
import { type Problem, problem } from '../kit/problem.ts'
import type { Address } from './fields.ts'

/** CountryTypeDD */
export const countries = { canada: 1, other: 2 } as const

export const isInCanada = (address: Pick<Address, 'CountryTypeDD'>): boolean =>
  address.CountryTypeDD !== countries.other

/** A Canadian postal code is optional, but must be valid. The problem is reported at its first half. */
export const postalCodeProblems = (address: Address) => {
  const code = address.PostalFsa + address.PostalLdu
  return problem(isInCanada(address) && code !== '' && !isPostalCode(code), 'PostalFsa', 'InvalidPostalCode')
}

/** An address that must be given, at least its street. */
export const requiredAddress = <Key extends ErrorKey>(
  address: Address,
  key: Key,
): Problem<Key | 'InvalidPostalCode'>[] => [
  ...requiredText(address.StreetName, 'StreetName', key),
  ...postalCodeProblems(address),
]
