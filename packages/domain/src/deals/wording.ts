import { inProgress } from '../flow-conditions.ts'
import { isConstruction, isPreApproval, isRefinance, isRenewal, type Situation } from '../interview/conditions.ts'
import { isSent } from '../office/stages.ts'
import type { Deal } from './fields.ts'

const kinds = {
  preApproval: isPreApproval,
  refinance: isRefinance,
  renewal: isRenewal,
  construction: isConstruction,
} as const

/** The kind of deal that the sentence on its card names. */
export type DealKind = 'purchase' | keyof typeof kinds
export type DealWording = `${DealKind}${'InProgress' | 'Submitted'}`

type Status = Pick<Deal, 'MortgageApplicationStatusDD'>

/** The borrower still fills it in; with any other status they sent it, or their broker closed it before that. */
export const isInProgress = ({ MortgageApplicationStatusDD: status }: Status): boolean => status === inProgress

/** Whether the borrower sent it. Their broker may have closed it as withdrawn before that. */
export const wasSent = ({
  MortgageApplicationStatusDD: status,
  SubmittedAt,
}: Status & { SubmittedAt?: string }): boolean => isSent(status, SubmittedAt !== undefined)

type Purpose = Pick<Deal, 'PurposeDD' | 'SearchStageDD'>

export const dealKind = ({ PurposeDD, SearchStageDD }: Purpose): DealKind => {
  const situation: Situation = { DealPurposeDD: PurposeDD, SearchStageDD }
  const [kind = 'purchase'] = (Object.keys(kinds) as (keyof typeof kinds)[]).filter(
    (one) => kinds[one](situation) === true,
  )
  return kind
}

/** The sentence on the card of a deal. */
export const dealWording = (deal: Status & Purpose): DealWording =>
  `${dealKind(deal)}${isInProgress(deal) ? 'InProgress' : 'Submitted'}`

/** Whether name, amount and closing date are all known, as the detailed sentence requires. */
export const hasWordingDetails = (deal: Pick<Deal, 'MainBorrowerName' | 'MortgageAmount' | 'ClosingDate'>): boolean =>
  deal.MainBorrowerName !== '' && deal.MortgageAmount !== null && deal.ClosingDate !== ''
