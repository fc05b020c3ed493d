import { type ReactNode, useEffect, useRef } from 'react'
import { Icon, type IconName } from '../icons.tsx'
import classes from './notice.module.css'

export type NoticeKind = 'error' | 'warning' | 'info' | 'success'

const icons: Record<NoticeKind, IconName> = { error: 'alert', warning: 'alert', info: 'info', success: 'check' }

interface NoticeProps {
  kind: NoticeKind
  title?: string
  /** Announced and scrolled into view when it appears; omit it where the notice gets the focus. */
  announced?: boolean
  /** Takes the focus when it appears, because what was pressed is gone. */
  takesFocus?: boolean
  children?: ReactNode
}

/** A message in the page: an icon, text, and a colour that adds no information. */
export const Notice = ({ kind, title, announced = false, takesFocus = false, children }: NoticeProps) => {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (announced) box.current?.scrollIntoView({ block: 'nearest' })
  }, [announced])
  useEffect(() => {
    if (!takesFocus) return
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'center' })
  }, [takesFocus])
  return (
    <div
      ref={box}
      className={classes.notice}
      data-kind={kind}
      {...(takesFocus && { tabIndex: -1 })}
      {...(announced ? { role: kind === 'error' ? 'alert' : 'status' } : {})}
    >
      <Icon name={icons[kind]} size={22} />
      <div className={classes.body}>
        {title !== undefined && <p className={classes.title}>{title}</p>}
        {children}
      </div>
    </div>
  )
}
