import { commentProblems, mostCommentCharacters } from '@foyer/domain/comments/rules.ts'
import { FormDialog } from '@foyer/ui/dialogs/form-dialog.tsx'
import { TextareaField } from '@foyer/ui/fields/index.ts'
import type { DealPlace } from '../../kit/paths.ts'
import { useOfficeWrite } from '../../session/use-office-write.ts'
import { useCommentTexts } from '../texts.ts'
import classes from './comments.module.css'
import type { Comment, Target } from './use-comments.ts'

interface CommentDialogProps {
  isOpen: boolean
  onClose: () => void
  place: DealPlace
  target: Target
  /** The one that is changed. */
  comment: Comment | undefined
}

export const CommentDialog = ({ isOpen, onClose, place, target, comment }: CommentDialogProps) => {
  const t = useCommentTexts()
  const save = useOfficeWrite('/console-api/SaveComment', { invalidates: ['/console-api/ListComments'] })
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('title', { label: target.label })}
      size="md"
      submit={t('submit')}
      texts="office.comments"
      values={{ Text: comment?.Text ?? '' }}
      rules={commentProblems}
      onSubmit={({ Text }) => save.run({ ...place, ...target.place, CommentID: comment?.CommentID ?? 0, Text })}
    >
      <p className={classes.text}>{t('text')}</p>
      <TextareaField name="Text" rows={4} maxLength={mostCommentCharacters} />
    </FormDialog>
  )
}
