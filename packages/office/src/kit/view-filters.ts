/** What a list over several sites shows. An empty site is every site. */
export interface ViewFilters<View extends string> {
  view: View
  site: string
}

/** The view and the site of a list as its address and its call have them; `open` is the usual view. */
export const viewFilters = <View extends string>(views: readonly (View | 'open')[]) => ({
  /** The choice that an address names; what it does not know counts as not chosen. */
  filtersOf: (query: URLSearchParams): ViewFilters<View | 'open'> => ({
    view: views.find((view) => view === query.get('view')) ?? 'open',
    site: query.get('site') ?? '',
  }),
  queryOf: ({ view, site }: ViewFilters<View | 'open'>): URLSearchParams =>
    new URLSearchParams({ ...(view !== 'open' && { view }), ...(site !== '' && { site }) }),
  bodyOf: ({ view, site }: ViewFilters<View | 'open'>) => ({ View: view, ...(site !== '' && { SiteID: site }) }),
})

/** Fewer letters match almost everything. */
const fewestLetters = 2
export const searchOf = (typed: string): string => (typed.trim().length >= fewestLetters ? typed.trim() : '')

/** The same of a list that is searched as well. */
export interface SearchedFilters<View extends string> extends ViewFilters<View> {
  search: string
}

export const searchedFilters = <View extends string>(views: readonly (View | 'open')[]) => {
  const ofView = viewFilters<View>(views)
  return {
    filtersOf: (query: URLSearchParams): SearchedFilters<View | 'open'> => ({
      ...ofView.filtersOf(query),
      search: searchOf(query.get('q') ?? ''),
    }),
    queryOf: ({ search, ...filters }: SearchedFilters<View | 'open'>): URLSearchParams => {
      const query = ofView.queryOf(filters)
      if (search !== '') query.set('q', search)
      return query
    },
    bodyOf: ({ search, ...filters }: SearchedFilters<View | 'open'>) => ({
      ...ofView.bodyOf(filters),
      ...(search !== '' && { Search: search }),
    }),
  }
}
