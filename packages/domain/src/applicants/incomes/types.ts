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

/** OccupationDD of whoever works for themself. */
export const selfEmployedOccupation = 6
/** EmploymentHistoryStatusDD */
export const employmentStatuses = { current: 0, previous: 1 } as const

/** What a type of income asks beside its amount. */
export interface IncomeParts {
  /** The work itself: since when, as what, for whom. */
  work: boolean
  /** The form of one's own business. */
  operatingAs: boolean
  /** An occupation that follows from the type and is not chosen. */
  fixedOccupation?: number
  /** How often the amount comes; of work it is what a year brings. */
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

/** Undefined while no type is chosen: then nothing else is asked. */
export const incomePartsOf = (type: number): IncomeParts | undefined =>
  isIncomeType(type) ? incomeParts[type] : undefined

export const isWork = ({ IncomeTypeDD }: { IncomeTypeDD: number }): boolean =>
  incomePartsOf(IncomeTypeDD)?.work === true

/** Whether a site offers the type: one that asks for employment only has no other. */
export const isOfferedIncomeType = (type: number, { EmploymentOnly }: { EmploymentOnly: number }): boolean => {
  const parts = incomePartsOf(type)
  return parts !== undefined && (parts.work || EmploymentOnly !== 1)
}
