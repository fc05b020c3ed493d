import type { Position } from '@foyer/domain/flow.ts'
import { addressOf, type Place } from './facts.ts'

const from = 'from'
const review = 'review'

/** The id of a step's answers in the review. */
export const placeInReview = ({ step, applicantId }: Position): string =>
  applicantId === undefined ? step : `${step}-${applicantId}`

/** A step opened from the review. The address only states that: the way back is made from the step itself. */
export const changeAddress = (position: Position, place: Place): string =>
  `${addressOf(position, place)}?${from}=${review}`

export const isFromReview = (search: string): boolean => new URLSearchParams(search).get(from) === review

/** Back in the review, at the answers of the step. */
export const reviewAddress = (position: Position, place: Place): string =>
  `${addressOf({ step: 'summary' }, place)}#${placeInReview(position)}`
