import { insuranceViews } from '@foyer/domain/insurance/list.ts'
import { usePages } from '@foyer/ui/client/use-pages.ts'
import { CardsSkeleton } from '@foyer/ui/feedback/skeletons.tsx'
import { useReplaceQuery } from '@foyer/ui/page/same-page.ts'
import { StepPage } from '@foyer/ui/page/step-page.tsx'
import { MorePages } from '@foyer/ui/records/more-pages.tsx'
import { Tabs } from '@foyer/ui/tabs.tsx'
import { useRef } from 'react'
import { useSearchParams } from 'react-router'
import { KeysNote } from '../../kit/key-hint.tsx'
import { useRowSteps } from '../../kit/rows.ts'
import { SearchBar } from '../../kit/search-bar.tsx'
import { searchedFilters } from '../../kit/view-filters.ts'
import { ListUpdates, placeOf } from '../../live/index.ts'
import { useMe } from '../../session/me.ts'
import { insuranceReads } from '../reads.ts'
import { useTexts } from '../texts.ts'
import classes from './insurance.module.css'
import { InsuranceList } from './insurance-list.tsx'

const { filtersOf, queryOf, bodyOf } = searchedFilters(insuranceViews)
type Filters = ReturnType<typeof filtersOf>

/** Every insurance application within reach. View, site and search are kept in the address. */
export const InsurancesPage = () => {
  const t = useTexts()
  const { Sites } = useMe()
  const [query] = useSearchParams()
  const replace = useReplaceQuery()
  const filters = filtersOf(query)
  const change = (next: Filters) => replace(queryOf(next))
  const panel = (
    <div className={classes.page}>
      <SearchBar
        placeholder={t('search')}
        sites={Sites.map(({ SiteID }) => SiteID)}
        filters={filters}
        onChange={change}
      />
      <Listing key={queryOf(filters).toString()} filters={filters} />
      <KeysNote>{t('keys')}</KeysNote>
    </div>
  )
  return (
    <StepPage title={t('title')} why={t('why')} width="full">
      <ListUpdates of={(change) => (change.Kind === 'signing' ? placeOf(change) : undefined)} reads={insuranceReads} />
      <Tabs
        label={t('views.label')}
        chosen={filters.view}
        onChoose={(view) => view !== filters.view && change({ ...filters, view })}
        tabs={insuranceViews.map((view) => ({ name: view, label: t(`views.${view}`), panel }))}
      />
    </StepPage>
  )
}

const Listing = ({ filters }: { filters: Filters }) => {
  const t = useTexts()
  const listed = usePages('/console-api/ListInsurance', bodyOf(filters))
  const { pages, isLoading } = listed
  const list = useRef<HTMLDivElement>(null)
  useRowSteps(list)
  if (isLoading) return <CardsSkeleton cards={4} />
  return (
    <div ref={list} className={classes.page}>
      {pages.length > 0 && (
        <InsuranceList
          applications={pages.flatMap(({ Applications }) => Applications)}
          empty={
            filters.search === ''
              ? { title: t(`empty.${filters.view}`), text: t('empty.text') }
              : { title: t('empty.searched'), text: t('empty.searchedText') }
          }
        />
      )}
      <MorePages pages={listed} label={t('more')} />
    </div>
  )
}
