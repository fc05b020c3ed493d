import type { ReactNode } from 'react'
import type { Failure } from '../client/outcome.ts'
import { FormSkeleton } from '../feedback/skeletons.tsx'
import { ErrorPage } from './error-page.tsx'
import classes from './page.module.css'
import { PageHead } from './page-head.tsx'

interface StepPageProps {
  /** The heading, said as the person would ask it. */
  title: string
  /** One sentence of why. */
  why?: ReactNode
  /** Skeletons instead of the content, under the heading that is already right. */
  isLoading?: boolean
  failure?: Failure | undefined
  onRetry?: () => void
  /** Tables want more room than a form: 640 px, or 960. */
  width?: 'form' | 'wide'
  children: ReactNode
}

/** A step: heading, why, then a Form (with FormActions as its last child) or anything else. */
export const StepPage = ({
  title,
  why,
  isLoading = false,
  failure,
  onRetry,
  width = 'form',
  children,
}: StepPageProps) => {
  if (failure !== undefined) return <ErrorPage failure={failure} onRetry={onRetry} />
  return (
    <div className={classes.page} data-width={width}>
      <PageHead title={title} why={why} />
      {isLoading ? <FormSkeleton /> : children}
    </div>
  )
}

/** A part of a page under a heading of its own; space parts it from its neighbours, no line does. */
export const Section = ({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) => (
  <section className={classes.section}>
    <div>
      <h2 className={classes.sectionTitle}>{title}</h2>
      {lead !== undefined && <p className={classes.why}>{lead}</p>}
    </div>
    {children}
  </section>
)

/** Fields side by side from 576 px, under each other on a phone. */
export const Row = ({ children }: { children: ReactNode }) => <div className={classes.row}>{children}</div>
