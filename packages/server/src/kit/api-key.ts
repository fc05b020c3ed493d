import { randomBytes } from 'node:crypto'
import type { OfficeAction } from '@foyer/domain/office/actions.ts'
import { type MembershipRights, mayDo } from '@foyer/domain/office/permissions.ts'
import { type Selectable, sql } from 'kysely'
import type { Db, Trx } from '../db/open-database.ts'
import type { Tables } from '../db/tables.ts'
import { todayOf } from '../ports/clock.ts'
import { serverSite } from './audit.ts'
import { type Keys, keyedHash, randomToken, sameBytes } from './hash.ts'
import { isInRanges } from './ip-ranges.ts'
import { personOfActor } from './office-session.ts'
import type { OperatorCaller } from './operator-caller.ts'
import { Refusal } from './refusal.ts'
import { inSite } from './transaction.ts'

/** `fyk_`, the id, and 256 random bits. */
const form = /^fyk_([0-9a-f]{16})_([\w-]{43})$/

/** Its last use is stored to this many minutes, so that not every call writes. */
const minutesBetweenUses = 5

export const keyHash = ({ tokens }: Pick<Keys, 'tokens'>, key: string): Buffer => keyedHash(tokens, 'api-key', key)

/** Who acts with a key, in sessions and in the audit trail. */
export const actorOfKey = (keyId: string): string => `key:${keyId}`

/** The key of such an actor; undefined for a person, and for the operator. */
const keyOfActor = (actor: string): string | undefined =>
  actor.startsWith('key:') ? actor.slice('key:'.length) : undefined

/** A new key: its id, the text that is shown once, and what is stored of it. */
export const newApiKey = (keys: Pick<Keys, 'tokens'>) => {
  const keyId = randomBytes(8).toString('hex')
  const key = `fyk_${keyId}_${randomToken()}`
  return { keyId, key, hash: keyHash(keys, key) }
}

/** `wrong` was guessed or mistyped; the others are a key of ours that does not work now, or not from here. */
export type KeyProblem = 'wrong' | 'expired' | 'ended' | 'foreign-network'
type Found = { caller: OperatorCaller } | { problem: KeyProblem; keyId?: string }

type ApiKeyRow = Pick<Selectable<Tables['api_keys']>, 'actions' | 'sites' | 'created_by'>

/**
 * What the key of a brokerage may do now: of its actions those that its maker still has, on those of its sites, or all, that
 * the brokerage has. Undefined while its maker, who knows it, may not manage keys.
 */
const rightsInBrokerage = async (trx: Trx, row: ApiKeyRow, brokerageId: string) => {
  const maker = await trx
    .selectFrom('memberships')
    .select(['role', 'withheld', 'granted'])
    .where('brokerage_id', '=', brokerageId)
    .where('person_id', '=', personOfActor(row.created_by) ?? '')
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  if (maker === undefined || !mayDo(maker, 'key.manage')) return
  const sites = await trx.selectFrom('brokerage_sites').select('slug').where('brokerage_id', '=', brokerageId).execute()
  return {
    brokerageId,
    actions: (row.actions as OfficeAction[]).filter((action) => mayDo(maker, action)),
    seesDeals: mayDo(maker, 'deal.view'),
    sites: sites.map(({ slug }) => slug).filter((slug) => row.sites.length === 0 || row.sites.includes(slug)),
  }
}

/** Holds the key of a caller until the transaction ends, see foyer_hold_key; refuses one that ended, or lost one of the actions, since. */
export const holdKeyOf = async (trx: Trx, { actor, brokerageId }: OperatorCaller, actions: readonly OfficeAction[]) => {
  const keyId = keyOfActor(actor)
  if (keyId === undefined) return
  const { rows } = await sql<{ maker: MembershipRights | null }>`select foyer_hold_key(${keyId}) as maker`.execute(trx)
  const maker = rows[0]?.maker
  if (!maker || (brokerageId !== undefined && !mayDo(maker, 'key.manage'))) throw new Refusal('Access_Denied')
  if (brokerageId !== undefined && !actions.every((action) => mayDo(maker, action))) throw new Refusal('NotPermitted')
}

/** The caller whose key this is. A text that has not the form of a key is wrong without a look at the database. */
export const findApiKey = async (
  { db, keys }: { db: Db; keys: Pick<Keys, 'tokens'> },
  given: string,
  { ip, now }: { ip: string; now: Date },
): Promise<Found> => {
  const [, keyId] = form.exec(given) ?? []
  if (keyId === undefined) return { problem: 'wrong' }
  return inSite(db, serverSite, async (trx): Promise<Found> => {
    const row = await trx.selectFrom('api_keys').selectAll().where('key_id', '=', keyId).executeTakeFirst()
    if (row === undefined || !sameBytes(row.hash, keyHash(keys, given))) return { problem: 'wrong' }
    if (row.ended_at !== null) return { problem: 'ended', keyId }
    if (row.expires_on < todayOf(now)) return { problem: 'expired', keyId }
    if (row.ip_ranges.length > 0 && !isInRanges(ip, row.ip_ranges)) return { problem: 'foreign-network', keyId }
    const rights =
      row.brokerage_id === null
        ? { actions: row.actions as OfficeAction[], ...(row.sites.length > 0 && { sites: row.sites }) }
        : await rightsInBrokerage(trx, row, row.brokerage_id)
    if (rights === undefined) return { problem: 'ended', keyId }
    await trx
      .updateTable('api_keys')
      .set({ last_used_at: now })
      .where('key_id', '=', keyId)
      .where(
        sql<boolean>`coalesce(last_used_at, '-infinity') < ${now}::timestamptz - make_interval(mins => ${minutesBetweenUses})`,
      )
      .execute()
    return {
      caller: {
        ...rights,
        actor: actorOfKey(keyId),
        actions: new Set(rights.actions),
        ...(row.ip_ranges.length > 0 && { ipRanges: row.ip_ranges }),
        expiresOn: row.expires_on,
      },
    }
  })
}
