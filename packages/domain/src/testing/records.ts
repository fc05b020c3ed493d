import { blankAddress } from '../addresses/blank.ts'
import type { Address } from '../addresses/fields.ts'
import { type ApplicantAddress, applicantAddressKind } from '../applicants/addresses/kind.ts'
import { type Asset, assetKind } from '../applicants/assets/kind.ts'
import { type Income, incomeKind } from '../applicants/incomes/kind.ts'
import type { Kinds, ListedId } from '../applicants/kinds/all-kinds.ts'
import type { RecordOf } from '../applicants/kinds/define-kind.ts'
import { type Liability, liabilityKind } from '../applicants/liabilities/kind.ts'
import { blankOwnedMortgage } from '../applicants/properties/conditions.ts'
import { type OwnedMortgage, type OwnedProperty, propertyKind } from '../applicants/properties/kind.ts'

/** Complete records, for a test to override. */
export const anAddress = (given: Partial<Address> = {}): Address => ({
  ...blankAddress,
  StreetNumber: '157',
  StreetName: 'Garafraxa',
  StreetTypeDD: 0,
  StreetDirectionDD: 1,
  City: 'Durham',
  ProvinceDD: 9,
  PostalFsa: 'N0G',
  PostalLdu: '1R0',
  ...given,
})

/** The current home, with the family, for three years. */
export const anApplicantAddress = (given: Partial<ApplicantAddress> = {}): ApplicantAddress => ({
  ...applicantAddressKind.blank,
  ApplicantAddressTypeDD: 0,
  ResidentialStatusDD: 3,
  MonthsAtAddress: 36,
  Address: anAddress(),
  ...given,
})

/** A job held for four years. */
export const aJob = (given: Partial<Income> = {}): Income => ({
  ...incomeKind.blank,
  IncomeTypeDD: 0,
  IncomeAmount: 85_000,
  IncomePeriodDD: 0,
  EmploymentHistoryStatusDD: 0,
  EmploymentHistoryTypeDD: 0,
  JobTitle: 'Teacher',
  OccupationDD: 5,
  IndustrySectorDD: 4,
  MonthsAtJob: 48,
  EmployerName: 'Bluewater School Board',
  EmployerPhoneNumber: '5195551234',
  Address: anAddress(),
  ...given,
})

export const aPension = (given: Partial<Income> = {}): Income => ({
  ...incomeKind.blank,
  IncomeTypeDD: 7,
  IncomeAmount: 1200,
  IncomePeriodDD: 3,
  Desc: 'CPP',
  ...given,
})

/** Ten months between two jobs. */
export const aGap = (given: Partial<Income> = {}): Income => ({
  ...incomeKind.blank,
  IncomeTypeDD: 100,
  EmploymentGapDD: 2,
  MonthsAtJob: 10,
  ...given,
})

/** Two years before arriving in Canada. */
export const anArrival = (given: Partial<Income> = {}): Income =>
  aGap({ EmploymentGapDD: 6, ArrivalDate: '2024-06-01', MonthsAtJob: 24, ...given })

export const anOwnedMortgage = (given: Partial<OwnedMortgage> = {}): OwnedMortgage => ({
  ...blankOwnedMortgage,
  PaymentFrequencyDD: 0,
  PAndIPayment: 1500,
  Balance: 210_000,
  RateTypeDD: 0,
  InterestRate: 4.19,
  LoanTypeDD: 0,
  MaturityDate: '2028-03-01',
  ...given,
})

/** A house one lives in, without a mortgage. */
export const aProperty = (given: Partial<OwnedProperty> = {}): OwnedProperty => ({
  ...propertyKind.blank,
  Address: anAddress(),
  OccupancyTypeDD: 0,
  PropertyTypeDD: 0,
  PropertyValue: 640_000,
  AnnualTaxes: 4200,
  ...given,
})

export const anAsset = (given: Partial<Asset> = {}): Asset => ({
  ...assetKind.blank,
  AssetTypeDD: 0,
  AssetValue: 25_000,
  ...given,
})

export const aLiability = (given: Partial<Liability> = {}): Liability => ({
  ...liabilityKind.blank,
  LiabilityType: 2,
  Balance: 1800,
  ...given,
})

/** Child support, paid every month. */
export const aSupport = (given: Partial<Liability> = {}): Liability =>
  aLiability({ LiabilityType: 6, Balance: null, MonthlyPayment: 650, ...given })

/** In Canada, in the United States, elsewhere, and by a line of its own: between them they give a meaning to every part of an address. */
const addresses = [
  anAddress(),
  anAddress({ CountryTypeDD: 2, CountryDD: 2, ProvinceDD: 46, InternationalPostalCode: '05401' }),
  anAddress({ CountryTypeDD: 2, CountryDD: 250, ProvinceDD: 53, Region: 'Bretagne', InternationalPostalCode: '35000' }),
  anAddress({ StreetName: '', AddressLine1: 'Lot 7' }),
]

/** Records of each list that between them give a meaning to every field; nothing is missing of the first one. */
export const recordsOf: { readonly [Id in ListedId]: readonly [RecordOf<Kinds[Id]>, ...RecordOf<Kinds[Id]>[]] } = {
  address: [
    anApplicantAddress(),
    ...addresses.map((Address) => anApplicantAddress({ ResidentialStatusDD: 2, Rent: 1650, Address })),
  ],
  income: [aJob(), aPension(), aGap(), anArrival(), ...addresses.map((Address) => aJob({ Address }))],
  property: [aProperty(), ...addresses.map((Address) => aProperty({ Address, Mortgages: [anOwnedMortgage()] }))],
  asset: [anAsset()],
  liability: [aLiability(), aSupport()],
}
