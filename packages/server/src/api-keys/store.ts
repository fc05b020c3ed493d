import type { OfficeAction } from '@foyer/domain/office/actions.ts'
import type { Selectable } from 'kysely'
import type { Trx } from '../db/open-database.ts'
import type { Tables } from '../db/tables.ts'
import { actorOfKey } from '../kit/api-key.ts'

/** What a key may do, from where and until when. */
export interface KeyRights {
  name: string
  actions: readonly OfficeAction[]
  /** None: every site. */
  sites: readonly string[]
  ipRanges: readonly string[]
  expiresOn: string
  /** Whose owners made it in the office; null: the installation's. */
  brokerageId: string | null
}

export interface StoredKey extends KeyRights {
  keyId: string
  createdAt: Date
  createdBy: string
  endedAt: Date | null
  lastUsedAt: Date | null
}

const storedKey = (row: Selectable<Tables['api_keys']>): StoredKey => ({
  keyId: row.key_id,
  name: row.name,
  actions: row.actions as OfficeAction[],
  sites: row.sites,
  ipRanges: row.ip_ranges,
  expiresOn: row.expires_on,
  brokerageId: row.brokerage_id,
  createdAt: row.created_at,
  createdBy: row.created_by,
  endedAt: row.ended_at,
  lastUsedAt: row.last_used_at,
})

const mostListed = 1000

/** The newest first; those of one brokerage if it is given. */
export const listKeys = async (trx: Trx, brokerageId?: string): Promise<StoredKey[]> => {
  const rows = await trx
    .selectFrom('api_keys')
    .selectAll()
    .$if(brokerageId !== undefined, (query) => query.where('brokerage_id', '=', brokerageId ?? ''))
    .orderBy('created_at', 'desc')
    .orderBy('key_id')
    .limit(mostListed)
    .execute()
  return rows.map(storedKey)
}

/** Of a brokerage, at most as many as there may be. The calls that count them are alone, so that two are not both the last. */
export const countLiveKeys = async (trx: Trx, brokerageId: string, today: string): Promise<number> => {
  const { count } = await trx
    .selectFrom('api_keys')
    .select((query) => query.fn.countAll<string>().as('count'))
    .where('brokerage_id', '=', brokerageId)
    .where('ended_at', 'is', null)
    .where('expires_on', '>=', today)
    .executeTakeFirstOrThrow()
  return Number(count)
}

interface Created {
  keyId: string
  hash: Buffer
  createdBy: string
}

export const insertKey = async (trx: Trx, key: KeyRights & Created, now: Date): Promise<void> => {
  await trx
    .insertInto('api_keys')
    .values({
      key_id: key.keyId,
      hash: key.hash,
      name: key.name,
      actions: [...key.actions],
      sites: [...key.sites],
      ip_ranges: [...key.ipRanges],
      created_at: now,
      created_by: key.createdBy,
      expires_on: key.expiresOn,
      brokerage_id: key.brokerageId,
    })
    .execute()
}

export const changeKey = async (
  trx: Trx,
  keyId: string,
  change: { expires_on: string } | { ended_at: Date },
): Promise<void> => {
  await trx.updateTable('api_keys').set(change).where('key_id', '=', keyId).execute()
}

/** Who acts with the keys that a person made, whether or not they still work. */
export const actorsOfKeysMadeBy = async (trx: Trx, actor: string): Promise<string[]> => {
  const rows = await trx.selectFrom('api_keys').select('key_id').where('created_by', '=', actor).execute()
  return rows.map(({ key_id }) => actorOfKey(key_id))
}

/** Those of a brokerage that a person made: who returns, or gets their factors anew, makes their own. */
export const endKeysMadeBy = async (trx: Trx, actor: string, brokerageId: string, now: Date): Promise<void> => {
  await trx
    .updateTable('api_keys')
    .set({ ended_at: now })
    .where('created_by', '=', actor)
    .where('brokerage_id', '=', brokerageId)
    .where('ended_at', 'is', null)
    .execute()
}

/** The row of a key that was not ended, locked; undefined otherwise. */
export const holdKey = async (trx: Trx, keyId: string): Promise<StoredKey | undefined> => {
  const row = await trx
    .selectFrom('api_keys')
    .selectAll()
    .where('key_id', '=', keyId)
    .where('ended_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return row && storedKey(row)
}
