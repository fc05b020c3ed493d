import type { Position } from '@foyer/domain/flow.ts'
import { addressOf, type Place } from './facts.ts'

const from = 'from'
const review = 'review'
const record = 'record'

/** The id of a step's answers in the review. */
export const placeInReview = ({ step, applicantId }: Position): string =>
  applicantId === undefined ? step : `${step}-${applicantId}`

/** A step opened from the review. The address only states that: the way back is made from the step itself. */
export const changeAddress = (position: Position, place: Place): string =>
  `${addressOf(position, place)}?${from}=${review}`

/** A list opened from the review with the dialog of one of its records. */
export const changeRecordAddress = (position: Position, place: Place, id: number): string =>
  `${changeAddress(position, place)}&${record}=${id}`

/** The id of the record that the address of a list opens; undefined if it opens none. */
export const recordToChange = (search: string): number | undefined => {
  const id = Number(new URLSearchParams(search).get(record))
  return isFromReview(search) && Number.isSafeInteger(id) && id > 0 ? id : undefined
}

export const isFromReview = (search: string): boolean => new URLSearchParams(search).get(from) === review

/** Back in the review, at the answers of the step. */
export const reviewAddress = (position: Position, place: Place): string =>
  `${addressOf({ step: 'summary' }, place)}#${placeInReview(position)}`
