import { createCipheriv, createDecipheriv, createSecretKey, hkdfSync, type KeyObject, randomBytes } from 'node:crypto'
import { MissingKey } from './crypto.ts'
import type { Keys } from './hash.ts'

/**
 * A file encrypted for streaming and random access. Each file has its own key, derived from a key of the server, a
 * random salt and its stored name, so that bytes moved to another name cannot be decrypted.
 *
 * Layout: mark (8) | id of the server's key (4) | salt (32) | sealed size (8) and SHA-256 (32) | tag (16), then
 * segments of 64 KiB, each AES-256-GCM with its number as nonce, followed by its tag. The sealed size gives the
 * number of segments, so a cut file is detected as well as a changed one.
 */
export const segmentBytes = 65_536
export const headerBytes = 100
const tagBytes = 16
export const sealedSegmentBytes = segmentBytes + tagBytes

const mark = Buffer.from('FOYERF1\n')
const headerNonce = Buffer.alloc(12, 0xff)

export class NotSealed extends Error {}

const fileKey = (key: KeyObject, salt: Buffer, name: string): KeyObject =>
  createSecretKey(Buffer.from(hkdfSync('sha256', key, salt, name, 32)))

const nonceOf = (segment: number): Buffer => {
  const nonce = Buffer.alloc(12)
  nonce.writeUIntBE(segment, 6, 6)
  return nonce
}

/** The ciphertext and its tag, which follows it: written separately to avoid a copy. */
const seal = (key: KeyObject, nonce: Buffer, plain: Uint8Array): [Buffer, Buffer] => {
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  const sealed = cipher.update(plain)
  cipher.final()
  return [sealed, cipher.getAuthTag()]
}

const unseal = (key: KeyObject, nonce: Buffer, sealed: Buffer): Buffer => {
  if (sealed.length < tagBytes) throw new NotSealed('cut')
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagBytes })
  decipher.setAuthTag(sealed.subarray(-tagBytes))
  const plain = decipher.update(sealed.subarray(0, -tagBytes))
  try {
    decipher.final()
  } catch {
    throw new NotSealed('changed')
  }
  return plain
}

export interface Sealing {
  /** The header of the file, known only at its end. */
  header(size: number, sha256: Buffer): Buffer
  /** At most 64 KiB; only the last segment may be shorter. */
  segment(number: number, plain: Uint8Array): [Buffer, Buffer]
  openSegment(number: number, sealed: Buffer): Buffer
}

export const startSealing = (keys: Keys['files'], name: string): Sealing => {
  const [master] = keys
  if (!master) throw new Error('no key for files')
  const salt = randomBytes(32)
  const key = fileKey(master.key, salt, name)
  return {
    header(size, sha256) {
      const about = Buffer.alloc(40)
      about.writeBigUInt64BE(BigInt(size))
      sha256.copy(about, 8)
      return Buffer.concat([mark, master.id, salt, ...seal(key, headerNonce, about)])
    },
    segment: (number, plain) => seal(key, nonceOf(number), plain),
    openSegment: (number, sealed) => unseal(key, nonceOf(number), sealed),
  }
}

export interface Opened {
  /** Sealed with the newest key. */
  isCurrent: boolean
  size: number
  sha256: string
  openSegment(number: number, sealed: Buffer): Buffer
}

/** Throws NotSealed when the header is not one of ours under this name. */
export const openHeader = (keys: Keys['files'], name: string, header: Buffer): Opened => {
  if (header.length < headerBytes || !header.subarray(0, 8).equals(mark)) throw new NotSealed('no header')
  const master = keys.find(({ id }) => id.equals(header.subarray(8, 12)))
  if (!master) throw new MissingKey('no key for this file: SECRET_KEY must list every key that files were written with')
  const key = fileKey(master.key, header.subarray(12, 44), name)
  const about = unseal(key, headerNonce, header.subarray(44, headerBytes))
  return {
    isCurrent: master === keys[0],
    size: Number(about.readBigUInt64BE()),
    sha256: about.subarray(8).toString('hex'),
    openSegment: (number, sealed) => unseal(key, nonceOf(number), sealed),
  }
}

export const segmentsOf = (size: number): number => Math.ceil(size / segmentBytes)
export const sealedSize = (size: number): number => headerBytes + size + segmentsOf(size) * tagBytes
