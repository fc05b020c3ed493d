import { inviteeName } from '@foyer/domain/invites/rules.ts'
import { listed } from '@foyer/domain/kit/isolate.ts'
import { Notice } from '@foyer/ui/feedback/notice.tsx'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { KitLink } from '@foyer/ui/link.tsx'
import { addressOf } from '../../wizard/facts.ts'
import type { Application } from '../../wizard/use-application.ts'
import { useTexts } from '../texts.ts'

/** Invited persons who have not sent their part: the borrower can submit without them unless the broker requires it. */
export const StillInvited = ({ application }: { application: Application }) => {
  const t = useTexts()
  const { language } = useLanguage()
  const { Applicants, OpenInvites = [], ReqInvited } = application
  const count = OpenInvites.length
  if (count === 0) return null
  const names = listed(
    OpenInvites.map((one) => inviteeName(one, Applicants)),
    language,
  )
  return (
    <Notice kind={ReqInvited === 1 ? 'warning' : 'info'} title={t('invited.title', { names, count })}>
      <p>{t(ReqInvited === 1 ? 'invited.required' : 'invited.text', { count })}</p>
      <KitLink to={addressOf({ step: 'coApplicantInvite' }, application)}>{t('invited.look')}</KitLink>
    </Notice>
  )
}
