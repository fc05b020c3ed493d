import { useCall } from '@foyer/ui/client/use-call.ts'
import { Notice } from '@foyer/ui/feedback/notice.tsx'
import { useReplaceQuery } from '@foyer/ui/page/same-page.ts'
import { StepPage } from '@foyer/ui/page/step-page.tsx'
import { Tabs } from '@foyer/ui/tabs.tsx'
import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router'
import page from '../../kit/page.module.css'
import { useMay } from '../../session/me.ts'
import type { News } from '../reads.ts'
import { useTexts } from '../texts.ts'
import { Erasures } from './erasure-list.tsx'
import { Holds } from './hold-list.tsx'
import { KeptDeals } from './kept-list.tsx'
import { Rules } from './rules.tsx'

const tabs = ['erasures', 'holds', 'due', 'kept', 'rules'] as const
type Tab = (typeof tabs)[number]

/** The chosen part is kept in the address. */
export const RetentionPage = () => {
  const t = useTexts()
  const may = useMay()
  const [query] = useSearchParams()
  const replace = useReplaceQuery()
  const [news, setNews] = useState<(News & { at: number }) | undefined>()
  const { reply } = useCall('/console-api/CountErasures', {}, { enabled: may('retention.decide') })
  const announce = (next: News) => setNews((before) => ({ ...next, at: (before?.at ?? 0) + 1 }))
  const chosen = tabs.find((tab) => tab === query.get('tab')) ?? 'erasures'
  const waiting = reply?.Waiting ?? 0
  const panels: Record<Tab, ReactNode> = {
    erasures: <Erasures onNews={announce} />,
    holds: <Holds onNews={announce} />,
    due: <KeptDeals key="due" view="due" />,
    kept: <KeptDeals key="kept" view="kept" />,
    rules: <Rules />,
  }
  const labelOf = (tab: Tab): string =>
    tab === 'erasures' && waiting > 0 ? t('tabs.erasuresCount', { count: waiting }) : t(`tabs.${tab}`)
  return (
    <StepPage title={t('title')} why={t('why')} width="full">
      {news !== undefined && <Notice key={news.at} kind={news.kind} announced title={news.words} />}
      <Tabs
        label={t('tabs.label')}
        chosen={chosen}
        onChoose={(tab) => tab !== chosen && replace(new URLSearchParams(tab === 'erasures' ? {} : { tab }))}
        tabs={tabs.map((tab) => ({
          name: tab,
          label: labelOf(tab),
          panel: <div className={page.page}>{panels[tab]}</div>,
        }))}
      />
    </StepPage>
  )
}
