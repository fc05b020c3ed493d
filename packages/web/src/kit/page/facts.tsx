import type { ReactNode } from 'react'
import classes from './facts.module.css'

export interface Fact {
  label: string
  /** Nothing, or an empty text: the fact is left out. */
  value: ReactNode
  /** What the word means, for those who do not meet it every day. */
  help?: string
}

const isKnown = ({ value }: Fact) => value !== undefined && value !== null && value !== '' && value !== false

export const hasFacts = (facts: readonly Fact[]): boolean => facts.some(isKnown)

/** A postal code stays on one line. */
const unbroken = (value: ReactNode) =>
  typeof value === 'string' ? value.replace(/\b([A-Z]\d[A-Z]) (\d[A-Z]\d)\b/g, '$1\u00A0$2') : value

/** What is known of something, read back: words at the left, the answer at the right, under each other on a phone. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className={classes.facts}>
    {facts.filter(isKnown).map(({ label, value, help }) => (
      <div key={label} className={classes.fact}>
        <dt>
          {label}
          {help !== undefined && <span className={classes.help}>{help}</span>}
        </dt>
        <dd>{unbroken(value)}</dd>
      </div>
    ))}
  </dl>
)
