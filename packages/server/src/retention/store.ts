import type { BodyOf } from '@foyer/contract/all-calls.ts'
import type { Language } from '@foyer/domain/kit/language.ts'
import { retentionPage } from '@foyer/domain/retention/rules.ts'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Trx } from '../db/open-database.ts'
import { readCursor, writeCursor } from '../office/index.ts'
import type { SigningPurpose } from '../ports/signing.ts'
import type { DealOf, Kept, SigningOf } from './kept.ts'

/** Its columns; null where it is the other one. */
const columnsOf = ({ applicationId, requestId }: Kept) => ({
  application_id: applicationId ?? null,
  signing_request_id: requestId ?? null,
})

const isOf = ({ siteId, applicationId, requestId }: Kept) =>
  sql<SqlBool>`site_id = ${siteId} and ${
    requestId === undefined ? sql`application_id = ${applicationId}` : sql`signing_request_id = ${requestId}`
  }`

/** Whose application it is; undefined for an unknown one. */
export const findUserOf = async (trx: Trx, { siteId, applicationId }: DealOf): Promise<string | undefined> => {
  const row = await trx
    .selectFrom('applications')
    .select('user_id')
    .where('site_id', '=', siteId)
    .where('application_id', '=', applicationId)
    .executeTakeFirst()
  return row?.user_id
}

export const findHold = (trx: Trx, kept: Kept) =>
  trx.selectFrom('deal_holds').selectAll().where(isOf(kept)).where('lifted_at', 'is', null).executeTakeFirst()

export const findErasure = (trx: Trx, kept: Kept) =>
  trx.selectFrom('erasures').selectAll().where(isOf(kept)).where('state', '=', 'open').executeTakeFirst()

interface Given {
  reason: string
  words: string
  actor: string
  now: Date
}

export const insertHold = async (trx: Trx, kept: Kept, { reason, words, actor, now }: Given): Promise<number> => {
  const { hold_id: holdId } = await trx
    .insertInto('deal_holds')
    .values({
      ...{ site_id: kept.siteId, ...columnsOf(kept), reason, words },
      ...{ held_by: actor, held_at: now },
    })
    .returning('hold_id')
    .executeTakeFirstOrThrow()
  return holdId
}

/** False where it is not on hold by this hold any more. */
export const liftHold = async (
  trx: Trx,
  kept: Kept,
  { holdId, words, actor, now }: Omit<Given, 'reason'> & { holdId: number },
): Promise<boolean> => {
  const lifted = await trx
    .updateTable('deal_holds')
    .set({ lifted_by: actor, lifted_at: now, lifted_words: words })
    .where(isOf(kept))
    .where('hold_id', '=', holdId)
    .where('lifted_at', 'is', null)
    .returning('hold_id')
    .executeTakeFirst()
  return lifted !== undefined
}

