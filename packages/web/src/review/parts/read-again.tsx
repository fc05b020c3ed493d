import { Notice } from '@foyer/ui/feedback/notice.tsx'
import { useEffect, useRef } from 'react'
import { useTexts } from '../texts.ts'

/** At the top of a review that changed since it was read. It takes the focus, because the content below is new. */
export const ReadAgain = ({ changed }: { changed: readonly number[] }) => {
  const t = useTexts()
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    if (changed.length === 0) return
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'center' })
  }, [changed])
  if (changed.length === 0) return null
  return (
    <section ref={box} tabIndex={-1} aria-label={t('readAgain.title')}>
      <Notice kind="error" title={t('readAgain.title')}>
        <p>{t('readAgain.text')}</p>
      </Notice>
    </section>
  )
}
