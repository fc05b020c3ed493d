import type { BodyOf, ReplyOf } from '@foyer/contract/all-calls.ts'
import { addDays, isDate } from '@foyer/domain/kit/dates.ts'
import { type LogGroup, logGroups } from '@foyer/domain/office/activity.ts'
import { isLogActor, usualLogDays } from '@foyer/domain/office/audit-log.ts'

export type LogEvent = ReplyOf<'/console-api/ListEvents'>['Events'][number]

export type Actors = ReplyOf<'/console-api/ListEventActors'>

/** What the log shows. The empty text is everything, 0 no deal. */
export interface LogFilters {
  who: string
  what: LogGroup | ''
  site: string
  deal: number
  first: string
  last: string
}

const usualFirst = (today: string) => addDays(today, -usualLogDays)

/** The choice that an address names; what it does not know counts as not chosen. Of one deal everything is shown at first. */
export const filtersOf = (query: URLSearchParams, today: string): LogFilters => {
  const text = (name: string) => query.get(name) ?? ''
  const day = (name: string) => (isDate(text(name)) ? text(name) : '')
  const deal = /^\d{1,15}$/.test(text('deal')) ? Number(text('deal')) : 0
  return {
    who: isLogActor(text('who')) ? text('who') : '',
    what: logGroups.find((group) => group === text('what')) ?? '',
    site: text('site'),
    deal,
    first: day('from') || (deal === 0 ? usualFirst(today) : ''),
    last: day('to'),
  }
}

/** The address of a choice, as short as can be. */
export const queryOf = ({ who, what, site, deal, first, last }: LogFilters, today: string): URLSearchParams =>
  new URLSearchParams({
    ...(who !== '' && { who }),
    ...(what !== '' && { what }),
    ...(site !== '' && { site }),
    ...(deal !== 0 && { deal: String(deal) }),
    ...(first !== '' && (deal !== 0 || first !== usualFirst(today)) && { from: first }),
    ...(last !== '' && { to: last }),
  })

export const bodyOf = ({
  who,
  what,
  site,
  deal,
  first,
  last,
}: LogFilters): Omit<BodyOf<'/console-api/ListEvents'>, 'After'> => ({
  FirstDay: first,
  LastDay: last,
  ...(who !== '' && { Who: who }),
  ...(what !== '' && { What: what }),
  ...(site !== '' && { SiteID: site }),
  ...(deal !== 0 && { MortgageApplicationID: deal }),
})

export const chosenFilters = (filters: LogFilters, today: string): number => [...queryOf(filters, today).keys()].length

/** Everything of the usual days. */
export const noFilters = (today: string): LogFilters => filtersOf(new URLSearchParams(), today)
