import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import type { Position } from '@foyer/domain/flow.ts'
import { useCallIds } from '@foyer/ui/client/ids.tsx'
import { useCall } from '@foyer/ui/client/use-call.ts'
import { FieldNotesProvider } from '@foyer/ui/form/field-notes.ts'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { Icon } from '@foyer/ui/icons.tsx'
import { createContext, type ReactNode, useContext } from 'react'
import classes from './review-comments.module.css'
import { useWizardTexts } from './texts.ts'
import type { Application } from './use-application.ts'

export type ReviewComment = ReplyOf<'/api/MTGAPPListReviewComments'>['Comments'][number]

/** What the broker asks this reader; only where there can be anything: in a review, and behind a person's own link. */
export const useReviewComments = ({ MortgageApplicationID, RequestReview, guid }: Application): ReviewComment[] => {
  const ids = useCallIds()
  const { language } = useLanguage()
  const LanguageID = language === 'fr' ? 2 : 1
  const { reply } = useCall(
    '/api/MTGAPPListReviewComments',
    { ...ids, MortgageApplicationID, LanguageID },
    { enabled: RequestReview === 1 || guid !== undefined },
  )
  return reply?.Comments ?? []
}

export const isAnswered = ({ ChangedFl, DoneFl }: ReviewComment): boolean => ChangedFl === 1 || DoneFl === 1

/** The comments at the answers of a step. */
export const commentsOfStep = (comments: readonly ReviewComment[], { step, applicantId = 0 }: Position) =>
  comments.filter(({ Step, ApplicantID }) => Step === step && ApplicantID === applicantId)

/** Where a comment is beside its field. */
export const noteId = ({ CommentID }: ReviewComment): string => `review-comment-${CommentID}`

const StepCommentsContext = createContext<readonly ReviewComment[]>([])
export const StepCommentsProvider = StepCommentsContext.Provider

/** Shows the comments of a step beside its fields; `record`: of this record only, 0 for answers of none. */
export const CommentedFields = ({ record, children }: { record: number; children: ReactNode }) => {
  const comments = useContext(StepCommentsContext).filter(({ RecordID }) => RecordID === record)
  const noteOf = (field: string) => {
    const own = comments.filter(({ Field }) => Field === field)
    return own.length === 0 ? undefined : own.map((one) => <FieldComment key={one.CommentID} comment={one} />)
  }
  return <FieldNotesProvider value={noteOf}>{children}</FieldNotesProvider>
}

const FieldComment = ({ comment }: { comment: ReviewComment }) => {
  const t = useWizardTexts()
  return (
    <span id={noteId(comment)} className={classes.note} data-field-comment>
      <Icon name="comment" size={18} />
      <span>
        {t('comments.asks')} {comment.Text}
      </span>
    </span>
  )
}