export const insertErasure = async (
  trx: Trx,
  kept: Kept,
  { reason, words, actor, now, erasesAccount }: Given & { erasesAccount: boolean },
): Promise<number> => {
  const { erasure_id: erasureId } = await trx
    .insertInto('erasures')
    .values({
      ...{ site_id: kept.siteId, ...columnsOf(kept), reason, words },
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

type Refused = { outcome: 'gone' | 'own' | 'held' | 'kept' }
type Counts = Record<string, number>
export type Erased =
  | Refused
  | {
      outcome: 'ok'
      counts: Counts
      files: string[]
      /** Of an external service, which can still be signed. */
      envelopes: { requestId: string; envelopeId: string }[]
      erasesAccount: boolean
    }
export type ErasedSigning = Refused | { outcome: 'ok'; counts: Counts }

export interface Approved {
  erasureId: number
  actor: string
  today: string
  now: Date
}

const erased = async <Row>(trx: Trx, statement: RawBuilder<{ erased: Row }>): Promise<Row> => {
  const { rows } = await statement.execute(trx)
  const [row] = rows
  if (row === undefined) throw new Error('the erasure returned no row')
  return row.erased
}

export const eraseApplication = (
  trx: Trx,
  { siteId, applicationId }: DealOf,
  { erasureId, actor, today, now }: Approved,
): Promise<Erased> =>
  erased(
    trx,
    sql`select foyer_erase_application(
    ${siteId}, ${applicationId}::bigint, ${erasureId}::bigint, ${actor}, ${today}::date, ${now}::timestamptz) as erased`,
  )

export const eraseSigning = (
  trx: Trx,
  { siteId, requestId }: SigningOf,
  { erasureId, actor, today, now }: Approved,
): Promise<ErasedSigning> =>
  erased(
    trx,
    sql`select foyer_erase_signing(
    ${siteId}, ${requestId}, ${erasureId}::bigint, ${actor}, ${today}::date, ${now}::timestamptz) as erased`,
  )

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

/** What a listed hold or request is of. */
export interface ListedKept {
  slug: string
  id: number
  application_id: number | null
  client: string
  request_id: string | null
  /** Null for a deal, once it is erased, and for whom it may not be named to. */
  title: Record<Language, string> | null
}

interface HoldRow extends ListedKept {
  reason: string
  words: string
  held_by: string
  held_at: Date
  place: string
}

/** The sites of the brokerage: a list is read site by site, so that it reads no row of another one. */
const sites = sql`brokerage_sites s where s.brokerage_id = current_setting('foyer.brokerage_id', true)`

/** A sub-select, because a join would read the list of all deals in order. */
const clientOf = (of: string) => sql`coalesce((select d.client from deal_list d
  where d.slug = ${sql.ref(`${of}.site_id`)} and d.application_id = ${sql.ref(`${of}.application_id`)}), '')`

/** The title of what was sent to be signed, for whom it may be named to. */
const titleOf = (of: string, purposes: readonly SigningPurpose[]) => sql`(select r.title from signing_requests r
  where r.site_id = ${sql.ref(`${of}.site_id`)} and r.request_id = ${sql.ref(`${of}.signing_request_id`)}
    and r.purpose = any (${[...purposes]}::text[]))`

/** Row-level security decides whose holds there are. */
export const holdsPage = (After: string, purposes: readonly SigningPurpose[]) => {
  const cursor = readCursor(After)
  return sql<HoldRow>`
    select h.site_id as slug, h.hold_id as id, h.application_id, ${clientOf('h')} as client,
           h.signing_request_id as request_id, ${titleOf('h', purposes)} as title, h.reason, h.words,
           ${nameOfActor('h.held_by')} as held_by, h.held_at, h.held_at::text as place
      from (select slug from ${sites}) s cross join lateral (
        select * from deal_holds h where h.site_id = s.slug and h.lifted_at is null
           and ${cursor ? sql`h.hold_id < ${cursor.applicationId}::bigint` : sql`true`}
         order by h.hold_id desc limit ${retentionPage + 1}) h
     order by h.hold_id desc limit ${retentionPage + 1}`
}

interface ListAsked {
  purposes: readonly SigningPurpose[]
  now: Date
}

export const listHolds = async (trx: Trx, After: string, { purposes, now }: ListAsked) => {
  const { rows } = await holdsPage(After, purposes).execute(trx)
  return paged(rows, now)
}

interface ErasureListRow extends ListedKept {
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

export const erasuresPage = (
  { View, After = '' }: BodyOf<'/console-api/ListErasures'>,
  purposes: readonly SigningPurpose[],
) => {
  const cursor = readCursor(After)
  return sql<ErasureListRow>`
    select e.site_id as slug, e.erasure_id as id, e.application_id, ${clientOf('e')} as client,
           e.signing_request_id as request_id, ${titleOf('e', purposes)} as title,
           e.reason, e.words, e.erases_account, e.state, e.asked_by, ${nameOfActor('e.asked_by')} as asker, e.asked_at,
           ${nameOfActor('e.decided_by')} as decider, e.decided_at, e.decision_words, e.asked_at::text as place
      from (select slug from ${sites}) s cross join lateral (
        select * from erasures e where e.site_id = s.slug and ${View === 'open' ? sql`e.state = 'open'` : sql`e.state <> 'open'`}
           and ${cursor ? sql`e.erasure_id < ${cursor.applicationId}::bigint` : sql`true`}
         order by e.erasure_id desc limit ${retentionPage + 1}) e
     order by e.erasure_id desc limit ${retentionPage + 1}`
}

export const listErasures = async (
  trx: Trx,
  body: BodyOf<'/console-api/ListErasures'>,
  { purposes, now }: ListAsked,
) => {
  const { rows } = await erasuresPage(body, purposes).execute(trx)
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
