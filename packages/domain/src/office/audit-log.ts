import { addDays, isDate } from '../kit/dates.ts'
import { problem } from '../kit/problem.ts'

/** Events of one page of the audit log, and of one page of its export. */
export const logPage = 50
export const exportPage = 2000
/** Lines of one exported file. */
export const mostExported = 50_000
/** Days that are shown unless others are chosen, and the most of them without a deal. */
export const usualLogDays = 30
export const mostLogDays = 366

/** Who did it, beside one person or one key. */
export const logActors = ['staff', 'programs', 'clients', 'system'] as const
export type LogActors = (typeof logActors)[number]

/** A group, `person:` or `key:` with an id; the empty text is everyone. */
export const isLogActor = (who: string): boolean =>
  who === '' || (logActors as readonly string[]).includes(who) || /^(?:person|key):[0-9A-Za-z]{1,40}$/.test(who)

export interface LogPeriod {
  /** Empty: from the beginning, which only the events of one deal are read from. */
  FirstDay: string
  /** Empty: until now. */
  LastDay: string
}

/** Dates, the last included; `today` where none is chosen. */
export const logPeriodProblems = ({ FirstDay, LastDay }: LogPeriod, isOfDeal: boolean, today: string) => {
  const last = LastDay === '' ? today : LastDay
  const isStated = isDate(last) && (FirstDay === '' ? isOfDeal : isDate(FirstDay))
  const isShort = () => FirstDay === '' || (FirstDay <= last && (isOfDeal || last <= addDays(FirstDay, mostLogDays)))
  return problem(!isStated || !isShort(), 'LastDay', 'InvalidLogPeriod')
}
