import { type ReactNode, useState } from 'react'
import type { Failure, Outcome } from '../client/outcome.ts'
import { Notice } from '../feedback/notice.tsx'
import { useErrorText } from '../i18n/error-text.ts'
import { useKitTexts } from '../i18n/kit-texts.ts'
import type { TextValues } from '../i18n/texts.ts'
import { Dialog } from './dialog.tsx'
import { DialogButtons } from './dialog-buttons.tsx'
import classes from './dialogs.module.css'

interface ConfirmDialogProps {
  isOpen: boolean
  onClose: () => void
  /** A question: "Remove this address?" */
  title: string
  /** The consequence. */
  children?: ReactNode
  /** The button's label: the action, not "OK". */
  confirm: string
  /** The label of the button that cancels; "Cancel" by default. */
  cancel?: string
  isDangerous?: boolean
  /** Closes the dialog on success; a failure is shown in it. */
  onConfirm: () => Promise<Outcome | undefined> | undefined
  errorValues?: TextValues
}

export const ConfirmDialog = (props: ConfirmDialogProps) => {
  const { isOpen, onClose, title, children, confirm, cancel, isDangerous = false, onConfirm, errorValues } = props
  const t = useKitTexts()
  const errorText = useErrorText()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | undefined>(undefined)

  const close = () => {
    setFailure(undefined)
    onClose()
  }
  const run = async () => {
    if (isBusy) return
    setBusy(true)
    const outcome = await onConfirm()
    setBusy(false)
    if (outcome?.ok === false) setFailure(outcome)
    else close()
  }
  return (
    <Dialog isOpen={isOpen} onClose={close} title={title} isSheet={false} isLocked={isBusy}>
      <div className={classes.content}>
        {children !== undefined && <div className={classes.text}>{children}</div>}
        {failure !== undefined && <Notice kind="error" announced title={errorText(failure.key, errorValues)} />}
        <DialogButtons
          cancel={{ label: cancel ?? t('cancel'), onClick: close }}
          main={{ label: isBusy ? t('working') : confirm, onClick: () => void run(), isDangerous, isBusy }}
        />
      </div>
    </Dialog>
  )
}
