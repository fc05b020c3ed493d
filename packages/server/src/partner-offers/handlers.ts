import { partnerOfferCalls } from '@foyer/contract/partner-offers/calls.ts'
import { fullName } from '@foyer/domain/applicants/spouse.ts'
import { fullAddressLine } from '@foyer/domain/codes/address-lines.ts'
import type { Language } from '@foyer/domain/kit/language.ts'
import type { SentApplication } from '@foyer/domain/partner-offers/fields.ts'
import { answerProblems } from '@foyer/domain/partner-offers/rules.ts'
import { consentOf } from '../application/consent-text.ts'
import type { Trx } from '../db/open-database.ts'
import { audit } from '../kit/audit.ts'
import { implementCalls } from '../kit/implement-calls.ts'
import { senderName } from '../kit/mail-layout.ts'
import type { Services } from '../kit/services.ts'
import { readForBroker } from '../review/index.ts'
import { getSite } from '../site/index.ts'
import { partnerMails } from './mails.ts'
import { keepAnswer, keyOfOffer, type Offer, withOffer } from './store.ts'

type PartnerServices = Pick<Services, 'database' | 'keys' | 'crypto' | 'texts' | 'outbox' | 'publicUrl'>

/** The secret of the link alone identifies the offer; there is no sign-in. */
export const partnerOfferHandlers = (services: PartnerServices) => {
  const { database, keys, crypto, texts } = services
  const { db } = database
  const keyOf = (offerId: string) => keyOfOffer(keys.tokens, offerId)
  const read = async (trx: Trx, { siteId, applicationId }: Offer, language: Language, now: Date) => {
    const vault = { siteId, crypto }
    const found = await readForBroker(trx, siteId, applicationId, {
      language,
      now,
      vault,
      consent: consentOf(texts),
    })
    if (!found) throw new Error('an offer without its application')
    return found
  }
  const firstNameOf = async (trx: Trx, offer: Offer, language: Language, now: Date) =>
    (await read(trx, offer, language, now)).application.Applicants[0]?.FirstName ?? ''
  const sentOf = async (
    trx: Trx,
    offer: Offer,
    Answer: 0 | 1,
    language: Language,
    now: Date,
  ): Promise<SentApplication> => {
    const { application, given } = await read(trx, offer, language, now)
    const { RequestedMortgage, InterView } = application
    const [main] = given
    const isYes = Answer === 1
    return {
      // A part that is still to come is no partner's, nor the name of its person.
      Names: given.map(fullName),
      Email: isYes ? (main?.Identification.Email ?? '') : '',
      Phone: isYes ? main?.Identification.Mobile || main?.Identification.HomePhone || '' : '',
      Property: isYes ? fullAddressLine(RequestedMortgage.SubjectProperty.Address, language) : '',
      ClosingDate: isYes ? InterView.ClosingDate : '',
      Answer,
    }
  }
  return implementCalls(partnerOfferCalls, {
    loadPartnerOffer: {
      free: ({ body, language, now, refuse }) =>
        withOffer(db, keyOf(body.OfferID), now, async (trx, offer) => {
          if (!offer) return refuse('NoAccess')
          const { link } = await getSite(trx, offer.siteId)
          return {
            FirstName: offer.answer === -1 ? await firstNameOf(trx, offer, language, now) : '',
            BrokerageName: senderName(link.AgentProfile),
            Insurance: offer.insurance,
            Answer: offer.answer,
            AnsweredAt: offer.answeredAt?.toISOString() ?? '',
          }
        }),
    },
    answerPartnerOffer: {
      free: ({ body, language, now, refuse, assertNoProblems }) =>
        withOffer(
          db,
          keyOf(body.OfferID),
          now,
          async (trx, offer) => {
            if (!offer) return refuse('NoAccess')
            assertNoProblems(answerProblems(body))
            if (offer.answer !== -1) return refuse('PartnerOfferAnswered')
            const { siteId, applicationId, insurance } = offer
            const answer = body.Answer === 1 ? 1 : 0
            const sent = await sentOf(trx, offer, answer, language, now)
            await keepAnswer(trx, offer, answer, now)
            await partnerMails(services).answered(trx, {
              siteId,
              applicationId,
              to: insurance.Email,
              language,
              sent,
              now,
            })
            const details = { answer }
            await audit(trx, {
              siteId,
              actor: 'visitor',
              action: 'partner-offer-answered',
              at: now,
              application: applicationId,
              details,
            })
            return { Answer: answer }
          },
          { isHeld: true },
        ),
    },
    loadPartnerApplication: {
      free: ({ body, language, now, note, refuse }) =>
        withOffer(db, keyOf(body.OfferID), now, async (trx, offer) => {
          if (!offer?.answeredAt) return refuse('NoAccess')
          note({ siteId: offer.siteId, applicationId: offer.applicationId })
          const FirstName = await firstNameOf(trx, offer, language, now)
          return { FirstName, Answer: offer.answer === 1 ? 1 : 0, AnsweredAt: offer.answeredAt.toISOString() }
        }),
    },
  })
}
