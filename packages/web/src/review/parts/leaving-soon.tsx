import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useCountdown } from '../../kit/feedback/use-countdown.ts'
import { useTexts } from '../texts.ts'
import classes from './success.module.css'

const seconds = 5

const Count = ({ to }: { to: string }) => {
  const t = useTexts()
  const navigate = useNavigate()
  const left = useCountdown(seconds)
  useEffect(() => {
    if (left === 0) void navigate(to, { replace: true })
  }, [left, to, navigate])
  return (
    <p className={classes.count}>
      {/* A voice every second helps nobody: it is said once that the page will change. */}
      <span aria-hidden="true">{t('sent.leaving', { count: left })}</span>
      <span className={classes.hidden}>{t('sent.announced')}</span>
    </p>
  )
}

/** Goes on by itself after five seconds, unless one would rather stay and read. */
export const LeavingSoon = ({ to }: { to: string }) => {
  const t = useTexts()
  const [stays, setStays] = useState(false)
  return (
    <div className={classes.leaving}>
      {!stays && <Count to={to} />}
      <Button component={Link} to={to}>
        {t('sent.go')}
      </Button>
      {!stays && (
        <Button variant="default" onClick={() => setStays(true)}>
          {t('sent.stay')}
        </Button>
      )}
    </div>
  )
}
