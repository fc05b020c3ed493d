import type { ApplicantAddress } from '../applicants/addresses/fields.ts'
import type { Asset } from '../applicants/assets/fields.ts'
import type { Income } from '../applicants/incomes/fields.ts'
import type { Liability } from '../applicants/liabilities/fields.ts'
import type { OwnedProperty } from '../applicants/properties/fields.ts'
import { type Problem, under } from '../kit/problem.ts'
import { addressCodeProblems, mortgageCodes, unknownCodes } from './code-problems.ts'

/** Codes of an applicant's records that no menu has, with field paths as in the bodies; see code-problems. */
export const addressHistoryCodeProblems = (addresses: readonly ApplicantAddress[]): Problem[] =>
  addresses.flatMap((address, index) =>
    under(`ApplicantAddresses.${index}`, [
      ...unknownCodes(address, {
        ApplicantAddressTypeDD: 'ApplicantAddressType',
        ResidentialStatusDD: 'ResidentialStatus',
      }),
      ...under('Address', addressCodeProblems(address.Address)),
    ]),
  )

export const incomeCodeProblems = (income: Income): Problem[] =>
  under('Income', [
    ...unknownCodes(income, {
      IncomePeriodDD: 'IncomePeriod',
      EmploymentHistoryStatusDD: 'EmploymentHistoryStatus',
      EmploymentHistoryTypeDD: 'EmploymentHistoryType',
      OccupationDD: 'Occupation',
      OperatingAsDD: 'OperatingAs',
      IndustrySectorDD: 'IndustrySector',
    }),
    ...under('Address', addressCodeProblems(income.Address)),
  ])

export const propertyCodeProblems = (property: OwnedProperty): Problem[] =>
  under('Property', [
    ...unknownCodes(property, { OccupancyTypeDD: 'PropertyOwnedOccupancy', PropertyTypeDD: 'PropertyOwnedType' }),
    ...under('Address', addressCodeProblems(property.Address)),
    ...property.Mortgages.flatMap((mortgage, index) =>
      under(`Mortgages.${index}`, unknownCodes(mortgage, mortgageCodes)),
    ),
  ])

export const assetCodeProblems = (asset: Asset): Problem[] =>
  under('Asset', unknownCodes(asset, { AssetTypeDD: 'AssetType' }))

export const liabilityCodeProblems = (liability: Liability): Problem[] =>
  under('Liability', unknownCodes(liability, { LiabilityType: 'LiabilityType' }))
