import type { CommentState } from '@foyer/domain/comments/rules.ts'
import { Badge, type Tone } from '@foyer/ui/feedback/badge.tsx'
import { formatInstant } from '@foyer/ui/format-instant.ts'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { RowButton } from '@foyer/ui/row-button.tsx'
import { useCommentTexts } from '../texts.ts'
import classes from './comments.module.css'
import { type Comment, type Target, useComments } from './use-comments.ts'

const tones: Readonly<Record<CommentState, Tone>> = { draft: 'quiet', open: 'open', changed: 'good', done: 'good' }

/** A comment, and what became of it. `target`: beside its answer, where a draft can be changed. */
export const CommentView = ({ comment, target }: { comment: Comment; target?: Target }) => {
  const t = useCommentTexts()
  const { language } = useLanguage()
  const { write, remove } = useComments()
  const { Text, State, DoneFl, Before, After, Name, CreatedAt, SentAt } = comment
  const isDraft = State === 'draft'
  const time = formatInstant(isDraft ? CreatedAt : SentAt, language)
  return (
    <span className={classes.comment} data-comment-state={State}>
      <span className={classes.words}>{Text}</span>
      <span className={classes.line}>
        <Badge tone={tones[State]}>{t(`states.${State}`)}</Badge>
        {State === 'changed' && DoneFl === 1 && <Badge tone="good">{t('states.done')}</Badge>}
        <span className={classes.quiet}>{t('by', { name: Name || t('program'), time })}</span>
      </span>
      {State === 'changed' && <Change before={Before} after={After} />}
      {isDraft && target !== undefined && write !== undefined && (
        <span className={classes.buttons}>
          <RowButton
            icon="edit"
            label={t('change')}
            named={t('changeNamed', { label: target.label })}
            onClick={() => write(target, comment)}
          />
          <RowButton
            icon="trash"
            label={t('remove')}
            named={t('removeNamed', { label: target.label })}
            onClick={() => remove(comment)}
          />
        </span>
      )}
    </span>
  )
}

/** Of a masked number neither is given. */
const Change = ({ before, after }: { before: string; after: string }) => {
  const t = useCommentTexts()
  if (before === '' && after === '') return <span className={classes.quiet}>{t('masked')}</span>
  return (
    <span className={classes.quiet}>
      {t('before')} {before || t('nothing')}
      <br />
      {t('now')} <strong>{after || t('nothing')}</strong>
    </span>
  )
}
