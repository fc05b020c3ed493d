import { operatorCommentCalls } from '@foyer/contract/comments/operator-calls.ts'
import { commentProblems, messageProblems, mostComments } from '@foyer/domain/comments/rules.ts'
import type { Language } from '@foyer/domain/kit/language.ts'
import { cleanLines } from '@foyer/domain/kit/text.ts'
import { isSamePlace } from '@foyer/domain/review/answers/places.ts'
import { consentOf } from '../application/consent-text.ts'
import { holdApplication } from '../application/save-application.ts'
import type { Trx } from '../db/open-database.ts'
import type { askForReview } from '../deals/index.ts'
import type { reopenParts } from '../invites/index.ts'
import { implementCalls } from '../kit/implement-calls.ts'
import type { Services } from '../kit/services.ts'
import { namedActors, staffOfDeal } from '../office/index.ts'
import { isUnsent, readForBroker } from '../review/index.ts'
import { answersOf, outcomeOf, wordsAt } from './answers.ts'
import { type CommentedDeal, isReceived, readersOf, toSend } from './readers.ts'
import { changeDraft, insertComment, listComments, markSent, placeOf, removeDraft } from './store.ts'

interface Needs extends Services {
  askForReview: typeof askForReview
  reopenParts: ReturnType<typeof reopenParts>
}

export const operatorCommentHandlers = (services: Needs) => {
  const { texts, crypto } = services

  const read = async (
    trx: Trx,
    body: { SiteID: string; MortgageApplicationID: number },
    { language, now }: { language: Language; now: Date },
  ): Promise<CommentedDeal | undefined> => {
    const { SiteID: siteId, MortgageApplicationID: applicationId } = body
    const options = { language, vault: { siteId, crypto }, consent: consentOf(texts), now }
    const found = await readForBroker(trx, siteId, applicationId, options)
    if (found === undefined) return undefined
    return { siteId, applicationId, rows: found.rows, application: found.application }
  }

  return implementCalls(operatorCommentCalls, {
    listComments: {
      async transaction({ body, language, now, refuse }, trx) {
        const deal = await read(trx, body, { language, now })
        if (deal === undefined) return refuse('NoAccess')
        const comments = await listComments(trx, deal)
        const answers = answersOf(texts, deal.application)
        const nameOf = namedActors(await staffOfDeal(trx, deal.siteId, deal.applicationId))
        return {
          Comments: comments.map((row) => ({
            CommentID: row.comment_id,
            ...placeOf(row),
            ...outcomeOf(answers, language, row, { isReceived: isReceived(deal, row.applicant_id) }),
            Text: row.body,
            Name: nameOf(row.author).Name,
            CreatedAt: row.created_at.toISOString(),
            SentAt: row.sent_at?.toISOString() ?? '',
          })),
          Readers: await readersOf(texts, trx, deal, comments),
        }
      },
    },
    saveComment: {
      async transaction({ body, scope, language, now, note, refuse, assertNoProblems }, trx) {
        await holdApplication(trx, body.SiteID, body.MortgageApplicationID)
        const deal = await read(trx, body, { language, now })
        if (deal === undefined) return refuse('NoAccess')
        if (await isUnsent(trx, deal.siteId, deal.applicationId, deal.rows.application.status))
          return refuse('NoAccess')
        assertNoProblems(commentProblems(body))
        const text = cleanLines(body.Text)
        const { CommentID: commentId, ApplicantID, Step, RecordID, Field } = body
        if (commentId !== 0) {
          if (!(await changeDraft(trx, { ...deal, commentId }, text))) return refuse('NoAccess')
          note({ details: { comment: commentId, changed: true } })
          return { CommentID: commentId }
        }
        const place = { ApplicantID, Step, RecordID, Field }
        const isThere = answersOf(texts, deal.application)(language).some((one) => isSamePlace(one, place))
        if (!isThere || !isReceived(deal, ApplicantID)) return refuse('NoAccess')
        if ((await listComments(trx, deal)).length >= mostComments) return refuse('TooManyRecords')
        const CommentID = await insertComment(trx, deal, place, { body: text, author: scope.actor, now })
        note({ details: { comment: CommentID, changed: false } })
        return { CommentID }
      },
    },
    removeComment: {
      async transaction({ body, note, refuse }, trx) {
        const { SiteID: siteId, MortgageApplicationID: applicationId, CommentID: commentId } = body
        if (!(await removeDraft(trx, { siteId, applicationId, commentId }))) return refuse('NoAccess')
        note({ details: { comment: commentId } })
        return {}
      },
    },
    returnForReview: {
      async transaction({ body, scope, language, now, note, refuse, assertNoProblems }, trx) {
        const { Message: message, DisplayMortgage, DisplayIncome } = body
        assertNoProblems(messageProblems(message))
        await holdApplication(trx, body.SiteID, body.MortgageApplicationID)
        const deal = await read(trx, body, { language, now })
        if (deal === undefined) return refuse('NoAccess')
        const { siteId, applicationId, rows } = deal
        const groups = toSend(deal, await listComments(trx, deal))
        if (groups.size === 0) return refuse('NoComments')
        const { actor } = scope
        const answers = answersOf(texts, deal.application)
        // Before the parts: a review opens those of a decided deal too.
        const ofMain = groups.get(0)
        const { status, user_id: userId } = rows.application
        if (ofMain !== undefined && (await isUnsent(trx, siteId, applicationId, status)))
          return refuse('ApplicationNotSubmitted')
        if (ofMain !== undefined)
          await services.askForReview(services, trx, {
            ...{ siteId, applicationId, userId, actor, now },
            ...{ DisplayMortgage, DisplayIncome, message, comments: ofMain.length },
          })
        const people = [...groups.keys()].filter((reader) => reader !== 0)
        const parts = people.map((applicantId) => ({ applicantId, reason: message }))
        await services.reopenParts(trx, { siteId, applicationId, actor, now, note }, parts)
        let sent = 0
        for (const [readerId, comments] of groups)
          for (const row of comments) {
            await markSent(trx, row, { readerId, was: wordsAt(answers, row), now })
            sent += 1
          }
        note({ details: { comments: sent, people: groups.size, review: ofMain !== undefined } })
        return { Sent: sent }
      },
    },
  })
}
