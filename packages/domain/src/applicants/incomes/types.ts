/** IncomeTypeDD */
export const incomeTypes = {
  employment: 0,
  interest: 4,
  childSupport: 5,
  selfEmployment: 6,
  pension: 7,
  alimony: 8,
  other: 10,
  contract: 11,
} as const
export type IncomeType = (typeof incomeTypes)[keyof typeof incomeTypes]

/** OccupationDD of self-employed applicants. */
export const selfEmployedOccupation = 6
/** EmploymentHistoryStatusDD */
export const employmentStatuses = { current: 0, previous: 1 } as const

/** What a type of income asks for beside its amount. */
export interface IncomeParts {
  /** The job: start, occupation, employer. */
  work: boolean
  /** The legal form of one's own business. */
  operatingAs: boolean
  /** An occupation implied by the type. */
  fixedOccupation?: number
  /** The period of the amount; the amount of work is per year. */
  period: boolean
}

const work: IncomeParts = { work: true, operatingAs: false, period: false }
const received: IncomeParts = { work: false, operatingAs: false, period: true }

export const incomeParts: Record<IncomeType, IncomeParts> = {
  [incomeTypes.employment]: work,
  [incomeTypes.selfEmployment]: { ...work, operatingAs: true, fixedOccupation: selfEmployedOccupation },
  [incomeTypes.contract]: { ...work, operatingAs: true },
  [incomeTypes.interest]: received,
  [incomeTypes.childSupport]: received,
  [incomeTypes.pension]: received,
  [incomeTypes.alimony]: received,
  [incomeTypes.other]: received,
}

const isIncomeType = (type: number): type is IncomeType => Object.hasOwn(incomeParts, type)

/** Undefined without a type: nothing else is asked for then. */
export const incomePartsOf = (type: number): IncomeParts | undefined =>
  isIncomeType(type) ? incomeParts[type] : undefined

export const isWork = ({ IncomeTypeDD }: { IncomeTypeDD: number }): boolean =>
  incomePartsOf(IncomeTypeDD)?.work === true

/** Whether a site offers the type: only work with EmploymentOnly. */
export const isOfferedIncomeType = (type: number, { EmploymentOnly }: { EmploymentOnly: number }): boolean => {
  const parts = incomePartsOf(type)
  return parts !== undefined && (parts.work || EmploymentOnly !== 1)
}
