import { createPrivateKey, X509Certificate } from 'node:crypto'
import type { Db } from '../../db/open-database.ts'
import type { FieldCrypto } from '../../kit/crypto.ts'
import type { Clock } from '../../ports/clock.ts'
import { importSealingKey, makeSealingKey, type SealingKey } from './certificate.ts'

/** A key and a certificate of the broker's own, as PEM: the certificate first, its issuers after it. */
export interface GivenKey {
  privateKey: string
  passphrase: string | undefined
  certificates: string
}

export type FindSealingKey = () => Promise<SealingKey>

const keyName = 'seal'
const place = { table: 'signing_keys', column: 'private_key', row: keyName, site: '' }

interface Keeper {
  db: Db
  crypto: FieldCrypto
  clock: Clock
}

const pem = /-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g

/** Throws when the key is not the certificate's, or not RSA. */
export const readGivenKey = async ({ privateKey, passphrase, certificates }: GivenKey): Promise<SealingKey> => {
  const key = createPrivateKey({ key: privateKey, format: 'pem', ...(passphrase !== undefined && { passphrase }) })
  const chain = (certificates.match(pem) ?? []).map((one) => new X509Certificate(one))
  const [own] = chain
  if (key.asymmetricKeyType !== 'rsa') throw new Error('the key that seals documents must be RSA')
  if (!own?.checkPrivateKey(key)) throw new Error('the first certificate is not that of the key that seals documents')
  const [first, ...rest] = chain.map(({ raw }) => new Uint8Array(raw))
  return {
    privateKey: await importSealingKey(key.export({ format: 'der', type: 'pkcs8' })),
    certificates: [first ?? new Uint8Array(), ...rest],
  }
}

/**
 * The key that seals: the one given, else one made with the first document and kept encrypted in the database, so that
 * every process seals with the same. It is read once in the life of a process.
 */
export const sealingKeys = (keeper: Keeper, given?: GivenKey): FindSealingKey => {
  let known: Promise<SealingKey> | undefined
  return () => {
    known ??= (given ? readGivenKey(given) : keptKey(keeper)).catch((error: unknown) => {
      known = undefined
      throw error
    })
    return known
  }
}

const keptKey = async (keeper: Keeper): Promise<SealingKey> => (await findKept(keeper)) ?? (await makeKept(keeper))

const findKept = async ({ db, crypto }: Keeper): Promise<SealingKey | undefined> => {
  const row = await db.selectFrom('signing_keys').selectAll().where('name', '=', keyName).executeTakeFirst()
  if (!row) return undefined
  const pkcs8 = Buffer.from(crypto.decrypt(row.private_key, place), 'base64')
  return { privateKey: await importSealingKey(pkcs8), certificates: [new Uint8Array(row.certificate)] }
}

/** Of two processes that make one at once, the first one's stays. */
const makeKept = async (keeper: Keeper): Promise<SealingKey> => {
  const { db, crypto, clock } = keeper
  const { pkcs8, certificate } = await makeSealingKey(clock.now())
  await db
    .insertInto('signing_keys')
    .values({
      name: keyName,
      certificate,
      private_key: crypto.encrypt(pkcs8.toString('base64'), place),
      created_at: clock.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const kept = await findKept(keeper)
  if (!kept) throw new Error('the key that seals documents was made and is not there')
  return kept
}
