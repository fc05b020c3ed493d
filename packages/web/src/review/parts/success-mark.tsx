import { Icon } from '@foyer/ui/icons.tsx'
import classes from './success.module.css'

export const SuccessMark = () => (
  <span className={classes.mark} data-kind="sent">
    <Icon name="check" size={36} />
  </span>
)
