import { expect, it } from 'vitest'
import {
  aJob,
  aLiability,
  anAddress,
  anApplicantAddress,
  anAsset,
  anOwnedMortgage,
  aProperty,
} from '../testing/records.ts'
import {
  addressHistoryCodeProblems,
  assetCodeProblems,
  incomeCodeProblems,
  liabilityCodeProblems,
  propertyCodeProblems,
} from './record-code-problems.ts'

it('records with codes of the menus have no problem', () =>
  expect([
    ...addressHistoryCodeProblems([anApplicantAddress()]),
    ...incomeCodeProblems(aJob()),
    ...propertyCodeProblems(aProperty({ Mortgages: [anOwnedMortgage()] })),
    ...assetCodeProblems(anAsset()),
    ...liabilityCodeProblems(aLiability()),
  ]).toEqual([]))

it('a code that no menu has is refused where it stands in the body', () =>
  expect([
    ...addressHistoryCodeProblems([
      anApplicantAddress(),
      anApplicantAddress({ ResidentialStatusDD: 9, Address: anAddress({ StreetTypeDD: 999 }) }),
    ]),
    ...incomeCodeProblems(aJob({ IndustrySectorDD: 14 })),
    ...propertyCodeProblems(aProperty({ PropertyTypeDD: 13, Mortgages: [anOwnedMortgage({ LoanTypeDD: 7 })] })),
    ...assetCodeProblems(anAsset({ AssetTypeDD: 3 })),
    ...liabilityCodeProblems(aLiability({ LiabilityType: 1 })),
  ]).toEqual(
    [
      'ApplicantAddresses.1.ResidentialStatusDD',
      'ApplicantAddresses.1.Address.StreetTypeDD',
      'Income.IndustrySectorDD',
      'Property.PropertyTypeDD',
      'Property.Mortgages.0.LoanTypeDD',
      'Asset.AssetTypeDD',
      'Liability.LiabilityType',
    ].map((Field) => ({ Field, Key: 'UnknownChoice' })),
  ))
