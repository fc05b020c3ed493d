import { isInvited } from '@foyer/domain/invites/rules.ts'
import { Notice } from '@foyer/ui/feedback/notice.tsx'
import { useStep } from '../../wizard/step-context.ts'
import { useTexts } from '../texts.ts'
import type { Applicant } from './applicant-of.ts'

/** What another contact means for a person who fills in their part by a link; nothing on their own page. */
export const LinkNotice = ({ applicant: { ApplicantID, FirstName: name } }: { applicant: Applicant }) => {
  const t = useTexts()
  const { application } = useStep()
  if (application.guid !== undefined || !isInvited(application, ApplicantID)) return null
  return (
    <Notice kind="info" title={t('hasLink.title', { name })}>
      <p>{t('hasLink.text', { name })}</p>
    </Notice>
  )
}
