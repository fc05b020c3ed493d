import {
  type ApplicantAddress,
  addressTypes,
  applicantAddressKind,
  currentAddress,
} from '@foyer/domain/applicants/addresses/kind.ts'
import { withDefaults } from '@foyer/domain/kit/merge.ts'

type Addresses = readonly ApplicantAddress[]

/** An address as the dialog begins with it: the first one is the current one, every later one a previous one. */
export const addressValues = (addresses: Addresses, row: ApplicantAddress | undefined): ApplicantAddress => {
  if (row !== undefined) return withDefaults(applicantAddressKind.blank, row)
  const ApplicantAddressTypeDD = currentAddress(addresses) === undefined ? addressTypes.current : addressTypes.previous
  return { ...applicantAddressKind.blank, ApplicantAddressTypeDD }
}

/** Who moves has a new current address: the one there was becomes a previous one. */
const moved = (kept: ApplicantAddress) => (other: ApplicantAddress) =>
  kept.ApplicantAddressTypeDD === addressTypes.current && other.ApplicantAddressTypeDD === addressTypes.current
    ? { ...other, ApplicantAddressTypeDD: addressTypes.previous }
    : other

/** The history with one address new or changed; new ones get ids that go down from 0. The current one comes first. */
export const withAddress = (addresses: Addresses, kept: ApplicantAddress): ApplicantAddress[] => {
  const ids = addresses.map(({ ApplicantAddressID }) => ApplicantAddressID)
  const isNew = !ids.includes(kept.ApplicantAddressID)
  const own = applicantAddressKind.clean(isNew ? { ...kept, ApplicantAddressID: Math.min(0, ...ids) - 1 } : kept)
  const others = addresses.map((one) => (one.ApplicantAddressID === own.ApplicantAddressID ? own : moved(own)(one)))
  const all = isNew ? [...others, own] : others
  return all.sort((a, b) => a.ApplicantAddressTypeDD - b.ApplicantAddressTypeDD)
}

/** The address that stops being the current one when this one is. */
export const addressLeft = (
  addresses: Addresses,
  { ApplicantAddressID }: Pick<ApplicantAddress, 'ApplicantAddressID'>,
  type: number,
): ApplicantAddress | undefined => {
  if (type !== addressTypes.current) return undefined
  const now = currentAddress(addresses)
  return now?.ApplicantAddressID === ApplicantAddressID ? undefined : now
}
