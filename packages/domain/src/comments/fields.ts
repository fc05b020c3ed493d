import Type, { type Static } from 'typebox'
import { Id, Text } from '../kit/schema.ts'
import { placedSteps } from '../review/answers/places.ts'

/** Where a comment is: the place of an answer as it is read back. */
export const CommentPlace = Type.Object({
  /** 0: the mortgage request. */
  ApplicantID: Id,
  Step: Type.Enum([...placedSteps]),
  /** 0: an answer of no record. */
  RecordID: Id,
  Field: Text(60),
})
export type CommentPlace = Static<typeof CommentPlace>
