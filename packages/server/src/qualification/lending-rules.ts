import { isDeepStrictEqual } from 'node:util'
import type { OverrideRow } from '@foyer/domain/qualification/overrides.ts'
import { defaultPolicy, type Policy } from '@foyer/domain/qualification/policy.ts'
import type { LendingPolicy } from '@foyer/domain/qualification/policy-problems.ts'
import type { ApplicationSettings } from '@foyer/domain/site/fields.ts'
import type { Insertable, Selectable } from 'kysely'
import type { Trx } from '../db/open-database.ts'
import type { Tables } from '../db/tables.ts'
import { serverSite } from '../kit/audit.ts'
import { json } from '../kit/transaction.ts'

type Overrides = Tables['rule_overrides']

/** What a site set, over what is shipped; its example rate is one of its settings. */
export const policyOf = (saved: unknown, { ExampleRate = null }: Partial<ApplicationSettings>): Policy => ({
  ...defaultPolicy,
  ...(saved as Partial<LendingPolicy>),
  exampleRate: ExampleRate,
})

/** The row of a site; undefined for an unknown one. `hold` locks it until the transaction ends. */
const findRow = (trx: Trx, siteId: string, { hold = false } = {}) => {
  const query = trx.selectFrom('sites').select(['settings', 'lending_policy']).where('site_id', '=', siteId)
  return (hold ? query.forUpdate() : query).executeTakeFirst()
}

export const findPolicy = async (trx: Trx, siteId: string): Promise<Policy | undefined> => {
  const row = await findRow(trx, siteId)
  return row && policyOf(row.lending_policy, row.settings as Partial<ApplicationSettings>)
}

interface PolicySave {
  given: Partial<LendingPolicy>
  /** Those that the caller has seen. */
  before: Readonly<Record<string, unknown>>
  now: Date
}

/** Saves the given settings and returns all; nothing is saved on an unknown site, or where one has another value by now. */
export const savePolicy = async (
  trx: Trx,
  siteId: string,
  { given, before, now }: PolicySave,
): Promise<Policy | 'UnknownSite' | 'StaleEdit'> => {
  const row = await findRow(trx, siteId, { hold: true })
  if (!row) return 'UnknownSite'
  const present = policyOf(row.lending_policy, row.settings as Partial<ApplicationSettings>)
  const isStale = Object.entries(before).some(([name, seen]) => !isDeepStrictEqual(seen, Reflect.get(present, name)))
  if (isStale) return 'StaleEdit'
  const lending = { ...(row.lending_policy as Partial<LendingPolicy>), ...given }
  await trx
    .updateTable('sites')
    .set({ lending_policy: json(lending), updated_at: now })
    .where('site_id', '=', siteId)
    .execute()
  return policyOf(lending, row.settings as Partial<ApplicationSettings>)
}

export const overridesOf = (trx: Trx, siteId: string) =>
  trx.selectFrom('rule_overrides').selectAll().where('site_id', '=', siteId).orderBy('override_id', 'desc')

const mostListed = 500

/** What was entered for a site and for all of them, removed rows included: the newest five hundred of each, newest first. */
export const listOverrides = async (trx: Trx, siteId: string): Promise<Selectable<Overrides>[]> => {
  const rows = [
    ...(await overridesOf(trx, siteId).limit(mostListed).execute()),
    ...(siteId === serverSite ? [] : await overridesOf(trx, serverSite).limit(mostListed).execute()),
  ]
  return rows.toSorted((one, other) => other.override_id - one.override_id).slice(0, mostListed)
}

export const overrideRow = (row: Selectable<Overrides>): OverrideRow => ({
  RuleID: row.rule_id,
  Value: row.value,
  From: row.first_day,
  To: row.last_day,
  Reason: row.reason,
  ReasonFr: row.reason_fr,
  SourceUrl: row.source_url,
})

/** Of one site and of all of them, the newest first. */
export const presentRows = (trx: Trx, siteId: string) =>
  trx
    .selectFrom('rule_overrides')
    .selectAll()
    .where('site_id', 'in', [siteId, serverSite])
    .where('removed_at', 'is', null)
    .orderBy('override_id', 'desc')

/** Those that were not removed, with the days on which they apply; past ones too, since a deal's date may be one of these. */
export const presentOverrides = async (trx: Trx, siteId: string): Promise<OverrideRow[]> => {
  const rows = await presentRows(trx, siteId).execute()
  return rows.map(overrideRow)
}

/** Rows of a site that are not removed: every page with an estimate loads them. */
export const mostOverrides = 200

export const countOverrides = async (trx: Trx, siteId: string): Promise<number> => {
  const { count } = await trx
    .selectFrom('rule_overrides')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('site_id', '=', siteId)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export const insertOverride = async (trx: Trx, row: Insertable<Overrides>): Promise<number> => {
  const { override_id } = await trx
    .insertInto('rule_overrides')
    .values(row)
    .returning('override_id')
    .executeTakeFirstOrThrow()
  return override_id
}

/** Whether there was one to remove. */
export const removeOverride = async (trx: Trx, siteId: string, overrideId: number, now: Date): Promise<boolean> => {
  const row = await trx
    .updateTable('rule_overrides')
    .set({ removed_at: now })
    .where('site_id', '=', siteId)
    .where('override_id', '=', overrideId)
    .where('removed_at', 'is', null)
    .returning('override_id')
    .executeTakeFirst()
  return row !== undefined
}
