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
 * Keys for each purpose, derived from SECRET_KEY so that none is used for two things.
 * `fields` encrypts columns, `files` stored files, `codes` hashes what a person types, `tokens` hashes what a link or a cookie carries.
 * Prepared keys: Node takes eight times as long with the bare bytes.
 */
export interface Keys {
  /** Newest first; the older ones still decrypt. */
  fields: { id: Buffer; key: KeyObject }[]
  /** As `fields`. */
  files: { id: Buffer; key: KeyObject }[]
  codes: KeyObject
  tokens: KeyObject
  pepper: Buffer
  /** Signs the work that a visitor's machine is given. */
  challenges: Buffer
  /** As `fields`: links the audit trail into a chain. */
  audit: { id: Buffer; key: KeyObject }[]
  /** Hashes the network address of a caller for the audit trail. */
  callers: KeyObject
}

const derive = (master: Buffer, purpose: string, bytes = 32) =>
  Buffer.from(hkdfSync('sha256', master, 'foyer', purpose, bytes))

const deriveKey = (master: Buffer, purpose: string) => createSecretKey(derive(master, purpose))

/** `masters`: 32 bytes each, newest first. Codes, tokens and passwords follow the last one, so that old ones stay valid. */
export const deriveKeys = (masters: readonly [Buffer, ...Buffer[]]): Keys => {
  const oldest = masters.at(-1) ?? masters[0]
  return {
    fields: masters.map((master) => ({ id: derive(master, 'field-key-id', 4), key: deriveKey(master, 'fields') })),
    files: masters.map((master) => ({ id: derive(master, 'file-key-id', 4), key: deriveKey(master, 'files') })),
    codes: deriveKey(oldest, 'codes'),
    tokens: deriveKey(oldest, 'tokens'),
    pepper: derive(oldest, 'pepper'),
    challenges: derive(oldest, 'challenges'),
    audit: masters.map((master) => ({ id: derive(master, 'audit-key-id', 4), key: deriveKey(master, 'audit') })),
    callers: deriveKey(oldest, 'callers'),
  }
}

export const keyedHash = (key: KeyObject, ...parts: string[]): Buffer =>
  createHmac('sha256', key).update(parts.join('\u0000')).digest()

export const sameBytes = (a: Uint8Array, b: Uint8Array): boolean => a.length === b.length && timingSafeEqual(a, b)

/** 256 random bits as text for cookies and links. */
export const randomToken = (): string => randomBytes(32).toString('base64url')
/** 128 random bits, all of them random, for public ids of users and requests. */
export const randomPublicId = (): string => randomBytes(16).toString('hex')
/** A positive 45-bit integer: an id on the wire that tells nothing and fits a JSON number. */
export const randomId = (): number => randomInt(1, 2 ** 45)
export const randomCode = (): string => String(randomInt(0, 1_000_000)).padStart(6, '0')

/** The token of an insurance application's link, as the guard looks for it. */
export const insuranceHash = ({ tokens }: Pick<Keys, 'tokens'>, siteId: string, token: string): Buffer =>
  keyedHash(tokens, 'insurance', siteId, token)
