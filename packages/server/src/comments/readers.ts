import { fullName } from '@foyer/domain/applicants/spouse.ts'
import type { Application } from '@foyer/domain/application-fields.ts'
import { answersOwnPart, isCommentable } from '@foyer/domain/comments/rules.ts'
import type { InvitePreview } from '@foyer/domain/invites/fields.ts'
import { languageId, languageOf } from '@foyer/domain/kit/language.ts'
import { findUser } from '../account/index.ts'
import type { MadeRows } from '../application/application-rows.ts'
import { partStateIn } from '../application/part-state.ts'
import type { Trx } from '../db/open-database.ts'
import { reviewWords } from '../deals/index.ts'
import { lastSentInvite, mailWords } from '../invites/index.ts'
import { senderName } from '../kit/mail-layout.ts'
import type { ServerTexts } from '../kit/texts.ts'
import { linkOfDeal } from '../site/index.ts'
import type { CommentRow, DealOf } from './store.ts'

/** A deal whose comments are read or sent, as the broker receives it. */
export interface CommentedDeal extends DealOf {
  rows: MadeRows
  application: Application
}

/** Whether the answers of a part are received now; those of the mortgage request always are. */
export const isReceived = ({ rows }: CommentedDeal, applicantId: number): boolean =>
  applicantId === 0 || isCommentable(partStateIn(rows, applicantId))

/** The person who sends the part by their own link, else the main applicant, who is 0. */
const readerOf = ({ rows }: CommentedDeal, { applicant_id: id }: CommentRow): number =>
  id !== 0 && answersOwnPart(partStateIn(rows, id)) ? id : 0

/** What is not sent, by its reader; comments at answers that are not received stay. */
export const toSend = (deal: CommentedDeal, comments: readonly CommentRow[]): Map<number, CommentRow[]> =>
  Map.groupBy(
    comments.filter((row) => row.sent_at === null && isReceived(deal, row.applicant_id)),
    (row) => readerOf(deal, row),
  )

/** Who gets a message, in which language, and what it states beside the words of staff. */
export const readersOf = async (texts: ServerTexts, trx: Trx, deal: CommentedDeal, comments: readonly CommentRow[]) => {
  const { siteId, applicationId, application, rows } = deal
  const link = await linkOfDeal(trx, siteId, applicationId)
  const brokerage = senderName(link.AgentProfile)
  const user = await findUser(trx, siteId, rows.application.user_id)
  const previewTo = (reader: number, LanguageID: 1 | 2, count: number): InvitePreview => {
    const t = texts.of(languageOf(LanguageID))
    const agent = fullName(link.AgentProfile) || brokerage
    const review = reviewWords(t, { name: user?.first_name ?? '', agent, comments: count })
    const correction = mailWords(t, 'correction', { name: brokerage, brokerage })
    const { subject: Subject, noteLead: NoteLead } = reader === 0 ? review : correction
    const [Before, After] =
      reader === 0
        ? [[review.heading, ...review.before], [review.button]]
        : [[correction.heading], [correction.what, correction.button]]
    return { LanguageID, ContactMethod: 'Email', Subject, Before, NoteLead, After }
  }
  const readers: {
    ApplicantID: number
    Name: string
    LanguageID: 1 | 2
    Comments: number[]
    Preview: InvitePreview
  }[] = []
  for (const [reader, own] of toSend(deal, comments)) {
    const id = reader === 0 ? application.MainApplicantID : reader
    const person = application.Applicants.find(({ ApplicantID }) => ApplicantID === id)
    const known = reader === 0 ? user : await lastSentInvite(trx, siteId, applicationId, reader)
    const LanguageID = languageId(languageOf(known?.language ?? 1))
    readers.push({
      ...{ ApplicantID: reader, Name: person === undefined ? '' : fullName(person), LanguageID },
      ...{ Comments: own.map(({ comment_id }) => comment_id), Preview: previewTo(reader, LanguageID, own.length) },
    })
  }
  return readers
}
