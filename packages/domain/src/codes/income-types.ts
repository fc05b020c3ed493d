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
  /** Our own, outside the range of the codes that mortgage systems share. */
  withoutJob: 100,
} as const
export type IncomeType = (typeof incomeTypes)[keyof typeof incomeTypes]

/** EmploymentHistoryStatusDD */
export const employmentStatuses = { current: 0, previous: 1 } as const

/** EmploymentHistoryTypeDD */
export const employmentTypes = { fullTime: 0, partTime: 1, seasonal: 2 } as const

/** IncomePeriodDD */
export const periods = {
  year: 0,
  halfYear: 1,
  quarter: 2,
  month: 3,
  halfMonth: 4,
  twoWeeks: 5,
  week: 6,
} as const

/** Payments in a year as lenders count them: 52 weeks, so 26 two-week periods. */
export const periodsAYear: Readonly<Record<number, number>> = {
  [periods.year]: 1,
  [periods.halfYear]: 2,
  [periods.quarter]: 4,
  [periods.month]: 12,
  [periods.halfMonth]: 24,
  [periods.twoWeeks]: 26,
  [periods.week]: 52,
}
