import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import { mostCounted, type PipelineView, pipelineViews } from '@foyer/domain/office/pipeline.ts'
import { useCall } from '@foyer/ui/client/use-call.ts'
import { usePages } from '@foyer/ui/client/use-pages.ts'
import { CallFailure } from '@foyer/ui/feedback/call-failure.tsx'
import { Notice } from '@foyer/ui/feedback/notice.tsx'
import { CardsSkeleton } from '@foyer/ui/feedback/skeletons.tsx'
import { useReplaceQuery } from '@foyer/ui/page/same-page.ts'
import { StepPage } from '@foyer/ui/page/step-page.tsx'
import { Tabs } from '@foyer/ui/tabs.tsx'
import { Button } from '@mantine/core'
import { useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { KeysNote } from '../../kit/key-hint.tsx'
import { useKeys } from '../../kit/use-keys.ts'
import { useMe } from '../../session/me.ts'
import { bodyOf, dealsOf, type Filters, filtersOf, isNarrowed, queryOf } from '../filters.ts'
import { useTexts } from '../texts.ts'
import { DealList } from './deal-list.tsx'
import { DealUpdates } from './deal-updates.tsx'
import classes from './deals.module.css'
import { FilterBar } from './filter-bar.tsx'

const countOf = (counts: ReplyOf<'/console-api/CountPipeline'>, view: PipelineView): number =>
  ({ needs: counts.Needs, open: counts.Open, closing: counts.Closing, closed: counts.Closed })[view]

/** The pipeline: a tab for each view, below it search, filters and the deals. The choice is kept in the address. */
export const DealsPage = () => {
  const t = useTexts()
  const [query] = useSearchParams()
  const replace = useReplaceQuery()
  const { reply: counts } = useCall('/console-api/CountPipeline', {})
  const [done, setDone] = useState('')
  const box = useRef<HTMLInputElement>(null)
  const filters = filtersOf(query)
  const change = (next: Filters) => replace(queryOf(next))
  useKeys({ '/': () => box.current?.focus() })
  const label = (view: PipelineView) => {
    const name = t(`views.${view}`)
    if (counts === undefined) return name
    const count = countOf(counts, view)
    return t('counted', { name, count: count >= mostCounted ? t('many') : String(count) })
  }
  return (
    <StepPage title={t('title')} why={t('why')} width="full">
      {done !== '' && <Notice key={done} kind="success" announced title={done} />}
      <DealUpdates />
      <Tabs
        label={t('views.label')}
        chosen={filters.view}
        onChoose={(view) => view !== filters.view && change({ ...filters, view })}
        tabs={pipelineViews.map((view) => ({
          name: view,
          label: label(view),
          panel: (
            <div className={classes.page}>
              <FilterBar filters={filters} onChange={change} box={box} />
              <Listing key={queryOf(filters).toString()} filters={filters} onAssigned={setDone} />
              <KeysNote>{t('keys')}</KeysNote>
            </div>
          ),
        }))}
      />
    </StepPage>
  )
}

const Listing = ({ filters, onAssigned }: { filters: Filters; onAssigned: (words: string) => void }) => {
  const t = useTexts()
  const { PersonID } = useMe()
  const { pages, isLoading, isLoadingMore, failure, retry, more } = usePages(
    '/console-api/ListPipeline',
    bodyOf(filters, PersonID),
  )
  if (isLoading) return <CardsSkeleton cards={4} />
  const why = isNarrowed(filters) ? 'filtered' : filters.view
  return (
    <>
      {pages.length > 0 && (
        <DealList
          deals={dealsOf(pages)}
          empty={{ title: t(`empty.${why}`), text: t(`empty.${why}Text`) }}
          onAssigned={onAssigned}
        />
      )}
      {failure !== undefined && <CallFailure failure={failure} onRetry={retry} />}
      {(more !== undefined || isLoadingMore) && (
        <Button variant="default" className={classes.more ?? ''} aria-disabled={isLoadingMore} onClick={() => more?.()}>
          {isLoadingMore ? t('loading') : t('more')}
        </Button>
      )}
    </>
  )
}
