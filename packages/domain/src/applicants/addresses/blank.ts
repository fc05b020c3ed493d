import { blankAddress } from '../../addresses/blank.ts'
import type { ApplicantAddress } from './fields.ts'

export const blankApplicantAddress: ApplicantAddress = {
  ApplicantAddressID: 0,
  ApplicantAddressTypeDD: -1,
  ResidentialStatusDD: -1,
  Rent: null,
  MonthsAtAddress: null,
  Address: blankAddress,
}
