import Type, { type Static } from 'typebox'
import { Address, LoadedAddress } from '../../addresses/fields.ts'
import { Choice, Count, Id, Money, Text } from '../../kit/schema.ts'

/** One home of an applicant. ApplicantAddressTypeDD: 0 current, 1 previous. Rent is dollars a month, where one rents. */
export const ApplicantAddress = Type.Object({
  ApplicantAddressID: Id,
  ApplicantAddressTypeDD: Choice,
  ResidentialStatusDD: Choice,
  Rent: Money,
  MonthsAtAddress: Count,
  Address,
})
export type ApplicantAddress = Static<typeof ApplicantAddress>

export const LoadedApplicantAddress = Type.Object({
  ...ApplicantAddress.properties,
  Address: LoadedAddress,
  strResidentialStatus: Text(80),
  strRent: Text(40),
})
export type LoadedApplicantAddress = Static<typeof LoadedApplicantAddress>
