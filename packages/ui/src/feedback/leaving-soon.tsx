import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import classes from './leaving-soon.module.css'
import { useCountdown } from './use-countdown.ts'

const seconds = 15
/** What a reader does. Not `scroll`: the page also scrolls by itself on arrival. */
const signsOfReading = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const

export interface LeavingSoonProps {
  to: string
  /** The seconds as text; visible, not announced every second. */
  leaving: (count: number) => string
  /** Announced once: that the page will change. */
  announced: string
  go: string
  stay: string
}

const Count = ({ to, leaving, announced, isStopped }: LeavingSoonProps & { isStopped: boolean }) => {
  const navigate = useNavigate()
  const left = useCountdown(seconds)
  useEffect(() => {
    if (left === 0 && !isStopped) void navigate(to, { replace: true })
  }, [left, isStopped, to, navigate])
  return (
    <p className={classes.count} data-stopped={isStopped}>
      {/* Hidden from screen readers, which get one announcement instead of one every second. */}
      <span aria-hidden="true">{leaving(left)}</span>
      <span className={classes.hidden}>{announced}</span>
    </p>
  )
}

/** Whether the heading of the page has been in the window. */
const useHeadingSeen = (): boolean => {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    const heading = document.querySelector('h1')
    if (heading === null) return
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
    })
    observer.observe(heading)
    return () => observer.disconnect()
  }, [])
  return isSeen
}

/** Redirects fifteen seconds after the heading was seen, unless the user chooses to stay, or touches, types or scrolls. */
export const LeavingSoon = (props: LeavingSoonProps) => {
  const { to, go, stay } = props
  const [stays, setStays] = useState(false)
  const isSeen = useHeadingSeen()
  useEffect(() => {
    const listening = new AbortController()
    for (const sign of signsOfReading)
      document.addEventListener(sign, () => setStays(true), { signal: listening.signal, passive: true })
    return () => listening.abort()
  }, [])
  return (
    <div className={classes.leaving}>
      {/* Keeps its place once stopped: a press on the link below would otherwise end beside it. */}
      {isSeen && <Count {...props} isStopped={stays} />}
      <Button component={Link} to={to}>
        {go}
      </Button>
      {!stays && (
        <Button variant="default" onClick={() => setStays(true)}>
          {stay}
        </Button>
      )}
    </div>
  )
}
