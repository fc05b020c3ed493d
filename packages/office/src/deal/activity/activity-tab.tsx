import { type ActivityFilter, activityFilters, groupActivity } from '@foyer/domain/office/activity.ts'
import { usePages } from '@foyer/ui/client/use-pages.ts'
import { EmptyState } from '@foyer/ui/feedback/empty-state.tsx'
import { CardsSkeleton } from '@foyer/ui/feedback/skeletons.tsx'
import { KitLink } from '@foyer/ui/link.tsx'
import { MorePages } from '@foyer/ui/records/more-pages.tsx'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { type DealPlace, paths } from '../../kit/paths.ts'
import { useMay } from '../../session/me.ts'
import { useActivityTexts } from '../texts.ts'
import classes from './activity.module.css'
import { EventDays } from './event-days.tsx'
import { useActivityWords } from './use-activity-words.ts'

/** What happened to a deal, by day, the newest first. */
export const ActivityTab = ({ place }: { place: DealPlace }) => {
  const t = useActivityTexts()
  const may = useMay()
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
      {by === 'views' && may('audit.view') && (
        <p className={classes.what}>
          <KitLink to={paths.auditOfDeal(place)}>{t('inLog')}</KitLink>
        </p>
      )}
      <Days key={by} place={place} by={by} />
    </div>
  )
}

const Days = ({ place: { SiteID, MortgageApplicationID }, by }: { place: DealPlace; by: ActivityFilter }) => {
  const t = useActivityTexts()
  const words = useActivityWords()
  const asked = { SiteID, MortgageApplicationID, By: by }
  const listed = usePages('/console-api/ListActivity', asked)
  const { pages, isLoading } = listed
  const lines = groupActivity(
    pages.flatMap(({ Events }) => Events),
    ({ At: _, ...event }) => JSON.stringify(event),
  )
  return (
    <>
      {isLoading && <CardsSkeleton cards={3} />}
      {pages.length > 0 && lines.length === 0 && <EmptyState title={t('none')}>{t('noneText')}</EmptyState>}
      <EventDays lines={lines}>
        {(line) => {
          const { what, why } = words(line)
          return (
            <>
              <p className={classes.what}>{what}</p>
              {why !== '' && <p className={classes.why}>{why}</p>}
            </>
          )
        }}
      </EventDays>
      <MorePages pages={listed} label={t('more')} />
    </>
  )
}
