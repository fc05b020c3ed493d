import type { BodyOf, ReplyOf } from '@foyer/contract/all-calls.ts'
import {
  anyOwner,
  type PipelineLayout,
  type PipelineView,
  pipelineLayouts,
  pipelineViews,
} from '@foyer/domain/office/pipeline.ts'
import { type Stage, stages } from '@foyer/domain/office/stages.ts'
import { searchOf } from '../kit/view-filters.ts'

export type ListedDeal = ReplyOf<'/console-api/ListPipeline'>['Deals'][number]

/** What the list shows. -1 and the empty text are everything. */
export interface Filters {
  layout: PipelineLayout
  view: PipelineView
  /** `me`, `none`, or the id of a person. */
  owner: string
  site: string
  status: number
  stage: Stage | ''
  purpose: number
  search: string
}

export const noFilters: Filters = {
  layout: 'table',
  view: 'needs',
  owner: '',
  site: '',
  status: -1,
  stage: '',
  purpose: -1,
  search: '',
}

const codeOf = (text: string | null): number => (text !== null && /^\d{1,5}$/.test(text) ? Number(text) : -1)

/** The choice that an address names; what it does not know counts as not chosen. */
export const filtersOf = (query: URLSearchParams): Filters => ({
  layout: pipelineLayouts.find((layout) => layout === query.get('layout')) ?? noFilters.layout,
  view: pipelineViews.find((view) => view === query.get('view')) ?? noFilters.view,
  owner: query.get('owner') ?? '',
  site: query.get('site') ?? '',
  status: codeOf(query.get('status')),
  stage: stages.find((stage) => stage === query.get('stage')) ?? '',
  purpose: codeOf(query.get('purpose')),
  search: searchOf(query.get('q') ?? ''),
})

/** The address of a choice, as short as can be. */
export const queryOf = ({ layout, view, owner, site, status, stage, purpose, search }: Filters): URLSearchParams =>
  new URLSearchParams({
    ...(layout !== noFilters.layout && { layout }),
    ...(view !== noFilters.view && { view }),
    ...(owner !== '' && { owner }),
    ...(site !== '' && { site }),
    ...(status >= 0 && { status: String(status) }),
    ...(stage !== '' && { stage }),
    ...(purpose >= 0 && { purpose: String(purpose) }),
    ...(search !== '' && { q: search }),
  })

/** What narrows the list and the board alike. */
export const narrowingOf = (
  { owner, site, purpose, search }: Filters,
  me: string,
): BodyOf<'/console-api/BoardDeals'> => ({
  ...(owner !== anyOwner && { Owner: owner === 'me' ? me : owner }),
  ...(site !== '' && { SiteID: site }),
  ...(purpose >= 0 && { PurposeDD: purpose }),
  ...(search !== '' && { Search: search }),
})

export const bodyOf = (filters: Filters, me: string): Omit<BodyOf<'/console-api/ListPipeline'>, 'After'> => ({
  View: filters.view,
  ...narrowingOf(filters, me),
  ...(filters.status >= 0 && { StatusDD: filters.status }),
  ...(filters.stage !== '' && { Stage: filters.stage }),
})

/** How many choices narrow what is shown, without the search, which is always visible. The board shows every stage. */
export const chosenFilters = ({ layout, owner, site, status, stage, purpose }: Filters): number =>
  [...[owner !== '', site !== '', purpose >= 0], ...(layout === 'table' ? [status >= 0, stage !== ''] : [])].filter(
    Boolean,
  ).length

export const isNarrowed = (filters: Filters): boolean => chosenFilters(filters) > 0 || filters.search !== ''

/** The deals of several pages. One that moved to a later page while they were loaded is listed once. */
export const dealsOf = (pages: readonly { Deals: readonly ListedDeal[] }[]): ListedDeal[] => {
  const found = new Map<string, ListedDeal>()
  for (const { Deals } of pages) for (const deal of Deals) found.set(idOf(deal), found.get(idOf(deal)) ?? deal)
  return [...found.values()]
}

export const idOf = ({ SiteID, MortgageApplicationID }: Pick<ListedDeal, 'SiteID' | 'MortgageApplicationID'>): string =>
  `${SiteID} ${MortgageApplicationID}`
