import { insuranceViews } from '@foyer/domain/insurance/list.ts'
import { usePages } from '@foyer/ui/client/use-pages.ts'
import { CardsSkeleton } from '@foyer/ui/feedback/skeletons.tsx'
import { useReplaceQuery } from '@foyer/ui/page/same-page.ts'
import { StepPage } from '@foyer/ui/page/step-page.tsx'
import { MorePages } from '@foyer/ui/records/more-pages.tsx'
import { Tabs } from '@foyer/ui/tabs.tsx'
import { useRef } from 'react'
import { useSearchParams } from 'react-router'
import { ChoiceBox } from '../../kit/choice-box.tsx'
import { KeysNote } from '../../kit/key-hint.tsx'
import { useRowSteps } from '../../kit/rows.ts'
import { useMe } from '../../session/me.ts'
import { bodyOf, filtersOf, type InsuranceFilters, queryOf } from '../filters.ts'
import { useTexts } from '../texts.ts'
import classes from './insurance.module.css'
import { InsuranceList } from './insurance-list.tsx'

/** The value of every site, since an empty one means that nothing was chosen. */
const all = 'all'

/** Every insurance application within reach. View and site are kept in the address. */
export const InsurancesPage = () => {
  const t = useTexts()
  const { Sites } = useMe()
  const [query] = useSearchParams()
  const replace = useReplaceQuery()
  const filters = filtersOf(query)
  const change = (next: InsuranceFilters) => replace(queryOf(next))
  const panel = (
    <div className={classes.page}>
      {Sites.length > 1 && (
        <ChoiceBox
          name="SiteID"
          label={t('site')}
          options={[
            { value: all, label: t('allSites') },
            ...Sites.map(({ SiteID }) => ({ value: SiteID, label: SiteID })),
          ]}
          value={filters.site || all}
          onChoose={(value) => change({ ...filters, site: value === all ? '' : value })}
        />
      )}
      <Listing key={queryOf(filters).toString()} filters={filters} />
      <KeysNote>{t('keys')}</KeysNote>
    </div>
  )
  return (
    <StepPage title={t('title')} why={t('why')} width="full">
      <Tabs
        label={t('views.label')}
        chosen={filters.view}
        onChoose={(view) => view !== filters.view && change({ ...filters, view })}
        tabs={insuranceViews.map((view) => ({ name: view, label: t(`views.${view}`), panel }))}
      />
    </StepPage>
  )
}

const Listing = ({ filters }: { filters: InsuranceFilters }) => {
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
          empty={{ title: t(`empty.${filters.view}`), text: t('empty.text') }}
        />
      )}
      <MorePages pages={listed} label={t('more')} />
    </div>
  )
}
