import type { Address } from './fields.ts'

/** Whether an address has begun: a street, or the line of an address abroad. */
export const isGiven = ({ StreetName, AddressLine1 }: Address) => StreetName !== '' || AddressLine1 !== ''

/**
 * What two spellings of one address have in common; the unit distinguishes the homes of a building. AddressLine1 counts
 * where it was typed (abroad): beside a street it is the line that a loaded address is shown as.
 */
export const addressKey = ({ UnitNumber, StreetNumber, StreetName, AddressLine1, City, CountryDD }: Address) =>
  [UnitNumber, StreetNumber, StreetName || AddressLine1, City, CountryDD].join('|').toLowerCase()

/** Whether two given addresses are one place, however their street type, province and code are written. */
export const isSameAddress = (one: Address, other: Address): boolean =>
  isGiven(one) && addressKey(one) === addressKey(other)
