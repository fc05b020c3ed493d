import { dateWithin, firstOf, optionalAmount, optionalDate } from '../kit/checks.ts'
import { yearOf } from '../kit/dates.ts'
import { type Problem, problem } from '../kit/problem.ts'
import type { SubjectProperty } from './fields.ts'

/** Years since the property was built. */
export const propertyAge = { least: 1, most: 999 } as const
const firstTaxYear = 1900
const anyDay = '0000-00-00'

const optionalCount = (count: number | null, Field: string) =>
  problem(count !== null && count < 0, Field, 'InvalidAmount')

/** An optional purchase date, at most today. */
export const purchaseDateProblems = (date: string, today: string) =>
  firstOf<'InvalidDate' | 'PurchaseDateInFuture'>(
    optionalDate(date, 'PurchaseDate'),
    dateWithin(date, [anyDay, today], 'PurchaseDate', 'PurchaseDateInFuture'),
  )

/** Optional details of the property must be well formed. */
export const propertyDetailProblems = (property: SubjectProperty, today: string): Problem[] => [
  ...optionalAmount(property.OriginalValue, 'OriginalValue'),
  ...purchaseDateProblems(property.PurchaseDate, today),
  ...problem(
    property.Age !== null && (property.Age < propertyAge.least || property.Age > propertyAge.most),
    'Age',
    'PropertyAgeOutOfRange',
  ),
  ...optionalAmount(property.CondoFees, 'CondoFees'),
  ...optionalAmount(property.AnnualTaxes, 'AnnualTaxes'),
  ...problem(
    property.TaxYear !== null && (property.TaxYear < firstTaxYear || property.TaxYear > yearOf(today) + 1),
    'TaxYear',
    'InvalidYear',
  ),
  ...optionalCount(property.LivingSpace, 'LivingSpace'),
  ...optionalCount(property.LotSize, 'LotSize'),
]
