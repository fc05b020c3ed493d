import { useMediaQuery } from '@mantine/hooks'
import { useShellTexts } from '../site/shell-texts.ts'
import { StepLine } from './step-line.tsx'
import { Timeline, type TimelineGroup } from './timeline.tsx'

/** The timeline beside a screen, or as one line above it on narrow windows. */
export const Side = ({ groups }: { groups: TimelineGroup[] }) => {
  const t = useShellTexts()
  const isWide = useMediaQuery('(min-width: 992px)', true, { getInitialValueInEffect: false })
  return <nav aria-label={t('steps.label')}>{isWide ? <Timeline groups={groups} /> : <StepLine groups={groups} />}</nav>
}
