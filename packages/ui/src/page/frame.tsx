import type { ReactNode } from 'react'
import { OfflineBanner } from '../feedback/offline-banner.tsx'
import { StaleBanner } from '../feedback/stale-banner.tsx'
import classes from './frame.module.css'

interface FrameProps {
  /** The label of the link that leads past the bar. */
  skip: string
  bar?: ReactNode
  side?: ReactNode
  footer?: ReactNode
  /** For lists and tables. */
  isWide?: boolean
  children: ReactNode
}

/** The layout around a screen: skip link, bar, column at the side, footer. */
export const Frame = ({ skip, bar, side, footer, isWide = false, children }: FrameProps) => (
  <div className={classes.frame}>
    <a className={classes.skip} href="#main">
      {skip}
    </a>
    {bar}
    <OfflineBanner />
    <StaleBanner />
    <div className={classes.body} data-side={side !== undefined} data-wide={isWide}>
      {side}
      <main id="main" tabIndex={-1} className={classes.main}>
        {children}
      </main>
    </div>
    {footer}
  </div>
)
