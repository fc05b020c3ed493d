import classes from './keys.module.css'
import { useOfficeTexts } from './texts.ts'
import { useKeysOn } from './use-keys.ts'

/** The key of a button, inside it. It is no text, since the name of a button is what it does. */
export const KeyHint = ({ of }: { of: string }) => {
  const [isOn] = useKeysOn()
  return isOn ? <span className={classes.key} data-key={of} aria-hidden="true" /> : null
}

/** The keys of a page in a sentence, and the switch for all of them. */
export const KeysNote = ({ children }: { children: string }) => {
  const t = useOfficeTexts()
  const [isOn, set] = useKeysOn()
  return (
    <div className={classes.note}>
      <span data-keys>{isOn ? children : t('keys.off')}</span>
      <button type="button" className={classes.switch} onClick={() => set(!isOn)}>
        {t(isOn ? 'keys.switchOff' : 'keys.switchOn')}
      </button>
    </div>
  )
}
