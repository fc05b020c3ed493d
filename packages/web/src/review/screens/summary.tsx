import { fullName } from '@foyer/domain/applicants/spouse.ts'
import { changedParts } from '@foyer/domain/review/changed-parts.ts'
import { useAnswerWords } from '@foyer/ui/answers/use-answer-words.ts'
import { CallFailure } from '@foyer/ui/feedback/call-failure.tsx'
import { FormSkeleton } from '@foyer/ui/feedback/skeletons.tsx'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { WayOut } from '@foyer/ui/page/way-out.tsx'
import { useState } from 'react'
import { primaryName } from '../../applicants/index.ts'
import { Estimate } from '../../estimate/index.ts'
import { HandOffNotice } from '../../session/hand-off-notice.tsx'
import { useSession } from '../../session/session.ts'
import { useApplicationCall } from '../../wizard/application-call.ts'
import type { Application } from '../../wizard/use-application.ts'
import { useWhoSees } from '../../wizard/use-who-sees.ts'
import { WizardStep } from '../../wizard/wizard-step.tsx'
import classes from '../parts/answers.module.css'
import { Answers } from '../parts/answers.tsx'
import { InviterAnswers } from '../parts/inviter-answers.tsx'
import { ReadAgain } from '../parts/read-again.tsx'
import { readBack, readInviter } from '../parts/read-back.ts'
import { RefusedLater } from '../parts/refused-later.tsx'
import { SendForm } from '../parts/send-form.tsx'
import { SendPartForm } from '../parts/send-part-form.tsx'
import { useTexts } from '../texts.ts'

const nothing: readonly number[] = []
const position = { step: 'summary' } as const

interface ReviewProps {
  application: Application
  /** The parts that changed while this page was open. */
  changed: readonly number[]
  onSend: () => void
}

const Review = ({ application, changed, onSend }: ReviewProps) => {
  const t = useTexts()
  const { isHandOff } = useSession()
  const { Applicants, Summary, MortgageApplicationID } = application
  const nameOf = (id: number) => {
    const applicant = Applicants.find(({ ApplicantID }) => ApplicantID === id)
    const named = Summary.ApplicantsNames.find(({ ApplicantID }) => ApplicantID === id)
    return named?.Name || (applicant === undefined ? '' : fullName(applicant))
  }
  const form = { application, nameOf, isChanged: changed.length > 0, onSend }
  const texts = { sinOnFile: t('sinOnFile') }
  const read = useAnswerWords((words) => ({
    sections: readBack(words, application, texts),
    inviter: readInviter(words, application, texts),
  }))
  // No one consents before the answers are on the page; while they load in another language, the form keeps what it has.
  const [wereShown, setShown] = useState(false)
  if (read !== undefined && !wereShown) setShown(true)
  if (!wereShown) return <FormSkeleton fields={6} />
  return (
    <>
      <RefusedLater MortgageApplicationID={MortgageApplicationID} />
      <ReadAgain changed={changed} />
      {read === undefined ? (
        <FormSkeleton fields={6} />
      ) : (
        <>
          <Answers application={application} changed={changed} sections={read.sections} nameOf={nameOf} />
          <InviterAnswers name={primaryName(application)} sections={read.inviter} />
        </>
      )}
      <Estimate application={application} position={position} />
      <button type="button" className={classes.print} onClick={() => globalThis.print()}>
        {t('print')}
      </button>
      {isHandOff ? (
        <HandOffNotice />
      ) : application.guid === undefined ? (
        <SendForm {...form} />
      ) : (
        <SendPartForm {...form} guid={application.guid} />
      )}
    </>
  )
}

/** The application in the page's language: the server provides its labels, figures and consent. */
const InLanguage = () => {
  const { LanguageID } = useLanguage()
  const { application: reply, isFetching, failure, lateFailure, retry } = useApplicationCall({ LanguageID })
  const isOld = isFetching || lateFailure !== undefined
  // Shows the previous reply while another language loads: comment and consents stay, unless an answer changed.
  const [shown, setShown] = useState<Application>()
  const [changed, setChanged] = useState(nothing)
  if (reply !== undefined && reply !== shown && !isOld) {
    const found = shown === undefined ? nothing : changedParts(shown.Summary.Reviewed, reply.Summary.Reviewed)
    setShown(reply)
    if (found.length > 0) setChanged(found)
  }

  if (shown !== undefined) return <Review application={shown} changed={changed} onSend={() => setChanged(nothing)} />
  const why = failure ?? lateFailure
  if (why === undefined) return <FormSkeleton fields={6} />
  return (
    <>
      <CallFailure failure={why} onRetry={retry} />
      <WayOut />
    </>
  )
}

/** The final review before an application is submitted, or submitted again at a broker's request. */
export const Component = () => {
  const t = useTexts()
  const whoSees = useWhoSees()
  return (
    <WizardStep
      position={position}
      hasEstimate
      title={(application) => {
        if (application?.guid !== undefined) return t('partTitle')
        return application?.RequestReview === 1 ? t('reviewTitle') : t('title')
      }}
      why={(application) => {
        if (application?.guid !== undefined) return `${t('why')} ${whoSees.ofOwn(application)}`
        return application?.RequestReview === 1 ? t('reviewWhy') : t('why')
      }}
    >
      <InLanguage />
    </WizardStep>
  )
}
