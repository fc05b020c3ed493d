import { MissingKey } from '../kit/crypto.ts'
import type { BackupPlace } from '../ports/backups.ts'
import { FileCorrupted, type FileStore } from '../ports/files.ts'
import type { Count } from './reseal-rows.ts'

/** Files at a time: a bucket takes its time for each. */
const lanes = 8

const each = async <T>(items: AsyncIterable<T>, work: (item: T) => Promise<void>): Promise<void> => {
  const iterator = items[Symbol.asyncIterator]()
  const lane = async () => {
    for (let next = await iterator.next(); !next.done; next = await iterator.next()) await work(next.value)
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}

export interface Files extends Count {
  /** Files that are not what was stored, or that no key opens. */
  unreadable: string[]
}

/** Sees to the names in turn: `isCurrent` is undefined for one that is gone, and `reseal` is absent to count only. */
const see = async (
  names: AsyncIterable<string>,
  isCurrent: (name: string) => Promise<boolean | undefined>,
  reseal?: (name: string) => Promise<void>,
): Promise<Files> => {
  const files: Files = { sealed: 0, older: 0, unreadable: [] }
  await each(names, async (name) => {
    try {
      const current = await isCurrent(name)
      if (current === undefined) return
      files.sealed += 1
      if (current) return
      files.older += 1
      await reseal?.(name)
    } catch (error) {
      if (!(error instanceof FileCorrupted || error instanceof MissingKey)) throw error
      files.unreadable.push(name)
    }
  })
  return files
}

async function* keysOf(store: FileStore) {
  for await (const { storageKey } of store.list()) yield storageKey
}

const isCurrentIn = (store: FileStore) => async (file: string) => (await store.stat(file))?.isCurrent

export const countFiles = (store: FileStore): Promise<Files> => see(keysOf(store), isCurrentIn(store))

export const resealFiles = (store: FileStore): Promise<Files> =>
  see(keysOf(store), isCurrentIn(store), (file) => store.reseal(file))

async function* namesOf(place: BackupPlace) {
  for (const { name } of await place.list()) yield name
}

export const countBackups = (place: BackupPlace): Promise<Files> => see(namesOf(place), (name) => place.isCurrent(name))

/** The rows of a backup are sealed as a whole: values in them stay sealed with the key of their time as well. */
export const resealBackups = (place: BackupPlace): Promise<Files> =>
  see(
    namesOf(place),
    (name) => place.isCurrent(name),
    (name) => place.reseal(name),
  )
