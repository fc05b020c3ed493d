import type { ReactNode } from 'react'
import classes from './badge.module.css'

export type Tone = 'open' | 'good' | 'bad' | 'quiet'

/** Where a thing stands, in a word or two. The words say it; the tone only helps the eye. */
export const Badge = ({ tone, children }: { tone: Tone; children: ReactNode }) => (
  <span className={classes.badge} data-tone={tone}>
    {children}
  </span>
)
