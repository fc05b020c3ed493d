import { Outlet } from 'react-router'
import { SessionWatch } from '../session/session-watch.tsx'
import { Frame } from '../site/frame.tsx'
import { Footer } from './footer.tsx'
import { Side } from './side.tsx'
import { useTimeline } from './timeline.tsx'
import { TopBar } from './top-bar.tsx'
import { useIsNarrow } from './use-is-narrow.ts'

/** The frame of the dashboard and the wizard. */
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
