import { signingViews } from '@foyer/domain/signing/list.ts'
import { usePages } from '@foyer/ui/client/use-pages.ts'
import { Notice } from '@foyer/ui/feedback/notice.tsx'
import { CardsSkeleton } from '@foyer/ui/feedback/skeletons.tsx'
import { useReplaceQuery } from '@foyer/ui/page/same-page.ts'
import { StepPage } from '@foyer/ui/page/step-page.tsx'
import { MorePages } from '@foyer/ui/records/more-pages.tsx'
import { Tabs } from '@foyer/ui/tabs.tsx'
import { useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { KeysNote } from '../../kit/key-hint.tsx'
import { useRowSteps } from '../../kit/rows.ts'
import { SearchBar } from '../../kit/search-bar.tsx'
import { searchedFilters } from '../../kit/view-filters.ts'
import { ListUpdates, placeOf } from '../../live/index.ts'
import { useMay, useMe } from '../../session/me.ts'
import { signingReads } from '../reads.ts'
import { useTexts } from '../texts.ts'
import { AskToSign } from './ask-to-sign.tsx'
import classes from './signing.module.css'
import { SigningList } from './signing-list.tsx'

const { filtersOf, queryOf, bodyOf } = searchedFilters(signingViews)
type Filters = ReturnType<typeof filtersOf>

/** Every signing request within reach. View, site and search are kept in the address. */
export const SigningsPage = () => {
  const t = useTexts()
  const may = useMay()
  const { Sites } = useMe()
  const [query] = useSearchParams()
  const replace = useReplaceQuery()
  const [done, setDone] = useState({ words: '', times: 0 })
  const filters = filtersOf(query)
  const change = (next: Filters) => replace(queryOf(next))
  const mayAsk = may('signing.manage') && Sites.length > 0
  const panel = (
    <div className={classes.page}>
      <SearchBar
        placeholder={t('search')}
        sites={Sites.map(({ SiteID }) => SiteID)}
        filters={filters}
        onChange={change}
      />
      <Listing key={queryOf(filters).toString()} filters={filters} />
      <KeysNote>{t(mayAsk ? 'keys' : 'keysView')}</KeysNote>
    </div>
  )
  return (
    <StepPage title={t('title')} why={t('why')} width="full">
      {done.words !== '' && <Notice key={done.times} kind="success" announced title={done.words} />}
      {mayAsk && (
        <AskToSign site={filters.site} onDone={(words) => setDone(({ times }) => ({ words, times: times + 1 }))} />
      )}
      <ListUpdates of={(change) => (change.Kind === 'signing' ? placeOf(change) : undefined)} reads={signingReads} />
      <Tabs
        label={t('views.label')}
        chosen={filters.view}
        onChoose={(view) => view !== filters.view && change({ ...filters, view })}
        tabs={signingViews.map((view) => ({ name: view, label: t(`views.${view}`), panel }))}
      />
    </StepPage>
  )
}

const Listing = ({ filters }: { filters: Filters }) => {
  const t = useTexts()
  const listed = usePages('/console-api/ListSignings', bodyOf(filters))
  const { pages, isLoading } = listed
  const list = useRef<HTMLDivElement>(null)
  useRowSteps(list)
  if (isLoading) return <CardsSkeleton cards={4} />
  const why = filters.search === '' ? filters.view : 'searched'
  return (
    <div ref={list} className={classes.page}>
      {pages.length > 0 && (
        <SigningList
          requests={pages.flatMap(({ Requests }) => Requests)}
          empty={{ title: t(`empty.${why}`), text: t(`empty.${why}Text`) }}
        />
      )}
      <MorePages pages={listed} label={t('more')} />
    </div>
  )
}
