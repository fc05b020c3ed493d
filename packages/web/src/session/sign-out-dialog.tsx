import { Dialog } from '@foyer/ui/dialogs/dialog.tsx'
import { DialogButtons } from '@foyer/ui/dialogs/dialog-buttons.tsx'
import { useKitTexts } from '@foyer/ui/i18n/kit-texts.ts'
import classes from '@foyer/ui/session/session.module.css'
import { useShellTexts } from '../site/shell-texts.ts'
import type { SigningOut } from './use-sign-out.ts'

/** Shown while a log-out has failed. */
export const SignOutDialog = ({ hasFailed, isBusy, start, giveUp }: SigningOut) => {
  const t = useShellTexts()
  const kit = useKitTexts()
  return (
    <Dialog isOpen={hasFailed} onClose={giveUp} title={t('signOut.failed')} isSheet={false}>
      <div className={classes.content}>
        <p>{t('signOut.text')}</p>
        <p>{t('signOut.shared')}</p>
        <DialogButtons
          cancel={{ label: t('session.extend'), onClick: giveUp }}
          main={{ label: isBusy ? kit('working') : kit('retry'), onClick: start, isBusy }}
        />
      </div>
    </Dialog>
  )
}
