import type { Asset } from './assets/kind.ts'
import { annualIncome } from './incomes/annual.ts'
import type { Income } from './incomes/kind.ts'
import { sumOf } from './kinds/define-kind.ts'

/** What an applicant has; a loaded applicant is such. */
export interface Owner {
  Incomes: readonly Income[]
  Properties: readonly unknown[]
  Assets: readonly Asset[]
}

/** Dollars a year, properties, and dollars of assets (without the properties). */
export interface OwnerTotals {
  AnnualIncome: number
  PropertyCount: number
  TotalAsset: number
}

/** The figures of a summary, of one applicant or of several together. */
export const ownerTotals = (...owners: readonly Owner[]): OwnerTotals => ({
  AnnualIncome: annualIncome(owners.flatMap(({ Incomes }) => Incomes)),
  PropertyCount: owners.reduce((count, { Properties }) => count + Properties.length, 0),
  TotalAsset: sumOf(
    'AssetValue',
    owners.flatMap(({ Assets }) => Assets),
  ),
})
