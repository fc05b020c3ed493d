import {
  type ApplicantAddress,
  addressTypes,
  applicantAddressKind,
  currentAddress,
} from '@foyer/domain/applicants/addresses/kind.ts'
import { withDefaults } from '@foyer/domain/kit/merge.ts'

type Addresses = readonly ApplicantAddress[]

/** The dialog's initial address: the first one is current, later ones are previous. */
export const addressValues = (addresses: Addresses, row: ApplicantAddress | undefined): ApplicantAddress => {
  if (row !== undefined) return withDefaults(applicantAddressKind.blank, row)
  const ApplicantAddressTypeDD = currentAddress(addresses) === undefined ? addressTypes.current : addressTypes.previous
  return { ...applicantAddressKind.blank, ApplicantAddressTypeDD }
}

/** A new current address turns the former one into a previous one. */
const moved = (kept: ApplicantAddress) => (other: ApplicantAddress) =>
  kept.ApplicantAddressTypeDD === addressTypes.current && other.ApplicantAddressTypeDD === addressTypes.current
    ? { ...other, ApplicantAddressTypeDD: addressTypes.previous }
    : other

/** The history with one address added or changed, the current one first. New ids count down from 0. */
export const withAddress = (addresses: Addresses, kept: ApplicantAddress): ApplicantAddress[] => {
  const ids = addresses.map(({ ApplicantAddressID }) => ApplicantAddressID)
  const isNew = !ids.includes(kept.ApplicantAddressID)
  const own = applicantAddressKind.clean(isNew ? { ...kept, ApplicantAddressID: Math.min(0, ...ids) - 1 } : kept)
  const others = addresses.map((one) => (one.ApplicantAddressID === own.ApplicantAddressID ? own : moved(own)(one)))
  const all = isNew ? [...others, own] : others
  return all.sort((a, b) => a.ApplicantAddressTypeDD - b.ApplicantAddressTypeDD)
}

/** The address that stops being current when this one is. */
export const addressLeft = (
  addresses: Addresses,
  { ApplicantAddressID }: Pick<ApplicantAddress, 'ApplicantAddressID'>,
  type: number,
): ApplicantAddress | undefined => {
  if (type !== addressTypes.current) return undefined
  const now = currentAddress(addresses)
  return now?.ApplicantAddressID === ApplicantAddressID ? undefined : now
}
