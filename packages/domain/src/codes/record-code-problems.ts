import type { ApplicantAddress } from '../applicants/addresses/fields.ts'
import { applicantAddressVocabulary } from '../applicants/addresses/vocabulary.ts'
import type { Asset } from '../applicants/assets/fields.ts'
import { assetVocabulary } from '../applicants/assets/vocabulary.ts'
import type { Income } from '../applicants/incomes/fields.ts'
import { incomeVocabulary } from '../applicants/incomes/vocabulary.ts'
import type { Liability } from '../applicants/liabilities/fields.ts'
import { liabilityVocabulary } from '../applicants/liabilities/vocabulary.ts'
import type { OwnedProperty } from '../applicants/properties/fields.ts'
import { ownedPropertyVocabulary } from '../applicants/properties/vocabulary.ts'
import { type Problem, under } from '../kit/problem.ts'
import { mortgageVocabulary } from '../mortgages/vocabulary.ts'
import { addressCodeProblems, recordCodes } from './code-problems.ts'

/** Codes of an applicant's records that no menu has, with field paths as in the bodies; see code-problems. */
export const addressHistoryCodeProblems = (addresses: readonly ApplicantAddress[]): Problem[] =>
  addresses.flatMap((address, index) =>
    under(`ApplicantAddresses.${index}`, [
      ...recordCodes(address, applicantAddressVocabulary),
      ...under('Address', addressCodeProblems(address.Address)),
    ]),
  )

export const incomeCodeProblems = (income: Income): Problem[] =>
  under('Income', [...recordCodes(income, incomeVocabulary), ...under('Address', addressCodeProblems(income.Address))])

export const propertyCodeProblems = (property: OwnedProperty): Problem[] =>
  under('Property', [
    ...recordCodes(property, ownedPropertyVocabulary),
    ...under('Address', addressCodeProblems(property.Address)),
    ...property.Mortgages.flatMap((mortgage, index) =>
      under(`Mortgages.${index}`, recordCodes(mortgage, mortgageVocabulary)),
    ),
  ])

export const assetCodeProblems = (asset: Asset): Problem[] => under('Asset', recordCodes(asset, assetVocabulary))

export const liabilityCodeProblems = (liability: Liability): Problem[] =>
  under('Liability', recordCodes(liability, liabilityVocabulary))
