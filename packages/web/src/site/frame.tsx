import { Frame as KitFrame } from '@foyer/ui/page/frame.tsx'
import type { ReactNode } from 'react'
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
export const Frame = ({ children, ...around }: FrameProps) => {
  const t = useShellTexts()
  return (
    <KitFrame skip={t('skip')} {...(isFramed() ? {} : around)}>
      {children}
    </KitFrame>
  )
}
