import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type { OwnerQuery } from '../db/open-database.ts'
import type { Services } from '../kit/services.ts'
import type { BackupPlace, KeptBackup } from '../ports/backups.ts'
import { FileCorrupted, type FileStore } from '../ports/files.ts'
import { archiveWriter, type Header, readArchive, readHead, type Totals, UnreadableBackup } from './archive.ts'
import { lastNumbers, listFiles, listTables, queueVersion } from './tables.ts'

export type BackupServices = Pick<Services, 'database' | 'fileStore' | 'clock' | 'version'>

export interface MadeBackup extends KeptBackup, Totals {
  files: number
  /** Files that a row names and the store does not have. */
  missing: readonly string[]
  /** Files that are not what was stored, in the store and in earlier backups; what can be copied is. */
  damaged: readonly string[]
  /** Kept backups that cannot be read any more; while there is one, no file is removed. */
  unreadable: readonly string[]
}

const day = 24 * 60 * 60 * 1000

/** Higher levels take longer and make it little smaller. */
const gzip = { level: 4 }

/**
 * Writes the rows of one moment and the files that they name, reads the rows again, and removes backups that are older than
 * `keepDays`, but never the newest. It throws, and no backup is left, where the database, the store or the place fails; a file
 * that is lost or damaged costs no other.
 */
export const makeBackup = async (
  services: BackupServices,
  place: BackupPlace,
  keepDays: number,
): Promise<MadeBackup> => {
  const { kept, files } = await writeRows(services, place)
  const copyAndCheck = async () => {
    const copied = await copyFiles(files, services.fileStore, place.files, isDue(services.clock.now(), keepDays))
    const totals = await checkBackup(place, kept.name)
    const isNamed = await stillNamed(services.database, copied)
    return { ...totals, missing: copied.missing.filter(isNamed), damaged: copied.damaged.filter(isNamed) }
  }
  const checked = await copyAndCheck().catch(async (error: unknown) => {
    await place.remove(kept.name)
    throw error
  })
  const unreadable = await removeOld(place, services.clock.now(), keepDays)
  return { ...kept, ...checked, files: files.length, unreadable }
}

const writeRows = async ({ database, clock, version }: BackupServices, place: BackupPlace) => {
  const at = clock.now()
  const text = new PassThrough()
  const zipped = createGzip(gzip)
  const zipping = pipeline(text, zipped)
  const keeping = place.write(at, zipped)
  keeping.catch((error: Error) => text.destroy(error))
  const writer = archiveWriter(async (bytes) => {
    const isFull = !text.write(bytes)
    if (text.destroyed) throw text.errored ?? new Error('the backup is not written any more')
    if (isFull) await once(text, 'drain')
  })
  let files: string[] = []
  const reading = database
    .copyOut(
      async (query) => {
        files = await listFiles(query)
        await writer.head(await headerOf(query, at, version), files)
        return listTables(query)
      },
      (table, rows) => writer.table(table, rows),
    )
    .then(async () => {
      await writer.end()
      text.end()
    })
  reading.catch((error: Error) => text.destroy(error))
  const [read, , written] = await Promise.allSettled([reading, zipping, keeping])
  // The first cause: each of them ends the others.
  if (read.status === 'rejected' && written.status === 'fulfilled') await place.remove(written.value.name)
  if (read.status === 'rejected') throw read.reason
  return { kept: await keeping, files }
}

const headerOf = async (query: OwnerQuery, at: Date, version: string): Promise<Header> => {
  const applied = await query("select name, hash from migrations where name like 'schema/%' order by name")
  return {
    ...{ format: 'foyer.backup', formatVersion: 1, version, at: at.toISOString() },
    schema: applied.map(({ name, hash }) => ({ name: String(name), hash: String(hash) })),
    sequences: await lastNumbers(query),
    queueVersion: await queueVersion(query),
  }
}

export interface Copied {
  missing: string[]
  damaged: string[]
}

