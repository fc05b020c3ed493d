import { createHash } from 'node:crypto'
import type { Keys } from '../kit/hash.ts'
import {
  headerBytes,
  NotSealed,
  type Opened,
  openHeader,
  sealedSegmentBytes,
  sealedSize,
  segmentsOf,
} from '../kit/sealed-file.ts'
import { FileCorrupted } from '../ports/files.ts'

/** The header data of a sealed file. Throws FileCorrupted if it is not ours under this name. */
export const aboutSealed = (keys: Keys['files'], storageKey: string, header: Buffer): Opened =>
  honest(() => openHeader(keys, storageKey, header))

/** The same for a file of so many bytes, all of which it needs; undefined where the store does not state them. */
export const aboutWhole = (
  keys: Keys['files'],
  storageKey: string,
  header: Buffer,
  length: number | undefined,
): Omit<Opened, 'openSegment'> => {
  const { size, sha256, isCurrent } = aboutSealed(keys, storageKey, header)
  if (length !== undefined && length !== sealedSize(size)) throw new FileCorrupted('cut')
  return { size, sha256, isCurrent }
}

/** The plain bytes of a sealed stream by segment; size and SHA-256 are checked before the end is reported. */
export async function* unsealed(
  keys: Keys['files'],
  storageKey: string,
  stream: AsyncIterable<Uint8Array>,
): AsyncGenerator<Buffer> {
  const hash = createHash('sha256')
  let opened: Opened | undefined
  let waiting: Buffer[] = []
  let length = 0
  let number = 0
  const take = (bytes: number): Buffer => {
    const all = Buffer.concat(waiting)
    waiting = [all.subarray(bytes)]
    length = all.length - Math.min(bytes, all.length)
    return all.subarray(0, bytes)
  }
  for await (const chunk of stream) {
    waiting.push(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength))
    length += chunk.byteLength
    if (!opened && length >= headerBytes) opened = aboutSealed(keys, storageKey, take(headerBytes))
    while (opened && length >= sealedSegmentBytes) {
      const plain = openSegment(opened, number, take(sealedSegmentBytes))
      number += 1
      hash.update(plain)
      yield plain
    }
  }
  if (!opened) throw new FileCorrupted('cut')
  if (length > 0) {
    const plain = openSegment(opened, number, take(length))
    number += 1
    hash.update(plain)
    yield plain
  }
  if (number !== segmentsOf(opened.size) || hash.digest('hex') !== opened.sha256) throw new FileCorrupted('cut')
}

const openSegment = (opened: Opened, number: number, sealed: Buffer): Buffer =>
  honest(() => opened.openSegment(number, sealed))

const honest = <T>(work: () => T): T => {
  try {
    return work()
  } catch (error) {
    if (error instanceof NotSealed) throw new FileCorrupted(error.message)
    throw error
  }
}
