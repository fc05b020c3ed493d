import { Notice } from '@foyer/ui/feedback/notice.tsx'
import { useEffect, useRef } from 'react'
import { useTexts } from '../texts.ts'

/** Takes the focus, because the button that had it is gone with its card. */
export const DeletedNotice = () => {
  const t = useTexts()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1} role="status">
      <Notice kind="success" title={t('delete.done')} />
    </div>
  )
}
