import type { ReactNode } from 'react'
import classes from './facts.module.css'

export interface Fact {
  label: string
  /** A fact without a value, or with an empty text, is left out. */
  value: ReactNode
  /** Explains an uncommon term. */
  help?: string
}

const isKnown = ({ value }: Fact) => value !== undefined && value !== null && value !== '' && value !== false

export const hasFacts = (facts: readonly Fact[]): boolean => facts.some(isKnown)

/** A postal code stays on one line. */
const unbroken = (value: ReactNode) =>
  typeof value === 'string' ? value.replace(/\b([A-Z]\d[A-Z]) (\d[A-Z]\d)\b/g, '$1\u00A0$2') : value

/** A read-only list of facts: labels left, values right; stacked on a phone. */
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
