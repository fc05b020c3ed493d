import type { Position } from '@foyer/domain/flow.ts'
import { lazy, Suspense } from 'react'
import type { Application } from '../wizard/use-application.ts'
import classes from './estimate.module.css'

export interface EstimateProps {
  /** With what is typed in place of what was saved. */
  application: Application
  /** The page that shows it. On the request's page the request is newer than the interview. */
  position: Position
}

const Nothing = () => null
/** An estimate that does not load leaves the page as it is. */
const Panel = lazy(() => import('./parts/panel.tsx').catch(() => ({ default: Nothing })))

/** The borrower's estimate, beside the page or above its buttons. The engine and its rules load with it only. */
export const Estimate = (props: EstimateProps) =>
  props.application.ShowEstimate === 1 && (
    <aside className={classes.place} data-estimate>
      <Suspense fallback={<div className={classes.waiting} />}>
        <Panel {...props} />
      </Suspense>
    </aside>
  )
