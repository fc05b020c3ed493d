import { inProgress } from '../flow-conditions.ts'
import { isConstruction, isPreApproval, isRefinance, isRenewal, type Situation } from '../interview/conditions.ts'
import type { Deal } from './fields.ts'

const kinds = {
  preApproval: isPreApproval,
  refinance: isRefinance,
  renewal: isRenewal,
  construction: isConstruction,
} as const

/** The kind of deal that the sentence on its card names. */
type DealKind = 'purchase' | keyof typeof kinds
export type DealWording = `${DealKind}${'InProgress' | 'Submitted'}`

type Status = Pick<Deal, 'MortgageApplicationStatusDD'>

/** The borrower still fills it in; with any other status it is submitted. */
export const isInProgress = ({ MortgageApplicationStatusDD: status }: Status): boolean => status === inProgress

/** The sentence on the card of a deal. */
export const dealWording = (deal: Status & Pick<Deal, 'PurposeDD' | 'SearchStageDD'>): DealWording => {
  const situation: Situation = { DealPurposeDD: deal.PurposeDD, SearchStageDD: deal.SearchStageDD }
  const [kind = 'purchase'] = (Object.keys(kinds) as (keyof typeof kinds)[]).filter(
    (one) => kinds[one](situation) === true,
  )
  return `${kind}${isInProgress(deal) ? 'InProgress' : 'Submitted'}`
}

/** Whether name, amount and closing date are all known, as the detailed sentence requires. */
export const hasWordingDetails = (deal: Pick<Deal, 'MainBorrowerName' | 'MortgageAmount' | 'ClosingDate'>): boolean =>
  deal.MainBorrowerName !== '' && deal.MortgageAmount !== null && deal.ClosingDate !== ''

export type DealAction =
  | { action: 'continue' }
  | { action: 'review'; step: 'start' | 'summary' }
  | { action: 'viewSummary' }
  | { action: 'requestDocuments' }

/** The actions of a card. A requested review takes precedence. */
export const dealActions = (
  deal: Status & Pick<Deal, 'RequestReview' | 'DisplayMortgage'> & { DocumentRequests: readonly unknown[] },
): DealAction[] => {
  if (deal.RequestReview === 1) return [{ action: 'review', step: deal.DisplayMortgage === 1 ? 'start' : 'summary' }]
  if (isInProgress(deal)) return [{ action: 'continue' }]
  const documents: DealAction[] = deal.DocumentRequests.length > 0 ? [{ action: 'requestDocuments' }] : []
  return [{ action: 'viewSummary' }, ...documents]
}
