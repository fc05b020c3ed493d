import { ConfirmDialog } from '@foyer/ui/dialogs/confirm-dialog.tsx'
import { useOfficeWrite } from '../../session/use-office-write.ts'
import { usePartTexts } from '../texts.ts'
import { dealReads } from '../use-deal.ts'
import type { PeopleProps } from './person-state.tsx'
import { contactOf, type DealPerson } from './use-people.ts'

export interface PersonDialogProps extends PeopleProps {
  person: DealPerson
  isOpen: boolean
  onClose: () => void
}

/** Reminds a person, or ends their link or their place on the application, after a confirmation. */
export const LinkDialog = ({
  place,
  person,
  isOpen,
  onClose,
  onDone,
  action,
}: PersonDialogProps & { action: 'remind' | 'withdraw' | 'remove' }) => {
  const t = usePartTexts()
  const remind = useOfficeWrite('/console-api/RemindApplicant', { invalidates: dealReads })
  const withdraw = useOfficeWrite('/console-api/WithdrawInvite', { invalidates: dealReads })
  const remove = useOfficeWrite('/console-api/RemoveApplicant', { invalidates: dealReads })
  const { applicantId: ApplicantID, name, invite, part } = person
  const InviteID = invite?.InviteID ?? 0
  const runs = {
    remind: () => remind.run({ ...place, InviteID }),
    withdraw: () => withdraw.run({ ...place, InviteID }),
    remove: () => remove.run({ ...place, ApplicantID }),
  }
  const values = { name, contact: contactOf(invite) }
  const wasSent = action === 'withdraw' && part !== undefined && part.Consent !== 'none'
  const run = async () => {
    const outcome = await runs[action]()
    if (outcome.ok) onDone(t(`${action}.done`, values))
    return outcome
  }
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t(`${action}.title`, values)}
      confirm={t(`${action}.submit`)}
      isDangerous={action !== 'remind'}
      onConfirm={run}
    >
      <p>{t(wasSent ? 'withdraw.sent' : `${action}.text`, values)}</p>
    </ConfirmDialog>
  )
}
