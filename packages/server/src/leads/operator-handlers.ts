import { operatorLeadCalls } from '@foyer/contract/leads/calls.ts'
import { under } from '@foyer/domain/kit/problem.ts'
import { leadsCsv, leadsOfTable } from '@foyer/domain/leads/csv.ts'
import { descriptionProblems } from '@foyer/domain/leads/description-problems.ts'
import type { Lead } from '@foyer/domain/leads/fields.ts'
import { implementCalls } from '../kit/implement-calls.ts'
import type { Services } from '../kit/services.ts'
import { findSite } from '../site/index.ts'
import { isOriginFor, mayGiveTo, warningsOf } from './form-rules.ts'
import { findForm, hasRoomForForm, listForms, makeForm, publish, snippetOf, urlOfForm } from './form-store.ts'
import { hasLead, isLeadHeld, listLeads, removeLead } from './lead-store.ts'

const listed = { most: 200, mostBytes: 4 * 1024 * 1024 }
const exported = { most: 2000, mostBytes: 16 * 1024 * 1024 }

/** The lead after which the next page begins; 0 at the end. */
const nextOf = (leads: readonly Lead[], isLast: boolean): number => (isLast ? 0 : (leads.at(-1)?.LeadID ?? 0))

export const operatorLeadHandlers = ({ publicUrl, keys, crypto }: Pick<Services, 'publicUrl' | 'keys' | 'crypto'>) =>
  implementCalls(operatorLeadCalls, {
    saveEmbeddedForm: {
      async transaction({ body, scope, now, note, refuse, assertNoProblems }, trx) {
        const { SiteID: siteId, Token, detail: description } = body
        const site = await findSite(trx, siteId)
        if (!site) return refuse('UnknownSite')
        assertNoProblems(under('detail', descriptionProblems(description, isOriginFor(publicUrl))))
        const former = Token === undefined ? undefined : await findForm(trx, siteId, Token, { isHeld: true })
        if (Token !== undefined && former === undefined) return refuse('NoAccess')
        if (!mayGiveTo(scope.rights, former?.published, description)) return refuse('NotPermitted')
        if (former === undefined && !(await hasRoomForForm(trx, siteId))) return refuse('TooManyRecords')
        const { token } =
          former === undefined
            ? await makeForm(trx, { siteId, description, isPublished: true, tokens: keys.tokens, now })
            : await publish(trx, former, description, now)
        note({ details: { made: former === undefined, sections: description.selectedFields.length } })
        return {
          Token: token,
          Url: urlOfForm(publicUrl, token),
          Snippet: snippetOf(publicUrl, token),
          Warnings: warningsOf(description, site.frameAncestors),
        }
      },
    },
    listEmbeddedForms: {
      async transaction({ body: { SiteID: siteId }, refuse }, trx) {
        if (!(await findSite(trx, siteId))) return refuse('UnknownSite')
        const forms = await listForms(trx, siteId)
        return {
          Forms: forms.map(({ token, description }) => ({
            Token: token,
            Url: urlOfForm(publicUrl, token),
            detail: description,
          })),
        }
      },
    },
    listLeads: {
      async transaction({ body, refuse }, trx) {
        const { SiteID: siteId, Token: token, BeforeLeadID: before } = body
        if (!(await findSite(trx, siteId))) return refuse('UnknownSite')
        if (before !== undefined && !(await hasLead(trx, siteId, before))) return refuse('NoAccess')
        const { leads, isLast } = await listLeads(trx, crypto, { siteId, token, before, ...listed })
        return { Leads: leads, Next: nextOf(leads, isLast) }
      },
    },
    exportLeads: {
      async transaction({ body, today, note, refuse, assertNoProblems }, trx) {
        const { SiteID: siteId, Token: token, BeforeLeadID: before, Format = 'csv' } = body
        if (!(await findSite(trx, siteId))) return refuse('UnknownSite')
        if (Format !== 'csv' && Format !== 'json') assertNoProblems([{ Field: 'Format', Key: 'InvalidSetting' }])
        if (before !== undefined && !(await hasLead(trx, siteId, before))) return refuse('NoAccess')
        const { leads: read, isLast } = await listLeads(trx, crypto, { siteId, token, before, ...exported })
        const leads = Format === 'csv' ? leadsOfTable(read) : read
        note({ details: { count: leads.length, Format } })
        const File = Format === 'json' ? JSON.stringify(leads, undefined, 2) : leadsCsv(leads)
        const Next = nextOf(leads, isLast && leads.length === read.length)
        return { Name: `leads-${siteId}-${today}.${Format}`, File, Next }
      },
    },
    removeLead: {
      async transaction({ body, refuse }, trx) {
        const { SiteID: siteId, LeadID: leadId } = body
        if (!(await findSite(trx, siteId))) return refuse('UnknownSite')
        if (await isLeadHeld(trx, siteId, leadId)) return refuse('DealHeld')
        if (!(await removeLead(trx, siteId, leadId))) return refuse('NoAccess')
        return {}
      },
    },
  })
