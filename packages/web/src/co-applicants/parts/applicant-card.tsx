import { fullName } from '@foyer/domain/applicants/spouse.ts'
import { timeline } from '@foyer/domain/flow.ts'
import { isInvited } from '@foyer/domain/invites/rules.ts'
import { useMenuWords } from '@foyer/ui/fields/index.ts'
import { Icon } from '@foyer/ui/icons.tsx'
import { KitLink } from '@foyer/ui/link.tsx'
import { type Applicant, isPrimary, RemoveApplicant } from '../../applicants/index.ts'
import { addressOf, factsOf } from '../../wizard/facts.ts'
import { useStep } from '../../wizard/step-context.ts'
import { useTexts } from '../texts.ts'
import classes from './applicant-card.module.css'

/** An applicant's progress by the flow, and their first open step. */
const useProgress = ({ ApplicantID }: Applicant) => {
  const { application } = useStep()
  const steps = timeline(factsOf(application)).find(({ applicantId }) => applicantId === ApplicantID)?.steps ?? []
  const left = steps.filter(({ state }) => state !== 'done')
  const next = left.find(({ state }) => state !== 'locked') ?? steps[0]
  return {
    done: steps.length - left.length,
    count: steps.length,
    to: next && addressOf(next.position, application),
  }
}

const Progress = ({ applicant }: { applicant: Applicant }) => {
  const t = useTexts()
  const { done, count, to } = useProgress(applicant)
  const isComplete = done === count
  const isPrivate = (applicant.Hidden ?? []).length > 0
  const name = fullName(applicant)
  return (
    <>
      <p className={classes.progress} data-complete={isComplete}>
        {isComplete && <Icon name="check" size={18} />}
        {isComplete ? t('complete') : t('progress', { count: done, total: count })}
      </p>
      <div className={classes.buttons}>
        {to !== undefined && !isPrivate && (
          <KitLink to={to} className={classes.link} label={t(isComplete ? 'lookNamed' : 'goOnNamed', { name })}>
            {t(isComplete ? 'look' : 'goOn')}
          </KitLink>
        )}
        <RemoveApplicant applicant={applicant} isShort />
      </div>
    </>
  )
}

/** One applicant: relationship, progress, and the link to continue. */
export const ApplicantCard = ({ applicant }: { applicant: Applicant }) => {
  const t = useTexts()
  const relationshipOf = useMenuWords('Relationship')
  const { application } = useStep()
  const isDisabled = applicant.Disabled === 1
  const invited = isInvited(application, applicant.ApplicantID)
  return (
    <li className={classes.card} data-disabled={isDisabled}>
      <p className={classes.name}>{fullName(applicant)}</p>
      <p className={classes.role}>
        {isPrimary(applicant) ? t('main') : relationshipOf(applicant.Identification.RelationshipDD)}
      </p>
      {invited && <p className={classes.role}>{t('invited')}</p>}
      {isDisabled ? <p className={classes.role}>{t('disabled')}</p> : <Progress applicant={applicant} />}
    </li>
  )
}
