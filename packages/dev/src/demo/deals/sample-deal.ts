import type { Stage } from '@foyer/domain/office/stages.ts'
import type { PlaceId } from './places.ts'
import type { WorkId } from './works.ts'

/** First name, last name, and 0 for a man or 1 for a woman, as in the menu of salutations. */
export type Name = readonly [first: string, last: string, salutation: 0 | 1]

/**
 * What became of the two documents that a deal was asked for. `open`: none came yet; `overdue`: none came, and their date is
 * past; `sent`: both are to be decided; `accepted`; `refused`: one was accepted, the other is asked for again.
 */
export type Papers = 'none' | 'open' | 'overdue' | 'sent' | 'accepted' | 'refused'

export interface SampleDeal {
  client: Name
  language: 'en' | 'fr'
  place: PlaceId
  work: WorkId
  /** A second applicant. */
  partner?: readonly [name: Name, work: WorkId]
  /** The client's spouse, who was invited the day after the client began, and has not opened their link. */
  invited?: Name
  /** For a purchase price and down payment; else value of the home and balance of its mortgage. */
  terms: readonly [purpose: 'purchase' | 'refinance' | 'renewal', value: number, other: number]
  stage: Stage
  /** How a closed deal ended. */
  end?: 3 | 4 | 5
  /** Days ago: when the client began, and when staff moved the deal last. */
  begun: number
  moved?: number
  /** Days from today; negative for the past. */
  closing: number
  papers?: Papers
  /** A note of the owner, in the client's language. */
  note?: string
  /** What the client asks the owner in the end, in their language, and the reply, if there is one. */
  message?: readonly [asked: string, replied?: string]
  /** Its client has a document to sign, an insurance application and an offer of home insurance. */
  hasServices?: true
  /** Its client has not signed the broker agreement, and the link to it has ended. */
  hasUnsigned?: true
  /** Its lender has conditions, of which some are satisfied. */
  hasConditions?: true
  /** Belongs to no one yet. */
  isUnassigned?: true
  /** Only the first answers are there. */
  isBegun?: true
}
