import type { BodyOf, ReplyOf } from '@foyer/contract/all-calls.ts'
import { type LeadView, leadViews } from '@foyer/domain/leads/inbox.ts'

export type ListedLead = ReplyOf<'/console-api/ListLeadInbox'>['Leads'][number]

/** Periods in days; 0 is all time. */
export const periods = [7, 30, 90, 0] as const
type Period = (typeof periods)[number]

/** What the inbox shows. The empty text is everything. */
export interface LeadFilters {
  view: LeadView
  site: string
  form: string
  days: Period
}

export const noFilters: LeadFilters = { view: 'unclaimed', site: '', form: '', days: 0 }

/** The choice that an address names; what it does not know counts as not chosen. */
export const filtersOf = (query: URLSearchParams): LeadFilters => ({
  view: leadViews.find((view) => view === query.get('view')) ?? noFilters.view,
  site: query.get('site') ?? '',
  form: query.get('form') ?? '',
  days: periods.find((days) => String(days) === query.get('days')) ?? noFilters.days,
})

/** The address of a choice, as short as can be. */
export const queryOf = ({ view, site, form, days }: LeadFilters): URLSearchParams =>
  new URLSearchParams({
    ...(view !== noFilters.view && { view }),
    ...(site !== '' && { site }),
    ...(form !== '' && { form }),
    ...(days !== 0 && { days: String(days) }),
  })

export const bodyOf = ({
  view,
  site,
  form,
  days,
}: LeadFilters): Omit<BodyOf<'/console-api/ListLeadInbox'>, 'After'> => ({
  View: view,
  ...(site !== '' && { SiteID: site }),
  ...(form !== '' && { Token: form }),
  ...(days !== 0 && { Days: days }),
})

export const chosenFilters = ({ site, form, days }: LeadFilters): number =>
  [site !== '', form !== '', days !== 0].filter(Boolean).length

export const isNarrowed = (filters: LeadFilters): boolean => chosenFilters(filters) > 0

/** The leads of several pages. One that moved to a later page while they were loaded is listed once. */
export const leadsOf = (pages: readonly { Leads: readonly ListedLead[] }[]): ListedLead[] => {
  const found = new Map<number, ListedLead>()
  for (const { Leads } of pages) for (const lead of Leads) found.set(lead.LeadID, found.get(lead.LeadID) ?? lead)
  return [...found.values()]
}
