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
import { ListUpdates, placeOf } from '../../live/index.ts'
import { bodyOf, type ConditionFilters, chosenFilters, conditionViews, filtersOf, queryOf } from '../filters.ts'
import { conditionReads } from '../reads.ts'
import { useTexts } from '../texts.ts'
import { ConditionFilterBar } from './condition-filter-bar.tsx'
import { ConditionList } from './condition-list.tsx'
import classes from './conditions.module.css'

/** The open conditions of every deal within reach. View and filters are kept in the address. */
export const ConditionsPage = () => {
  const t = useTexts()
  const [query] = useSearchParams()
  const replace = useReplaceQuery()
  const filters = filtersOf(query)
  const change = (next: ConditionFilters) => replace(queryOf(next))
  const panel = <Listing filters={filters} onChange={change} />
  return (
    <StepPage title={t('hub.title')} why={t('hub.why')} width="full">
      <ListUpdates
        of={(change) => (change.Kind === 'deal' || change.Kind === 'documents' ? placeOf(change) : undefined)}
        reads={conditionReads}
      />
      <Tabs
        label={t('hub.views.label')}
        chosen={filters.view}
        onChoose={(view) => view !== filters.view && change({ ...filters, view })}
        tabs={conditionViews.map((view) => ({ name: view, label: t(`hub.views.${view}`), panel }))}
      />
    </StepPage>
  )
}

interface ListingProps {
  filters: ConditionFilters
  onChange: (filters: ConditionFilters) => void
}

const Listing = ({ filters, onChange }: ListingProps) => {
  const t = useTexts()
  const listed = usePages('/console-api/ListOpenConditions', bodyOf(filters))
  const { pages, isLoading } = listed
  const list = useRef<HTMLDivElement>(null)
  useRowSteps(list)
  const why = chosenFilters(filters) > 0 ? 'filtered' : filters.view
  return (
    <div ref={list} className={classes.page}>
      <ConditionFilterBar filters={filters} lenders={pages[0]?.Lenders ?? []} onChange={onChange} />
      {isLoading && <CardsSkeleton cards={4} />}
      {pages.length > 0 && (
        <ConditionList
          conditions={pages.flatMap(({ Conditions }) => Conditions)}
          empty={{ title: t(`hub.empty.${why}`), text: t(`hub.empty.${why}Text`) }}
        />
      )}
      <MorePages pages={listed} label={t('hub.more')} />
      <KeysNote>{t('hub.keys')}</KeysNote>
    </div>
  )
}
