import { createPrivateKey, X509Certificate } from 'node:crypto'
import type { Db } from '../../db/open-database.ts'
import type { FieldCrypto } from '../../kit/crypto.ts'
import type { Clock } from '../../ports/clock.ts'
import { importSealingKey, makeSealingKey, type SealingKey } from './certificate.ts'

/** The broker's own key and certificate as PEM: the certificate first, followed by its issuers. */
export interface GivenKey {
  privateKey: string
  passphrase: string | undefined
  certificates: string
}

export type FindSealingKey = () => Promise<SealingKey>

const keyName = 'seal'
const place = { table: 'signing_keys', column: 'private_key', row: keyName, site: '' } as const

interface Keeper {
  db: Db
  crypto: FieldCrypto
  clock: Clock
}

const pem = /-----BEGIN CERTIFICATE-----[\w+/=\s]+-----END CERTIFICATE-----/g

/** The operator's key or certificates cannot seal: thrown at the start, with a message that explains what to do. */
export class UnusableSealingKey extends Error {}

const readKey = ({ privateKey, passphrase }: GivenKey) => {
  try {
    return createPrivateKey({ key: privateKey, format: 'pem', ...(passphrase !== undefined && { passphrase }) })
  } catch {
    throw new UnusableSealingKey(
      'SEAL_KEY_FILE is not a private key (PEM), or SEAL_KEY_PASSPHRASE is not its passphrase.',
    )
  }
}

const readChain = (certificates: string) => {
  try {
    return (certificates.match(pem) ?? []).map((one) => new X509Certificate(one))
  } catch {
    throw new UnusableSealingKey('SEAL_CERTIFICATE_FILE contains something other than certificates (PEM).')
  }
}

/**
 * Throws UnusableSealingKey if the key is not RSA or not that of the first certificate, or if the chain is out of
 * order.
 */
export const readGivenKey = async (given: GivenKey): Promise<SealingKey> => {
  const key = readKey(given)
  const chain = readChain(given.certificates)
  if (key.asymmetricKeyType !== 'rsa') throw new UnusableSealingKey('The key in SEAL_KEY_FILE must be RSA.')
  if (!chain[0]?.checkPrivateKey(key))
    throw new UnusableSealingKey('The first certificate in SEAL_CERTIFICATE_FILE is not that of the key.')
  if (chain.slice(1).some((issuer, index) => !chain[index]?.checkIssued(issuer)))
    throw new UnusableSealingKey('Each certificate in SEAL_CERTIFICATE_FILE must be issued by the one after it.')
  const [first, ...rest] = chain.map(({ raw }) => new Uint8Array(raw))
  return {
    privateKey: await importSealingKey(key.export({ format: 'der', type: 'pkcs8' })),
    certificates: [first ?? new Uint8Array(), ...rest],
  }
}

/** When the first certificate ends. */
export const endOfCertificate = ({ certificates }: GivenKey): Date | undefined =>
  readChain(certificates)[0]?.validToDate

/**
 * The key that seals: the configured one, else one created with the first document and stored encrypted in the
 * database, so that every process seals with the same. Each process reads it once.
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

/** Of concurrent processes, the first to insert a key determines it. */
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
  if (!kept) throw new Error('the key that seals documents was created but not found')
  return kept
}
