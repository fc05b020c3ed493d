import type { ReactNode } from 'react'
import type { Failure } from '../client/outcome.ts'
import { FormSkeleton } from '../feedback/skeletons.tsx'
import { ErrorPage } from './error-page.tsx'
import classes from './page.module.css'
import { PageHead } from './page-head.tsx'

interface StepPageProps {
  /** The heading, phrased as the user's question. */
  title: string
  /** One sentence that states the reason. */
  why?: ReactNode
  /** Skeletons instead of the content, below the final heading. */
  isLoading?: boolean
  failure?: Failure | undefined
  onRetry?: () => void
  /** 640 px for a form, 960 for tables, all there is for denser ones. */
  width?: 'form' | 'wide' | 'full'
  /** Leaves room beside the page in a wide window. */
  hasAside?: boolean
  children: ReactNode
}

/** A step: heading, reason, then a Form (with FormActions as its last child) or other content. */
export const StepPage = ({
  title,
  why,
  isLoading = false,
  failure,
  onRetry,
  width = 'form',
  hasAside = false,
  children,
}: StepPageProps) => {
  if (failure !== undefined) return <ErrorPage failure={failure} onRetry={onRetry} />
  return (
    <div className={classes.page} data-width={width} data-aside={hasAside}>
      <PageHead title={title} why={why} />
      {isLoading ? <FormSkeleton /> : children}
    </div>
  )
}

/** A section with its own heading, separated by space. */
export const Section = ({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) => (
  <section className={classes.section}>
    <div>
      <h2 className={classes.sectionTitle}>{title}</h2>
      {lead !== undefined && <p className={classes.why}>{lead}</p>}
    </div>
    {children}
  </section>
)

/** Fields side by side from 576 px, stacked on a phone. */
export const Row = ({ children }: { children: ReactNode }) => <div className={classes.row}>{children}</div>
