import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import { type AnswerPlace, isSamePlace } from '@foyer/domain/review/answers/places.ts'
import { createContext, useContext } from 'react'

export type Listed = ReplyOf<'/console-api/ListComments'>
export type Comment = Listed['Comments'][number]

/** An answer that is commented, with its question. */
export interface Target {
  place: AnswerPlace
  label: string
}

interface Comments {
  at: (place: AnswerPlace) => Comment[]
  /** Writes a comment, or changes the one that is given; absent where this person may not. */
  write: ((target: Target, comment?: Comment) => void) | undefined
  remove: (comment: Comment) => void
}

const none: Comments = { at: () => [], write: undefined, remove: () => undefined }
const CommentsContext = createContext<Comments>(none)
export const CommentsProvider = CommentsContext.Provider
export const useComments = (): Comments => useContext(CommentsContext)

export const commentsAt = (comments: readonly Comment[], place: AnswerPlace): Comment[] =>
  comments.filter((one) => isSamePlace(one, place))
