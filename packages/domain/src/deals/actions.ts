import type { MyDeal } from './fields.ts'
import { documentsToSend } from './turns.ts'
import { isInProgress } from './wording.ts'

export type DealAction =
  | { action: 'continue' }
  | { action: 'review'; step: 'start' | 'summary' }
  | { action: 'sendDocuments'; requestId: string }
  | { action: 'viewSummary' }
  | { action: 'requestDocuments' }
  | { action: 'messages' }

/** The actions of a card, the main one first. A requested review takes precedence. */
export const dealActions = (
  deal: Pick<
    MyDeal,
    'MortgageApplicationStatusDD' | 'RequestReview' | 'DisplayMortgage' | 'OpenDocuments' | 'MessagesFl'
  > & {
    DocumentRequests: readonly unknown[]
  },
): DealAction[] => {
  const messages: DealAction[] = deal.MessagesFl === 1 ? [{ action: 'messages' }] : []
  if (deal.RequestReview === 1)
    return [{ action: 'review', step: deal.DisplayMortgage === 1 ? 'start' : 'summary' }, ...messages]
  if (isInProgress(deal)) return [{ action: 'continue' }, ...messages]
  const [open] = documentsToSend(deal)
  const send: DealAction[] = open ? [{ action: 'sendDocuments', requestId: open.RequestDocID }] : []
  const requests: DealAction[] = deal.DocumentRequests.length > 0 ? [{ action: 'requestDocuments' }] : []
  return [...send, { action: 'viewSummary' }, ...requests, ...messages]
}
