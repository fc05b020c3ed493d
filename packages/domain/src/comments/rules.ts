import { noteLength } from '../invites/limits.ts'
import { reasonProblems } from '../invites/staff-rules.ts'
import { requiredText } from '../kit/checks.ts'
import type { Problem } from '../kit/problem.ts'
import { isToCome, type PartState } from '../parts/rights.ts'

/** Characters of a comment at an answer. */
export const mostCommentCharacters = 500
/** Comments of an application, sent or not. */
export const mostComments = 200
/** The general message goes into mails, as the reason does for which a part is reopened. */
export const mostMessageCharacters = noteLength

/**
 * draft: not sent; open: its person has not answered it; changed: the answer differs from what it was; done: its person marked
 * it.
 */
export const commentStates = ['draft', 'open', 'changed', 'done'] as const
export type CommentState = (typeof commentStates)[number]

export interface CommentFacts {
  isSent: boolean
  isDone: boolean
  /** The answer as it was when the comment was sent, and as it is; undefined while it is not received. */
  before: string
  after: string | undefined
}

export const commentState = ({ isSent, isDone, before, after }: CommentFacts): CommentState => {
  if (!isSent) return 'draft'
  if (after !== undefined && after !== before) return 'changed'
  return isDone ? 'done' : 'open'
}

/** Answers of which a mask alone is shown: what changed in them is not. */
const masked: ReadonlySet<string> = new Set(['SIN', 'IdentificationNumber'])
export const isMaskedField = (field: string): boolean => masked.has(field)

export const commentProblems = ({ Text }: { Text: string }): Problem<'RequiredNote'>[] =>
  requiredText(Text, 'Text', 'RequiredNote')

export const messageProblems = (message: string) => reasonProblems(message, 'Message')

const ownStates: ReadonlySet<PartState> = new Set(['sent', 'changed', 'submittedSent'])

/**
 * Who answers comments on a part in this state: its person by their own link, else the main applicant. Of a part to come the
 * broker reads nothing, so that nothing can be commented.
 */
export const answersOwnPart = (state: PartState): boolean => ownStates.has(state) || isToCome[state]
export const isCommentable = (state: PartState): boolean => !isToCome[state]
