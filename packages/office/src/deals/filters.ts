import type { BodyOf, ReplyOf } from '@foyer/contract/all-calls.ts'
import { anyOwner, type PipelineView, pipelineViews } from '@foyer/domain/office/pipeline.ts'

export type ListedDeal = ReplyOf<'/console-api/ListPipeline'>['Deals'][number]

/** What the list shows. -1 and the empty text are everything. */
export interface Filters {
  view: PipelineView
  /** `me`, `none`, or the id of a person. */
  owner: string
  site: string
  status: number
  purpose: number
  search: string
}

export const noFilters: Filters = { view: 'needs', owner: '', site: '', status: -1, purpose: -1, search: '' }

/** Fewer letters match almost everything. */
const fewestLetters = 2
export const searchOf = (typed: string): string => (typed.trim().length >= fewestLetters ? typed.trim() : '')

const codeOf = (text: string | null): number => (text !== null && /^\d{1,5}$/.test(text) ? Number(text) : -1)

/** The choice that an address names; what it does not know counts as not chosen. */
export const filtersOf = (query: URLSearchParams): Filters => ({
  view: pipelineViews.find((view) => view === query.get('view')) ?? noFilters.view,
  owner: query.get('owner') ?? '',
  site: query.get('site') ?? '',
  status: codeOf(query.get('status')),
  purpose: codeOf(query.get('purpose')),
  search: searchOf(query.get('q') ?? ''),
})

/** The address of a choice, as short as can be. */
export const queryOf = ({ view, owner, site, status, purpose, search }: Filters): URLSearchParams =>
  new URLSearchParams({
    ...(view !== noFilters.view && { view }),
    ...(owner !== '' && { owner }),
    ...(site !== '' && { site }),
    ...(status >= 0 && { status: String(status) }),
    ...(purpose >= 0 && { purpose: String(purpose) }),
    ...(search !== '' && { q: search }),
  })

export const bodyOf = (
  { view, owner, site, status, purpose, search }: Filters,
  me: string,
): Omit<BodyOf<'/console-api/ListPipeline'>, 'After'> => ({
  View: view,
  ...(owner !== anyOwner && { Owner: owner === 'me' ? me : owner }),
  ...(site !== '' && { SiteID: site }),
  ...(status >= 0 && { StatusDD: status }),
  ...(purpose >= 0 && { PurposeDD: purpose }),
  ...(search !== '' && { Search: search }),
})

/** How many choices narrow the view, without the search, which is always visible. */
export const chosenFilters = ({ owner, site, status, purpose }: Filters): number =>
  [owner !== '', site !== '', status >= 0, purpose >= 0].filter(Boolean).length

export const isNarrowed = (filters: Filters): boolean => chosenFilters(filters) > 0 || filters.search !== ''

/** The deals of several pages. One that moved to a later page while they were loaded is listed once. */
export const dealsOf = (pages: readonly { Deals: readonly ListedDeal[] }[]): ListedDeal[] => {
  const found = new Map<string, ListedDeal>()
  for (const { Deals } of pages) for (const deal of Deals) found.set(idOf(deal), found.get(idOf(deal)) ?? deal)
  return [...found.values()]
}

export const idOf = ({ SiteID, MortgageApplicationID }: Pick<ListedDeal, 'SiteID' | 'MortgageApplicationID'>): string =>
  `${SiteID} ${MortgageApplicationID}`
