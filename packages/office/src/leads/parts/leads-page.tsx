import { leadViews } from '@foyer/domain/leads/inbox.ts'
import { useCall } from '@foyer/ui/client/use-call.ts'
import { usePages } from '@foyer/ui/client/use-pages.ts'
import { Notice } from '@foyer/ui/feedback/notice.tsx'
import { CardsSkeleton } from '@foyer/ui/feedback/skeletons.tsx'
import { useReplaceQuery } from '@foyer/ui/page/same-page.ts'
import { StepPage } from '@foyer/ui/page/step-page.tsx'
import { MorePages } from '@foyer/ui/records/more-pages.tsx'
import { Tabs } from '@foyer/ui/tabs.tsx'
import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { KeysNote } from '../../kit/key-hint.tsx'
import { useMay } from '../../session/me.ts'
import { bodyOf, filtersOf, isNarrowed, type LeadFilters, leadsOf, queryOf } from '../filters.ts'
import { useTexts } from '../texts.ts'
import type { News } from '../use-assign.ts'
import { useLeadWords } from '../use-lead-words.ts'
import { ExportLeads } from './export-leads.tsx'
import { LeadFilterBar } from './lead-filter-bar.tsx'
import { LeadList } from './lead-list.tsx'
import { LeadUpdates } from './lead-updates.tsx'
import classes from './leads.module.css'
import { ShareForms } from './share-forms.tsx'

/** The inbox of leads. View and filters are kept in the address. */
export const LeadsPage = () => {
  const t = useTexts()
  const may = useMay()
  const { counted } = useLeadWords()
  const [query] = useSearchParams()
  const replace = useReplaceQuery()
  const wasErased = (useLocation().state as { erased?: boolean } | null)?.erased === true
  const [news, setNews] = useState<(News & { at: number }) | undefined>(
    wasErased ? { kind: 'success', words: t('erase.done'), at: 0 } : undefined,
  )
  const { reply: counts } = useCall('/console-api/CountLeads', {})
  const filters = filtersOf(query)
  const change = (next: LeadFilters) => replace(queryOf(next))
  const announce = (next: News) => setNews((before) => ({ ...next, at: (before?.at ?? 0) + 1 }))
  const countOf = { unclaimed: counts?.Unclaimed, mine: counts?.Mine, all: undefined }
  const panel = (
    <div className={classes.page}>
      <LeadFilterBar filters={filters} onChange={change} />
      <Listing key={queryOf(filters).toString()} filters={filters} onNews={announce} />
      {may('lead.export') && <ExportLeads filters={filters} onNews={announce} />}
      <KeysNote>{t(may('lead.claim') ? 'keys' : 'keysView')}</KeysNote>
    </div>
  )
  return (
    <StepPage title={t('title')} width="full">
      {news !== undefined && <Notice key={news.at} kind={news.kind} announced title={news.words} />}
      <LeadUpdates />
      <Tabs
        label={t('views.label')}
        chosen={filters.view}
        onChoose={(view) => view !== filters.view && change({ ...filters, view })}
        tabs={leadViews.map((view) => ({ name: view, label: counted(t(`views.${view}`), countOf[view]), panel }))}
      />
    </StepPage>
  )
}

const Listing = ({ filters, onNews }: { filters: LeadFilters; onNews: (news: News) => void }) => {
  const t = useTexts()
  const listed = usePages('/console-api/ListLeadInbox', bodyOf(filters))
  const { pages, isLoading, failure } = listed
  if (isLoading) return <CardsSkeleton cards={4} />
  const leads = leadsOf(pages)
  const why = isNarrowed(filters) ? 'filtered' : filters.view
  return (
    <>
      {pages.length > 0 && (
        <LeadList leads={leads} empty={{ title: t(`empty.${why}`), text: t(`empty.${why}Text`) }} onNews={onNews} />
      )}
      {leads.length === 0 && why === 'all' && failure === undefined && <ShareForms />}
      <MorePages pages={listed} label={t('more')} />
    </>
  )
}
