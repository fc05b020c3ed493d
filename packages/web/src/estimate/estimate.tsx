import type { Position } from '@foyer/domain/flow.ts'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
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

/** Half a window ahead, so that it is there when the reader is. */
const rootMargin = '50% 0px'

/**
 * On a phone the estimate is at the end of a long page, and its engine, rules and telephones are a quarter of the page's
 * scripts: they load once it comes near. Beside a page in a wide window they load at once.
 */
const WhenNear = (props: EstimateProps) => {
  const place = useRef<HTMLDivElement>(null)
  const [wasNear, setNear] = useState(false)
  useEffect(() => {
    if (wasNear || place.current === null) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [wasNear])
  const waiting = <div ref={place} className={classes.waiting} />
  if (!wasNear) return waiting
  return (
    <Suspense fallback={waiting}>
      <Panel {...props} />
    </Suspense>
  )
}

/** The borrower's estimate, beside the page or above its buttons. */
export const Estimate = (props: EstimateProps) =>
  props.application.ShowEstimate === 1 && (
    <aside className={classes.place} data-estimate>
      <WhenNear {...props} />
    </aside>
  )
