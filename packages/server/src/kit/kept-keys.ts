import { createSecretKey, randomBytes } from 'node:crypto'
import type { Database, OwnerQuery } from '../db/open-database.ts'
import { type FieldCrypto, fieldCrypto } from './crypto.ts'
import { deriveKeys, type Keys, type SecretKeys } from './hash.ts'
import type { Place } from './sealed-columns.ts'

/**
 * Keys that outlive those of SECRET_KEY are rows that only the owner reads, each sealed with the newest of them. Those of
 * hashes are made once: what they hashed, passwords, links and API keys, cannot be hashed anew without the people who have
 * them. Audit keys of replaced ones verify the links of their time.
 */
const hashNames = ['codes', 'tokens', 'callers', 'pepper'] as const
type HashKeys = Pick<Keys, (typeof hashNames)[number]>

const hashes = 'hashes'
const auditName = /^audit ([0-9a-f]{8})$/
const nameOfAudit = (id: Buffer) => `audit ${id.toString('hex')}`

const placeOf = (name: string): Place => ({ table: 'server_keys', column: 'sealed', row: name, site: '*' })

const asText = ({ codes, tokens, callers, pepper }: HashKeys): string => {
  const bytes = { codes: codes.export(), tokens: tokens.export(), callers: callers.export(), pepper }
  return JSON.stringify(Object.fromEntries(hashNames.map((name) => [name, bytes[name].toString('base64')])))
}

const asKeys = (text: string): HashKeys => {
  const kept = JSON.parse(text) as Record<keyof HashKeys, string>
  const bytes = (name: keyof HashKeys) => Buffer.from(kept[name], 'base64')
  const key = (name: keyof HashKeys) => createSecretKey(bytes(name))
  return { codes: key('codes'), tokens: key('tokens'), callers: key('callers'), pepper: bytes('pepper') }
}

const newKeys = (): HashKeys => {
  const key = () => createSecretKey(randomBytes(32))
  return { codes: key(), tokens: key(), callers: key(), pepper: randomBytes(32) }
}

/** Of several processes that start at once, the first to insert determines it. */
const keep = (query: OwnerQuery, crypto: FieldCrypto, name: string, text: string) =>
  query('insert into server_keys (name, sealed) values ($1, $2::bytea) on conflict (name) do nothing', [
    name,
    crypto.encrypt(text, placeOf(name)),
  ])

/** A database of an earlier version has hashes by the keys that were derived; one without anything gets its own. */
const isUnused = async (query: OwnerQuery): Promise<boolean> => {
  const [row] = await query(`select not exists (select from tenants) and not exists (select from people)
    and not exists (select from api_keys) as is_unused`)
  return row?.is_unused === true
}

const readKept = async (query: OwnerQuery, crypto: FieldCrypto) => {
  const rows = await query('select name, sealed from server_keys order by key_id desc')
  return rows.map((row) => {
    const name = String(row.name)
    return { name, open: () => crypto.decrypt(row.sealed as Uint8Array, placeOf(name)) }
  })
}

/** The keys of the server. Throws MissingKey where SECRET_KEY is not that of this database. */
export const openKeys = async ({ asOwner }: Pick<Database, 'asOwner'>, secretKeys: SecretKeys): Promise<Keys> => {
  const derived = deriveKeys(secretKeys)
  const crypto = fieldCrypto(derived)
  let keys = derived
  await asOwner(async (query) => {
    let kept = await readKept(query, crypto)
    if (!kept.some(({ name }) => name === hashes)) {
      await keep(query, crypto, hashes, asText((await isUnused(query)) ? newKeys() : derived))
      kept = await readKept(query, crypto)
    }
    const ofHashes = kept.find(({ name }) => name === hashes)
    if (!ofHashes) throw new Error('the keys of hashes were made and not found')
    const retired = kept.flatMap(({ name, open }) => {
      const id = Buffer.from(auditName.exec(name)?.[1] ?? '', 'hex')
      const isListed = derived.audit.some((one) => one.id.equals(id))
      if (id.length === 0 || isListed) return []
      return [{ id, key: createSecretKey(Buffer.from(open(), 'base64')), isRetired: true }]
    })
    keys = { ...derived, ...asKeys(ofHashes.open()), audit: [...derived.audit, ...retired] }
  })
  return keys
}

/** Keeps the audit keys of all but the newest of SECRET_KEY, so that links of their time verify once they are removed from it. */
export const keepAuditKeys = async (query: OwnerQuery, secretKeys: SecretKeys): Promise<void> => {
  const keys = deriveKeys(secretKeys)
  const crypto = fieldCrypto(keys)
  for (const { id, key } of keys.audit.slice(1).reverse())
    await keep(query, crypto, nameOfAudit(id), key.export().toString('base64'))
}
