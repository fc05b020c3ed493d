import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import classes from './leaving-soon.module.css'
import { useCountdown } from './use-countdown.ts'

const seconds = 5

export interface LeavingSoonProps {
  to: string
  /** The seconds as text; visible, not announced every second. */
  leaving: (count: number) => string
  /** Announced once: that the page will change. */
  announced: string
  go: string
  stay: string
}

const Count = ({ to, leaving, announced }: LeavingSoonProps) => {
  const navigate = useNavigate()
  const left = useCountdown(seconds)
  useEffect(() => {
    if (left === 0) void navigate(to, { replace: true })
  }, [left, to, navigate])
  return (
    <p className={classes.count}>
      {/* Hidden from screen readers, which get one announcement instead of one every second. */}
      <span aria-hidden="true">{leaving(left)}</span>
      <span className={classes.hidden}>{announced}</span>
    </p>
  )
}

/** Redirects after five seconds, unless the user chooses to stay. */
export const LeavingSoon = (props: LeavingSoonProps) => {
  const { to, go, stay } = props
  const [stays, setStays] = useState(false)
  return (
    <div className={classes.leaving}>
      {!stays && <Count {...props} />}
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
