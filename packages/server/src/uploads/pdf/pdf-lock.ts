import { createDecipheriv, createHash } from 'node:crypto'
import type { ByteSource } from '../../ports/files.ts'
import { refuseFile } from '../refused.ts'
import { piecesOf } from '../source/walk.ts'
import { hashOfSixthRevision, rc4 } from './pdf-ciphers.ts'
import { readNumber, readString, readWord } from './pdf-values.ts'

/** Opens what a document that anybody may open has encrypted all the same. */
export interface PdfLock {
  open(sealed: Buffer, object: number, generation: number): Buffer
}

/** What an empty password is filled up with. */
const padding = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex')
const md5 = (...parts: Uint8Array[]) => createHash('md5').update(Buffer.concat(parts)).digest()
const sha256 = (...parts: Uint8Array[]) => createHash('sha256').update(Buffer.concat(parts)).digest()

/**
 * Statements are often encrypted with an owner's password only: they open without one, and printing or changing them is
 * what is forbidden. Such a document is accepted; one that asks for a password is FilePasswordProtected.
 * ISO 32000-2, 7.6, algorithms 2 to 6. `place` is where the trailer names the dictionary.
 */
export const unlockEmpty = async (source: ByteSource, place: number): Promise<PdfLock> => {
  const { dictionary, id } = await findDictionary(source, place)
  if (readWord(dictionary, 'Filter') !== 'Standard') return refuseFile('FilePasswordProtected')
  const version = readNumber(dictionary, 'V') ?? 0
  const revision = readNumber(dictionary, 'R') ?? 0
  const key = revision >= 5 ? keyOfLate(dictionary, revision) : keyOfEarly(dictionary, revision, version, id)
  const method = methodOf(dictionary, version)
  return { open: (sealed, object, generation) => openers[method](key, sealed, object, generation) }
}

const findDictionary = async (source: ByteSource, place: number) => {
  const start = Math.max(0, place - 4096)
  const around = (await source.read(start, 8192)).toString('latin1')
  const id = readString(around, 'ID', /\/ID\s*\[\s*/)
  const text = around.slice(place - start)
  const reference = /^\/Encrypt\s+(\d{1,9})\s+(\d{1,5})\s+R/.exec(text)
  if (!reference) return { dictionary: text, id }
  const at = await findObject(source, `${reference[1]} ${reference[2]}`)
  return { dictionary: (await source.read(at, 8192)).toString('latin1'), id }
}

/** The last object of this number is the one that counts. */
const findObject = async (source: ByteSource, number: string): Promise<number> => {
  const pattern = new RegExp(`(?<![\\d.])${number.replace(' ', '\\s+')}\\s+obj`, 'g')
  let found: number | undefined
  let before = ''
  let at = 0
  for await (const piece of piecesOf(source)) {
    const text = before + piece.toString('latin1')
    for (const match of text.matchAll(pattern)) found = at - before.length + match.index
    before = text.slice(-64)
    at += piece.length
  }
  return found ?? refuseFile('FileDamaged')
}

const stringOf = (dictionary: string, name: string): Buffer => readString(dictionary, name) ?? refuseFile('FileDamaged')

const keyOfEarly = (dictionary: string, revision: number, version: number, id: Buffer = Buffer.alloc(0)): Buffer => {
  const permissions = Buffer.alloc(4)
  permissions.writeInt32LE((readNumber(dictionary, 'P') ?? 0) | 0)
  const owner = stringOf(dictionary, 'O').subarray(0, 32)
  const isMetadataPlain = revision >= 4 && /\/EncryptMetadata\s+false/.test(dictionary)
  const bits = version === 1 ? 40 : version === 4 ? 128 : (readNumber(dictionary, 'Length') ?? 40)
  const length = Math.min(16, Math.max(5, bits >> 3))
  let key: Buffer = md5(padding, owner, permissions, id, Buffer.alloc(isMetadataPlain ? 4 : 0, 0xff))
  if (revision >= 3) for (let round = 0; round < 50; round += 1) key = md5(key.subarray(0, length))
  key = key.subarray(0, length)
  const user = stringOf(dictionary, 'U')
  const isOpen =
    revision === 2 ? rc4(key, padding).equals(user.subarray(0, 32)) : proofOfEmpty(key, id).equals(user.subarray(0, 16))
  return isOpen ? key : refuseFile('FilePasswordProtected')
}

const proofOfEmpty = (key: Buffer, id: Buffer): Buffer => {
  let proof: Buffer = md5(padding, id)
  for (let round = 0; round < 20; round += 1) proof = rc4(key.map((byte) => byte ^ round) as Buffer, proof)
  return proof
}

const keyOfLate = (dictionary: string, revision: number): Buffer => {
  const user = stringOf(dictionary, 'U')
  const digest = revision === 5 ? sha256 : hashOfSixthRevision
  if (!digest(user.subarray(32, 40)).equals(user.subarray(0, 32))) return refuseFile('FilePasswordProtected')
  const sealed = stringOf(dictionary, 'UE').subarray(0, 32)
  const decipher = createDecipheriv('aes-256-cbc', digest(user.subarray(40, 48)), Buffer.alloc(16)).setAutoPadding(
    false,
  )
  return decipher.update(sealed)
}

type Method = 'plain' | 'rc4' | 'aes128' | 'aes256'

const methodOf = (dictionary: string, version: number): Method => {
  if (version < 4) return 'rc4'
  const streams = readWord(dictionary, 'StmF') ?? 'Identity'
  if (streams === 'Identity') return 'plain'
  const filter = new RegExp(`/${streams.replace(/[^\w]/g, '')}\\s*<<([^>]*)>>`).exec(dictionary)?.[1] ?? ''
  const methods: Record<string, Method> = { V2: 'rc4', AESV2: 'aes128', AESV3: 'aes256', None: 'plain' }
  return methods[readWord(filter, 'CFM') ?? 'None'] ?? refuseFile('FileUnsafe')
}

const objectKey = (key: Buffer, object: number, generation: number, salt: string): Buffer => {
  const numbers = Buffer.alloc(5)
  numbers.writeUIntLE(object % 2 ** 24, 0, 3)
  numbers.writeUIntLE(generation % 2 ** 16, 3, 2)
  return md5(key, numbers, Buffer.from(salt, 'latin1')).subarray(0, Math.min(16, key.length + 5))
}

const openAes = (cipher: 'aes-128-cbc' | 'aes-256-cbc', key: Buffer, sealed: Buffer): Buffer => {
  if (sealed.length < 32) return Buffer.alloc(0)
  const whole = sealed.subarray(16, sealed.length - (sealed.length % 16))
  return createDecipheriv(cipher, key, sealed.subarray(0, 16)).setAutoPadding(false).update(whole)
}

const openers: Record<Method, (key: Buffer, sealed: Buffer, object: number, generation: number) => Buffer> = {
  plain: (_key, sealed) => sealed,
  rc4: (key, sealed, object, generation) => rc4(objectKey(key, object, generation, ''), sealed),
  aes128: (key, sealed, object, generation) =>
    openAes('aes-128-cbc', objectKey(key, object, generation, 'sAlT'), sealed),
  aes256: (key, sealed) => openAes('aes-256-cbc', key, sealed),
}
