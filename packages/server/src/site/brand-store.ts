import type { Link } from '@foyer/domain/site/fields.ts'
import { sql } from 'kysely'
import type { Trx } from '../db/open-database.ts'
import { json } from '../kit/transaction.ts'
import { linkOf } from './store.ts'

interface Published {
  siteId: string
  /** What visitors saw until now; undefined for a new site. */
  before: Link | undefined
  after: Link
  actor: string
  now: Date
}

/** Keeps what visitors see from now on, and at first what they saw before, and raises the version of the brand. */
export const recordBrand = async (trx: Trx, { siteId, before, after, actor, now }: Published): Promise<void> => {
  const { last } = await trx
    .selectFrom('brand_versions')
    .select(sql<number>`coalesce(max(number), 0)`.as('last'))
    .where('site_id', '=', siteId)
    .executeTakeFirstOrThrow()
  const row = (link: Link, number: number, published_by: string) => ({
    ...{ site_id: siteId, number, link: json(link), published_by, published_at: now },
  })
  const rows =
    last === 0 && before !== undefined ? [row(before, 1, ''), row(after, 2, actor)] : [row(after, last + 1, actor)]
  await trx.insertInto('brand_versions').values(rows).execute()
  await raiseVersion(trx, siteId)
}

const raiseVersion = async (trx: Trx, siteId: string): Promise<void> => {
  await trx
    .insertInto('brand_drafts')
    .values({ site_id: siteId, version: 1, draft: json({}) })
    .onConflict((conflict) =>
      conflict.column('site_id').doUpdateSet({ version: (eb) => eb('brand_drafts.version', '+', 1) }),
    )
    .execute()
}

export interface BrandDraft {
  version: number
  /** Only what visitors do not see yet. */
  draft: Partial<Link>
}

export const findDraft = async (trx: Trx, siteId: string): Promise<BrandDraft> => {
  const row = await trx
    .selectFrom('brand_drafts')
    .select(['version', 'draft'])
    .where('site_id', '=', siteId)
    .executeTakeFirst()
  return { version: row?.version ?? 0, draft: (row?.draft ?? {}) as Partial<Link> }
}

/** Saves what visitors do not see yet, and returns the version after it. */
export const saveDraft = async (trx: Trx, siteId: string, draft: object): Promise<number> => {
  const { version } = await trx
    .insertInto('brand_drafts')
    .values({ site_id: siteId, version: 1, draft: json(draft) })
    .onConflict((conflict) =>
      conflict
        .column('site_id')
        .doUpdateSet({ draft: json(draft), version: (eb) => eb('brand_drafts.version', '+', 1) }),
    )
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}

const mostVersions = 20

export const listVersions = (trx: Trx, siteId: string) =>
  trx
    .selectFrom('brand_versions')
    .selectAll()
    .where('site_id', '=', siteId)
    .orderBy('number', 'desc')
    .limit(mostVersions)
    .execute()

export const findVersion = async (trx: Trx, siteId: string, number: number): Promise<Link | undefined> => {
  const row = await trx
    .selectFrom('brand_versions')
    .select('link')
    .where('site_id', '=', siteId)
    .where('number', '=', number)
    .executeTakeFirst()
  return row && linkOf(row.link as Partial<Link>)
}
