import type { ReactNode } from 'react'
import classes from './success.module.css'

/** What happens after sending, in its order: list items. */
export const NextSteps = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h2 className={classes.title}>{title}</h2>
    <ol className={classes.next}>{children}</ol>
  </section>
)
