import { Icon, type IconName } from './icons.tsx'
import classes from './row-button.module.css'

interface RowButtonProps {
  icon: IconName
  label: string
  /** Which row it is about, for whoever does not see it. */
  named: string
  onClick: () => void
}

/** A quiet thing to do with a row of a list. */
export const RowButton = ({ icon, label, named, onClick }: RowButtonProps) => (
  <button type="button" className={classes.button} aria-label={named} onClick={onClick}>
    <Icon name={icon} size={18} />
    {label}
  </button>
)
