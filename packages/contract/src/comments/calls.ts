import { CommentPlace } from '@foyer/domain/comments/fields.ts'
import { mostCommentCharacters } from '@foyer/domain/comments/rules.ts'
import { Flag, Id, LanguageId, Text } from '@foyer/domain/kit/schema.ts'
import Type from 'typebox'
import { defineCall } from '../kit/define-call.ts'
import { ApplicationIds, Nothing } from '../kit/ids.ts'

/** Of the client: what the broker asks about single answers, each of its own reader alone. */
export const commentCalls = {
  listReviewComments: defineCall({
    path: '/api/MTGAPPListReviewComments',
    access: 'shared',
    effect: 'read',
    summary: 'What the broker asks this person about their answers, while they can change them',
    body: Type.Object({ ...ApplicationIds.properties, LanguageID: Type.Optional(LanguageId) }),
    reply: Type.Object({
      Comments: Type.Array(
        Type.Object({
          CommentID: Id,
          ...CommentPlace.properties,
          /** The record and the question, in the page's language. */
          Record: Text(300),
          Label: Text(200),
          Text: Text(mostCommentCharacters),
          ChangedFl: Flag,
          DoneFl: Flag,
        }),
      ),
    }),
    refusals: [],
  }),
  markReviewComment: defineCall({
    path: '/api/MTGAPPMarkReviewComment',
    access: 'shared',
    effect: 'write',
    summary: 'Mark a question of the broker as done, or no longer; the answer is unchanged',
    body: Type.Object({ ...ApplicationIds.properties, CommentID: Id, DoneFl: Flag }),
    reply: Nothing,
    refusals: ['NoAccess'],
  }),
}
