import { messageProblems, mostMessageCharacters } from '@foyer/domain/comments/rules.ts'
import { joined } from '@foyer/domain/kit/isolate.ts'
import { languageOf } from '@foyer/domain/kit/language.ts'
import { FormDialog } from '@foyer/ui/dialogs/form-dialog.tsx'
import { CheckboxField, TextareaField } from '@foyer/ui/fields/index.ts'
import { Fold } from '@foyer/ui/form/fold.tsx'
import { useFormValue } from '@foyer/ui/form/form-context.ts'
import { withKeys } from '@foyer/ui/with-keys.ts'
import type { DealPlace } from '../../kit/paths.ts'
import { useOfficeWrite } from '../../session/use-office-write.ts'
import { useCommentTexts } from '../texts.ts'
import { dealReads } from '../use-deal.ts'
import classes from './comments.module.css'
import type { Comment, Listed } from './use-comments.ts'

type Reader = Listed['Readers'][number]

interface ReturnDialogProps {
  isOpen: boolean
  onClose: () => void
  place: DealPlace
  comments: readonly Comment[]
  readers: readonly Reader[]
  onDone: (words: string) => void
}

/** All comments that are not sent, with who gets each, and the message around them. */
export const ReturnDialog = ({ isOpen, onClose, place, comments, readers, onDone }: ReturnDialogProps) => {
  const t = useCommentTexts()
  const send = useOfficeWrite('/console-api/ReturnForReview', {
    invalidates: [...dealReads, '/console-api/ListComments'],
  })
  const isOfMain = readers.some(({ ApplicantID }) => ApplicantID === 0)
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('return.title')}
      size="md"
      submit={t('return.submit')}
      texts="office.comments"
      values={{ Message: '', DisplayMortgage: 1 as 0 | 1, DisplayIncome: 1 as 0 | 1 }}
      rules={({ Message }) => messageProblems(Message)}
      onSubmit={(values) => send.run({ ...place, ...values })}
      onDone={({ Sent }) => onDone(t('return.done', { count: Sent }))}
    >
      {readers.map((reader) => (
        <section key={reader.ApplicantID} className={classes.reader} data-reader>
          <h3 className={classes.place}>{reader.Name}</h3>
          <p className={classes.quiet}>
            {t(reader.ApplicantID === 0 ? 'return.textMain' : 'return.textPerson', { name: reader.Name })}{' '}
            {t(languageOf(reader.LanguageID) === 'en' ? 'return.english' : 'return.french')}
          </p>
          <ul className={classes.list}>
            {comments
              .filter(({ CommentID }) => reader.Comments.includes(CommentID))
              .map(({ CommentID, Record, Label, Text }) => (
                <li key={CommentID}>
                  <p className={classes.quiet}>{joined([Record, Label])}</p>
                  <p className={classes.words}>{Text}</p>
                </li>
              ))}
          </ul>
        </section>
      ))}
      <TextareaField name="Message" optional rows={3} maxLength={mostMessageCharacters} />
      {isOfMain && (
        <>
          <CheckboxField name="DisplayMortgage" />
          <CheckboxField name="DisplayIncome" />
        </>
      )}
      <Fold title={t('return.preview')} fields={[]}>
        {readers.map((reader) => (
          <Preview key={reader.ApplicantID} reader={reader} />
        ))}
      </Fold>
    </FormDialog>
  )
}

/** The message as its reader gets it, in their language. */
const Preview = ({ reader: { LanguageID, Preview: mail } }: { reader: Reader }) => {
  const message = useFormValue<string>('Message').trim()
  const lines = [...mail.Before, ...(message === '' ? [] : [mail.NoteLead, message]), ...mail.After]
  return (
    <div className={classes.preview} lang={languageOf(LanguageID)}>
      <p className={classes.place}>{mail.Subject}</p>
      {withKeys(lines, (line) => line).map(([key, line]) => (
        <p key={key} className={classes.words}>
          {line}
        </p>
      ))}
    </div>
  )
}
