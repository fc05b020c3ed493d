import { blankAddress } from '@foyer/domain/addresses/blank.ts'
import { type ApplicantAddress, applicantAddressKind } from '@foyer/domain/applicants/addresses/kind.ts'
import { singleBuyerInOntario } from '@foyer/domain/testing/personas.ts'
import { childrenOf, parentOf } from './work.ts'

const person = singleBuyerInOntario(new Date().toISOString().slice(0, 10)).main.identification

/** The same parent and children under the names of Foyer's calls. */
const addressOf = (flat: {
  unit: string
  street_number: string
  street: string
  street_type: number
  city: string
  province: number
  postal_code: string
}) => ({
  ...blankAddress,
  UnitNumber: flat.unit,
  StreetNumber: flat.street_number,
  StreetName: flat.street,
  StreetTypeDD: flat.street_type,
  City: flat.city,
  ProvinceDD: flat.province,
  PostalFsa: flat.postal_code.slice(0, 3),
  PostalLdu: flat.postal_code.slice(3),
})

export const interviewOf = (number: number) => {
  const parent = parentOf(number)
  return {
    MortgageApplicationID: 0,
    InterView: {
      DealPurposeDD: parent.purpose,
      SearchStageDD: parent.search_stage,
      PropertyValue: parent.property_value,
      DownPaymentAmount: parent.down_payment,
      ClosingDate: parent.closing,
      PropertyTypeDD: parent.property_type,
      OccupancyDD: parent.occupancy,
    },
    RequestedMortgage: { SubjectProperty: { Address: addressOf(parent) } },
  }
}

/** Before an applicant has addresses, the applicant has a name. */
export const personOf = () => ({ Identification: person })

export const addressesOf = (count: number): { ApplicantAddresses: ApplicantAddress[] } => ({
  ApplicantAddresses: childrenOf(count).map((child) => ({
    ...applicantAddressKind.blank,
    ApplicantAddressTypeDD: child.type,
    ResidentialStatusDD: child.status,
    Rent: child.rent,
    MonthsAtAddress: child.months,
    Address: addressOf(child),
  })),
})

export const documentOf = (number: number) => ({
  Type: 1,
  Country: 1,
  IdentificationNumber: `A${1_000_000 + number}`,
})
