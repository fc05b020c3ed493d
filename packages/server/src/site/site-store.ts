import { isDeepStrictEqual } from 'node:util'
import type { BodyOf } from '@foyer/contract/all-calls.ts'
import type { Link as Brand } from '@foyer/domain/site/fields.ts'
import type { Trx } from '../db/open-database.ts'
import { json } from '../kit/transaction.ts'
import { recordBrand } from './brand-store.ts'
import { linkOf, type Site, siteOf } from './store.ts'

type SiteBody = BodyOf<'/broker-api/SaveSite'>
export type SiteLink = NonNullable<SiteBody['Link']>

/** Creates the site if there is none; concurrent calls are serialized by the row. Returns whether it was created. */
export const ensureSite = async (trx: Trx, siteId: string, now: Date, { isDemo = false } = {}): Promise<boolean> => {
  await trx
    .insertInto('tenants')
    .values({ slug: siteId, is_demo: isDemo })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const made = await trx
    .insertInto('sites')
    .values({ site_id: siteId, link: json({}), settings: json({}), updated_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('site_id')
    .executeTakeFirst()
  return made !== undefined
}

const rowOf = (trx: Trx, siteId: string) =>
  trx.selectFrom('sites').selectAll().where('site_id', '=', siteId).forUpdate()

/** A site until the end of the transaction, so that two changes of it are one after the other. */
export const holdSiteRow = async (trx: Trx, siteId: string): Promise<Site | undefined> => {
  const row = await rowOf(trx, siteId).executeTakeFirst()
  return row && siteOf(row)
}

/** Stored sites contain only what was set; a field missing in the body keeps its value. Returns the site as it was before. */
export const upsertSite = async (
  trx: Trx,
  { SiteID, Link, Settings = {} }: SiteBody,
  { actor, now }: { actor: string; now: Date },
) => {
  const made = await ensureSite(trx, SiteID, now)
  const row = await rowOf(trx, SiteID).executeTakeFirstOrThrow()
  const { FrameAncestors, NewVersionUrl, TellUnknownEmail, ...settings } = Settings
  await trx
    .updateTable('sites')
    .set({
      link: json(mergedLink(row.link as SiteLink, Link ?? {})),
      settings: json({ ...(row.settings as object), ...settings }),
      ...(FrameAncestors !== undefined && { frame_ancestors: FrameAncestors }),
      ...(NewVersionUrl !== undefined && { new_version_url: NewVersionUrl }),
      ...(TellUnknownEmail !== undefined && { tell_unknown_email: TellUnknownEmail === 1 }),
      updated_at: now,
    })
    .where('site_id', '=', SiteID)
    .execute()
  const before = siteOf(row)
  const after = linkOf(mergedLink(row.link as SiteLink, Link ?? {}) as Partial<Brand>)
  if (!isDeepStrictEqual(before.link, after))
    await recordBrand(trx, { siteId: SiteID, before: made ? undefined : before.link, after, actor, now })
  return { made, before }
}

export const mergedLink = (kept: SiteLink, given: SiteLink): SiteLink => ({
  ...kept,
  ...given,
  AgentProfile: { ...kept.AgentProfile, ...given.AgentProfile },
  ReferralSourceProfile: { ...kept.ReferralSourceProfile, ...given.ReferralSourceProfile },
})

export const siteExists = async (trx: Trx, siteId: string): Promise<boolean> =>
  (await trx.selectFrom('sites').select('site_id').where('site_id', '=', siteId).executeTakeFirst()) !== undefined

/** Sets what a site has left to pay with. Returns whether there is such a site. */
export const setCredits = async (trx: Trx, siteId: string, credits: number): Promise<boolean> => {
  const { numUpdatedRows } = await trx
    .updateTable('sites')
    .set({ credits })
    .where('site_id', '=', siteId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
