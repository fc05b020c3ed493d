import { Dialog } from '@foyer/ui/dialogs/dialog.tsx'
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { CopyButton } from './copy-button.tsx'
import classes from './secret-dialog.module.css'

interface SecretDialogProps {
  isOpen: boolean
  title: string
  text: string
  secret: string
  /** The labels of the button that copies it, and of the one that closes the dialog. */
  copy: string
  kept: string
  /** How it is used. */
  children?: ReactNode
  onClose: () => void
}

/** A secret that no one can show again. Escape does not close it, so that it is not lost by chance. */
export const SecretDialog = ({ isOpen, title, text, secret, copy, kept, children, onClose }: SecretDialogProps) => (
  <Dialog isOpen={isOpen} onClose={onClose} title={title} size="md" isLocked>
    <div className={classes.stack}>
      <p className={classes.text}>{text}</p>
      <code className={classes.secret}>{secret}</code>
      <div>
        <CopyButton text={secret} label={copy} />
      </div>
      {children}
      <div>
        <Button onClick={onClose}>{kept}</Button>
      </div>
    </div>
  </Dialog>
)
