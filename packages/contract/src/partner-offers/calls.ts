import { Choice, Id, Instant, LanguageId, Text } from '@foyer/domain/kit/schema.ts'
import { AnsweredOffer, InsuranceContact, PartnerOffer } from '@foyer/domain/partner-offers/fields.ts'
import Type from 'typebox'
import { defineCall } from '../kit/define-call.ts'
import { Nothing, SiteIds } from '../kit/ids.ts'

/** The secret part of the link; anyone who has it may answer. */
const OfferRef = Type.Object({ OfferID: Text(64), LanguageID: Type.Optional(LanguageId) })

/** A partner insurer's home insurance offer: made by the broker, answered once by link. */
export const partnerOfferCalls = {
  loadPartnerOffer: defineCall({
    path: '/api/LoadPartnerOffer',
    access: 'anybody',
    effect: 'read',
    summary: 'The offer of a link, with the answer',
    body: OfferRef,
    reply: PartnerOffer,
    refusals: ['NoAccess'],
  }),
  answerPartnerOffer: defineCall({
    path: '/api/AnswerPartnerOffer',
    access: 'anybody',
    effect: 'write',
    summary: 'Answer yes (1) or no (0), once, and notify the insurance contact by mail',
    body: Type.Object({ ...OfferRef.properties, Answer: Choice }),
    reply: Type.Object({ Answer: Choice }),
    refusals: ['NoAccess', 'PartnerAnswerRequired', 'PartnerOfferAnswered'],
  }),
  loadPartnerApplication: defineCall({
    path: '/api/LoadPartnerApplication',
    access: 'anybody',
    effect: 'read',
    audit: 'partner-application-viewed',
    summary: 'The person, answer and time of an offer',
    body: OfferRef,
    reply: AnsweredOffer,
    refusals: ['NoAccess'],
  }),
}

const DealIds = { ...SiteIds.properties, MortgageApplicationID: Id }

export const operatorPartnerCalls = {
  listPartnerOffers: defineCall({
    path: '/broker-api/ListPartnerOffers',
    access: 'operator',
    action: 'offer.manage',
    perHour: 600,
    effect: 'read',
    audit: 'partner-offers-listed',
    summary:
      'A page of the offers of an application with their answers, the newest first. Next of the reply is After of the page that follows; empty at the end',
    body: Type.Object({ ...DealIds, After: Type.Optional(Text(40)) }),
    reply: Type.Object({
      Offers: Type.Array(
        Type.Object({
          OfferNumber: Id,
          Insurance: InsuranceContact,
          /** 1 yes, 0 no, -1 none yet. */
          Answer: Choice,
          CreatedAt: Instant,
          AnsweredAt: Instant,
          /** Until when the link works; in the past once it has ended. */
          EndsAt: Instant,
          /** When its broker withdrew it; empty otherwise. */
          WithdrawnAt: Instant,
        }),
      ),
      Next: Text(40),
    }),
    refusals: ['NoAccess'],
  }),
  endPartnerOffer: defineCall({
    path: '/broker-api/EndPartnerOffer',
    access: 'operator',
    action: 'offer.manage',
    perHour: 120,
    effect: 'write',
    audit: 'partner-offer-ended',
    summary: 'Withdraw an offer that was not answered: its link works no more',
    body: Type.Object({ ...DealIds, OfferNumber: Id }),
    reply: Nothing,
    refusals: ['NoAccess', 'PartnerOfferAnswered'],
  }),
  createPartnerOffer: defineCall({
    path: '/broker-api/CreatePartnerOffer',
    access: 'operator',
    action: 'offer.manage',
    alsoTakes: ['deal.view'],
    perHour: 60,
    effect: 'write',
    audit: 'partner-offer-made',
    summary: 'Create the link of an offer for an application; answers are mailed to Insurance, otherwise to the agent',
    body: Type.Object({
      ...SiteIds.properties,
      MortgageApplicationID: Id,
      Insurance: Type.Optional(Type.Partial(InsuranceContact)),
    }),
    reply: Type.Object({ id: Text(64), Url: Text(300) }),
    refusals: ['NoAccess', 'NotPermitted', 'InvalidSetting'],
  }),
}
