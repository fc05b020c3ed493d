import Type, { type Static } from 'typebox'
import { Choice, Flag, Instant, Text } from '../kit/schema.ts'

/** Whom an offer is answered to. */
export const InsuranceContact = Type.Object({ Name: Text(130), Phone: Text(20), Email: Text(254) })
export type InsuranceContact = Static<typeof InsuranceContact>

/** An offer as its link shows it. Answer: 1 yes, 0 no, -1 not yet. Nothing of the application but a first name, until it is answered. */
export const PartnerOffer = Type.Object({
  FirstName: Text(60),
  BrokerageName: Text(130),
  Insurance: InsuranceContact,
  Answer: Choice,
  AnsweredAt: Instant,
})
export type PartnerOffer = Static<typeof PartnerOffer>

/** That an offer was answered, as its link shows it. What went to the insurer is in the mail to them and nowhere else. */
export const AnsweredOffer = Type.Object({ FirstName: Text(60), Answer: Flag, AnsweredAt: Instant })

/** How long the link of an offer opens. */
export const offerDays = 30

/** What goes to the insurer with a yes; of a no there are the names alone. */
export interface SentApplication {
  Names: string[]
  Email: string
  Phone: string
  Property: string
  ClosingDate: string
  Answer: 0 | 1
}
