import { operatorPartnerCalls } from '@foyer/contract/partner-offers/calls.ts'
import { isEmail } from '@foyer/domain/kit/email.ts'
import { problem } from '@foyer/domain/kit/problem.ts'
import { hasControlCharacters } from '@foyer/domain/kit/text.ts'
import { holdApplication } from '../application/save-application.ts'
import { randomToken } from '../kit/hash.ts'
import { implementCalls } from '../kit/implement-calls.ts'
import { senderName } from '../kit/mail-layout.ts'
import type { Services } from '../kit/services.ts'
import { findSite } from '../site/index.ts'
import { insertOffer, keyOfOffer } from './store.ts'

export const operatorPartnerHandlers = ({ publicUrl, keys }: Pick<Services, 'publicUrl' | 'keys'>) =>
  implementCalls(operatorPartnerCalls, {
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
