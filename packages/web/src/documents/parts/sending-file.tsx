import { isPassing } from '@foyer/ui/client/outcome.ts'
import { ProgressBar } from '@foyer/ui/feedback/progress-bar.tsx'
import { useErrorText } from '@foyer/ui/i18n/error-text.ts'
import { RowButton } from '@foyer/ui/row-button.tsx'
import { useTexts } from '../texts.ts'
import type { Sending } from '../upload/upload-queue.ts'
import type { Uploads } from '../upload/use-uploads.ts'
import classes from './documents.module.css'
import { focusDocument } from './focus-document.ts'

const Progress = ({ phase, part }: Pick<Sending, 'phase' | 'part'>) => {
  const t = useTexts()
  if (phase === 'waiting') return <p className={classes.fileFacts}>{t('file.waiting')}</p>
  // Fully sent; the server is checking it.
  const label = part >= 1 ? t('file.checking') : t('file.sending', { percent: Math.floor(part * 100) })
  return <ProgressBar part={part} label={label} />
}

/** An upload: its progress with a cancel button, or its error with a retry button. */
export const SendingFile = ({ file, uploads }: { file: Sending; uploads: Uploads }) => {
  const t = useTexts()
  const errorText = useErrorText()
  const { id, itemId, name, failure } = file
  // The pressed button disappears, so the focus is moved.
  const press = (work: (id: number) => void) => () => {
    work(id)
    focusDocument(itemId)
  }
  return (
    <li className={classes.file}>
      <div className={classes.fileWords}>
        <p className={classes.fileName}>{name}</p>
        {failure === undefined ? (
          <Progress phase={file.phase} part={file.part} />
        ) : (
          <p className={classes.fileFacts} data-tone="bad" role="alert">
            {errorText(failure.key)}
          </p>
        )}
      </div>
      <div className={classes.buttons}>
        {failure === undefined ? (
          <RowButton
            icon="close"
            label={t('file.cancel')}
            named={t('file.cancelNamed', { name })}
            onClick={press(uploads.cancel)}
          />
        ) : (
          <>
            {isPassing(failure.key) && (
              <RowButton
                icon="next"
                label={t('file.retry')}
                named={t('file.retryNamed', { name })}
                onClick={press(uploads.retry)}
              />
            )}
            <RowButton
              icon="close"
              label={t('file.remove')}
              named={t('file.removeNamed', { name })}
              onClick={press(uploads.cancel)}
            />
          </>
        )}
      </div>
    </li>
  )
}
