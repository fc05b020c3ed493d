import { fullName } from '@foyer/domain/applicants/spouse.ts'
import { useState } from 'react'
import { useApplicationCall } from '../../app/wizard/application-call.ts'
import type { Application } from '../../app/wizard/use-application.ts'
import { WizardStep } from '../../app/wizard/wizard-step.tsx'
import { CallFailure } from '../../kit/feedback/call-failure.tsx'
import { FormSkeleton } from '../../kit/feedback/skeletons.tsx'
import { useLanguage } from '../../kit/i18n/use-language.ts'
import { WayOut } from '../../kit/page/way-out.tsx'
import classes from '../parts/answers.module.css'
import { Answers } from '../parts/answers.tsx'
import { RefusedLater } from '../parts/refused-later.tsx'
import { SendForm } from '../parts/send-form.tsx'
import { SendPartForm } from '../parts/send-part-form.tsx'
import { useTexts } from '../texts.ts'

const position = { step: 'summary' } as const

const Review = ({ application }: { application: Application }) => {
  const t = useTexts()
  const { Applicants, Summary, MortgageApplicationID } = application
  const nameOf = (id: number) => {
    const applicant = Applicants.find(({ ApplicantID }) => ApplicantID === id)
    const named = Summary.ApplicantsNames.find(({ ApplicantID }) => ApplicantID === id)
    return named?.Name || (applicant === undefined ? '' : fullName(applicant))
  }
  return (
    <>
      <RefusedLater MortgageApplicationID={MortgageApplicationID} />
      <Answers application={application} />
      <button type="button" className={classes.print} onClick={() => globalThis.print()}>
        {t('print')}
      </button>
      {application.guid === undefined ? (
        <SendForm application={application} nameOf={nameOf} />
      ) : (
        <SendPartForm application={application} guid={application.guid} nameOf={nameOf} />
      )}
    </>
  )
}

/** The application in the page's language: its words and figures, and the consent, are the server's. */
const InLanguage = () => {
  const { LanguageID } = useLanguage()
  const { application: reply, failure, retry } = useApplicationCall({ LanguageID })
  // Another language is fetched behind what is shown: what was typed and ticked stays.
  const [shown, setShown] = useState(reply)
  if (reply !== undefined && reply !== shown) setShown(reply)

  if (shown !== undefined) return <Review application={shown} />
  if (failure === undefined) return <FormSkeleton fields={6} />
  return (
    <>
      <CallFailure failure={failure} onRetry={retry} />
      <WayOut />
    </>
  )
}

/** The last look before an application is sent, or sent again after a broker asked for it. */
export const Component = () => {
  const t = useTexts()
  return (
    <WizardStep
      position={position}
      title={(application) => {
        if (application?.guid !== undefined) return t('partTitle')
        return application?.RequestReview === 1 ? t('reviewTitle') : t('title')
      }}
      why={(application) => (application?.RequestReview === 1 ? t('reviewWhy') : t('why'))}
    >
      <InLanguage />
    </WizardStep>
  )
}
