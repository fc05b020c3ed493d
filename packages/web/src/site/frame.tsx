import { Frame as KitFrame } from '@foyer/ui/page/frame.tsx'
import type { ReactNode } from 'react'
import { isBrandPreview } from './brand-preview-path.ts'
import { useShellTexts } from './shell-texts.ts'

/** In a third-party page there is no bar and no footer of ours. The preview of a brand shows them. */
export const isFramed = () => globalThis.self !== globalThis.top && !isBrandPreview()

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
