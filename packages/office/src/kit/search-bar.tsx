import classes from './filter-bar.module.css'
import { SearchBox } from './search-box.tsx'
import { SiteChoice } from './site-choice.tsx'

interface SearchBarProps<Filters> {
  placeholder: string
  sites: readonly string[]
  filters: Filters
  onChange: (filters: Filters) => void
}

/** Search and site above a list that has no other filter. */
export const SearchBar = <Filters extends { search: string; site: string }>({
  placeholder,
  sites,
  filters,
  onChange,
}: SearchBarProps<Filters>) => (
  <search className={classes.fields}>
    <SearchBox
      placeholder={placeholder}
      search={filters.search}
      onSearch={(search) => onChange({ ...filters, search })}
    />
    <SiteChoice sites={sites} site={filters.site} onChoose={(site) => onChange({ ...filters, site })} />
  </search>
)
