import Type, { type Static } from 'typebox'
import { Choice, DateText, Flag, Instant, Text } from '../kit/schema.ts'

/** Whom an offer is answered to. */
export const InsuranceContact = Type.Object({ Name: Text(130), Phone: Text(20), Email: Text(254) })
export type InsuranceContact = Static<typeof InsuranceContact>

/** An offer as its link shows it. Answer: 1 yes, 0 no, -1 not yet. Nothing of the application but a first name. */
export const PartnerOffer = Type.Object({
  FirstName: Text(60),
  BrokerageName: Text(130),
  Insurance: InsuranceContact,
  Answer: Choice,
  AnsweredAt: Instant,
})
export type PartnerOffer = Static<typeof PartnerOffer>

/** What went to the insurer with a yes; of a no there are the names alone. */
export const SentApplication = Type.Object({
  Names: Type.Array(Text(130)),
  Email: Text(254),
  Phone: Text(20),
  Property: Text(400),
  ClosingDate: DateText,
  Answer: Flag,
  AnsweredAt: Instant,
  LanguageID: Type.Integer({ minimum: 1, maximum: 2 }),
})
export type SentApplication = Static<typeof SentApplication>
