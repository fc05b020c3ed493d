import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { paths } from '../../app/paths.ts'
import { useCallIds } from '../../kit/client/ids.tsx'
import { useCountdown } from '../../kit/feedback/use-countdown.ts'
import { useErrorText } from '../../kit/i18n/error-text.ts'
import { StepPage } from '../../kit/page/step-page.tsx'
import { WayOut } from '../../kit/page/way-out.tsx'
import { useTexts } from '../texts.ts'
import classes from './documents.module.css'

const secondsUntilHome = 5

const Leaving = ({ to }: { to: string }) => {
  const t = useTexts()
  const navigate = useNavigate()
  const left = useCountdown(secondsUntilHome)
  useEffect(() => {
    if (left === 0) void navigate(to, { replace: true })
  }, [left, to, navigate])
  return (
    <p className={classes.count} aria-hidden="true">
      {t('dead.leaving', { count: left })}
    </p>
  )
}

/** A link that opens nothing: why, who sends a new one, and after five seconds the start page, unless one stays. */
export const DeadLink = ({ reason }: { reason: 'none' | 'over' }) => {
  const t = useTexts()
  const errorText = useErrorText()
  const { SiteID } = useCallIds()
  const [stays, setStays] = useState(false)
  const home = paths.home(SiteID)
  return (
    <StepPage title={t(`dead.${reason}`)} why={errorText(reason === 'none' ? 'NoRequest' : 'ExpiredLink')}>
      <div className={classes.leaving}>
        {!stays && <Leaving to={home} />}
        <Button component={Link} to={home}>
          {t('dead.home')}
        </Button>
        {!stays && (
          <Button variant="default" onClick={() => setStays(true)}>
            {t('dead.stay')}
          </Button>
        )}
      </div>
      <WayOut />
    </StepPage>
  )
}
