import { randomBytes } from 'node:crypto'
import type { OfficeAction } from '@foyer/domain/office/actions.ts'
import { sql } from 'kysely'
import type { Db } from '../db/open-database.ts'
import { todayOf } from '../ports/clock.ts'
import { serverSite } from './audit.ts'
import { type Keys, keyedHash, randomToken, sameBytes } from './hash.ts'
import { isInRanges } from './ip-ranges.ts'
import type { OperatorCaller } from './operator-caller.ts'
import { inSite } from './transaction.ts'

/** `fyk_`, the id, and 256 random bits. */
const form = /^fyk_([0-9a-f]{16})_([\w-]{43})$/

/** Its last use is stored to this many minutes, so that not every call writes. */
const minutesBetweenUses = 5

export const keyHash = ({ tokens }: Pick<Keys, 'tokens'>, key: string): Buffer => keyedHash(tokens, 'api-key', key)

/** Who acts with a key, in sessions and in the audit trail. */
export const actorOfKey = (keyId: string): string => `key:${keyId}`

/** A new key: its id, the text that is shown once, and what is stored of it. */
export const newApiKey = (keys: Pick<Keys, 'tokens'>) => {
  const keyId = randomBytes(8).toString('hex')
  const key = `fyk_${keyId}_${randomToken()}`
  return { keyId, key, hash: keyHash(keys, key) }
}

/** `wrong` was guessed or mistyped; the others are a key of ours that does not work now, or not from here. */
export type KeyProblem = 'wrong' | 'expired' | 'ended' | 'foreign-network'
type Found = { caller: OperatorCaller } | { problem: KeyProblem; keyId?: string }

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
        actor: actorOfKey(keyId),
        actions: new Set(row.actions as OfficeAction[]),
        ...(row.sites.length > 0 && { sites: row.sites }),
        ...(row.ip_ranges.length > 0 && { ipRanges: row.ip_ranges }),
        expiresOn: row.expires_on,
      },
    }
  })
}
