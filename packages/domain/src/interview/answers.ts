import type { Address } from '../addresses/fields.ts'
import { landOwnership } from '../codes/purposes.ts'
import { blankInterView } from './blank.ts'
import {
  asksBalance,
  asksClosingDate,
  asksDownPayment,
  asksPropertyBlock,
  asksRefinanceDate,
  asksRenewingDate,
  asksSearchStage,
  isConstruction,
  isKnownLandOwnership,
  type SituationCondition,
} from './conditions.ts'
import type { InterView } from './fields.ts'

/** The interview as it is checked and saved; Address is that of the subject property. */
export interface InterviewAnswers {
  InterView: InterView
  LandOwnership: number
  Address: Address
}

/** The condition under which each answer is kept. */
const askedWhen: { [Field in keyof InterView]?: SituationCondition } = {
  SearchStageDD: asksSearchStage,
  PropertyValue: asksPropertyBlock,
  PropertyTypeDD: asksPropertyBlock,
  OccupancyDD: asksPropertyBlock,
  DownPaymentAmount: asksDownPayment,
  ClosingDate: asksClosingDate,
  RefinanceDate: asksRefinanceDate,
  RenewingDate: asksRenewingDate,
  Balance: asksBalance,
}

const fields = Object.keys(blankInterView) as (keyof InterView)[]

/** The interview without answers that its situation does not ask for. */
export const askedInterView = (interview: InterView): InterView => {
  const isAsked = (field: keyof InterView) => askedWhen[field]?.(interview) ?? askedWhen[field] === undefined
  return Object.fromEntries(
    fields.map((field) => [field, isAsked(field) ? interview[field] : blankInterView[field]]),
  ) as InterView
}

/** The answers as they are stored: what the situation does not ask for is cleared, so that nothing unseen is stored. */
export const cleanInterView = (interview: InterView, land: number): Omit<InterviewAnswers, 'Address'> => {
  const construction = isConstruction(interview) === true
  return {
    InterView: askedInterView(interview),
    LandOwnership: construction ? (isKnownLandOwnership(land) ? land : landOwnership.owned) : -1,
  }
}

/**
 * A different purpose resets the interview: stage, value, down payment, dates, type, occupancy and balance are
 * cleared, and construction starts with owned land. The same purpose changes nothing.
 */
export const changePurpose = (
  answers: Omit<InterviewAnswers, 'Address'>,
  purpose: number,
): Omit<InterviewAnswers, 'Address'> =>
  answers.InterView.DealPurposeDD === purpose
    ? answers
    : cleanInterView({ ...blankInterView, DealPurposeDD: purpose }, -1)
