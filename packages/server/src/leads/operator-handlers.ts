import { isDeepStrictEqual } from 'node:util'
import { type LeadFormWarning, operatorLeadCalls } from '@foyer/contract/leads/calls.ts'
import { under } from '@foyer/domain/kit/problem.ts'
import { leadsCsv, leadsOfTable } from '@foyer/domain/leads/csv.ts'
import { descriptionProblems } from '@foyer/domain/leads/description-problems.ts'
import type { FormDescription, Lead } from '@foyer/domain/leads/fields.ts'
import { isFrameAncestor } from '../kit/frame-ancestor.ts'
import { implementCalls } from '../kit/implement-calls.ts'
import { holdsAction } from '../kit/operator-caller.ts'
import type { Services } from '../kit/services.ts'
import { findSite } from '../site/index.ts'
import { countForms, findDescription, frameAncestorsOf, listForms, saveForm, snippetOf } from './form-store.ts'
import { hasLead, listLeads, removeLead } from './lead-store.ts'

/** All of them are listed, each with its whole description. */
const mostForms = 50
const listed = { most: 200, mostBytes: 4 * 1024 * 1024 }
const exported = { most: 2000, mostBytes: 16 * 1024 * 1024 }

/** What is allowed and seldom meant. */
const warningsOf = (description: FormDescription, siteAncestors: readonly string[]): LeadFormWarning[] => [
  ...(frameAncestorsOf(description, siteAncestors).length === 0 ? ['NoFrameAncestors' as const] : []),
  ...(description.selectedFields.some(({ repeatFlag }) => repeatFlag === 1) ? [] : ['NoRepeatableSection' as const]),
]

/** The lead after which the next page begins; 0 at the end. */
const nextOf = (leads: readonly Lead[], isLast: boolean): number => (isLast ? 0 : (leads.at(-1)?.LeadID ?? 0))

export const operatorLeadHandlers = ({ publicUrl, keys, crypto }: Pick<Services, 'publicUrl' | 'keys' | 'crypto'>) => {
  const urlOf = (token: string) => `${publicUrl}/embedded-forms/${token}`
  return implementCalls(operatorLeadCalls, {
    saveEmbeddedForm: {
      async transaction({ body, scope, now, note, refuse, assertNoProblems }, trx) {
        const { SiteID: siteId, detail: description } = body
        const site = await findSite(trx, siteId)
        if (!site) return refuse('UnknownSite')
        const isOrigin = (text: string) => isFrameAncestor(text, publicUrl.startsWith('http:'))
        assertNoProblems(under('detail', descriptionProblems(description, isOrigin)))
        if (body.Token === undefined && (await countForms(trx, siteId)) >= mostForms) return refuse('TooManyRecords')
        // Leads are mailed to the owners of their form.
        const former = body.Token === undefined ? undefined : await findDescription(trx, siteId, body.Token)
        const isOther = former !== undefined && !isDeepStrictEqual(former.owners ?? [], description.owners ?? [])
        if (isOther && !holdsAction(scope.rights, 'lead.view')) return refuse('NotPermitted')
        const token = await saveForm(trx, { siteId, token: body.Token, description, tokens: keys.tokens, now })
        if (token === undefined) return refuse('NoAccess')
        note({ details: { made: body.Token === undefined, sections: description.selectedFields.length } })
        return {
          Token: token,
          Url: urlOf(token),
          Snippet: snippetOf(publicUrl, token),
          Warnings: warningsOf(description, site.frameAncestors),
        }
      },
    },
    listEmbeddedForms: {
      async transaction({ body: { SiteID: siteId }, refuse }, trx) {
        if (!(await findSite(trx, siteId))) return refuse('UnknownSite')
        const rows = await listForms(trx, siteId)
        return {
          Forms: rows.map(({ token, description }) => ({
            Token: token,
            Url: urlOf(token),
            detail: description as FormDescription,
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
        if (!(await removeLead(trx, siteId, leadId))) return refuse('NoAccess')
        return {}
      },
    },
  })
}
