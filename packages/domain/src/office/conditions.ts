import { badgeOf, documentStatuses } from '../documents/statuses.ts'
import { isDate } from '../kit/dates.ts'
import { problem } from '../kit/problem.ts'
import { cleanLine, isBlank } from '../kit/text.ts'

/** Conditions of a deal. */
export const mostConditions = 100
export const mostConditionCharacters = 300
export const mostLenderCharacters = 60
/** Characters of a pasted list. */
export const mostPastedCharacters = mostConditions * (mostConditionCharacters + 2)

/** What a person sets. `accepted` is of a tied document alone, so it is only shown. */
export const conditionStatuses = ['open', 'asked', 'received', 'sent', 'satisfied'] as const
export type ConditionStatus = (typeof conditionStatuses)[number]
export const shownConditionStatuses = [...conditionStatuses, 'accepted'] as const
export type ShownConditionStatus = (typeof shownConditionStatuses)[number]

/** One condition a line, as they are stored; empty lines are none. */
export const conditionLines = (pasted: string): string[] =>
  pasted
    .split(/\r\n?|\n/)
    .filter((line) => !isBlank(line))
    .map(cleanLine)

/** A document to which a condition is tied: its status, and whether its request still asks for it. */
export interface TiedDocument {
  status: number
  isWithdrawn: boolean
}

/**
 * The status that is shown. What was sent to the lender or satisfied stays so; before that a tied document decides, whatever was
 * set by hand.
 */
export const shownCondition = (set: ConditionStatus, tied: TiedDocument | undefined): ShownConditionStatus => {
  if (tied === undefined || set === 'sent' || set === 'satisfied') return set
  const badge = badgeOf(tied.status)
  if (badge === 'submitted') return 'received'
  if (badge !== 'open' && badge !== 'notAccepted') return 'accepted'
  return tied.isWithdrawn ? 'open' : 'asked'
}

/** Each shown status that a tied document decides, by the status of that document. */
export const statusesOfDocuments = (shown: ShownConditionStatus, isWithdrawn: boolean): number[] =>
  Object.keys(documentStatuses)
    .map(Number)
    .filter((status) => shownCondition('open', { status, isWithdrawn }) === shown)

/** The list of all deals: what it can be narrowed to, and conditions of one page. */
export const openConditionStatuses = ['open', 'asked', 'received', 'accepted', 'sent'] as const
export const conditionsPage = 25
/** Lenders among which the list can choose. */
export const mostLenders = 200

export const conditionProblems = ({ Text, DueDate }: { Text: string; DueDate: string }) => [
  ...problem(isBlank(Text), 'Text', 'RequiredNote'),
  ...problem(
    conditionLines(Text).some((line) => line.length > mostConditionCharacters),
    'Text',
    'ConditionTooLong',
  ),
  ...problem(DueDate !== '' && !isDate(DueDate), 'DueDate', 'InvalidSetting'),
]
