import { expect, it } from 'vitest'
import { kinds, listedKinds } from '../applicants/kinds/all-kinds.ts'
import {
  aJob,
  aLiability,
  anAddress,
  anApplicantAddress,
  anAsset,
  anOwnedMortgage,
  aProperty,
  recordsOf,
} from '../testing/records.ts'
import { recordCodeProblems } from './code-problems.ts'

it('records with codes of the menus have no problem', () =>
  expect(
    listedKinds.flatMap(({ kind, fields }) => recordsOf[kind].flatMap((one) => recordCodeProblems(one, fields))),
  ).toEqual([]))

it('reports an unknown code with its path in the body', () =>
  expect([
    ...recordCodeProblems(
      anApplicantAddress({ ResidentialStatusDD: 9, Address: anAddress({ StreetTypeDD: 999 }) }),
      kinds.address.fields,
    ),
    ...recordCodeProblems(aJob({ IndustrySectorDD: 14 }), kinds.income.fields),
    ...recordCodeProblems(
      aProperty({ PropertyTypeDD: 13, Mortgages: [anOwnedMortgage({ LoanTypeDD: 7 })] }),
      kinds.property.fields,
    ),
    ...recordCodeProblems(anAsset({ AssetTypeDD: 3 }), kinds.asset.fields),
    ...recordCodeProblems(aLiability({ LiabilityType: 1 }), kinds.liability.fields),
  ]).toEqual(
    [
      'ResidentialStatusDD',
      'Address.StreetTypeDD',
      'IndustrySectorDD',
      'PropertyTypeDD',
      'Mortgages.0.LoanTypeDD',
      'AssetTypeDD',
      'LiabilityType',
    ].map((Field) => ({ Field, Key: 'UnknownChoice' })),
  ))
