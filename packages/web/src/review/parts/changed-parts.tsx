import type { OpenInvite } from '@foyer/domain/application-fields.ts'
import { inviteeName } from '@foyer/domain/invites/rules.ts'
import { useCallIds } from '@foyer/ui/client/ids.tsx'
import { useWrite } from '@foyer/ui/client/use-write.ts'
import { CallFailure } from '@foyer/ui/feedback/call-failure.tsx'
import { Notice } from '@foyer/ui/feedback/notice.tsx'
import { Button } from '@mantine/core'
import type { Application } from '../../wizard/use-application.ts'
import { useTexts } from '../texts.ts'

const ChangedPart = ({ application, part }: { application: Application; part: OpenInvite }) => {
  const t = useTexts()
  const { SiteID, UserID } = useCallIds()
  const { run, isBusy, failure } = useWrite('/api/ReInviteCoApplicant', {
    invalidates: ['/api/MTGAPPLoad', '/api/LoadInviteCoApplicant'],
  })
  const { MortgageApplicationID, Applicants } = application
  const name = inviteeName(part, Applicants)
  const ask = () => void run({ SiteID, UserID, MortgageApplicationID, InviteID: part.InviteID })
  return (
    <Notice kind="warning" title={t('changed.title', { name })}>
      <p>{t('changed.text', { contact: part.Contact })}</p>
      <div>
        <Button variant="default" aria-disabled={isBusy} onClick={() => isBusy || ask()}>
          {isBusy ? t('changed.asking') : t('changed.ask', { name })}
        </Button>
      </div>
      {failure !== undefined && <CallFailure failure={failure} onRetry={ask} />}
    </Notice>
  )
}

/** Applicants whose part changed since they accepted it: only they can accept it, so they get a new link. */
export const ChangedParts = ({ application }: { application: Application }) =>
  application.ChangedParts?.map((part) => <ChangedPart key={part.InviteID} application={application} part={part} />)
