import type { ReactNode } from 'react'
import classes from './badge.module.css'

export type Tone = 'open' | 'good' | 'bad' | 'quiet'

/** A status in one or two words. The tone only supports the text. */
export const Badge = ({ tone, children }: { tone: Tone; children: ReactNode }) => (
  <span className={classes.badge} data-tone={tone}>
    {children}
  </span>
)
