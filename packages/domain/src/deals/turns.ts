import type { StepId } from '../flow.ts'
import type { Deal, MyDeal, OpenDocument } from './fields.ts'
import { type DealKind, dealKind, isInProgress } from './wording.ts'

const personSteps = [
  'identification',
  'address',
  'income',
  'property',
  'asset',
  'liability',
] as const satisfies readonly StepId[]
/** The steps that a dashboard names as the next one; any other is the rest of the application. */
const finishSteps = [
  ...personSteps,
  'start',
  'mortgage',
  'request',
  'bankStatement',
  'summary',
] as const satisfies readonly StepId[]
type PersonStep = (typeof personSteps)[number]
type FinishStep = (typeof finishSteps)[number] | 'other'

/** Something that the deal waits for on the borrower's side. */
export type Turn =
  /** The broker did not accept these documents. */
  | { turn: 'refused'; documents: OpenDocument[] }
  /** Documents that were never sent. */
  | { turn: 'documents'; documents: OpenDocument[] }
  /** Messages of the broker that were not seen. */
  | { turn: 'messages'; count: number }
  /** `questions`: at how many answers there is a comment. */
  | { turn: 'review'; questions: number }
  /** People who have not sent their part. */
  | { turn: 'awaited'; names: string[] }
  /** The application itself. */
  | { turn: 'finish'; step: FinishStep }
  /** The same, at a step of a co-applicant. */
  | { turn: 'finishFor'; step: PersonStep; name: string }

type WithStatus = Pick<Deal, 'MortgageApplicationStatusDD' | 'RequestReview'>
type Facts = WithStatus &
  Pick<MyDeal, 'UnreadMessages' | 'OpenDocuments' | 'AwaitedNames' | 'Questions' | 'NextStep' | 'NextApplicantName'>

/** MortgageApplicationStatusDD values after which no document is needed: funded, declined, withdrawn. */
const closed: readonly number[] = [3, 4, 5]
export const isClosed = (deal: WithStatus): boolean =>
  deal.RequestReview === 0 && closed.includes(deal.MortgageApplicationStatusDD)

/** The documents that the deal still waits for; none once it is closed. */
export const documentsToSend = (deal: WithStatus & Pick<MyDeal, 'OpenDocuments'>): OpenDocument[] =>
  isClosed(deal) ? [] : deal.OpenDocuments

const finishTurn = ({ NextStep, NextApplicantName: name }: Facts): Turn => {
  const personStep = personSteps.find((one) => one === NextStep)
  if (personStep && name !== '') return { turn: 'finishFor', step: personStep, name }
  return { turn: 'finish', step: finishSteps.find((one) => one === NextStep) ?? 'other' }
}

/** All turns of the borrower, the most urgent first. */
export const turnsOf = (deal: Facts): Turn[] => {
  const documents = documentsToSend(deal)
  const refused = documents.filter(({ RefusedFlag }) => RefusedFlag === 1)
  const needed = documents.filter(({ RefusedFlag }) => RefusedFlag === 0)
  // The documents of this step are listed already.
  const isListed = deal.NextStep === 'request' && documents.length > 0
  const turns: (Turn | false)[] = [
    refused.length > 0 && { turn: 'refused', documents: refused },
    needed.length > 0 && { turn: 'documents', documents: needed },
    deal.UnreadMessages > 0 && { turn: 'messages', count: deal.UnreadMessages },
    deal.RequestReview === 1 && { turn: 'review', questions: deal.Questions },
    deal.AwaitedNames.length > 0 && { turn: 'awaited', names: deal.AwaitedNames },
    isInProgress(deal) && !isListed && finishTurn(deal),
  ]
  return turns.filter((turn) => turn !== false)
}

const urgency: readonly Turn['turn'][] = [
  'refused',
  'documents',
  'messages',
  'review',
  'awaited',
  'finish',
  'finishFor',
]

const rankOf = (deal: Facts): number => {
  const [first] = turnsOf(deal)
  return first ? urgency.indexOf(first.turn) : urgency.length
}

/** Deals whose turn is the borrower's come first, by their most urgent one; otherwise in the given order. */
export const byTurn = <D extends Facts>(deals: readonly D[]): D[] => [...deals].sort((a, b) => rankOf(a) - rankOf(b))

/** What the broker does with a deal, in words for its kind; the end of a deal that came to nothing is the same for all. */
export type BrokerWording = `${'received' | 'inReview' | 'approved' | 'funded'}.${DealKind}` | 'declined' | 'withdrawn'

const stages: Readonly<Record<number, 'received' | 'inReview' | 'approved' | 'funded'>> = {
  0: 'received',
  1: 'inReview',
  2: 'approved',
  3: 'funded',
}
const ends: Readonly<Record<number, 'declined' | 'withdrawn'>> = { 4: 'declined', 5: 'withdrawn' }

export const brokerWording = (
  deal: Pick<Deal, 'MortgageApplicationStatusDD' | 'PurposeDD' | 'SearchStageDD'>,
): BrokerWording => {
  const { MortgageApplicationStatusDD: status } = deal
  return ends[status] ?? `${stages[status] ?? 'received'}.${dealKind(deal)}`
}
