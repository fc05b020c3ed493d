import { Outlet } from 'react-router'
import { Frame } from '../site/frame.tsx'
import { paths } from '../site/paths.ts'
import { useSite } from '../site/site.tsx'
import { Footer } from './footer.tsx'
import { Side } from './side.tsx'
import { SimpleBar } from './simple-bar.tsx'
import { useTimeline } from './timeline.tsx'

/** The frame of an invited person's steps: the language, their own timeline, whom to call, and no account. */
export const InvitedShell = () => {
  const groups = useTimeline()
  const { SiteID } = useSite()
  return (
    <Frame
      bar={<SimpleBar home={paths.home(SiteID)} />}
      footer={<Footer withDialogs withContact />}
      {...(groups === undefined ? {} : { side: <Side groups={groups} /> })}
    >
      <Outlet />
    </Frame>
  )
}
