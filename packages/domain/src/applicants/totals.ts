import type { Asset } from './assets/kind.ts'
import { annualIncome } from './incomes/annual.ts'
import type { Income } from './incomes/kind.ts'
import { sumOf } from './kinds/define-kind.ts'

/** The lists of an applicant; a loaded applicant satisfies it. */
export interface Owner {
  Incomes: readonly Income[]
  Properties: readonly unknown[]
  Assets: readonly Asset[]
}

/** AnnualIncome is dollars a year; TotalAsset is dollars without properties. */
export interface OwnerTotals {
  AnnualIncome: number
  PropertyCount: number
  TotalAsset: number
}

/** The figures of a summary, for one or more applicants. */
export const ownerTotals = (...owners: readonly Owner[]): OwnerTotals => ({
  AnnualIncome: annualIncome(owners.flatMap(({ Incomes }) => Incomes)),
  PropertyCount: owners.reduce((count, { Properties }) => count + Properties.length, 0),
  TotalAsset: sumOf(
    'AssetValue',
    owners.flatMap(({ Assets }) => Assets),
  ),
})
