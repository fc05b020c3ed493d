import type { Application } from '../application-fields.ts'
import { isAboutOwned, isPurchase } from '../interview/conditions.ts'
import { withDefaults } from '../kit/merge.ts'
import { blankAddress } from './blank.ts'
import type { Address } from './fields.ts'

type WithAddresses = Pick<Application, 'InterView' | 'Applicants' | 'RequestedMortgage'>

const isGiven = ({ StreetName, AddressLine1 }: Address) => StreetName !== '' || AddressLine1 !== ''

/**
 * What two spellings of one address have in common; the unit distinguishes the homes of a building. AddressLine1 counts
 * where it was typed (abroad): beside a street it is the line that a loaded address is shown as.
 */
const keyOf = ({ UnitNumber, StreetNumber, StreetName, AddressLine1, City, CountryDD }: Address) =>
  [UnitNumber, StreetNumber, StreetName || AddressLine1, City, CountryDD].join('|').toLowerCase()

/** Whether two given addresses are one place, however their street type, province and code are written. */
export const isSameAddress = (one: Address, other: Address): boolean => isGiven(one) && keyOf(one) === keyOf(other)

const most = 4

/**
 * The homes and properties that an application already has, each once: offered where another address is asked. At most
 * four. Employers are left out: offered as a home, or to another person, they are only in the way. So is a property that
 * is still to be bought: nobody lives there yet, and nobody owns it.
 */
export const knownAddresses = ({ InterView, Applicants, RequestedMortgage }: WithAddresses): Address[] => {
  const all = [
    ...(isPurchase(InterView) === true ? [] : [RequestedMortgage.SubjectProperty.Address]),
    ...Applicants.flatMap(({ Addresses, Properties }) => [...Addresses, ...Properties].map(({ Address }) => Address)),
  ]
  const each = new Map(all.filter(isGiven).map((address) => [keyOf(address), address]))
  // Without the texts of a loaded address.
  return [...each.values()].slice(0, most).map((address) => withDefaults(blankAddress, address))
}

/** Those that may be another property: a mortgage on an owned property has a page of its own for that one. */
export const knownBesides = (application: WithAddresses): Address[] => {
  const known = knownAddresses(application)
  if (isAboutOwned(application.InterView) !== true) return known
  const { Address: subject } = application.RequestedMortgage.SubjectProperty
  return known.filter((address) => !isSameAddress(address, subject))
}
