import { ageOn } from '../kit/dates.ts'
import { roundToCents } from '../kit/money.ts'
import { type CoverageCode, coverageCodes } from './codes.ts'

/** Dollars a month for each 1,000 dollars covered, of people from AgeFrom to AgeTo (both included). */
export interface Rate {
  Coverage: string
  /** Y or N. */
  SmokerFl: string
  AgeFrom: number
  AgeTo: number
  MonthlyRate: number
}

/** An insurer's rates as data. Percentages are 20 for 20 %. */
export interface RateTable {
  /** The source, shown beside every premium. */
  Source: string
  /** 1: an illustration not offered by any insurer. */
  IllustrativeFl: number
  /** Discount on each premium when at least two applicants accept and are of an age with any offer. */
  JointDiscount: number
  /** Surcharge on AD, which is always sold without life insurance. */
  StandaloneLoading: number
  Rates: readonly Rate[]
}

export interface Insured {
  birth: string
  smoker: boolean
  declined: boolean
}

/** The monthly premiums of one applicant; null for a coverage not offered at their age. */
export type Premiums = Record<CoverageCode, number | null>

const rateFor = (table: RateTable, code: CoverageCode, age: number, smoker: boolean): number | undefined =>
  table.Rates.find(
    ({ Coverage, SmokerFl, AgeFrom, AgeTo }) =>
      Coverage === code && SmokerFl === (smoker ? 'Y' : 'N') && AgeFrom <= age && age <= AgeTo,
  )?.MonthlyRate

/**
 * Premium = covered dollars ÷ 1,000 × rate, with the loading of AD and the joint discount, rounded to cents. AD
 * always covers the whole loan; disability has no partial coverage.
 */
export const quote = (
  table: RateTable,
  { loan, covered, insured, today }: { loan: number; covered: number; insured: readonly Insured[]; today: string },
): Premiums[] => {
  const isEligible = ({ birth, smoker }: Insured) =>
    coverageCodes.some((code) => rateFor(table, code, ageOn(birth, today), smoker) !== undefined)
  const isJoint = insured.filter((one) => !one.declined && isEligible(one)).length >= 2
  const factor = isJoint ? 1 - table.JointDiscount / 100 : 1
  return insured.map(({ birth, smoker }) => {
    const premium = (code: CoverageCode): number | null => {
      const rate = rateFor(table, code, ageOn(birth, today), smoker)
      if (rate === undefined) return null
      const loading = code === 'AD' ? 1 + table.StandaloneLoading / 100 : 1
      return roundToCents(((code === 'AD' ? loan : covered) / 1000) * rate * loading * factor)
    }
    return { LI: premium('LI'), CI: premium('CI'), AD: premium('AD') }
  })
}

export const isOffered = (premiums: Premiums): boolean => coverageCodes.some((code) => premiums[code] !== null)

/** The applicants without any offer, by the premiums of a quote. */
export const notOfferedIn = (premiums: Readonly<Record<string, Premiums>>): number[] =>
  Object.entries(premiums).flatMap(([id, one]) => (isOffered(one) ? [] : [Number(id)]))

/** What can be wrong with a table. */
export type RateFault =
  | 'source'
  | 'empty'
  | 'discount'
  | 'loading'
  | 'coverage'
  | 'smoker'
  | 'ages'
  | 'order'
  | 'rate'
  | 'overlap'

/** A mistake in a table, by row (0 is the first); row -1 is the table itself. */
export interface RateMistake {
  row: number
  fault: RateFault
  /** The earlier row whose ages a row overlaps. */
  other?: number
}

const isAge = (age: number) => Number.isInteger(age) && age >= 0 && age <= 120
const isPercent = (percent: number) => percent >= 0 && percent <= 100

const rowFault = ({ Coverage, SmokerFl, AgeFrom, AgeTo, MonthlyRate }: Rate): RateFault | undefined => {
  if (!coverageCodes.some((code) => code === Coverage)) return 'coverage'
  if (SmokerFl !== 'Y' && SmokerFl !== 'N') return 'smoker'
  if (!(isAge(AgeFrom) && isAge(AgeTo))) return 'ages'
  if (AgeFrom > AgeTo) return 'order'
  return MonthlyRate > 0 && MonthlyRate <= 100 ? undefined : 'rate'
}

const overlaps = (one: Rate, other: Rate) =>
  one.Coverage === other.Coverage &&
  one.SmokerFl === other.SmokerFl &&
  one.AgeFrom <= other.AgeTo &&
  other.AgeFrom <= one.AgeTo

export const rateMistakes = ({ Source, JointDiscount, StandaloneLoading, Rates }: RateTable): RateMistake[] => {
  const whole: readonly (readonly [boolean, RateFault])[] = [
    [Source.trim() === '', 'source'],
    [Rates.length === 0, 'empty'],
    [!isPercent(JointDiscount), 'discount'],
    [!isPercent(StandaloneLoading), 'loading'],
  ]
  const rows = Rates.flatMap((rate, row): RateMistake[] => {
    const fault = rowFault(rate)
    if (fault !== undefined) return [{ row, fault }]
    const other = Rates.slice(0, row).findIndex((before) => overlaps(rate, before))
    return other < 0 ? [] : [{ row, fault: 'overlap', other }]
  })
  return [...whole.flatMap(([isWrong, fault]) => (isWrong ? [{ row: -1, fault }] : [])), ...rows]
}
