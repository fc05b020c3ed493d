import { Dialog } from '@foyer/ui/dialogs/dialog.tsx'
import { Button } from '@mantine/core'
import { CopyButton } from '../../kit/copy-button.tsx'
import classes from '../keys.module.css'
import { useTexts } from '../texts.ts'
import type { NewKey } from './keys-page.tsx'

const header = 'Authorization: Bearer fyk_…'

interface NewKeyDialogProps {
  isOpen: boolean
  made: NewKey
  onClose: () => void
}

/** The key, which no one can show again. Escape does not close it, so that it is not lost by chance. */
export const NewKeyDialog = ({ isOpen, made, onClose }: NewKeyDialogProps) => {
  const t = useTexts()
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('new.title')} size="md" isLocked>
      <div className={classes.stack}>
        <p className={classes.text}>{t('new.text')}</p>
        <code className={classes.secret}>{made.Key}</code>
        <div>
          <CopyButton text={made.Key} label={t('new.copy')} />
        </div>
        <p className={classes.text}>{t('new.use')}</p>
        <code className={classes.secret}>{header}</code>
        <div>
          <Button onClick={onClose}>{t('new.kept')}</Button>
        </div>
      </div>
    </Dialog>
  )
}
