import { Icon } from '@foyer/ui/icons.tsx'
import type { ReactNode } from 'react'
import { useCommentTexts } from '../texts.ts'
import { CommentView } from './comment-view.tsx'
import classes from './comments.module.css'
import { type Target, useComments } from './use-comments.ts'

/** An answer with its comments, and the way to write one. */
export const Commentable = ({ target, children }: { target: Target; children: ReactNode }) => {
  const t = useCommentTexts()
  const { at, write } = useComments()
  const comments = at(target.place)
  if (write === undefined && comments.length === 0) return children
  const { label } = target
  return (
    <span className={classes.answer} data-answer>
      <span className={classes.value}>
        <span>{children}</span>
        {write !== undefined && (
          <button
            type="button"
            className={classes.add}
            data-comment
            aria-label={t('addNamed', { label })}
            title={t('add')}
            onClick={() => write(target)}
          >
            <Icon name="comment" size={18} />
          </button>
        )}
      </span>
      {comments.map((comment) => (
        <CommentView key={comment.CommentID} comment={comment} target={target} />
      ))}
    </span>
  )
}
