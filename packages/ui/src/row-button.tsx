import { Icon, type IconName } from './icons.tsx'
import classes from './row-button.module.css'

interface RowButtonProps {
  icon: IconName
  label: string
  /** The row it concerns, for screen readers. */
  named: string
  onClick: () => void
}

/** A secondary action of a list row. */
export const RowButton = ({ icon, label, named, onClick }: RowButtonProps) => (
  <button type="button" className={classes.button} aria-label={named} onClick={onClick}>
    <Icon name={icon} size={18} />
    {label}
  </button>
)
