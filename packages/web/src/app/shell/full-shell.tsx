import { Outlet } from 'react-router'
import { SessionWatch } from '../session/session-watch.tsx'
import { Timeline, useTimeline } from '../timeline.tsx'
import { Footer } from './footer.tsx'
import { Frame } from './frame.tsx'
import { TopBar } from './top-bar.tsx'

/** Everything around the dashboard and the wizard. */
export const FullShell = () => {
  const timeline = useTimeline()
  return (
    <Frame
      bar={<TopBar timeline={timeline} />}
      footer={<Footer />}
      {...(timeline === undefined ? {} : { side: <Timeline groups={timeline} /> })}
    >
      <Outlet />
      <SessionWatch />
    </Frame>
  )
}
