import type { BodyOf } from '@foyer/contract/all-calls.ts'
import { retentionPage } from '@foyer/domain/retention/rules.ts'
import { type SqlBool, sql } from 'kysely'
import type { Trx } from '../db/open-database.ts'
import { readCursor, writeCursor } from '../office/index.ts'

export interface DealOf {
  siteId: string
  applicationId: number
}

export interface KeepingRow {
  user_id: string
  province: number
  /** YYYY-MM-DD; null for an application that was never sent. */
  kept_until: string | null
  is_only: boolean
}

/** Undefined for an unknown deal. */
export const findKeeping = async (trx: Trx, { siteId, applicationId }: DealOf): Promise<KeepingRow | undefined> => {
  const { rows } = await sql<KeepingRow>`
    select a.user_id, foyer_province(a) as province, foyer_kept_until(a)::text as kept_until,
           not exists (select from applications o
             where o.site_id = a.site_id and o.user_id = a.user_id and o.application_id <> a.application_id) as is_only
      from applications a where a.site_id = ${siteId} and a.application_id = ${applicationId}::bigint`.execute(trx)
  return rows[0]
}

export const findHold = (trx: Trx, { siteId, applicationId }: DealOf) =>
  trx
    .selectFrom('deal_holds')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('application_id', '=', applicationId)
    .where('lifted_at', 'is', null)
    .executeTakeFirst()

export const findErasure = (trx: Trx, { siteId, applicationId }: DealOf) =>
  trx
    .selectFrom('erasures')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('application_id', '=', applicationId)
    .where('state', '=', 'open')
    .executeTakeFirst()

interface Given {
  reason: string
  words: string
  actor: string
  now: Date
}

export const insertHold = async (trx: Trx, deal: DealOf, { reason, words, actor, now }: Given): Promise<number> => {
  const { hold_id: holdId } = await trx
    .insertInto('deal_holds')
    .values({
      ...{ site_id: deal.siteId, application_id: deal.applicationId, reason, words },
      ...{ held_by: actor, held_at: now },
    })
    .returning('hold_id')
    .executeTakeFirstOrThrow()
  return holdId
}

/** False where it is not on hold by this hold any more. */
export const liftHold = async (
  trx: Trx,
  { siteId, applicationId }: DealOf,
  { holdId, words, actor, now }: Omit<Given, 'reason'> & { holdId: number },
): Promise<boolean> => {
  const lifted = await trx
    .updateTable('deal_holds')
    .set({ lifted_by: actor, lifted_at: now, lifted_words: words })
    .where('site_id', '=', siteId)
    .where('application_id', '=', applicationId)
    .where('hold_id', '=', holdId)
    .where('lifted_at', 'is', null)
    .returning('hold_id')
    .executeTakeFirst()
  return lifted !== undefined
}

export const insertErasure = async (
  trx: Trx,
  deal: DealOf,
  { reason, words, actor, now, erasesAccount }: Given & { erasesAccount: boolean },
): Promise<number> => {
  const { erasure_id: erasureId } = await trx
    .insertInto('erasures')
    .values({
      ...{ site_id: deal.siteId, application_id: deal.applicationId, reason, words },
      ...{ erases_account: erasesAccount, asked_by: actor, asked_at: now },
    })
    .returning('erasure_id')
    .executeTakeFirstOrThrow()
  return erasureId
}

interface Ended {
  state: 'declined' | 'withdrawn'
  words: string
  actor: string
  now: Date
}

export const endErasure = async (
  trx: Trx,
  siteId: string,
  erasureId: number,
  { state, words, actor, now }: Ended,
): Promise<void> => {
  await trx
    .updateTable('erasures')
    .set({ state, decided_by: actor, decided_at: now, decision_words: words })
    .where('site_id', '=', siteId)
    .where('erasure_id', '=', erasureId)
    .execute()
}

export type Erased =
  | { outcome: 'gone' | 'own' | 'held' | 'kept' }
  | {
      outcome: 'ok'
      counts: Record<string, number>
      files: string[]
      erasesAccount: boolean
    }

export const eraseApplication = async (
  trx: Trx,
  { siteId, applicationId }: DealOf,
  { erasureId, actor, today, now }: { erasureId: number; actor: string; today: string; now: Date },
): Promise<Erased> => {
  const { rows } = await sql<{ erased: Erased }>`select foyer_erase_application(
    ${siteId}, ${applicationId}::bigint, ${erasureId}::bigint, ${actor}, ${today}::date, ${now}::timestamptz) as erased`.execute(
    trx,
  )
  const [row] = rows
  if (row === undefined) throw new Error('the erasure returned no row')
  return row.erased
}

/** The name of an actor of staff, in a transaction of the brokerage. */
const nameOfActor = (column: string) => sql`coalesce((select trim(p.first_name || ' ' || p.last_name)
  from people p where p.person_id = right(${sql.ref(column)}, 32)), '')`

/** The rows of one page, and where the next begins. */
const paged = <Row extends { slug: string; id: number; place: string }>(rows: readonly Row[], now: Date) => {
  const page = rows.slice(0, retentionPage)
  const last = rows.length > page.length ? page.at(-1) : undefined
  const next = last && writeCursor({ place: last.place, slug: last.slug, applicationId: last.id, asOf: now })
  return { page, next: next ?? '' }
}

