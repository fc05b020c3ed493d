import { formatDate } from '@foyer/domain/kit/dates.ts'
import type { ActivityLine } from '@foyer/domain/office/activity.ts'
import { dayOfInstant } from '@foyer/ui/day-of-instant.ts'
import { timeOfInstant } from '@foyer/ui/format-instant.ts'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import type { ReactNode } from 'react'
import classes from './activity.module.css'
import type { Happened } from './use-activity-words.ts'

interface EventDaysProps<E extends Happened> {
  lines: readonly ActivityLine<E>[]
  /** The time zone of days and times; by default that of the sites. */
  timeZone?: string | undefined
  children: (line: ActivityLine<E>) => ReactNode
}

/** Events by day, each with its time. */
export const EventDays = <E extends Happened>({ lines, timeZone, children }: EventDaysProps<E>) => {
  const { language } = useLanguage()
  return [...Map.groupBy(lines, ({ At }) => dayOfInstant(At, timeZone))].map(([day, ofDay]) => (
    <section key={day}>
      <h2 className={classes.day}>{formatDate(day, language)}</h2>
      <ol className={classes.lines}>
        {ofDay.map((line) => (
          <li key={line.Place} className={classes.line} data-kind={line.Kind}>
            <time className={classes.time} dateTime={line.At}>
              {timeOfInstant(line.At, language, timeZone)}
            </time>
            <div>{children(line)}</div>
          </li>
        ))}
      </ol>
    </section>
  ))
}
