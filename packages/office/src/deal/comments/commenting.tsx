import { fullName } from '@foyer/domain/applicants/spouse.ts'
import { joined } from '@foyer/domain/kit/isolate.ts'
import { useCall } from '@foyer/ui/client/use-call.ts'
import { useDialogFor } from '@foyer/ui/dialogs/use-dialog-for.ts'
import { CallFailure } from '@foyer/ui/feedback/call-failure.tsx'
import { Notice } from '@foyer/ui/feedback/notice.tsx'
import { useErrorText } from '@foyer/ui/i18n/error-text.ts'
import { Section } from '@foyer/ui/page/step-page.tsx'
import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useKeys, useKeysOn } from '../../kit/use-keys.ts'
import { useMay } from '../../session/me.ts'
import { useOfficeWrite } from '../../session/use-office-write.ts'
import type { DealProps } from '../parts/deal-page.tsx'
import { useCommentTexts } from '../texts.ts'
import { CommentDialog } from './comment-dialog.tsx'
import { CommentView } from './comment-view.tsx'
import classes from './comments.module.css'
import { ReturnDialog } from './return-dialog.tsx'
import { type Comment, CommentsProvider, commentsAt, type Target } from './use-comments.ts'

/** The answer in focus, else under the pointer. */
const commentHere = () => {
  const here = (state: string) => document.querySelector<HTMLElement>(`[data-answer]:${state} [data-comment]`)
  const button = here('focus-within') ?? here('hover')
  button?.click()
  return button !== null
}

/** What staff ask about the answers inside: collected, and sent together. */
export const Commenting = ({ place, deal, onDone, children }: DealProps & { children: ReactNode }) => {
  const t = useCommentTexts()
  const may = useMay()
  const errorText = useErrorText()
  const { SiteID, MortgageApplicationID } = place
  const ids = { SiteID, MortgageApplicationID }
  const { reply, failure, retry } = useCall('/console-api/ListComments', ids)
  const removing = useOfficeWrite('/console-api/RemoveComment', { invalidates: ['/console-api/ListComments'] })
  const writing = useDialogFor<{ target: Target; comment: Comment | undefined }>()
  const returning = useDialogFor<null>()
  const [keysOn] = useKeysOn()
  const [wrong, setWrong] = useState('')
  const mayWrite = may('deal.return') && deal.SubmittedAt !== ''
  const write = (target: Target, comment?: Comment) => writing.open({ target, comment })
  const remove = async ({ CommentID }: Comment) => {
    const outcome = await removing.run({ ...ids, CommentID })
    setWrong(outcome.ok ? '' : errorText(outcome.key))
  }
  useKeys({ c: mayWrite ? commentHere : undefined })
  const comments = reply?.Comments ?? []
  const drafts = comments.filter(({ State }) => State === 'draft').length
  const readers = reply?.Readers ?? []
  return (
    <CommentsProvider
      value={{
        at: (at) => commentsAt(comments, at),
        write: mayWrite ? write : undefined,
        remove: (comment) => void remove(comment),
      }}
    >
      {failure !== undefined && <CallFailure failure={failure} onRetry={retry} />}
      {wrong !== '' && <Notice kind="error" announced title={wrong} />}
      {mayWrite && drafts > 0 && (
        <div className={classes.drafts} data-drafts>
          <p className={classes.text}>
            {t('drafts', { count: drafts })} {readers.length === 0 && t('waiting')}
          </p>
          {readers.length > 0 && (
            <Button data-return onClick={() => returning.open(null)}>
              {t('return.open')}
            </Button>
          )}
        </div>
      )}
      <SentComments deal={deal} comments={comments.filter(({ State }) => State !== 'draft')} />
      {children}
      {mayWrite && keysOn && (
        <p className={classes.quiet} data-keys>
          {t('keys')}
        </p>
      )}
      {writing.dialog !== null && (
        <CommentDialog
          key={writing.dialog.opened}
          {...{ ...writing.dialog.row, isOpen: writing.dialog.isOpen, onClose: writing.close, place: ids }}
        />
      )}
      {returning.dialog !== null && (
        <ReturnDialog
          key={returning.dialog.opened}
          {...{ comments, readers, place: ids, isOpen: returning.dialog.isOpen, onClose: returning.close, onDone }}
        />
      )}
    </CommentsProvider>
  )
}

/** All that was asked, also about answers that are not received now. */
const SentComments = ({ deal, comments }: Pick<DealProps, 'deal'> & { comments: readonly Comment[] }) => {
  const t = useCommentTexts()
  if (comments.length === 0) return null
  const nameOf = (id: number) => {
    const person = deal.Application.Applicants.find(({ ApplicantID }) => ApplicantID === id)
    return person === undefined ? t('mortgage') : fullName(person)
  }
  return (
    <Section title={t('sent')}>
      <ul className={classes.list} data-sent>
        {comments.map((comment) => (
          <li key={comment.CommentID}>
            <p className={classes.place}>
              {t('place', {
                name: nameOf(comment.ApplicantID),
                label: joined([comment.Record, comment.Label]),
              })}
            </p>
            <CommentView comment={comment} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
