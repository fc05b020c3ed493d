import { operatorPartnerCalls } from '@foyer/contract/partner-offers/calls.ts'
import { isEmail } from '@foyer/domain/kit/email.ts'
import { problem } from '@foyer/domain/kit/problem.ts'
import { hasControlCharacters } from '@foyer/domain/kit/text.ts'
import type { InsuranceContact } from '@foyer/domain/partner-offers/fields.ts'
import { offerDays } from '@foyer/domain/partner-offers/rules.ts'
import { holdApplication } from '../application/save-application.ts'
import { randomToken } from '../kit/hash.ts'
import { implementCalls } from '../kit/implement-calls.ts'
import { senderName } from '../kit/mail-layout.ts'
import type { Services } from '../kit/services.ts'
import { holdClient } from '../office/index.ts'
import { findSite } from '../site/index.ts'
import { endOffer, insertOffer, keyOfOffer, listOffers } from './store.ts'

const dayMilliseconds = 24 * 60 * 60 * 1000

export const operatorPartnerHandlers = ({ publicUrl, keys }: Pick<Services, 'publicUrl' | 'keys'>) =>
  implementCalls(operatorPartnerCalls, {
    listPartnerOffers: {
      async transaction({ body, refuse }, trx) {
        const { SiteID: siteId, MortgageApplicationID: applicationId, After } = body
        const deal = { siteId, applicationId }
        if ((await holdClient(trx, deal)) === undefined) return refuse('NoAccess')
        const { page, next } = await listOffers(trx, deal, After)
        return {
          Offers: page.map((row) => ({
            OfferNumber: row.number,
            Insurance: row.insurance as InsuranceContact,
            Answer: row.answer,
            CreatedAt: row.created_at.toISOString(),
            AnsweredAt: row.answered_at?.toISOString() ?? '',
            EndsAt: new Date(row.created_at.getTime() + offerDays * dayMilliseconds).toISOString(),
            WithdrawnAt: row.ended_at?.toISOString() ?? '',
          })),
          Next: next,
        }
      },
    },
    endPartnerOffer: {
      async transaction({ body, now, note, refuse }, trx) {
        const { SiteID: siteId, MortgageApplicationID: applicationId, OfferNumber } = body
        const result = await endOffer(trx, { siteId, applicationId }, OfferNumber, now)
        if (result === 'none') return refuse('NoAccess')
        if (result === 'answered') return refuse('PartnerOfferAnswered')
        note({ details: { offer: OfferNumber } })
        return {}
      },
    },
    createPartnerOffer: {
      async transaction({ body, now, refuse, assertNoProblems }, trx) {
        const { SiteID: siteId, MortgageApplicationID: applicationId, Insurance = {} } = body
        const site = await findSite(trx, siteId)
        if (!site) return refuse('NoAccess')
        // Held, so that its borrower does not delete it meanwhile.
        await holdApplication(trx, siteId, applicationId)
        const agent = site.link.AgentProfile
        const insurance = {
          Name: Insurance.Name ?? senderName(agent),
          Phone: Insurance.Phone ?? (agent.WorkPhone || agent.Mobile),
          Email: Insurance.Email ?? agent.Email,
        }
        assertNoProblems([
          ...problem(hasControlCharacters(insurance.Name), 'Insurance.Name', 'InvalidSetting'),
          ...problem(!isEmail(insurance.Email), 'Insurance.Email', 'InvalidSetting'),
        ])
        const id = randomToken()
        await insertOffer(trx, { siteId, applicationId, insurance, key: keyOfOffer(keys.tokens, id), now })
        return { id, Url: `${publicUrl}/cooperators/quote/${id}` }
      },
    },
  })
