import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fieldCrypto } from './crypto.ts'
import { deriveKeys } from './hash.ts'
import type { Place } from './sealed-columns.ts'

const old = randomBytes(32)
const recent = randomBytes(32)
const crypto = fieldCrypto(deriveKeys([old]))
const place = { table: 'applicants', column: 'sin_cipher', row: 7, site: 'demo' } as const

test('decrypts what was encrypted, and the plain text is not in the bytes', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 4 }), (plain) => {
      const cipher = crypto.encrypt(plain, place)
      expect(crypto.decrypt(cipher, place)).toBe(plain)
      expect(cipher.includes(Buffer.from(plain))).toBe(false)
    }),
  )
})

test('the same value never encrypts to the same bytes twice', () => {
  expect(crypto.encrypt('046454286', place).equals(crypto.encrypt('046454286', place))).toBe(false)
})

const mail = { table: 'mails', column: 'content', row: 'a', site: 'demo' } as const
const contract = { table: 'signing_requests', column: 'document', row: 'a', site: 'demo' } as const
test.each<[string, Place, Place]>([
  ['table', mail, { ...mail, table: 'text_messages' }],
  ['column', contract, { ...contract, column: 'finished' }],
  ['row', place, { ...place, row: 8 }],
  ['site', place, { ...place, site: 'other' }],
])('bytes moved to another %s cannot be decrypted', (_, home, elsewhere) => {
  expect(() => crypto.decrypt(crypto.encrypt('046454286', home), elsewhere)).toThrow()
})

test('changed bytes cannot be decrypted', () => {
  const cipher = crypto.encrypt('046454286', place)
  for (let at = 0; at < cipher.length; at += 1) {
    const changed = Buffer.from(cipher)
    changed[at] = (changed[at] ?? 0) ^ 1
    expect(() => crypto.decrypt(changed, place), `byte ${at}`).toThrow()
  }
})

test('after a change of keys old values can be decrypted, and new ones use the new key', () => {
  const rotated = fieldCrypto(deriveKeys([recent, old]))
  expect(rotated.decrypt(crypto.encrypt('046454286', place), place)).toBe('046454286')
  expect(() => crypto.decrypt(rotated.encrypt('046454286', place), place)).toThrow(/SECRET_KEY/)
})
