import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import { formatDate } from '@foyer/domain/kit/dates.ts'
import {
  type ActivityFilter,
  type ActivityLine,
  activityFilters,
  groupActivity,
} from '@foyer/domain/office/activity.ts'
import { usePages } from '@foyer/ui/client/use-pages.ts'
import { dayOfInstant } from '@foyer/ui/day-of-instant.ts'
import { CallFailure } from '@foyer/ui/feedback/call-failure.tsx'
import { EmptyState } from '@foyer/ui/feedback/empty-state.tsx'
import { CardsSkeleton } from '@foyer/ui/feedback/skeletons.tsx'
import { timeOfInstant } from '@foyer/ui/format-instant.ts'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import type { DealPlace } from '../../kit/paths.ts'
import { useActivityTexts } from '../texts.ts'
import classes from './activity.module.css'
import { useActivityWords } from './use-activity-words.ts'

export type Happened = ReplyOf<'/console-api/ListActivity'>['Events'][number]

/** What happened to a deal, by day, the newest first. */
export const ActivityTab = ({ place }: { place: DealPlace }) => {
  const t = useActivityTexts()
  const [by, setBy] = useState<ActivityFilter>('all')
  return (
    <div className={classes.activity}>
      <fieldset className={classes.filters}>
        <legend className={classes.hidden}>{t('by.label')}</legend>
        {activityFilters.map((filter) => (
          <Button
            key={filter}
            variant="default"
            aria-pressed={filter === by}
            data-filter={filter}
            onClick={() => setBy(filter)}
          >
            {t(`by.${filter}`)}
          </Button>
        ))}
      </fieldset>
      <Days key={by} place={place} by={by} />
    </div>
  )
}

const Days = ({ place: { SiteID, MortgageApplicationID }, by }: { place: DealPlace; by: ActivityFilter }) => {
  const t = useActivityTexts()
  const { language } = useLanguage()
  const words = useActivityWords()
  const asked = { SiteID, MortgageApplicationID, By: by }
  const { pages, isLoading, isLoadingMore, failure, retry, more } = usePages('/console-api/ListActivity', asked)
  const lines = groupActivity(
    pages.flatMap(({ Events }) => Events),
    ({ At: _, ...event }) => JSON.stringify(event),
  )
  const days = Map.groupBy(lines, ({ At }) => dayOfInstant(At))
  return (
    <>
      {isLoading && <CardsSkeleton cards={3} />}
      {pages.length > 0 && lines.length === 0 && <EmptyState title={t('none')}>{t('noneText')}</EmptyState>}
      {[...days].map(([day, ofDay]) => (
        <section key={day}>
          <h2 className={classes.day}>{formatDate(day, language)}</h2>
          <ol className={classes.lines}>
            {ofDay.map((line) => (
              <Line key={line.Place} line={line} words={words(line)} />
            ))}
          </ol>
        </section>
      ))}
      {failure !== undefined && <CallFailure failure={failure} onRetry={retry} />}
      {(more !== undefined || isLoadingMore) && (
        <div>
          <Button variant="default" aria-disabled={isLoadingMore} onClick={() => more?.()}>
            {t(isLoadingMore ? 'loading' : 'more')}
          </Button>
        </div>
      )}
    </>
  )
}

const Line = ({ line, words }: { line: ActivityLine<Happened>; words: { what: string; why: string } }) => {
  const { language } = useLanguage()
  return (
    <li className={classes.line} data-kind={line.Kind}>
      <time className={classes.time} dateTime={line.At}>
        {timeOfInstant(line.At, language)}
      </time>
      <div>
        <p className={classes.what}>{words.what}</p>
        {words.why !== '' && <p className={classes.why}>{words.why}</p>}
      </div>
    </li>
  )
}
