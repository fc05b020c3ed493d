import { Outlet } from 'react-router'
import { SessionWatch } from '../session/session-watch.tsx'
import { Frame } from '../site/frame.tsx'
import { Footer } from './footer.tsx'
import { Side } from './side.tsx'
import { useTimeline } from './timeline.tsx'
import { TopBar } from './top-bar.tsx'

/** The frame of the dashboard and the wizard. */
export const Component = () => {
  const groups = useTimeline()
  return (
    <Frame
      bar={<TopBar groups={groups} />}
      footer={<Footer />}
      {...(groups === undefined ? {} : { side: <Side groups={groups} /> })}
    >
      <Outlet />
      <SessionWatch />
    </Frame>
  )
}
