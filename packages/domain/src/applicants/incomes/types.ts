import { employmentStatuses, type IncomeType, incomeTypes } from '../../codes/income-types.ts'

/** OccupationDD of self-employed applicants. */
export const selfEmployedOccupation = 6
/** EmploymentGapDD */
const employmentGaps = { other: 0, arrival: 6 } as const

interface Reasoned {
  EmploymentGapDD: number
}

/** Before arriving in Canada, which asks for the date. */
export const hasArrival = ({ EmploymentGapDD }: Reasoned): boolean => EmploymentGapDD === employmentGaps.arrival
/** A reason that is in no menu, which asks for words. */
export const hasOwnReason = ({ EmploymentGapDD }: Reasoned): boolean => EmploymentGapDD === employmentGaps.other

/** What a type of income asks for. */
export interface IncomeParts {
  /** A job with its employer; an amount received; or a period without a job, which has months and no amount. */
  asks: 'work' | 'received' | 'gap'
  /** Paid by an employer or a client: by the year or by the hour, with bonuses, overtime and commissions. */
  wage?: true
  /** The legal form of one's own business. */
  operatingAs: boolean
  /** An amount on which no tax is due: none is "before taxes". */
  untaxed?: true
  /** An occupation implied by the type. */
  fixedOccupation?: number
}

const work: IncomeParts = { asks: 'work', operatingAs: false }
const received: IncomeParts = { asks: 'received', operatingAs: false }

export const incomeParts: Record<IncomeType, IncomeParts> = {
  [incomeTypes.employment]: { ...work, wage: true },
  [incomeTypes.selfEmployment]: { ...work, operatingAs: true, fixedOccupation: selfEmployedOccupation },
  [incomeTypes.contract]: { ...work, operatingAs: true, wage: true },
  [incomeTypes.interest]: received,
  [incomeTypes.childSupport]: { ...received, untaxed: true },
  [incomeTypes.pension]: received,
  [incomeTypes.alimony]: received,
  [incomeTypes.other]: received,
  [incomeTypes.withoutJob]: { asks: 'gap', operatingAs: false },
}

const isIncomeType = (type: number): type is IncomeType => Object.hasOwn(incomeParts, type)

/** Undefined without a type: nothing else is asked for then. */
export const incomePartsOf = (type: number): IncomeParts | undefined =>
  isIncomeType(type) ? incomeParts[type] : undefined

interface Typed {
  IncomeTypeDD: number
}

const asksOf = ({ IncomeTypeDD }: Typed) => incomePartsOf(IncomeTypeDD)?.asks

export const isWork = (income: Typed): boolean => asksOf(income) === 'work'

/** A period without a job: it counts toward the work history and is no income. */
export const isGap = (income: Typed): boolean => asksOf(income) === 'gap'

/** Whether its months count toward the work history. */
export const isHistory = (income: Typed): boolean => isWork(income) || isGap(income)

/** One's own business that continues: lenders look at the last two years of it. */
export const hasTwoYears = ({
  IncomeTypeDD,
  EmploymentHistoryStatusDD,
}: Typed & { EmploymentHistoryStatusDD: number }) =>
  IncomeTypeDD === incomeTypes.selfEmployment && EmploymentHistoryStatusDD !== employmentStatuses.previous

/** Whether a site accepts the type: no other income with EmploymentOnly. */
export const isOfferedIncomeType = (type: number, { EmploymentOnly }: { EmploymentOnly: number }): boolean => {
  const parts = incomePartsOf(type)
  return parts !== undefined && (parts.asks !== 'received' || EmploymentOnly !== 1)
}
