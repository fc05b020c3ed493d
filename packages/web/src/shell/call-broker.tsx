import { formatNorthAmericanPhone } from '@foyer/domain/kit/north-american-phone.ts'
import classes from '@foyer/ui/bar/bar.module.css'
import hidden from '@foyer/ui/hidden.module.css'
import { Icon } from '@foyer/ui/icons.tsx'
import { useHelper } from '@foyer/ui/page/way-out.tsx'
import { useShellTexts } from '../site/shell-texts.ts'

/** The broker's telephone on every page; the number is visible where the bar has room. */
export const CallBroker = () => {
  const t = useShellTexts()
  const phone = useHelper()?.phone ?? ''
  if (phone === '') return null
  return (
    <a href={`tel:${phone}`} className={classes.item}>
      <Icon name="phone" />
      <span className={hidden.hidden}>{t('call')}</span>
      <span className={classes.number}>{formatNorthAmericanPhone(phone)}</span>
    </a>
  )
}
