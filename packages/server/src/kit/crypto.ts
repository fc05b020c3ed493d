import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { Keys } from './hash.ts'
import type { Place } from './sealed-columns.ts'

/**
 * Column encryption: AES-256-GCM, with a fresh nonce for each value, bound to its place (table, column, row, site),
 * so that a ciphertext moved elsewhere cannot be decrypted. Layout: key id (4) | nonce (12) | tag (16) | ciphertext.
 */
export interface FieldCrypto {
  encrypt(plain: string, place: Place): Buffer
  /** Throws when the bytes were changed, or are in another place than they were encrypted for. */
  decrypt(cipher: Uint8Array, place: Place): string
}

const associated = ({ table, column, row, site }: Place) => Buffer.from([table, column, row, site].join('|'))

export const fieldCrypto = (keys: Pick<Keys, 'fields'>): FieldCrypto => ({
  encrypt(plain, place) {
    const [{ id, key } = missing()] = keys.fields
    const nonce = randomBytes(12)
    const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(associated(place))
    const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
    return Buffer.concat([id, nonce, cipher.getAuthTag(), body])
  },
  decrypt(bytes, place) {
    const cipher = Buffer.from(bytes)
    const { key } = keys.fields.find(({ id }) => id.equals(cipher.subarray(0, 4))) ?? missing()
    const decipher = createDecipheriv('aes-256-gcm', key, cipher.subarray(4, 16)).setAAD(associated(place))
    decipher.setAuthTag(cipher.subarray(16, 32))
    return Buffer.concat([decipher.update(cipher.subarray(32)), decipher.final()]).toString('utf8')
  },
})

/** SECRET_KEY lacks the key that something was sealed with. */
export class MissingKey extends Error {}

const missing = (): never => {
  throw new MissingKey('no key for this ciphertext: SECRET_KEY must list every key that data was written with')
}
