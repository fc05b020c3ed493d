import type { DocumentUpload } from '@foyer/domain/documents/fields.ts'
import { fileSize } from '@foyer/ui/file-size.ts'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { RowButton } from '@foyer/ui/row-button.tsx'
import { useTexts } from '../texts.ts'
import classes from './documents.module.css'

interface KeptFileProps {
  upload: DocumentUpload
  onView: () => void
  onRemove: () => void
}

/** An uploaded file, and whether the broker has it. */
export const KeptFile = ({ upload, onView, onRemove }: KeptFileProps) => {
  const t = useTexts()
  const { language } = useLanguage()
  const { FileName: name, Size, Pages, strUploadDate, RemoveFlag, ReturnedFlag, SubmitInSeconds } = upload
  const state = ReturnedFlag === 1 ? 'returned' : SubmitInSeconds === null ? 'with' : 'notYet'
  return (
    <li className={classes.file}>
      <div className={classes.fileWords}>
        <p className={classes.fileName}>{name}</p>
        <p className={classes.fileFacts}>
          {fileSize(Size, language)} · {strUploadDate}
        </p>
        <p className={classes.fileFacts} data-tone={state === 'returned' ? 'bad' : undefined}>
          {t(`file.${state}`)}
        </p>
      </div>
      {(Pages > 0 || RemoveFlag === 1) && (
        <div className={classes.buttons}>
          {Pages > 0 && (
            <RowButton icon="eye" label={t('file.view')} named={t('file.viewNamed', { name })} onClick={onView} />
          )}
          {RemoveFlag === 1 && (
            <RowButton
              icon="trash"
              label={t('file.remove')}
              named={t('file.removeNamed', { name })}
              onClick={onRemove}
            />
          )}
        </div>
      )}
    </li>
  )
}
