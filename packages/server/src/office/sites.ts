import type { officePeopleCalls } from '@foyer/contract/office/people-calls.ts'
import type { Trx } from '../db/open-database.ts'
import type { Handler } from '../kit/implement-calls.ts'
import { ensureSite, isDemoAddress, isSiteSlug } from '../site/index.ts'
import { officeLimits } from './limits.ts'
import type { OfficeParts } from './parts.ts'
import { canOwnDealsOf, keepMember } from './people-store.ts'
import { addSite, listAdoptable, listBrokerageSites, siteUrl } from './sites-store.ts'

type Calls = typeof officePeopleCalls

export const listOfficeSites = (parts: Pick<OfficeParts, 'publicUrl'>): Handler<Calls['listOfficeSites']> => ({
  async transaction({ scope: { session } }, trx) {
    const adoptable = await listAdoptable(trx, session.brokerageId)
    return {
      Sites: await listBrokerageSites(trx, parts, session.brokerageId),
      Adoptable: adoptable.map((SiteID) => ({
        SiteID,
        Url: siteUrl(parts, SiteID),
        LeadPersonID: '',
        LeadName: '',
        DemoFl: 0 as const,
      })),
    }
  },
})

/** Of a brokerage; the operator of the installation gives it more. Each costs every server a part of each minute. */
const mostSites = 300

interface Led {
  brokerageId: string
  siteId: string
  leadId: string
}

/**
 * Its new applications are the lead's, who has to see them. A site without one is allowed: its applications wait for anyone who
 * reaches the site.
 */
const mayLead = async (trx: Trx, { brokerageId, siteId, leadId }: Led): Promise<boolean> => {
  if (leadId === '') return true
  const member = await keepMember(trx, brokerageId, leadId)
  return member !== undefined && (await canOwnDealsOf(trx, member, [siteId]))
}

/** The rows of a site are written in a transaction of that site; whether its lead may have it is looked up in one of the server. */
export const createOfficeSite = (
  parts: Pick<OfficeParts, 'publicUrl' | 'limiter'>,
): Handler<Calls['createOfficeSite']> => ({
  async free({ body: { SiteID: siteId, LeadPersonID: leadId }, scope: { session }, now, note, refuse, transaction }) {
    const { brokerageId } = session
    const field = (Key: 'InvalidSiteAddress' | 'SiteAddressTaken' | 'TooManySites') => ({
      errors: [{ Field: 'SiteID', Key }],
    })
    if (!isSiteSlug(siteId)) return refuse('InvalidSiteAddress', field('InvalidSiteAddress'))
    if (isDemoAddress(siteId)) return refuse('SiteAddressTaken', field('SiteAddressTaken'))
    await parts.limiter.takeOrRefuse(officeLimits.sites, brokerageId, now)
    if (!(await transaction((trx) => mayLead(trx, { brokerageId, siteId, leadId })))) return refuse('NoAccess')
    // A refusal undoes the site that was made.
    await transaction(async (trx) => {
      const isNew = await ensureSite(trx, siteId, now)
      const outcome = isNew ? await addSite(trx, { siteId, brokerageId, leadId, now, most: mostSites }) : 'taken'
      if (outcome === 'full') return refuse('TooManySites', field('TooManySites'))
      if (outcome === 'taken') return refuse('SiteAddressTaken', field('SiteAddressTaken'))
      if (outcome === 'gone') return refuse('NoAccess')
    }, siteId)
    note({ details: { site: siteId, lead: leadId } })
    return { SiteID: siteId, Url: siteUrl(parts, siteId) }
  },
})

export const adoptSite: Handler<Calls['adoptSite']> = {
  async free({ body: { SiteID: siteId, LeadPersonID: leadId }, scope: { session }, now, note, refuse, transaction }) {
    const { brokerageId } = session
    const isAllowed = await transaction(
      async (trx) =>
        (await mayLead(trx, { brokerageId, siteId, leadId })) &&
        (await listAdoptable(trx, brokerageId)).includes(siteId),
    )
    if (!isAllowed) return refuse('NoAccess')
    const outcome = await transaction((trx) => addSite(trx, { siteId, brokerageId, leadId, now }), siteId)
    if (outcome !== 'added') return refuse('NoAccess')
    note({ details: { site: siteId, lead: leadId } })
    return {}
  },
}

export const saveSiteLead: Handler<Calls['saveSiteLead']> = {
  async transaction({ body: { SiteID: siteId, LeadPersonID: leadId }, scope: { session }, note, refuse }, trx) {
    const { brokerageId } = session
    if (!(await mayLead(trx, { brokerageId, siteId, leadId }))) return refuse('NoAccess')
    const row = await trx
      .updateTable('brokerage_sites')
      .set({ lead_id: leadId === '' ? null : leadId })
      .where('slug', '=', siteId)
      .where('brokerage_id', '=', brokerageId)
      .returning('slug')
      .executeTakeFirst()
    if (row === undefined) return refuse('NoAccess')
    note({ details: { site: siteId, lead: leadId } })
    return {}
  },
}
