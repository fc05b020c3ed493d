import { Icon } from '@foyer/ui/icons.tsx'
import { useShellTexts } from '../site/shell-texts.ts'
import classes from './hand-off.module.css'
import { helpedName, useSession } from './session.ts'
import { SignOutDialog } from './sign-out-dialog.tsx'
import { useSignOut } from './use-sign-out.ts'

const Bar = ({ name }: { name: string }) => {
  const t = useShellTexts()
  const signingOut = useSignOut()
  return (
    <aside className={classes.bar} aria-label={t('handOff.label')}>
      <p className={classes.words}>
        <Icon name="info" size={20} />
        <span>{t('handOff.bar', { name })}</span>
      </p>
      <button type="button" className={classes.end} aria-disabled={signingOut.isBusy} onClick={signingOut.start}>
        {t('handOff.end')}
      </button>
      <SignOutDialog {...signingOut} />
    </aside>
  )
}

/** Shown on every page during a hand-off: whose session it is, and how to end it. */
export const HandOffBar = () => {
  const session = useSession()
  return session.isHandOff ? <Bar name={helpedName(session)} /> : null
}
