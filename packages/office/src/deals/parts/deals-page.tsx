import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import { type PipelineView, pipelineViews } from '@foyer/domain/office/pipeline.ts'
import { useCall } from '@foyer/ui/client/use-call.ts'
import { usePages } from '@foyer/ui/client/use-pages.ts'
import { Notice } from '@foyer/ui/feedback/notice.tsx'
import { CardsSkeleton } from '@foyer/ui/feedback/skeletons.tsx'
import { useReplaceQuery } from '@foyer/ui/page/same-page.ts'
import { StepPage } from '@foyer/ui/page/step-page.tsx'
import { MorePages } from '@foyer/ui/records/more-pages.tsx'
import { Tabs } from '@foyer/ui/tabs.tsx'
import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { KeysNote } from '../../kit/key-hint.tsx'
import { useMay, useMe } from '../../session/me.ts'
import { SampleDeals } from '../../sites/index.ts'
import { bodyOf, dealsOf, type Filters, filtersOf, isNarrowed, queryOf } from '../filters.ts'
import { useTexts } from '../texts.ts'
import { useDealWords } from '../use-deal-words.ts'
import { Board } from './board.tsx'
import { DealList } from './deal-list.tsx'
import { DealUpdates } from './deal-updates.tsx'
import classes from './deals.module.css'
import { Elsewhere } from './elsewhere.tsx'
import { ExportDeals } from './export-deals.tsx'
import { FilterBar } from './filter-bar.tsx'
import { LayoutChoice } from './layout-choice.tsx'
import { SavedViews } from './saved-views.tsx'

const countOf = (counts: ReplyOf<'/console-api/CountPipeline'>, view: PipelineView): number =>
  ({ needs: counts.Needs, open: counts.Open, closing: counts.Closing, closed: counts.Closed })[view]

/** The pipeline as a table or a board. The choice is kept in the address. */
export const DealsPage = () => {
  const t = useTexts()
  const [query] = useSearchParams()
  const replace = useReplaceQuery()
  const [done, setDone] = useState('')
  const may = useMay()
  const filters = filtersOf(query)
  const change = (next: Filters) => replace(queryOf(next))
  const isLed = useRef(false)
  const lead = (next: Filters) => {
    isLed.current = true
    change(next)
  }
  const bar = <FilterBar filters={filters} onChange={change} />
  return (
    <StepPage title={t('title')} width="full">
      {done !== '' && <Notice key={done} kind="success" announced title={done} />}
      <DealUpdates />
      <div className={classes.tools}>
        <LayoutChoice chosen={filters.layout} onChoose={(layout) => change({ ...filters, layout })} />
        <SavedViews filters={filters} onDone={setDone} />
        {filters.layout === 'table' && may('deal.export') && <ExportDeals filters={filters} onDone={setDone} />}
      </div>
      {filters.layout === 'board' ? (
        <div className={classes.page}>
          {bar}
          <Board key={queryOf(filters).toString()} filters={filters} onDone={setDone} />
          <DealKeys layout="board" />
        </div>
      ) : (
        <Views filters={filters} onChange={change}>
          {bar}
          <Listing key={queryOf(filters).toString()} filters={filters} isLed={isLed} onLead={lead} onDone={setDone} />
          <DealKeys layout="table" />
        </Views>
      )}
      <FirstDeals onDone={setDone} />
    </StepPage>
  )
}

/** The keys of what this person may do. */
const DealKeys = ({ layout }: Pick<Filters, 'layout'>) => {
  const t = useTexts()
  const may = useMay()
  const words = [
    t(`keys.${layout}`),
    may('deal.stage') && t('keys.move'),
    may('deal.assign') && t('keys.assign'),
    t(layout === 'board' ? 'keys.toTable' : 'keys.toBoard'),
    t('keys.rest'),
  ]
  return <KeysNote>{words.filter(Boolean).join(', ')}</KeysNote>
}

/** While the brokerage has no deal at all, there may be some to look around with. */
const FirstDeals = ({ onDone }: { onDone: (words: string) => void }) => {
  const { reply } = useCall('/console-api/CountPipeline', {})
  const isEmpty = reply !== undefined && reply.Open + reply.Closed === 0
  return isEmpty ? <SampleDeals onDone={onDone} /> : null
}

interface ViewsProps {
  filters: Filters
  onChange: (filters: Filters) => void
  children: ReactNode
}

/** A tab for each view, with how many deals it has. */
const Views = ({ filters, onChange, children }: ViewsProps) => {
  const t = useTexts()
  const { counted } = useDealWords()
  const { reply: counts } = useCall('/console-api/CountPipeline', {})
  const label = (view: PipelineView) => {
    const name = t(`views.${view}`)
    return counts === undefined ? name : counted(name, countOf(counts, view))
  }
  return (
    <Tabs
      label={t('views.label')}
      chosen={filters.view}
      onChoose={(view) => view !== filters.view && onChange({ ...filters, view })}
      tabs={pipelineViews.map((view) => ({
        name: view,
        label: label(view),
        panel: <div className={classes.page}>{children}</div>,
      }))}
    />
  )
}

interface ListingProps {
  filters: Filters
  /** Whether a button led here that is gone now, so that the first row takes the focus. */
  isLed: RefObject<boolean>
  onLead: (filters: Filters) => void
  onDone: (words: string) => void
}

const Listing = ({ filters, isLed, onLead, onDone }: ListingProps) => {
  const t = useTexts()
  const { PersonID } = useMe()
  const listed = usePages('/console-api/ListPipeline', bodyOf(filters, PersonID))
  const { pages, isLoading } = listed
  if (isLoading) return <CardsSkeleton cards={4} />
  const why = isNarrowed(filters) ? 'filtered' : filters.view
  const deals = dealsOf(pages)
  const isEmpty = pages.length > 0 && deals.length === 0
  return (
    <>
      {pages.length > 0 && (
        <DealList
          deals={deals}
          isLed={isLed}
          empty={{ title: t(`empty.${why}`), text: t(`empty.${why}Text`) }}
          onDone={onDone}
        />
      )}
      {isEmpty && isNarrowed(filters) && <Elsewhere filters={filters} onLead={onLead} />}
      <MorePages pages={listed} label={t('more')} />
    </>
  )
}
