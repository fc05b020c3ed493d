import Type, { type Static } from 'typebox'
import { Choice, Flag, Instant, Text } from '../kit/schema.ts'

/** The recipient of the answer to an offer. */
export const InsuranceContact = Type.Object({ Name: Text(130), Phone: Text(20), Email: Text(254) })
export type InsuranceContact = Static<typeof InsuranceContact>

/**
 * An offer as its link shows it. Answer: 1 yes, 0 no, -1 none yet. Before the answer it shows only a first name of
 * the application.
 */
export const PartnerOffer = Type.Object({
  FirstName: Text(60),
  BrokerageName: Text(130),
  Insurance: InsuranceContact,
  Answer: Choice,
  AnsweredAt: Instant,
})
export type PartnerOffer = Static<typeof PartnerOffer>

/** An answered offer as its link shows it. The data sent to the insurer is only in the mail to them. */
export const AnsweredOffer = Type.Object({ FirstName: Text(60), Answer: Flag, AnsweredAt: Instant })

/** The data sent to the insurer after a yes; after a no, only the names. */
export interface SentApplication {
  Names: string[]
  Email: string
  Phone: string
  Property: string
  ClosingDate: string
  Answer: 0 | 1
}
