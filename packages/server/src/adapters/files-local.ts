import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, rename, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Keys } from '../kit/hash.ts'
import { headerBytes } from '../kit/sealed-file.ts'
import { type FileStore, isStorageKey } from '../ports/files.ts'
import { freeShareOf, receiveInto, receiveSealed, removeFile, sweepFolder, syncFolder } from './files-incoming.ts'
import { aboutWhole, unsealed } from './files-unsealed.ts'

export interface LocalFiles {
  /** Must be outside the folders served to browsers. Files are in 256 subfolders, incoming ones in a separate one. */
  folder: string
  keys: Keys['files']
  /** The free share of the disk, 0 to 1; by default read from the disk. */
  freeShare?: () => Promise<number>
}

/** A local folder: files are written aside, flushed, renamed, and the new name is flushed too. */
export const filesLocal = ({ folder, keys, freeShare }: LocalFiles): FileStore => {
  const incoming = join(folder, 'incoming')
  const pathOf = (storageKey: string) => join(folder, storageKey.slice(0, 2), storageKey)

  const shelves = new Set<string>()
  /** A new folder's own name is flushed too; each folder is created once. */
  const makeShelf = async (shelf: string) => {
    if (shelves.has(shelf)) return
    const made = await mkdir(shelf, { recursive: true, mode: 0o700 })
    if (made !== undefined) await syncFolder(dirname(shelf))
    shelves.add(shelf)
  }

  const receive: FileStore['receive'] = async (source, signal) => {
    const arrived = await receiveInto(incoming, keys, source, signal)
    const { storageKey, size, sha256, path, handle, read, forget, discard } = arrived
    const keep = async () => {
      const place = pathOf(storageKey)
      try {
        await handle.datasync()
        await handle.close()
        await makeShelf(dirname(place))
        await rename(path, place)
        await syncFolder(dirname(place))
      } catch (error) {
        await discard()
        await removeFile(place)
        throw error
      }
      forget()
      return { storageKey, size, sha256 }
    }
    return { storageKey, size, sha256, read, keep, discard }
  }

  const openStored: FileStore['open'] = async (storageKey) => {
    if (!isStorageKey(storageKey)) return undefined
    const path = pathOf(storageKey)
    return (await orAbsent(stat(path))) && unsealed(keys, storageKey, readWhenAsked(path))
  }

  return {
    receive,
    store: async (source, signal) => (await receive(source, signal)).keep(),
    open: openStored,
    async openSealed(storageKey) {
      if (!isStorageKey(storageKey)) return undefined
      const path = pathOf(storageKey)
      return (await orAbsent(stat(path))) && readWhenAsked(path)
    },
    async keepSealed(storageKey, sealed) {
      const path = await receiveSealed(incoming, keys, storageKey, sealed)
      const place = pathOf(storageKey)
      await makeShelf(dirname(place))
      await rename(path, place)
      await syncFolder(dirname(place))
    },
    async reseal(storageKey) {
      const bytes = await openStored(storageKey)
      if (!bytes) return
      const { path, handle, forget, discard } = await receiveInto(incoming, keys, bytes, undefined, storageKey)
      const place = pathOf(storageKey)
      try {
        await handle.datasync()
        await handle.close()
        if ((await orAbsent(stat(place))) === undefined) return await removeFile(path)
        await rename(path, place)
        await syncFolder(dirname(place))
      } catch (error) {
        await discard()
        throw error
      } finally {
        forget()
      }
    },
    async stat(storageKey) {
      if (!isStorageKey(storageKey)) return undefined
      const handle = await orAbsent(open(pathOf(storageKey), 'r'))
      if (!handle) return undefined
      try {
        const { buffer, bytesRead } = await handle.read(Buffer.alloc(headerBytes), 0, headerBytes, 0)
        const { size, mtime } = await handle.stat()
        return { storageKey, ...aboutWhole(keys, storageKey, buffer.subarray(0, bytesRead), size), storedAt: mtime }
      } finally {
        await handle.close()
      }
    },
    async remove(storageKey) {
      if (isStorageKey(storageKey)) await removeFile(pathOf(storageKey))
    },
    async *list() {
      for (const shelf of (await orAbsent(readdir(folder))) ?? []) {
        if (!/^[0-9a-f]{2}$/.test(shelf)) continue
        for (const storageKey of (await orAbsent(readdir(join(folder, shelf)))) ?? []) {
          const about = isStorageKey(storageKey) ? await orAbsent(stat(pathOf(storageKey))) : undefined
          if (about) yield { storageKey, storedAt: about.mtime }
        }
      }
    },
    sweep: (olderThan) => sweepFolder(incoming, olderThan),
    freeShare: freeShare ?? freeShareOf(incoming),
    close: () => {},
  }
}

/** Opened at the first read, so that an unread stream holds no file open. */
async function* readWhenAsked(path: string): AsyncGenerator<Uint8Array> {
  yield* createReadStream(path, { highWaterMark: 256 * 1024 })
}

const orAbsent = async <T>(work: Promise<T>): Promise<T | undefined> => {
  try {
    return await work
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
