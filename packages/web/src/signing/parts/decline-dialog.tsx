import { declineProblems, reasonLength } from '@foyer/domain/signing/rules.ts'
import { useWrite } from '@foyer/ui/client/use-write.ts'
import { FormDialog } from '@foyer/ui/dialogs/form-dialog.tsx'
import { TextareaField } from '@foyer/ui/fields/index.ts'
import { useTexts } from '../texts.ts'
import { reloadIfNotOpen, useSignerIds } from './signer-ids.ts'
import classes from './signing.module.css'

export const DeclineDialog = ({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) => {
  const t = useTexts()
  const ids = useSignerIds()
  const { run } = useWrite('/api/SIGNDecline', { invalidates: ['/api/SIGNLoad'] })
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('decline.title')}
      texts="signing"
      values={{ Reason: '' }}
      rules={declineProblems}
      onSubmit={async ({ Reason }) => reloadIfNotOpen(await run({ ...ids, Reason }))}
      submit={t('decline.submit')}
    >
      <p className={classes.text}>{t('decline.why')}</p>
      <TextareaField name="Reason" maxLength={reasonLength} />
    </FormDialog>
  )
}
