import { Icon, type IconName } from '../../kit/icons.tsx'
import classes from './documents.module.css'

interface FileButtonProps {
  icon: IconName
  label: string
  /** Which file it is about, for whoever does not see the row. */
  named: string
  onClick: () => void
}

export const FileButton = ({ icon, label, named, onClick }: FileButtonProps) => (
  <button type="button" className={classes.button} aria-label={named} onClick={onClick}>
    <Icon name={icon} size={18} />
    {label}
  </button>
)
