import { blankAddress } from '../addresses/blank.ts'
import type { Address } from '../addresses/fields.ts'
import { addressKey, isGiven, isSameAddress } from '../addresses/same-address.ts'
import type { Application } from '../application-fields.ts'
import { isAboutOwned, isPurchase } from '../interview/conditions.ts'
import { withDefaults } from '../kit/merge.ts'

type WithAddresses = Pick<Application, 'InterView' | 'Applicants' | 'RequestedMortgage'>

const most = 4

/**
 * The homes and properties that an application already has, each once: offered where another address is asked. At most
 * four. Employers are left out: offered as a home, or to another person, they are only in the way. So is a property that
 * is still to be bought: no one lives there or owns it yet.
 */
export const knownAddresses = ({ InterView, Applicants, RequestedMortgage }: WithAddresses): Address[] => {
  const all = [
    ...(isPurchase(InterView) === true ? [] : [RequestedMortgage.SubjectProperty.Address]),
    ...Applicants.flatMap(({ Addresses, Properties }) => [...Addresses, ...Properties].map(({ Address }) => Address)),
  ]
  const each = new Map(all.filter(isGiven).map((address) => [addressKey(address), address]))
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
