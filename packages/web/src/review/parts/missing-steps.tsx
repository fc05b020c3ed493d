import { fullName } from '@foyer/domain/applicants/spouse.ts'
import type { Position } from '@foyer/domain/flow.ts'
import { missingBeforeSubmit } from '@foyer/domain/review/missing-before-submit.ts'
import { Notice } from '@foyer/ui/feedback/notice.tsx'
import { KitLink } from '@foyer/ui/link.tsx'
import { today } from '@foyer/ui/today.ts'
import { modeOf } from '../../wizard/application-call.ts'
import { addressOf } from '../../wizard/facts.ts'
import { nameWithPerson, useStepName } from '../../wizard/step-names.ts'
import type { Application } from '../../wizard/use-application.ts'
import { useTexts } from '../texts.ts'
import classes from './missing-steps.module.css'

/** What prevents submission, each with a link to it; nothing if complete. */
export const MissingSteps = ({ application }: { application: Application }) => {
  const t = useTexts()
  const nameOf = useStepName()
  const { Applicants } = application
  const missing = missingBeforeSubmit(application, today(), modeOf(application)).filter(
    // Invitations are no step of an applicant here: StillInvited names them.
    ({ position }) => position.step !== 'coApplicantInvite',
  )
  if (missing.length === 0) return null

  const wordsOf = ({ step, applicantId }: Position) => {
    const applicant = Applicants.find(({ ApplicantID }) => ApplicantID === applicantId)
    return nameWithPerson(nameOf(step), applicant && fullName(applicant))
  }
  return (
    <Notice kind="warning" title={t('missing.title')}>
      <p>{t('missing.text')}</p>
      <ul className={classes.steps}>
        {missing.map(({ position }) => (
          <li key={`${position.step} ${position.applicantId ?? 0}`}>
            <KitLink to={addressOf(position, application)}>{wordsOf(position)}</KitLink>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
