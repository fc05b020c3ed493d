import { SecretDialog } from '../../kit/secret-dialog.tsx'
import classes from '../keys.module.css'
import { useTexts } from '../texts.ts'
import type { NewKey } from './keys-page.tsx'

const header = 'Authorization: Bearer fyk_…'

interface NewKeyDialogProps {
  isOpen: boolean
  made: NewKey
  onClose: () => void
}

export const NewKeyDialog = ({ isOpen, made, onClose }: NewKeyDialogProps) => {
  const t = useTexts()
  return (
    <SecretDialog
      {...{ isOpen, onClose }}
      title={t('new.title')}
      text={t('new.text')}
      secret={made.Key}
      copy={t('new.copy')}
      kept={t('new.kept')}
    >
      <p className={classes.text}>{t('new.use')}</p>
      <code className={classes.header}>{header}</code>
    </SecretDialog>
  )
}
