import Type, { type Static } from 'typebox'
import { LoadedAddress } from '../../addresses/fields.ts'
import { schemaOf, Text } from '../../kit/schema.ts'
import { applicantAddressVocabulary } from './vocabulary.ts'

/** One home of an applicant. ApplicantAddressTypeDD: 0 current, 1 previous. Rent is dollars a month, where one rents. */
export const ApplicantAddress = schemaOf(applicantAddressVocabulary)
export type ApplicantAddress = Static<typeof ApplicantAddress>

export const LoadedApplicantAddress = Type.Object({
  ...ApplicantAddress.properties,
  Address: LoadedAddress,
  strResidentialStatus: Text(80),
  strRent: Text(40),
})
export type LoadedApplicantAddress = Static<typeof LoadedApplicantAddress>