/** The kept copies that are read again this night: each of them once in `keepDays` nights. */
const isDue = (now: Date, keepDays: number) => {
  const turn = Math.floor(now.getTime() / day) % keepDays
  return (file: string) => Number.parseInt(file.slice(0, 4), 16) % keepDays === turn
}

/**
 * Copies the files that `to` does not have, or has damaged: the header of each is read, and all of those that are due. Returns the
 * files that `from` does not have, or not as they were stored.
 */
export const copyFiles = async (
  files: readonly string[],
  from: FileStore,
  to: FileStore,
  isDueAgain = (_file: string) => false,
): Promise<Copied> => {
  const copied: Copied = { missing: [], damaged: [] }
  for (const file of files) {
    if ((await stateOf(to, file, isDueAgain(file))) === 'there') continue
    const found = await orDamaged(async () => {
      const sealed = await from.openSealed(file)
      if (sealed) await to.keepSealed(file, sealed)
      return sealed ? 'there' : 'missing'
    })
    if (found !== 'there') copied[found].push(file)
  }
  return copied
}

/** `damaged`: not what was stored. */
export type FileState = 'there' | 'missing' | 'damaged'

/** By the header and the length of a file; where it is read, by all of its bytes. */
export const stateOf = (store: FileStore, file: string, isRead: boolean): Promise<FileState> =>
  orDamaged(async () => {
    if ((await store.stat(file)) === undefined) return 'missing'
    if (isRead)
      for await (const _ of (await store.open(file)) ?? []) {
        // Each segment is checked as it is read.
      }
    return 'there'
  })

const orDamaged = async (work: () => Promise<FileState>): Promise<FileState> => {
  try {
    return await work()
  } catch (error) {
    if (error instanceof FileCorrupted) return 'damaged'
    throw error
  }
}

/** The text of a backup. */
export const openBackup = (place: BackupPlace, name: string): AsyncIterable<Uint8Array> => {
  const sealed = place.open(name)
  if (!sealed) throw new UnreadableBackup(`There is no backup ${name}.`)
  const text = createGunzip()
  pipeline(sealed, text).catch(() => {})
  return text
}

/** Reads the rows of a backup to their end. Throws FileCorrupted, with its name, where a byte differs. */
export const checkBackup = async (place: BackupPlace, name: string): Promise<Totals> => {
  try {
    return await readArchive(openBackup(place, name), async (_, rows) => {
      for await (const _rows of rows) {
        // Each chunk is checked as it is read.
      }
    })
  } catch (error) {
    if (error instanceof FileCorrupted) throw new FileCorrupted(`The backup ${name} is damaged (${error.message}).`)
    throw error
  }
}

/** A file whose row was removed since is missing by right. */
const stillNamed = async ({ copyOut }: BackupServices['database'], { missing, damaged }: Copied) => {
  let named: ReadonlySet<string> = new Set()
  if (missing.length + damaged.length > 0)
    await copyOut(
      async (query) => {
        named = new Set(await listFiles(query))
        return []
      },
      async () => {},
    )
  return (file: string) => named.has(file)
}

/**
 * Removes old backups, and then the files that none of the others names, but none of the last day: another process may be writing a
 * backup that names it. A backup that cannot be read must not cost the new one; it is returned.
 */
const removeOld = async (place: BackupPlace, now: Date, keepDays: number): Promise<string[]> => {
  const all = await place.list()
  const old = all.slice(1).filter(({ at }) => now.getTime() - at.getTime() > keepDays * day)
  for (const { name } of old) await place.remove(name)
  const named = new Set<string>()
  const unreadable: string[] = []
  for (const { name } of all.filter((one) => !old.includes(one))) {
    const head = await readHead(openBackup(place, name)).catch(() => unreadable.push(name))
    for (const file of typeof head === 'object' ? head.files : []) named.add(file)
  }
  if (unreadable.length > 0 || old.length === 0) return unreadable
  for await (const { storageKey, storedAt } of place.files.list())
    if (!named.has(storageKey) && now.getTime() - storedAt.getTime() > day) await place.files.remove(storageKey)
  return []
}
