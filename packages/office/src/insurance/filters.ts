import type { BodyOf } from '@foyer/contract/all-calls.ts'
import { type InsuranceView, insuranceViews } from '@foyer/domain/insurance/list.ts'

/** What the list shows. An empty site is every site. */
export interface InsuranceFilters {
  view: InsuranceView
  site: string
}

/** The choice that an address names; what it does not know counts as not chosen. */
export const filtersOf = (query: URLSearchParams): InsuranceFilters => ({
  view: insuranceViews.find((view) => view === query.get('view')) ?? 'open',
  site: query.get('site') ?? '',
})

export const queryOf = ({ view, site }: InsuranceFilters): URLSearchParams =>
  new URLSearchParams({ ...(view !== 'open' && { view }), ...(site !== '' && { site }) })

export const bodyOf = ({ view, site }: InsuranceFilters): Omit<BodyOf<'/console-api/ListInsurance'>, 'After'> => ({
  View: view,
  ...(site !== '' && { SiteID: site }),
})
