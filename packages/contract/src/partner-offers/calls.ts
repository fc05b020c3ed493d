import { Choice, Id, LanguageId, Text } from '@foyer/domain/kit/schema.ts'
import { AnsweredOffer, InsuranceContact, PartnerOffer } from '@foyer/domain/partner-offers/fields.ts'
import Type from 'typebox'
import { defineCall } from '../kit/define-call.ts'
import { SiteIds } from '../kit/ids.ts'

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

export const operatorPartnerCalls = {
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
