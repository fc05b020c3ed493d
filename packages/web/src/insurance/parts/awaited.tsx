import type { InsuranceApplication } from '@foyer/domain/insurance/fields.ts'
import { useWrite } from '@foyer/ui/client/use-write.ts'
import { CallFailure } from '@foyer/ui/feedback/call-failure.tsx'
import { Notice } from '@foyer/ui/feedback/notice.tsx'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTexts } from '../texts.ts'
import { awaitedIn, type Person, signersAwaitedIn } from './answers.ts'
import classes from './coverage.module.css'
import { usePlace } from './use-place.ts'
import { useSecurity } from './use-security.ts'

type Asked = 'sign.asked' | 'sign.askedToSign'

/** The people whose health answers or, once it was requested, whose signature is missing, each with a reminder button. */
export const Awaited = ({ application }: { application: InsuranceApplication }) => {
  const isSent = application.Status === 'sent'
  return (
    <div className={classes.list}>
      {(isSent ? signersAwaitedIn(application) : awaitedIn(application)).map((person) => (
        <AwaitedPerson key={person.ApplicantId} person={person} asked={isSent ? 'sign.askedToSign' : 'sign.asked'} />
      ))}
    </div>
  )
}

const AwaitedPerson = ({ person, asked }: { person: Person; asked: Asked }) => {
  const { ApplicantId, FirstName: name, EmailAddress } = person
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
    <Notice kind="info" title={t(asked, { name })}>
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
