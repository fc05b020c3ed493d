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
