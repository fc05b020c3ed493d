import { Icon } from '@foyer/ui/icons.tsx'
import { useTexts } from '../texts.ts'
import classes from './documents.module.css'

/** Shown at a required document without a file, after a try to continue. */
export const MissingFile = () => {
  const t = useTexts()
  return (
    <p className={classes.fileFacts} data-tone="bad">
      <Icon name="alert" size={16} /> {t('drop.missing')}
    </p>
  )
}
