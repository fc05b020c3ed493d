import { fullName } from '@foyer/domain/applicants/spouse.ts'
import { isOpen, type Position } from '@foyer/domain/flow.ts'
import { joined } from '@foyer/domain/kit/isolate.ts'
import { useCallIds } from '@foyer/ui/client/ids.tsx'
import { useWrite } from '@foyer/ui/client/use-write.ts'
import { Badge } from '@foyer/ui/feedback/badge.tsx'
import { CallFailure } from '@foyer/ui/feedback/call-failure.tsx'
import { Notice } from '@foyer/ui/feedback/notice.tsx'
import { revealField } from '@foyer/ui/form/reveal-field.ts'
import { KitLink } from '@foyer/ui/link.tsx'
import { RowButton } from '@foyer/ui/row-button.tsx'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useSession } from '../session/session.ts'
import { factsOf } from './facts.ts'
import classes from './review-comments.module.css'
import { commentsOfStep, isAnswered, noteId, type ReviewComment } from './review-comments-context.tsx'
import { changeAddress, changeRecordAddress } from './review-return.ts'
import { useWizardTexts } from './texts.ts'
import type { Application } from './use-application.ts'

interface ReviewCommentsProps {
  application: Application
  position: Position
  comments: readonly ReviewComment[]
}

/** What the broker asks: of the step above its answers, in the review all of it. */
export const ReviewComments = ({ application, position, comments }: ReviewCommentsProps) => {
  const t = useWizardTexts()
  const { isHandOff } = useSession()
  const isReview = position.step === 'summary'
  const shown = isReview ? comments : commentsOfStep(comments, position)
  const ids = useCallIds()
  const { MortgageApplicationID } = application
  const { run, isBusy, failure, retry } = useMark()
  const mark = (CommentID: number, DoneFl: 0 | 1) => void run({ ...ids, MortgageApplicationID, CommentID, DoneFl })
  useMarkChanged(isHandOff ? [] : comments, (id) => mark(id, 1))
  if (shown.length === 0) return null
  const open = shown.filter((one) => !isAnswered(one)).length
  return (
    <Notice
      kind={open > 0 ? 'warning' : 'success'}
      title={open > 0 ? t('comments.title', { count: open }) : t('comments.allDone')}
    >
      <ul className={classes.list}>
        {shown.map((comment) => (
          <li key={comment.CommentID} data-review-comment>
            <p className={classes.place}>
              {joined([isReview && personOf(application, comment), comment.Record, comment.Label])}
            </p>
            <p className={classes.text}>{comment.Text}</p>
            <div className={classes.line}>
              {isAnswered(comment) && (
                <Badge tone="good">{t(comment.ChangedFl === 1 ? 'comments.changed' : 'comments.done')}</Badge>
              )}
              <Way application={application} comment={comment} isReview={isReview} />
              {!isHandOff && comment.ChangedFl === 0 && (
                <RowButton
                  icon={comment.DoneFl === 1 ? 'back' : 'check'}
                  label={t(comment.DoneFl === 1 ? 'comments.undo' : 'comments.markDone')}
                  named={t(comment.DoneFl === 1 ? 'comments.undoNamed' : 'comments.markDoneNamed', {
                    label: comment.Label,
                  })}
                  onClick={() => isBusy || mark(comment.CommentID, comment.DoneFl === 1 ? 0 : 1)}
                />
              )}
            </div>
          </li>
        ))}
      </ul>
      {failure !== undefined && <CallFailure failure={failure} onRetry={retry} />}
    </Notice>
  )
}

const useMark = () => {
  const last = useRef<() => void>(() => undefined)
  const { run, ...state } = useWrite('/api/MTGAPPMarkReviewComment', {
    invalidates: ['/api/MTGAPPListReviewComments'],
  })
  const kept: typeof run = (body) => {
    last.current = () => void run(body)
    return run(body)
  }
  return { ...state, run: kept, retry: () => last.current() }
}

/** A comment whose answer was changed is done, once for each. */
const useMarkChanged = (comments: readonly ReviewComment[], mark: (id: number) => void) => {
  const marked = useRef(new Set<number>())
  const waiting = comments.filter(({ ChangedFl, DoneFl }) => ChangedFl === 1 && DoneFl === 0)
  const markAll = useEffectEvent(() => {
    for (const { CommentID } of waiting) {
      if (marked.current.has(CommentID)) continue
      marked.current.add(CommentID)
      mark(CommentID)
    }
  })
  const names = waiting.map(({ CommentID }) => CommentID).join(' ')
  useEffect(() => {
    if (names !== '') markAll()
  }, [names])
}

const personOf = ({ Applicants }: Application, { ApplicantID }: ReviewComment): string => {
  const person = Applicants.length > 1 && Applicants.find((one) => one.ApplicantID === ApplicantID)
  return person ? fullName(person) : ''
}

const focusNote = (comment: ReviewComment) => {
  revealField(comment.Field)
  // After its part of the form was opened.
  requestAnimationFrame(() => focusShownNote(comment))
}

const focusShownNote = (comment: ReviewComment) => {
  const note = document.getElementById(noteId(comment))
  const field = note
    ?.closest('fieldset, [class*="InputWrapper-root"]')
    ?.querySelector<HTMLElement>('input, select, textarea, button')
  note?.scrollIntoView({ block: 'center' })
  field?.focus({ preventScroll: true })
}

/** To the answer: its step from the review, its record from a list, its field on the same page. */
const Way = ({
  application,
  comment,
  isReview,
}: Omit<ReviewCommentsProps, 'position' | 'comments'> & { comment: ReviewComment; isReview: boolean }) => {
  const t = useWizardTexts()
  const { Step, ApplicantID, RecordID, Label: label } = comment
  const position: Position = ApplicantID === 0 ? { step: Step } : { step: Step, applicantId: ApplicantID }
  if (isReview || RecordID > 0) {
    if (!isOpen(position, factsOf(application))) return null
    const to =
      RecordID > 0 ? changeRecordAddress(position, application, RecordID) : changeAddress(position, application)
    return (
      <KitLink to={to} className={classes.way} label={t('comments.changeNamed', { label })}>
        {t('comments.change')}
      </KitLink>
    )
  }
  return (
    <RowButton
      icon="down"
      label={t('comments.show')}
      named={t('comments.showNamed', { label })}
      onClick={() => focusNote(comment)}
    />
  )
}
