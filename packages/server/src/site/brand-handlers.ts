import { operatorBrandCalls } from '@foyer/contract/site/brand-calls.ts'
import { under } from '@foyer/domain/kit/problem.ts'
import type { Link } from '@foyer/domain/site/fields.ts'
import { actorKind, actorNames } from '../application/actor-names.ts'
import type { Trx } from '../db/open-database.ts'
import { implementCalls } from '../kit/implement-calls.ts'
import { holdsAction, type OperatorCaller } from '../kit/operator-caller.ts'
import { findDraft, findVersion, listVersions, saveDraft } from './brand-store.ts'
import { imageProblems } from './image-store.ts'
import type { NewVersionPlaces } from './new-version.ts'
import { linkProblems } from './site-rules.ts'
import { holdSiteRow, mergedLink, type SiteLink, upsertSite } from './site-store.ts'
import { findSite, linkOf } from './store.ts'

/** The fields of the profile that differ. */
const changedFields = <Fields extends object>(before: Fields, after: Fields): Partial<Fields> =>
  Object.fromEntries(
    Object.entries(after).filter(([name, value]) => before[name as keyof Fields] !== value),
  ) as Partial<Fields>

/** What a brand has other than what visitors see; empty for the same. */
const changesOf = (published: Link, link: Link): SiteLink => {
  const AgentProfile = changedFields(published.AgentProfile, link.AgentProfile)
  const ReferralSourceProfile = changedFields(published.ReferralSourceProfile, link.ReferralSourceProfile)
  return {
    ...(published.PrimaryColor !== link.PrimaryColor && { PrimaryColor: link.PrimaryColor }),
    ...(Object.keys(AgentProfile).length > 0 && { AgentProfile }),
    ...(Object.keys(ReferralSourceProfile).length > 0 && { ReferralSourceProfile }),
  }
}

const withChanges = (link: Link, changes: SiteLink): Link => linkOf(mergedLink(link, changes) as Partial<Link>)

/** The brand of a site as it would be published; undefined without such a site. */
export const draftedLink = async (trx: Trx, siteId: string): Promise<Link | undefined> => {
  const site = await findSite(trx, siteId)
  return site && withChanges(site.link, (await findDraft(trx, siteId)).draft)
}

/** Applications, signed documents and the leads of forms without owners are mailed to the agent. */
export const mayMoveAgent = (rights: OperatorCaller, before: string, after: string): boolean =>
  before === after || (['deal.view', 'lead.view'] as const).every((action) => holdsAction(rights, action))

/** The same of a draft, which someone with these rights may publish without a look at it. */
const mayDraftAgent = (rights: OperatorCaller, published: Link, before: Link, after: Link): boolean =>
  after.AgentProfile.Email === published.AgentProfile.Email ||
  mayMoveAgent(rights, before.AgentProfile.Email, after.AgentProfile.Email)

/** The brand of a site, held until the end of the transaction, with its draft. */
const holdBrand = async (trx: Trx, siteId: string) => {
  const site = await holdSiteRow(trx, siteId)
  return site && { published: site.link, ...(await findDraft(trx, siteId)) }
}

export const operatorBrandHandlers = (services: NewVersionPlaces) =>
  implementCalls(operatorBrandCalls, {
    loadBrand: {
      async transaction({ body: { SiteID }, refuse }, trx) {
        const site = await findSite(trx, SiteID)
        if (site === undefined) return refuse('UnknownSite')
        const { version, draft } = await findDraft(trx, SiteID)
        const published = site.link
        const rows = await listVersions(trx, SiteID)
        const names = await actorNames(
          trx,
          SiteID,
          rows.map((row) => row.published_by),
        )
        return {
          Version: version,
          Link: withChanges(published, draft),
          Published: published,
          ChangedFl: Object.keys(draft).length > 0 ? 1 : 0,
          Url: `${services.publicUrl}/${SiteID}`,
          Versions: rows.map((row, place) => ({
            BrandVersion: row.number,
            At: row.published_at.toISOString(),
            By: row.published_by === '' ? ('earlier' as const) : actorKind(row.published_by),
            Name: names.get(row.published_by) ?? '',
            PrimaryColor: linkOf(row.link as Partial<Link>).PrimaryColor,
            CurrentFl: place === 0 ? (1 as const) : (0 as const),
          })),
        }
      },
    },
    saveBrandDraft: {
      async transaction({ body, scope, note, refuse, assertNoProblems }, trx) {
        const { SiteID, Version, Link } = body
        const brand = await holdBrand(trx, SiteID)
        if (brand === undefined) return refuse('UnknownSite')
        if (brand.version !== Version) return refuse('StaleEdit')
        assertNoProblems(under('Link', linkProblems(Link)))
        assertNoProblems(await imageProblems(trx, SiteID, Link))
        const before = withChanges(brand.published, brand.draft)
        const after = withChanges(before, Link)
        if (!mayDraftAgent(scope.rights, brand.published, before, after)) return refuse('NotPermitted')
        const next = changesOf(brand.published, after)
        note({ details: { fields: [...Object.keys(Link), ...Object.keys(Link.AgentProfile ?? {})] } })
        return { Version: await saveDraft(trx, SiteID, next) }
      },
    },
    publishBrand: {
      async transaction({ body: { SiteID, Version }, scope, now, note, refuse }, trx) {
        const brand = await holdBrand(trx, SiteID)
        if (brand === undefined) return refuse('UnknownSite')
        if (brand.version !== Version) return refuse('StaleEdit')
        const { published, draft } = brand
        const { Email } = withChanges(published, draft).AgentProfile
        if (!mayMoveAgent(scope.rights, published.AgentProfile.Email, Email)) return refuse('NotPermitted')
        await upsertSite(trx, { SiteID, Link: draft }, { actor: scope.actor ?? scope.kind, now })
        note({ details: { fields: [...Object.keys(draft), ...Object.keys(draft.AgentProfile ?? {})] } })
        return { Version: await saveDraft(trx, SiteID, {}) }
      },
    },
    restoreBrand: {
      async transaction({ body: { SiteID, Version, BrandVersion: number }, scope, note, refuse }, trx) {
        const brand = await holdBrand(trx, SiteID)
        if (brand === undefined) return refuse('UnknownSite')
        if (brand.version !== Version) return refuse('StaleEdit')
        const link = number === 0 ? brand.published : await findVersion(trx, SiteID, number)
        if (link === undefined) return refuse('UnknownChoice')
        const before = withChanges(brand.published, brand.draft)
        if (!mayDraftAgent(scope.rights, brand.published, before, link)) return refuse('NotPermitted')
        note({ details: { restored: number } })
        return { Version: await saveDraft(trx, SiteID, changesOf(brand.published, link)) }
      },
    },
  })
