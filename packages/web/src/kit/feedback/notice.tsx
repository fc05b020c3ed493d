import { type ReactNode, useEffect, useRef } from 'react'
import { Icon, type IconName } from '../icons.tsx'
import classes from './notice.module.css'

export type NoticeKind = 'error' | 'warning' | 'info' | 'success'

const icons: Record<NoticeKind, IconName> = { error: 'alert', warning: 'alert', info: 'info', success: 'check' }

interface NoticeProps {
  kind: NoticeKind
  title?: string
  /** Read out when it appears, and brought into view; leave it off where the focus goes to the notice. */
  announced?: boolean
  children?: ReactNode
}

/** A message in the page: an icon, words, and a colour that adds nothing they do not say. */
export const Notice = ({ kind, title, announced = false, children }: NoticeProps) => {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (announced) box.current?.scrollIntoView({ block: 'nearest' })
  }, [announced])
  return (
    <div
      ref={box}
      className={classes.notice}
      data-kind={kind}
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
