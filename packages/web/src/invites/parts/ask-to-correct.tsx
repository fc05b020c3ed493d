import type { InvitedPerson } from '@foyer/domain/invites/fields.ts'
import { noteLength } from '@foyer/domain/invites/limits.ts'
import { reasonProblems } from '@foyer/domain/invites/staff-rules.ts'
import { useCallIds } from '@foyer/ui/client/ids.tsx'
import { useWrite } from '@foyer/ui/client/use-write.ts'
import { FormDialog } from '@foyer/ui/dialogs/form-dialog.tsx'
import { useDialogFor } from '@foyer/ui/dialogs/use-dialog-for.ts'
import { TextareaField } from '@foyer/ui/fields/index.ts'
import { RowButton } from '@foyer/ui/row-button.tsx'
import { useStep } from '../../wizard/step-context.ts'
import { useTexts } from '../texts.ts'
import classes from './invites.module.css'

/** Asks a person who has sent their part to correct it, by a new link to the same contact. */
export const AskToCorrect = ({ invite: { ApplicantID, Name, Contact } }: { invite: InvitedPerson }) => {
  const t = useTexts()
  const { SiteID, UserID } = useCallIds()
  const { MortgageApplicationID } = useStep().application
  const ask = useWrite('/api/MTGAPPAskToCorrect', { invalidates: ['/api/LoadInviteCoApplicant', '/api/MTGAPPLoad'] })
  const { dialog, open, close } = useDialogFor<null>()
  const name = Name || Contact
  return (
    <div className={classes.buttons}>
      <RowButton
        icon="edit"
        label={t('correct.label')}
        named={t('correct.named', { name })}
        onClick={() => open(null)}
      />
      {dialog !== null && (
        <FormDialog
          key={dialog.opened}
          isOpen={dialog.isOpen}
          onClose={close}
          title={t('correct.title', { name })}
          submit={t('correct.submit')}
          texts="invites"
          values={{ Reason: '' }}
          rules={({ Reason }) => reasonProblems(Reason, 'Reason')}
          onSubmit={({ Reason }) => ask.run({ SiteID, UserID, MortgageApplicationID, ApplicantID, Reason })}
        >
          <p>{t('correct.text', { contact: Contact })}</p>
          <TextareaField name="Reason" optional maxLength={noteLength} />
        </FormDialog>
      )}
    </div>
  )
}
