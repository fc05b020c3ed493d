import type { Address } from '@foyer/domain/addresses/fields.ts'
import { isSameAddress } from '@foyer/domain/addresses/same-address.ts'
import { blankOwnedMortgage } from '@foyer/domain/applicants/properties/conditions.ts'
import { type OwnedMortgage, type OwnedProperty, propertyKind } from '@foyer/domain/applicants/properties/kind.ts'
import type { Application } from '@foyer/domain/application-fields.ts'
import { isAboutOwned } from '@foyer/domain/interview/conditions.ts'
import { withDefaults } from '@foyer/domain/kit/merge.ts'
import { roundToCents } from '@foyer/domain/kit/money.ts'

export interface PropertyValues {
  Property: OwnedProperty
}

/** The paths of the form: `at('AnnualTaxes')`, `at('Mortgages.0.Balance')`. */
export const at = (field: string): string => `Property.${field}`

export const valuesOf = (row: OwnedProperty | undefined): PropertyValues => ({
  Property: withDefaults(propertyKind.blank, row, { Mortgages: blankOwnedMortgage }),
})

/** Unsaved mortgages have unique ids that count down from 0. */
export const newMortgage = (mortgages: readonly OwnedMortgage[]): OwnedMortgage => ({
  ...blankOwnedMortgage,
  MortgageID: Math.min(1, ...mortgages.map(({ MortgageID }) => MortgageID)) - 1,
})

/** What the interview of a renewal or a refinancing asked about the mortgage of this property, which the first one listed begins with. */
export const mortgageOf = (
  { InterView, Applicants, RequestedMortgage }: Pick<Application, 'InterView' | 'Applicants' | 'RequestedMortgage'>,
  address: Address,
): Partial<OwnedMortgage> => {
  const isListed = Applicants.some(({ Properties }) => Properties.some(({ Mortgages }) => Mortgages.length > 0))
  const isSubject = isSameAddress(RequestedMortgage.SubjectProperty.Address, address)
  if (isListed || !isSubject || isAboutOwned(InterView) !== true) return {}
  return { Balance: InterView.Balance, MaturityDate: InterView.RenewingDate }
}

/** Dollars still owed on the mortgages of some properties. */
export const totalOwedOn = (mortgages: readonly Pick<OwnedMortgage, 'Balance'>[]): number =>
  roundToCents(mortgages.reduce((sum, { Balance }) => sum + (Balance ?? 0), 0))

/** The value of the properties, what is owed on them, and the difference. */
export const equityOf = (properties: readonly Pick<OwnedProperty, 'PropertyValue' | 'Mortgages'>[]) => {
  const value = roundToCents(properties.reduce((sum, { PropertyValue }) => sum + (PropertyValue ?? 0), 0))
  const owed = totalOwedOn(properties.flatMap(({ Mortgages }) => Mortgages))
  return { value, owed, left: roundToCents(value - owed) }
}
