import { Notice } from '@foyer/ui/feedback/notice.tsx'
import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import classes from '../leads.module.css'
import { useTexts } from '../texts.ts'

/** The broker's own thank-you text, else ours. Closing it resets the form. */
export const SentNotice = ({ message, onClose }: { message: string; onClose: () => void }) => {
  const t = useTexts()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <div ref={box} tabIndex={-1} className={classes.done} role="alert">
      <Notice kind="success" title={t('done.title')}>
        <p className={classes.text}>{message === '' ? t('done.text') : message}</p>
        <Button variant="default" type="button" onClick={onClose}>
          {t('done.again')}
        </Button>
      </Notice>
    </div>
  )
}
