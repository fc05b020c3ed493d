import { useMediaQuery } from '@mantine/hooks'
import { Outlet } from 'react-router'
import { SessionWatch } from '../session/session-watch.tsx'
import { useShellTexts } from '../texts.ts'
import { Timeline, type TimelineGroup, useTimeline } from '../timeline.tsx'
import { Footer } from './footer.tsx'
import { Frame } from './frame.tsx'
import { StepLine } from './step-line.tsx'
import { TopBar } from './top-bar.tsx'
import { useIsNarrow } from './use-is-narrow.ts'

const Side = ({ groups }: { groups: TimelineGroup[] }) => {
  const t = useShellTexts()
  const isWide = useMediaQuery('(min-width: 992px)', true, { getInitialValueInEffect: false })
  return <nav aria-label={t('steps.label')}>{isWide ? <Timeline groups={groups} /> : <StepLine groups={groups} />}</nav>
}

/** Everything around the dashboard and the wizard. */
export const Component = () => {
  const groups = useTimeline()
  const isNarrow = useIsNarrow()
  return (
    <Frame
      bar={<TopBar groups={groups} />}
      footer={<Footer />}
      {...(groups === undefined || isNarrow ? {} : { side: <Side groups={groups} /> })}
    >
      <Outlet />
      <SessionWatch />
    </Frame>
  )
}
