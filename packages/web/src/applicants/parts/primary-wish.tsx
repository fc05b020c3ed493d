import { CallFailure } from '@foyer/ui/feedback/call-failure.tsx'
import { Section } from '@foyer/ui/page/step-page.tsx'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useApplicationWrite } from '../../wizard/application-call.ts'
import { useStep } from '../../wizard/step-context.ts'
import { useApplicantIds } from '../lists/use-applicant-ids.ts'
import { useTexts } from '../texts.ts'
import { type Applicant, primaryName } from './applicant-of.ts'

/** An invited person may ask to become the main applicant: only the broker is notified. */
export const PrimaryWish = ({ applicant }: { applicant: Applicant }) => {
  const t = useTexts()
  const { application } = useStep()
  const ids = useApplicantIds(applicant)
  const { run, failure, isBusy } = useApplicationWrite('/api/MTGAPPWishPrimary')
  const [wishes, setWishes] = useState(application.WishesPrimary === 1)
  const toggle = async () => {
    const outcome = await run({ ...ids, Wish: wishes ? 0 : 1 })
    if (outcome.ok) setWishes(!wishes)
  }
  const name = primaryName(application)
  // A link may be opened before the main applicant has entered their name.
  if (name === '') return null
  return (
    <Section title={t('wish.title')} lead={t('wish.lead', { name })}>
      <p role="status">{wishes && t('wish.told')}</p>
      {failure !== undefined && <CallFailure failure={failure} onRetry={() => void toggle()} />}
      <div>
        <Button variant="default" aria-disabled={isBusy} onClick={() => !isBusy && void toggle()}>
          {t(wishes ? 'wish.undo' : 'wish.tell')}
        </Button>
      </div>
    </Section>
  )
}
