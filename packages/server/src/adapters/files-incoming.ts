import { createHash } from 'node:crypto'
import { type FileHandle, mkdir, open, readdir, rm, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { type Keys, randomPublicId } from '../kit/hash.ts'
import { headerBytes, type Sealing, sealedSegmentBytes, segmentBytes, startSealing } from '../kit/sealed-file.ts'
import type { ByteSource, StoredFile } from '../ports/files.ts'

/** A file that has arrived, sealed, under a name of its own in the folder of arrivals. */
export interface Arrived extends StoredFile, ByteSource {
  path: string
  handle: FileHandle
  discard(): Promise<void>
}

/** Segments written with one call: fewer, larger writes. */
const batchSegments = 4
/** Segments kept open for small reads beside each other. */
const rememberedSegments = 4

/** Receives a stream into `folder`, sealed from its first byte; nothing plain ever touches the disk. */
export const receiveInto = async (
  folder: string,
  keys: Keys['files'],
  source: AsyncIterable<Uint8Array>,
  signal: AbortSignal | undefined,
): Promise<Arrived> => {
  const storageKey = randomPublicId()
  const path = join(folder, storageKey)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const handle = await open(path, 'wx+', 0o600)
  const discard = async () => {
    await handle.close().catch(() => {})
    await rm(path, { force: true })
  }
  try {
    const sealing = startSealing(keys, storageKey)
    const { size, sha256 } = await writeSealed(handle, sealing, source, signal)
    return { storageKey, size, sha256, path, handle, discard, read: readSealed(handle, sealing, size) }
  } catch (error) {
    await discard()
    throw error
  }
}

const writeSealed = async (
  handle: FileHandle,
  sealing: Sealing,
  source: AsyncIterable<Uint8Array>,
  signal: AbortSignal | undefined,
) => {
  const hash = createHash('sha256')
  const segment = Buffer.allocUnsafeSlow(segmentBytes)
  let filled = 0
  let sealed = 0
  let batch: Buffer[] = []
  let size = 0
  const flush = async () => {
    await handle.writev(batch, headerBytes + (sealed - batch.length) * sealedSegmentBytes)
    batch = []
  }
  for await (const chunk of source) {
    signal?.throwIfAborted()
    hash.update(chunk)
    size += chunk.length
    for (let at = 0; at < chunk.length; ) {
      const part = chunk.subarray(at, at + segmentBytes - filled)
      segment.set(part, filled)
      at += part.length
      filled += part.length
      if (filled < segmentBytes) continue
      batch.push(sealing.segment(sealed, segment))
      sealed += 1
      filled = 0
      if (batch.length === batchSegments) await flush()
    }
  }
  signal?.throwIfAborted()
  if (filled > 0) {
    batch.push(sealing.segment(sealed, segment.subarray(0, filled)))
    sealed += 1
  }
  if (batch.length > 0) await flush()
  const digest = hash.digest()
  await handle.write(sealing.header(size, digest), 0, headerBytes, 0)
  return { size, sha256: digest.toString('hex') }
}

const readSealed = (handle: FileHandle, sealing: Sealing, size: number): ByteSource['read'] => {
  const remembered = new Map<number, Buffer>()
  const segmentAt = async (number: number): Promise<Buffer> => {
    const known = remembered.get(number)
    if (known) return known
    const length = Math.min(segmentBytes, size - number * segmentBytes) + sealedSegmentBytes - segmentBytes
    const { buffer } = await handle.read(Buffer.alloc(length), 0, length, headerBytes + number * sealedSegmentBytes)
    const plain = sealing.openSegment(number, buffer)
    const [oldest] = remembered.keys()
    if (remembered.size >= rememberedSegments && oldest !== undefined) remembered.delete(oldest)
    remembered.set(number, plain)
    return plain
  }
  return async (start, length) => {
    const end = Math.min(start + length, size)
    if (start < 0 || end <= start) return Buffer.alloc(0)
    const first = Math.floor(start / segmentBytes)
    const parts: Buffer[] = []
    for (let number = first; number * segmentBytes < end; number += 1) {
      const plain = await segmentAt(number)
      const offset = number * segmentBytes
      parts.push(plain.subarray(Math.max(0, start - offset), Math.min(segmentBytes, end - offset)))
    }
    const [only] = parts
    return parts.length === 1 && only ? only : Buffer.concat(parts)
  }
}

/** Removes arrivals that nobody has touched since; one under way is written to all the time. */
export const sweepFolder = async (folder: string, olderThan: Date): Promise<number> => {
  const names = await readdir(folder).catch(() => [])
  let removed = 0
  for (const name of names) {
    const path = join(folder, name)
    const about = await stat(path).catch(() => undefined)
    if (!about?.isFile() || about.mtime >= olderThan) continue
    await rm(path, { force: true })
    removed += 1
  }
  return removed
}

export const freeShareOf = async (folder: string): Promise<number> => {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const { bavail, blocks } = await statfs(folder)
  return blocks === 0 ? 1 : bavail / blocks
}
