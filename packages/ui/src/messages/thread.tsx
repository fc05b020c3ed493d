import type { ReactNode } from 'react'
import classes from './thread.module.css'

export interface ThreadMessage {
  id: number
  /** Of the side that reads. */
  isOwn: boolean
  name: string
  /** In words. */
  time: string
  text: string
  /** Below the text: whether it was seen or waits. */
  note?: ReactNode
}

/** The messages between two sides, the newest first, each as it was typed. */
export const Thread = ({ label, messages }: { label: string; messages: readonly ThreadMessage[] }) => (
  <ul className={classes.thread} aria-label={label}>
    {messages.map(({ id, isOwn, name, time, text, note }) => (
      <li key={id} className={classes.message} data-own={isOwn}>
        <p className={classes.head}>
          <span className={classes.name}>{name}</span>
          <span>{time}</span>
        </p>
        <p className={classes.text}>{text}</p>
        {note !== undefined && <p className={classes.note}>{note}</p>}
      </li>
    ))}
  </ul>
)
