import { useMediaQuery } from '@mantine/hooks'
import { useShellTexts } from '../site/shell-texts.ts'
import classes from './side.module.css'
import { StepLine } from './step-line.tsx'
import { Timeline, type TimelineGroup, useMinutesLeft } from './timeline.tsx'

/** The timeline beside a screen, or as one line above it on narrow windows. */
export const Side = ({ groups }: { groups: TimelineGroup[] }) => {
  const t = useShellTexts()
  const isWide = useMediaQuery('(min-width: 992px)', true, { getInitialValueInEffect: false })
  const minutes = useMinutesLeft()
  return (
    <nav aria-label={t('steps.label')}>
      {isWide ? <Timeline groups={groups} /> : <StepLine groups={groups} />}
      {/* Reserves its line while the steps load. */}
      {(minutes > 0 || groups.length === 0) && (
        <p className={classes.left}>{minutes > 0 ? t('minutesLeft', { count: minutes }) : '\u00A0'}</p>
      )}
    </nav>
  )
}
