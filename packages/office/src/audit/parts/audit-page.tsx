import { useCall } from '@foyer/ui/client/use-call.ts'
import { usePages } from '@foyer/ui/client/use-pages.ts'
import { EmptyState } from '@foyer/ui/feedback/empty-state.tsx'
import { Notice } from '@foyer/ui/feedback/notice.tsx'
import { CardsSkeleton } from '@foyer/ui/feedback/skeletons.tsx'
import { useReplaceQuery } from '@foyer/ui/page/same-page.ts'
import { StepPage } from '@foyer/ui/page/step-page.tsx'
import { MorePages } from '@foyer/ui/records/more-pages.tsx'
import { today } from '@foyer/ui/today.ts'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useMay } from '../../session/me.ts'
import classes from '../audit.module.css'
import { type Actors, bodyOf, filtersOf, type LogFilters, queryOf } from '../filters.ts'
import { useTexts } from '../texts.ts'
import { AuditFilterBar } from './audit-filter-bar.tsx'
import { CheckRecord } from './check-record.tsx'
import { EventList } from './event-list.tsx'
import { ExportLog } from './export-log.tsx'

export interface News {
  kind: 'success' | 'warning' | 'error'
  words: string
}

/** The audit log. The filters are kept in the address. */
export const AuditPage = () => {
  const t = useTexts()
  const may = useMay()
  const [query] = useSearchParams()
  const replace = useReplaceQuery()
  const [news, setNews] = useState<(News & { at: number }) | undefined>()
  const actors = useCall('/console-api/ListEventActors', {})
  const filters = filtersOf(query, today())
  const timeZone = actors.reply?.TimeZone
  const announce = (next: News) => setNews((before) => ({ ...next, at: (before?.at ?? 0) + 1 }))
  return (
    <StepPage title={t('title')} why={t('why')} width="wide">
      {news !== undefined && <Notice key={news.at} kind={news.kind} announced title={news.words} />}
      <div className={classes.page}>
        <AuditFilterBar filters={filters} actors={actors.reply} onChange={(next) => replace(queryOf(next, today()))} />
        <div className={classes.actions}>
          {may('audit.export') && <ExportLog filters={filters} timeZone={timeZone} onNews={announce} />}
          {actors.reply !== undefined && <CheckRecord sites={actors.reply.Sites} timeZone={timeZone} />}
        </div>
        <Listing key={queryOf(filters, today()).toString()} filters={filters} actors={actors.reply} />
      </div>
    </StepPage>
  )
}

const Listing = ({ filters, actors }: { filters: LogFilters; actors: Actors | undefined }) => {
  const t = useTexts()
  const listed = usePages('/console-api/ListEvents', bodyOf(filters))
  const { pages, isLoading } = listed
  const events = pages.flatMap(({ Events }) => Events)
  return (
    <>
      {isLoading && <CardsSkeleton cards={4} />}
      {pages.length > 0 && events.length === 0 && <EmptyState title={t('none')}>{t('noneText')}</EmptyState>}
      <EventList events={events} timeZone={actors?.TimeZone} namesSites={(actors?.Sites.length ?? 0) > 1} />
      <MorePages pages={listed} label={t('more')} />
    </>
  )
}
