import { useErrorText } from '../../kit/i18n/error-text.ts'
import { Icon } from '../../kit/icons.tsx'
import classes from './documents.module.css'

/** At a required document that has no file, once somebody tried to go on without. */
export const MissingFile = () => {
  const errorText = useErrorText()
  return (
    <p className={classes.fileFacts} data-tone="bad">
      <Icon name="alert" size={16} /> {errorText('RequestDocumentReqUploads')}
    </p>
  )
}
