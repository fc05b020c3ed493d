import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Keys } from '../kit/hash.ts'
import { headerBytes } from '../kit/sealed-file.ts'
import { type FileStore, isStorageKey } from '../ports/files.ts'
import { freeShareOf, receiveInto, sweepFolder } from './files-incoming.ts'
import { aboutSealed, unsealed } from './files-unsealed.ts'

export interface LocalFiles {
  /** Not below what the server gives to browsers. Files stand in 256 folders in it, arrivals in one of their own. */
  folder: string
  keys: Keys['files']
  /** Share of the disk that is free, 0 to 1; the disk is asked when left out. */
  freeShare?: () => Promise<number>
}

/** A folder on this machine: written aside, flushed, renamed, the name flushed too. */
export const filesLocal = ({ folder, keys, freeShare }: LocalFiles): FileStore => {
  const incoming = join(folder, 'incoming')
  const pathOf = (storageKey: string) => join(folder, storageKey.slice(0, 2), storageKey)

  const receive: FileStore['receive'] = async (source, signal) => {
    const arrived = await receiveInto(incoming, keys, source, signal)
    const { storageKey, size, sha256, path, handle, read, discard } = arrived
    const keep = async () => {
      const place = pathOf(storageKey)
      try {
        await handle.sync()
        await handle.close()
        await makeFolder(dirname(place))
        await rename(path, place)
        await syncFolder(dirname(place))
      } catch (error) {
        await discard()
        await rm(place, { force: true })
        throw error
      }
      return { storageKey, size, sha256 }
    }
    return { storageKey, size, sha256, read, keep, discard }
  }

  return {
    receive,
    store: async (source, signal) => (await receive(source, signal)).keep(),
    async open(storageKey) {
      if (!isStorageKey(storageKey)) return undefined
      const handle = await orAbsent(open(pathOf(storageKey), 'r'))
      return handle && unsealed(keys, storageKey, createReadStream('', { fd: handle, highWaterMark: 256 * 1024 }))
    },
    async stat(storageKey) {
      if (!isStorageKey(storageKey)) return undefined
      const handle = await orAbsent(open(pathOf(storageKey), 'r'))
      if (!handle) return undefined
      try {
        const { buffer, bytesRead } = await handle.read(Buffer.alloc(headerBytes), 0, headerBytes, 0)
        const { size, sha256 } = aboutSealed(keys, storageKey, buffer.subarray(0, bytesRead))
        return { storageKey, size, sha256, storedAt: (await handle.stat()).mtime }
      } finally {
        await handle.close()
      }
    },
    async remove(storageKey) {
      if (isStorageKey(storageKey)) await rm(pathOf(storageKey), { force: true })
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
    freeShare: freeShare ?? (() => freeShareOf(incoming)),
    close: () => {},
  }
}

const orAbsent = async <T>(work: Promise<T>): Promise<T | undefined> => {
  try {
    return await work
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** A new folder's own name is flushed as well. */
const makeFolder = async (folder: string) => {
  const made = await mkdir(folder, { recursive: true, mode: 0o700 })
  if (made !== undefined) await syncFolder(dirname(folder))
}

const syncFolder = async (folder: string) => {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
