import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type FileHandle, mkdir, open, readdir, stat, statfs, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { type Keys, randomPublicId } from '../kit/hash.ts'
import { headerBytes, type Sealing, sealedSegmentBytes, segmentBytes, startSealing } from '../kit/sealed-file.ts'
import type { ByteSource, StoredFile } from '../ports/files.ts'
import { unsealed } from './files-unsealed.ts'

/** A received, sealed file with a random name in the folder of incoming files. */
export interface Arrived extends StoredFile, ByteSource {
  path: string
  handle: FileHandle
  /** Frees the memory of what was read. */
  forget(): void
  discard(): Promise<void>
}

/** Segments per write: fewer, larger writes. */
const batchSegments = 16
/**
 * A file of this many segments (1.5 MB) stays in memory for the inspection; of a larger one, only the last segments
 * read.
 */
const smallSegments = 24
const lastSegments = 4

/** Receives a stream into `folder`, sealed under its name from its first byte; plain bytes never reach the disk. */
export const receiveInto = async (
  folder: string,
  keys: Keys['files'],
  source: AsyncIterable<Uint8Array>,
  signal: AbortSignal | undefined,
  storageKey = randomPublicId(),
): Promise<Arrived> => {
  // What a killed process left of the same name is not in the way.
  const path = join(folder, `${storageKey}.${randomPublicId()}`)
  const handle = await openIn(folder, path)
  const discard = async () => {
    await handle.close().catch(() => {})
    await removeFile(path)
  }
  try {
    const sealing = startSealing(keys, storageKey)
    const remembered = new Map<number, Buffer>()
    const { size, sha256 } = await writeSealed(handle, sealing, source, signal, remembered)
    const forget = () => releaseAll(remembered)
    const read = readSealed(handle, sealing, size, remembered)
    return { storageKey, size, sha256, path, handle, read, forget, discard: () => discard().finally(forget) }
  } catch (error) {
    await discard()
    throw error
  }
}

/**
 * Receives a sealed file as another store has it, flushed to the disk. Throws FileCorrupted, and leaves nothing, unless it opens
 * under this name. Returns its path.
 */
export const receiveSealed = async (
  folder: string,
  keys: Keys['files'],
  storageKey: string,
  source: AsyncIterable<Uint8Array>,
): Promise<string> => {
  const path = join(folder, `${storageKey}.${randomPublicId()}`)
  const handle = await openIn(folder, path)
  try {
    await handle.writeFile(source)
    await handle.datasync()
    await handle.close()
    for await (const _ of unsealed(keys, storageKey, createReadStream(path)));
    return path
  } catch (error) {
    await handle.close().catch(() => {})
    await removeFile(path)
    throw error
  }
}

export const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/**
 * Frees memory immediately, because garbage collection costs more than the sealing itself. The bytes are detached, so
 * any remaining reference sees an empty buffer, never another file's bytes.
 */
const release = (buffer: Buffer): void => {
  const { buffer: memory } = buffer
  if (memory instanceof ArrayBuffer && memory.byteLength === buffer.length) memory.transfer(0)
}

const releaseAll = (segments: Map<number, Buffer>): void => {
  for (const segment of segments.values()) release(segment)
  segments.clear()
}

/** Removing a missing file succeeds. Cheaper than `rm`, which checks first and blocks the thread. */
export const removeFile = async (path: string): Promise<void> => {
  try {
    await unlink(path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
}

/** Creates the folder when it is missing, which happens once. */
const openIn = async (folder: string, path: string): Promise<FileHandle> => {
  try {
    return await open(path, 'wx+', 0o600)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    await mkdir(folder, { recursive: true, mode: 0o700 })
    return open(path, 'wx+', 0o600)
  }
}

const writeSealed = async (
  handle: FileHandle,
  sealing: Sealing,
  source: AsyncIterable<Uint8Array>,
  signal: AbortSignal | undefined,
  remembered: Map<number, Buffer>,
) => {
  const hash = createHash('sha256')
  let segment = Buffer.allocUnsafeSlow(segmentBytes)
  let filled = 0
  let sealed = 0
  let batch: Buffer[] = []
  let batched = 0
  let size = 0
  const finishSegment = () => {
    const plain = segment.subarray(0, filled)
    batch.push(...sealing.segment(sealed, plain))
    batched += 1
    if (sealed < smallSegments) {
      remembered.set(sealed, plain)
      segment = Buffer.allocUnsafeSlow(segmentBytes)
    } else releaseAll(remembered)
    sealed += 1
    filled = 0
  }
  const write = async (first: Buffer[], position: number) => {
    await handle.writev([...first, ...batch], position)
    for (const written of batch) release(written)
    batch = []
    batched = 0
  }
  const flush = () => write([], headerBytes + (sealed - batched) * sealedSegmentBytes)
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
      finishSegment()
      if (batched === batchSegments) await flush()
    }
  }
  signal?.throwIfAborted()
  if (filled > 0) finishSegment()
  const digest = hash.digest()
  const header = sealing.header(size, digest)
  // A file of one batch is written in one call, header first.
  if (batched === sealed) await write([header], 0)
  else {
    if (batched > 0) await flush()
    await handle.write(header, 0, headerBytes, 0)
  }
  return { size, sha256: digest.toString('hex') }
}

const readSealed = (
  handle: FileHandle,
  sealing: Sealing,
  size: number,
  remembered: Map<number, Buffer>,
): ByteSource['read'] => {
  const segmentAt = async (number: number): Promise<Buffer> => {
    const known = remembered.get(number)
    if (known) return known
    const length = Math.min(segmentBytes, size - number * segmentBytes) + sealedSegmentBytes - segmentBytes
    const { buffer } = await handle.read(Buffer.alloc(length), 0, length, headerBytes + number * sealedSegmentBytes)
    const plain = sealing.openSegment(number, buffer)
    const [oldest] = remembered.keys()
    if (remembered.size >= lastSegments && oldest !== undefined) remembered.delete(oldest)
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

/** Removes incoming files that were not written to since; a running upload is written to constantly. */
export const sweepFolder = async (folder: string, olderThan: Date): Promise<number> => {
  const names = await readdir(folder).catch(() => [])
  let removed = 0
  for (const name of names) {
    const path = join(folder, name)
    const about = await stat(path).catch(() => undefined)
    if (!about?.isFile() || about.mtime >= olderThan) continue
    await removeFile(path)
    removed += 1
  }
  return removed
}

/** The free share of the disk of a folder; read at most twice a second, however many files arrive. */
export const freeShareOf = (folder: string): (() => Promise<number>) => {
  let known: Promise<number> | undefined
  const ask = async () => {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const { bavail, blocks } = await statfs(folder)
    return blocks === 0 ? 1 : bavail / blocks
  }
  return () => {
    if (known === undefined) {
      known = ask()
      setTimeout(() => {
        known = undefined
      }, 500).unref()
    }
    return known
  }
}
