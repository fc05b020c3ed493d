import { OfflineBanner } from '@foyer/ui/feedback/offline-banner.tsx'
import type { ReactNode } from 'react'
import classes from './frame.module.css'
import { useShellTexts } from './shell-texts.ts'

/** In a third-party page there is no bar and no footer of ours. */
export const isFramed = () => globalThis.self !== globalThis.top

interface FrameProps {
  bar?: ReactNode
  side?: ReactNode
  footer?: ReactNode
  children: ReactNode
}

/** The layout around a screen: skip link, bar, timeline, footer. */
export const Frame = ({ bar, side, footer, children }: FrameProps) => {
  const t = useShellTexts()
  const isBare = isFramed()
  return (
    <div className={classes.frame}>
      <a className={classes.skip} href="#main">
        {t('skip')}
      </a>
      {!isBare && bar}
      <OfflineBanner />
      <div className={classes.body} data-side={side !== undefined && !isBare}>
        {!isBare && side}
        <main id="main" tabIndex={-1} className={classes.main}>
          {children}
        </main>
      </div>
      {!isBare && footer}
    </div>
  )
}
