import { applicantHasReached, isOpen } from '@foyer/domain/flow.ts'
import { Notice } from '@foyer/ui/feedback/notice.tsx'
import { readStored, store } from '@foyer/ui/storage.ts'
import { Button } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useSession } from '../../session/session.ts'
import { addressOf, factsOf } from '../../wizard/facts.ts'
import { useStep } from '../../wizard/step-context.ts'
import { useTexts } from '../texts.ts'
import { type Applicant, isPrimary } from './applicant-of.ts'

/** What remains of a declined offer; it gets the focus of the button that is gone. */
const Declined = () => {
  const t = useTexts()
  const words = useRef<HTMLParagraphElement>(null)
  useEffect(() => words.current?.focus(), [])
  return (
    <p ref={words} tabIndex={-1}>
      {t('together.declined')}
    </p>
  )
}

const invite = { step: 'coApplicantInvite' } as const

/**
 * Offers a main applicant who is alone to invite someone beside their own steps: on their first step until it is saved
 * or the offer is declined in this browser. An operator in a session handed over does not invite.
 */
export const TogetherOffer = ({ applicant }: { applicant: Applicant }) => {
  const t = useTexts()
  const navigate = useNavigate()
  const { application } = useStep()
  const { isHandOff } = useSession()
  const { MortgageApplicationID, Applicants, OpenInvites = [] } = application
  const [wasDeclined] = useState(() => readStored(`together.${MortgageApplicationID}`) !== null)
  const [isDeclined, setDeclined] = useState(false)
  const isAlone = Applicants.length === 1 && OpenInvites.length === 0
  const isFirst = isPrimary(applicant) && !applicantHasReached(applicant, 'identification')
  if (isDeclined) return <Declined />
  if (wasDeclined || isHandOff || !isAlone || !isFirst || !isOpen(invite, factsOf(application))) return null
  return (
    <Notice kind="info" title={t('together.title')}>
      <p>{t('together.text')}</p>
      <Button variant="default" onClick={() => void navigate(addressOf(invite, application))}>
        {t('together.invite')}
      </Button>
      <Button
        variant="default"
        onClick={() => {
          store(`together.${MortgageApplicationID}`, 'later')
          setDeclined(true)
        }}
      >
        {t('together.later')}
      </Button>
    </Notice>
  )
}
