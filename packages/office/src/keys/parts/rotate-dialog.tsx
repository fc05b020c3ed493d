import { expiryProblems } from '@foyer/domain/api-keys/rules.ts'
import { FormDialog } from '@foyer/ui/dialogs/form-dialog.tsx'
import { DatePicker } from '@foyer/ui/fields/date-field.tsx'
import { today } from '@foyer/ui/today.ts'
import { useOfficeWrite } from '../../session/use-office-write.ts'
import classes from '../keys.module.css'
import { useTexts } from '../texts.ts'
import type { Key, Keys, NewKey } from './keys-page.tsx'

interface RotateDialogProps {
  isOpen: boolean
  row: Key
  keys: Keys
  onClose: () => void
  onDone: (made: NewKey) => void
}

/** Another key with the same rights; the former one works for a week more. */
export const RotateDialog = ({ isOpen, row: { KeyID, Name }, keys, onClose, onDone }: RotateDialogProps) => {
  const t = useTexts()
  const rotate = useOfficeWrite('/console-api/RotateKey', { invalidates: ['/console-api/ListKeys'] })
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('rotate.title', { name: Name })}
      submit={t('rotate.submit')}
      texts="office.keys"
      values={{ ExpiresOn: keys.ExpiresOn }}
      rules={({ ExpiresOn }) => expiryProblems(ExpiresOn, today())}
      onSubmit={({ ExpiresOn }) => rotate.run({ KeyID, ExpiresOn })}
      onDone={onDone}
    >
      <p className={classes.text}>{t('rotate.text')}</p>
      <DatePicker name="ExpiresOn" max={keys.LatestOn} />
    </FormDialog>
  )
}
