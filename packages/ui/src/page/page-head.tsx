import { createElement, Fragment, type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import classes from './page.module.css'
import { usePageTitle } from './page-title.ts'
import { staysHere } from './same-page.ts'

/** Longer words (Marie-Ève, pouvons-nous) may break at hyphens, since they would overflow a phone. */
const longestWhole = 16

const unbroken = (title: string) => {
  const parts = title
    .split(/(\S+-\S+)/)
    .map((part, index) =>
      index % 2 === 1 && part.length <= longestWhole ? createElement('span', { className: classes.whole }, part) : part,
    )
  return createElement(Fragment, null, ...parts)
}

/** The history entry whose heading has had the focus. */
let arrivedAt = ''

/**
 * The page's only heading, phrased as the user's question, and a reason where needed. It takes the focus on arrival.
 */
export const PageHead = ({ title, why }: { title: string; why?: ReactNode }) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const { key, state } = useLocation()
  const isSamePage = staysHere(state)
  usePageTitle(title)
  useEffect(() => {
    const isArrival = key !== arrivedAt
    arrivedAt = key
    // The first page of a visit keeps the browser's focus; later ones start at the heading.
    if (key === 'default' || isSamePage) return
    // A page that has loaded renders its heading again: by then the user may be in a menu, and stays there.
    const isFocusLost = document.activeElement === document.body
    if (isArrival || isFocusLost) heading.current?.focus({ preventScroll: true })
  }, [key, isSamePage])
  return (
    <header className={classes.head}>
      <h1 ref={heading} tabIndex={-1} className={classes.title}>
        {unbroken(title)}
      </h1>
      {why !== undefined && <p className={classes.why}>{why}</p>}
    </header>
  )
}
