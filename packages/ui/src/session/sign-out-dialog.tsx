import { Dialog } from '../dialogs/dialog.tsx'
import { DialogButtons } from '../dialogs/dialog-buttons.tsx'
import { useKitTexts } from '../i18n/kit-texts.ts'
import classes from './session.module.css'
import type { SigningOut } from './use-sign-out.ts'

interface SignOutDialogProps extends SigningOut {
  words: { failed: string; text: string; shared: string; stay: string }
}

/** Shown while a log-out has failed. */
export const SignOutDialog = ({ hasFailed, isBusy, start, giveUp, words }: SignOutDialogProps) => {
  const kit = useKitTexts()
  return (
    <Dialog isOpen={hasFailed} onClose={giveUp} title={words.failed} isSheet={false}>
      <div className={classes.content}>
        <p>{words.text}</p>
        <p>{words.shared}</p>
        <DialogButtons
          cancel={{ label: words.stay, onClick: giveUp }}
          main={{ label: isBusy ? kit('working') : kit('retry'), onClick: start, isBusy }}
        />
      </div>
    </Dialog>
  )
}
