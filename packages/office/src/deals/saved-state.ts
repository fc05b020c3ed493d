import type { BodyOf, ReplyOf } from '@foyer/contract/all-calls.ts'
import { routes } from '../kit/paths.ts'
import { type Filters, queryOf } from './filters.ts'

export type SavedView = ReplyOf<'/console-api/ListViews'>['Views'][number]

/** What a saved view keeps of the page. */
export const stateOf = (
  filters: Filters,
): Omit<BodyOf<'/console-api/SaveView'>, 'ViewID' | 'Version' | 'Name' | 'SharedFl'> => ({
  Layout: filters.layout,
  View: filters.view,
  Owner: filters.owner,
  SiteID: filters.site,
  StatusDD: filters.status,
  Stage: filters.stage,
  PurposeDD: filters.purpose,
  Search: filters.search,
})

export const filtersOfSaved = (saved: SavedView): Filters => ({
  layout: saved.Layout,
  view: saved.View,
  owner: saved.Owner,
  site: saved.SiteID,
  status: saved.StatusDD,
  stage: saved.Stage,
  purpose: saved.PurposeDD,
  search: saved.Search,
})

const addressOf = (filters: Filters): string => {
  const query = queryOf(filters).toString()
  return query === '' ? routes.officeDeals : `${routes.officeDeals}?${query}`
}
export const addressOfSaved = (saved: SavedView): string => addressOf(filtersOfSaved(saved))

/** Whether the page shows what the view keeps. */
export const isShown = (saved: SavedView, filters: Filters): boolean => addressOfSaved(saved) === addressOf(filters)
