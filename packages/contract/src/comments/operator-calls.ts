import { CommentPlace } from '@foyer/domain/comments/fields.ts'
import { commentStates, mostCommentCharacters, mostMessageCharacters } from '@foyer/domain/comments/rules.ts'
import { InvitePreview } from '@foyer/domain/invites/fields.ts'
import { Flag, Id, Instant, LanguageId, Text } from '@foyer/domain/kit/schema.ts'
import Type from 'typebox'
import { defineCall } from '../kit/define-call.ts'
import { Nothing, SiteIds } from '../kit/ids.ts'

const DealIds = { ...SiteIds.properties, MortgageApplicationID: Id }

const ListedComment = Type.Object({
  CommentID: Id,
  ...CommentPlace.properties,
  /** The record and the question, in the reader's language; empty once the record was removed. */
  Record: Text(300),
  Label: Text(200),
  Text: Text(mostCommentCharacters),
  /** Who wrote it; empty for a program. */
  Name: Text(121),
  CreatedAt: Instant,
  SentAt: Instant,
  State: Type.Enum([...commentStates]),
  /** 1: the person marked it as done. */
  DoneFl: Flag,
  /** Of a changed answer that is not masked, as it was when the comment was sent and as it is. */
  Before: Text(4000),
  After: Text(4000),
})

/** What staff ask about single answers. The client reads a comment once it is sent. */
export const operatorCommentCalls = {
  listComments: defineCall({
    path: '/broker-api/ListComments',
    access: 'operator',
    action: 'deal.view',
    effect: 'read',
    audit: 'comments-viewed',
    summary: 'The comments at the answers of a deal, the oldest first, each with what became of it',
    body: Type.Object({ ...DealIds, LanguageID: Type.Optional(LanguageId) }),
    reply: Type.Object({
      Comments: Type.Array(ListedComment),
      /** Who gets the comments that are not sent yet, each in one message. */
      Readers: Type.Array(
        Type.Object({
          /** 0: the main applicant. */
          ApplicantID: Id,
          Name: Text(130),
          LanguageID: LanguageId,
          Comments: Type.Array(Id),
          /** Their message, around what staff write. */
          Preview: InvitePreview,
        }),
      ),
    }),
    refusals: ['NoAccess'],
  }),
  saveComment: defineCall({
    path: '/broker-api/SaveComment',
    access: 'operator',
    action: 'deal.return',
    perHour: 300,
    effect: 'write',
    audit: 'comment-saved',
    summary: 'Write a comment at an answer of a submitted application (CommentID 0), or change one that is not sent',
    body: Type.Object({ ...DealIds, CommentID: Id, ...CommentPlace.properties, Text: Text(mostCommentCharacters) }),
    reply: Type.Object({ CommentID: Id }),
    refusals: ['NoAccess', 'RequiredNote', 'TooManyRecords', 'DealHeld'],
  }),
  removeComment: defineCall({
    path: '/broker-api/RemoveComment',
    access: 'operator',
    action: 'deal.return',
    effect: 'write',
    audit: 'comment-removed',
    summary: 'Remove a comment that is not sent',
    body: Type.Object({ ...DealIds, CommentID: Id }),
    reply: Nothing,
    refusals: ['NoAccess', 'DealHeld'],
  }),
  returnForReview: defineCall({
    path: '/broker-api/ReturnForReview',
    access: 'operator',
    action: 'deal.return',
    perHour: 60,
    effect: 'write',
    audit: 'comments-sent',
    summary:
      'Send all comments, each to the person whose answer it is at, with one message to each: the main applicant reviews the application again, and a person who sent their own part corrects it by a new link',
    body: Type.Object({
      ...DealIds,
      DisplayMortgage: Flag,
      DisplayIncome: Flag,
      /** Shown as plain text in each message. */
      Message: Text(mostMessageCharacters),
    }),
    reply: Type.Object({ Sent: Type.Integer() }),
    refusals: [
      'NoAccess',
      'NoComments',
      'NoteTooLong',
      'NoteWithContactDetails',
      'TextsNotSent',
      'TextsUsedUp',
      'TooManyRequests',
      'ApplicationSubmitted',
      'ApplicationNotSubmitted',
    ],
  }),
}
