import { commentCalls } from '@foyer/contract/comments/calls.ts'
import { consentOf } from '../application/consent-text.ts'
import { forBorrowerSession } from '../application/for-main-applicant.ts'
import { isToComeOf } from '../application/parts-to-come.ts'
import { readApplication } from '../application/read-application.ts'
import { actorOf } from '../application/save-application.ts'
import { audit } from '../kit/audit.ts'
import { implementCalls } from '../kit/implement-calls.ts'
import type { BorrowerScope } from '../kit/scope.ts'
import type { Services } from '../kit/services.ts'
import { answersOf, outcomeOf } from './answers.ts'
import { type CommentRow, commentsTo, markDone, placeOf } from './store.ts'

/** 0: the main applicant. A person who has not joined yet reads none. */
const readerOf = (scope: BorrowerScope): number => (scope.kind === 'invite' ? (scope.invite.applicantId ?? -1) : 0)

/** What a client reads of the comments, and marks. */
export const commentHandlers = ({ texts, crypto }: Pick<Services, 'texts' | 'crypto'>) =>
  implementCalls(commentCalls, {
    listReviewComments: {
      async transaction({ scope, now, language }, trx) {
        const { siteId, applicationId } = scope
        const rows = await commentsTo(trx, { siteId, applicationId }, readerOf(scope))
        if (rows.length === 0) return { Comments: [] }
        const options = { language, vault: { siteId, crypto }, consent: consentOf(texts), now }
        const application = await readApplication(trx, siteId, applicationId, options)
        // A link to a part opens only while it can be changed; the main applicant's answers are open in a review.
        if (application === undefined || (scope.kind === 'user' && application.RequestReview !== 1))
          return { Comments: [] }
        const seen = scope.kind === 'user' ? forBorrowerSession(application, scope, language) : application
        const answers = answersOf(texts, seen)
        const isToCome = scope.actor === undefined ? () => false : isToComeOf(application, undefined)
        const isHidden = ({ applicant_id: id }: CommentRow) =>
          isToCome(id) || seen.Applicants.some(({ ApplicantID, Hidden }) => ApplicantID === id && Hidden !== undefined)
        return {
          Comments: rows.map((row) => {
            // What a person answers under their own link since is as it was when the comment was sent.
            const isReceived = !isHidden(row)
            const { Record, Label, State, DoneFl } = outcomeOf(answers, language, row, { isReceived })
            const ChangedFl = State === 'changed' ? (1 as const) : (0 as const)
            return { CommentID: row.comment_id, ...placeOf(row), Record, Label, Text: row.body, ChangedFl, DoneFl }
          }),
        }
      },
    },
    markReviewComment: {
      async transaction({ body, scope, now, refuse }, trx) {
        const { siteId, applicationId } = scope
        const comment = { siteId, applicationId, commentId: body.CommentID, readerId: readerOf(scope) }
        if (!(await markDone(trx, comment, body.DoneFl === 1 ? now : null))) return refuse('NoAccess')
        const details = { comment: body.CommentID, done: body.DoneFl }
        const event = { siteId, application: applicationId, actor: actorOf(scope), at: now }
        await audit(trx, { ...event, action: 'comment-done', details })
        return {}
      },
    },
  })
