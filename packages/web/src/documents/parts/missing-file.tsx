import { Icon } from '../../kit/icons.tsx'
import { useTexts } from '../texts.ts'
import classes from './documents.module.css'

/** At a required document that has no file, once somebody tried to go on without. */
export const MissingFile = () => {
  const t = useTexts()
  return (
    <p className={classes.fileFacts} data-tone="bad">
      <Icon name="alert" size={16} /> {t('drop.missing')}
    </p>
  )
}
