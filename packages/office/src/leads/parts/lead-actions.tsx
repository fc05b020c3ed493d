import { useDialogFor } from '@foyer/ui/dialogs/use-dialog-for.ts'
import { Button } from '@mantine/core'
import { KeyHint } from '../../kit/key-hint.tsx'
import { useKeys } from '../../kit/use-keys.ts'
import { useMay, useMe } from '../../session/me.ts'
import { useTexts } from '../texts.ts'
import { type News, useAssign } from '../use-assign.ts'
import { AssignDialog } from './assign-dialog.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import type { LoadedLead } from './lead-page.tsx'
import classes from './leads.module.css'

interface LeadActionsProps {
  lead: LoadedLead
  onNews: (news: News) => void
}

/** What can be done with a lead. */
export const LeadActions = ({ lead, onNews }: LeadActionsProps) => {
  const t = useTexts()
  const may = useMay()
  const { PersonID } = useMe()
  const { claim, giveBack, isBusy } = useAssign(onNews)
  const assigning = useDialogFor<LoadedLead>()
  const inviting = useDialogFor<LoadedLead>()
  const isMine = lead.OwnerID === PersonID
  const mayInvite = may('lead.claim') && lead.Email !== '' && lead.MortgageApplicationID === 0
  const mayClaim = may('lead.claim')
  useKeys({
    a: mayClaim && !isMine ? () => void claim(lead) : undefined,
    i: mayInvite ? () => inviting.open(lead) : undefined,
  })
  if (!mayClaim) return null
  return (
    <div className={classes.actions}>
      {isMine ? (
        <Button variant="default" aria-disabled={isBusy} onClick={() => void giveBack(lead)}>
          {t('giveBack.label')}
        </Button>
      ) : (
        <Button variant="default" aria-disabled={isBusy} data-claim onClick={() => void claim(lead)}>
          {t('claim.label')}
          <KeyHint of="a" />
        </Button>
      )}
      <Button variant="default" data-assign onClick={() => assigning.open(lead)}>
        {t('assign.label')}
      </Button>
      {mayInvite && (
        <Button variant="default" data-invite onClick={() => inviting.open(lead)}>
          {t(lead.InvitedAt === '' ? 'invite.label' : 'invite.again')}
          <KeyHint of="i" />
        </Button>
      )}
      {inviting.dialog && (
        <InviteDialog
          key={inviting.dialog.opened}
          isOpen={inviting.dialog.isOpen}
          lead={inviting.dialog.row}
          onClose={inviting.close}
          onNews={onNews}
        />
      )}
      {assigning.dialog && (
        <AssignDialog
          key={assigning.dialog.opened}
          isOpen={assigning.dialog.isOpen}
          lead={assigning.dialog.row}
          onClose={assigning.close}
          onNews={onNews}
        />
      )}
    </div>
  )
}
