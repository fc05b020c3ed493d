import {
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
  randomInt,
  timingSafeEqual,
} from 'node:crypto'

/**
 * Keys of the server, a separate one for each purpose. `fields` encrypts columns, `files` stored files, both derived from
 * SECRET_KEY; `codes` hashes entered codes, `tokens` hashes tokens of links and cookies (kept-keys.ts). KeyObjects, because
 * Node takes eight times as long with raw bytes.
 */
export interface Keys {
  /** Newest first; older ones can still decrypt. */
  fields: { id: Buffer; key: KeyObject }[]
  /** As `fields`. */
  files: { id: Buffer; key: KeyObject }[]
  codes: KeyObject
  tokens: KeyObject
  pepper: Buffer
  /** Signs the challenges of robot checks. */
  challenges: Buffer
  /** As `fields`: links the audit trail into a chain. With `isRetired` links verify, but no head and no new link. */
  audit: { id: Buffer; key: KeyObject; isRetired: boolean }[]
  /** Hashes the network address of a caller for the audit trail. */
  callers: KeyObject
}

const derive = (master: Buffer, purpose: string, bytes = 32) =>
  Buffer.from(hkdfSync('sha256', master, 'foyer', purpose, bytes))

const deriveKey = (master: Buffer, purpose: string) => createSecretKey(derive(master, purpose))

/** Of 32 bytes each, newest first. */
export type SecretKeys = readonly [Buffer, ...Buffer[]]

/** Keys of hashes are those of the last one, as before they were kept. */
export const deriveKeys = (masters: SecretKeys): Keys => {
  const oldest = masters.at(-1) ?? masters[0]
  return {
    fields: masters.map((master) => ({ id: derive(master, 'field-key-id', 4), key: deriveKey(master, 'fields') })),
    files: masters.map((master) => ({ id: derive(master, 'file-key-id', 4), key: deriveKey(master, 'files') })),
    codes: deriveKey(oldest, 'codes'),
    tokens: deriveKey(oldest, 'tokens'),
    pepper: derive(oldest, 'pepper'),
    challenges: derive(oldest, 'challenges'),
    audit: masters.map((master) => ({
      id: derive(master, 'audit-key-id', 4),
      key: deriveKey(master, 'audit'),
      isRetired: false,
    })),
    callers: deriveKey(oldest, 'callers'),
  }
}

export const keyedHash = (key: KeyObject, ...parts: string[]): Buffer =>
  createHmac('sha256', key).update(parts.join('\u0000')).digest()

export const sameBytes = (a: Uint8Array, b: Uint8Array): boolean => a.length === b.length && timingSafeEqual(a, b)

/** 256 random bits as text for cookies and links. */
export const randomToken = (): string => randomBytes(32).toString('base64url')
/** 128 random bits for public ids of users and requests. */
export const randomPublicId = (): string => randomBytes(16).toString('hex')
/** A positive 45-bit integer: a random id that fits a JSON number. */
export const randomId = (): number => randomInt(1, 2 ** 45)
export const randomCode = (): string => String(randomInt(0, 1_000_000)).padStart(6, '0')

/** The hash of an insurance application's token, as the guard looks it up. */
export const insuranceHash = ({ tokens }: Pick<Keys, 'tokens'>, siteId: string, token: string): Buffer =>
  keyedHash(tokens, 'insurance', siteId, token)
