import type { Database } from '../db/open-database.ts'
import { type Keys, sameBytes } from '../kit/hash.ts'
import { newestKey } from './audit-chain.ts'
import { headMac, readChains } from './audit-head.ts'

type Owner = Pick<Database, 'asOwner'>
type AuditKeys = Pick<Keys, 'audit'>

const chainsOf = async (database: Owner, keys: AuditKeys) => {
  const { id } = newestKey(keys)
  const chains = await readChains(database, keys)
  return chains.flatMap(({ siteId, head, isSound }) =>
    head ? [{ siteId, head, isSound, isOlder: !sameBytes(head.key_id, id) }] : [],
  )
}

/** How many chains there are, and how many of their heads were written with a replaced key. */
export const olderHeads = async (database: Owner, keys: AuditKeys): Promise<{ sealed: number; older: number }> => {
  const chains = await chainsOf(database, keys)
  return { sealed: chains.length, older: chains.filter(({ isOlder }) => isOlder).length }
}

/**
 * Writes the heads of chains again with the newest key, so that a replaced one ends none. The links stay: each covers those
 * before it. A chain that contradicts what the server wrote is left as it is, and returned.
 */
export const renewHeads = async (database: Owner, keys: AuditKeys): Promise<string[]> => {
  const key = newestKey(keys)
  const older = (await chainsOf(database, keys)).filter(({ isOlder }) => isOlder)
  const sound = older.filter(({ isSound }) => isSound)
  await database.asOwner(async (query) => {
    for (const { siteId, head } of sound)
      await query('select foyer_renew_head($1, $2::bytea, $3::bytea, $4::bytea)', [
        ...[siteId, head.mac, key.id],
        headMac(key, head),
      ])
  })
  return older.filter(({ isSound }) => !isSound).map(({ siteId }) => siteId)
}