interface Asked {
  brokerageId: string
  today: string
  now: Date
}

interface KeptDealRow {
  slug: string
  id: number
  client: string
  province: number
  submitted_at: Date | null
  is_held: boolean
  place: string
}

/** The deals of the brokerage that were sent, those first that may be erased first. */
export const listKept = async (
  trx: Trx,
  { View, After = '' }: BodyOf<'/console-api/ListKeptDeals'>,
  { brokerageId, today, now }: Asked,
) => {
  const cursor = readCursor(After)
  const after = cursor
    ? sql<SqlBool>`(d.kept_until, d.slug, d.application_id) > (${cursor.place}::date, ${cursor.slug}, ${cursor.applicationId}::bigint)`
    : sql<SqlBool>`true`
  const { rows } = await sql<KeptDealRow>`
    select d.slug, d.application_id as id, d.client, d.province, d.submitted_at, d.is_held, d.kept_until::text as place
      from deal_list d
     where d.brokerage_id = ${brokerageId} and d.kept_until is not null
       and ${View === 'due' ? sql`d.kept_until <= ${today}::date` : sql`d.kept_until > ${today}::date`} and ${after}
     order by d.kept_until, d.slug, d.application_id limit ${retentionPage + 1}`.execute(trx)
  return paged(rows, now)
}

interface HoldRow {
  slug: string
  id: number
  application_id: number
  client: string
  reason: string
  words: string
  held_by: string
  held_at: Date
  place: string
}

/** The sites of the brokerage: a list is read site by site, so that it reads no row of another one. */
const sites = sql`brokerage_sites s where s.brokerage_id = current_setting('foyer.brokerage_id', true)`

/** Row-level security decides whose holds there are. */
/** A sub-select, because a join would read the list of all deals in order. */
const clientOf = (of: string) => sql`coalesce((select d.client from deal_list d
  where d.slug = ${sql.ref(`${of}.site_id`)} and d.application_id = ${sql.ref(`${of}.application_id`)}), '')`

export const holdsPage = (After: string) => {
  const cursor = readCursor(After)
  return sql<HoldRow>`
    select h.site_id as slug, h.hold_id as id, h.application_id, ${clientOf('h')} as client, h.reason, h.words,
           ${nameOfActor('h.held_by')} as held_by, h.held_at, h.held_at::text as place
      from (select slug from ${sites}) s cross join lateral (
        select * from deal_holds h where h.site_id = s.slug and h.lifted_at is null
           and ${cursor ? sql`h.hold_id < ${cursor.applicationId}::bigint` : sql`true`}
         order by h.hold_id desc limit ${retentionPage + 1}) h
     order by h.hold_id desc limit ${retentionPage + 1}`
}

export const listHolds = async (trx: Trx, After: string, now: Date) => {
  const { rows } = await holdsPage(After).execute(trx)
  return paged(rows, now)
}

interface ErasureListRow {
  slug: string
  id: number
  application_id: number
  client: string
  reason: string
  words: string
  erases_account: boolean
  state: string
  asked_by: string
  asker: string
  asked_at: Date
  decider: string
  decided_at: Date | null
  decision_words: string
  place: string
}

export const erasuresPage = ({ View, After = '' }: BodyOf<'/console-api/ListErasures'>) => {
  const cursor = readCursor(After)
  return sql<ErasureListRow>`
    select e.site_id as slug, e.erasure_id as id, e.application_id, ${clientOf('e')} as client,
           e.reason, e.words, e.erases_account, e.state, e.asked_by, ${nameOfActor('e.asked_by')} as asker, e.asked_at,
           ${nameOfActor('e.decided_by')} as decider, e.decided_at, e.decision_words, e.asked_at::text as place
      from (select slug from ${sites}) s cross join lateral (
        select * from erasures e where e.site_id = s.slug and ${View === 'open' ? sql`e.state = 'open'` : sql`e.state <> 'open'`}
           and ${cursor ? sql`e.erasure_id < ${cursor.applicationId}::bigint` : sql`true`}
         order by e.erasure_id desc limit ${retentionPage + 1}) e
     order by e.erasure_id desc limit ${retentionPage + 1}`
}

export const listErasures = async (trx: Trx, body: BodyOf<'/console-api/ListErasures'>, now: Date) => {
  const { rows } = await erasuresPage(body).execute(trx)
  return paged(rows, now)
}

const mostCounted = 1000

export const waitingOf = (actor: string) => sql<{ count: number }>`select count(*)::integer as count from (
  select from (select slug from ${sites}) s cross join lateral (
      select from erasures e where e.site_id = s.slug and e.state = 'open' and e.asked_by <> ${actor} limit ${mostCounted}) e
   limit ${mostCounted}) waiting`

export const countWaiting = async (trx: Trx, actor: string): Promise<number> => {
  const { rows } = await waitingOf(actor).execute(trx)
  return rows[0]?.count ?? 0
}

/** How many applications an account has. */
export const countApplications = async (trx: Trx, siteId: string, userId: string): Promise<number> => {
  const { count } = await trx
    .selectFrom('applications')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('site_id', '=', siteId)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return Number(count)
}
