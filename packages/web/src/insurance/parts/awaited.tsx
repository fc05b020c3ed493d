import type { InsuranceApplication } from '@foyer/domain/insurance/fields.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useWrite } from '../../kit/client/use-write.ts'
import { CallFailure } from '../../kit/feedback/call-failure.tsx'
import { Notice } from '../../kit/feedback/notice.tsx'
import { useTexts } from '../texts.ts'
import { awaitedIn, type Person } from './answers.ts'
import classes from './coverage.module.css'
import { usePlace } from './use-place.ts'
import { useSecurity } from './use-security.ts'

/** The people whose health answers are missing, each with a reminder button. */
export const Awaited = ({ application }: { application: InsuranceApplication }) => (
  <div className={classes.list}>
    {awaitedIn(application).map((person) => (
      <AwaitedPerson key={person.ApplicantId} person={person} />
    ))}
  </div>
)

const AwaitedPerson = ({ person: { ApplicantId, FirstName: name, EmailAddress } }: { person: Person }) => {
  const t = useTexts()
  const place = usePlace()
  const secure = useSecurity()
  const remind = useWrite('/cli-api/remind-applicant', { invalidates: ['/cli-api/load-application-detail'] })
  const [wasSent, setSent] = useState(false)
  const send = async () => {
    const outcome = secure(await remind.run({ ...place, ApplicantId }))
    setSent(outcome.ok)
  }
  return (
    <Notice kind="info" title={t('sign.asked', { name })}>
      <p>{EmailAddress}</p>
      <div>
        <Button variant="default" aria-disabled={remind.isBusy} onClick={() => !remind.isBusy && void send()}>
          {remind.isBusy ? t('sign.reminding') : t('sign.remind', { name })}
        </Button>
      </div>
      <p role="status">{wasSent ? t('sign.reminded', { name }) : ''}</p>
      {remind.failure && <CallFailure failure={remind.failure} onRetry={() => void send()} />}
    </Notice>
  )
}
