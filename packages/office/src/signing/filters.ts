import type { BodyOf } from '@foyer/contract/all-calls.ts'
import { type SigningView, signingViews } from '@foyer/domain/signing/list.ts'

/** What the list shows. An empty site is every site. */
export interface SigningFilters {
  view: SigningView
  site: string
}

/** The choice that an address names; what it does not know counts as not chosen. */
export const filtersOf = (query: URLSearchParams): SigningFilters => ({
  view: signingViews.find((view) => view === query.get('view')) ?? 'open',
  site: query.get('site') ?? '',
})

export const queryOf = ({ view, site }: SigningFilters): URLSearchParams =>
  new URLSearchParams({ ...(view !== 'open' && { view }), ...(site !== '' && { site }) })

export const bodyOf = ({ view, site }: SigningFilters): Omit<BodyOf<'/console-api/ListSignings'>, 'After'> => ({
  View: view,
  ...(site !== '' && { SiteID: site }),
})
