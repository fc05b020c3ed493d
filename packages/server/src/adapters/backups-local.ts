import { createReadStream, statSync } from 'node:fs'
import { readdir, rename, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Keys } from '../kit/hash.ts'
import { headerBytes } from '../kit/sealed-file.ts'
import type { BackupPlace, KeptBackup } from '../ports/backups.ts'
import { FileCorrupted } from '../ports/files.ts'
import { receiveInto, removeFile, sweepFolder, syncFolder } from './files-incoming.ts'
import { filesLocal } from './files-local.ts'
import { aboutSealed, unsealed } from './files-unsealed.ts'

const ending = '.backup'
const nameOf = (at: Date) => `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
const nameForm = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/

const hour = 60 * 60 * 1000

/** A folder, on another disk than the data: rows in `NAME.backup`, files in `files`. */
export const backupsLocal = (folder: string, keys: Keys['files']): BackupPlace => {
  const incoming = join(folder, 'incoming')
  const pathOf = (name: string) => join(folder, `${name}${ending}`)
  const keptAs = (name: string, size: number): KeptBackup => ({
    name,
    at: new Date(name.replace(nameForm, '$1-$2-$3T$4:$5:$6Z')),
    size,
  })
  const sizeOf = async (name: string) => (await stat(pathOf(name))).size
  const write = async (name: string, rows: AsyncIterable<Uint8Array>) => {
    // Of a process that was killed: a backup that is being written is written to constantly.
    await sweepFolder(incoming, new Date(Date.now() - hour))
    const { path, handle, forget, discard } = await receiveInto(incoming, keys, rows, undefined, name)
    try {
      await handle.datasync()
      await handle.close()
      await rename(path, pathOf(name))
      await syncFolder(folder)
    } catch (error) {
      await discard()
      throw error
    } finally {
      forget()
    }
  }
  const open = (name: string) =>
    nameForm.test(name) && statSync(pathOf(name), { throwIfNoEntry: false })?.isFile()
      ? unsealed(keys, name, createReadStream(pathOf(name), { highWaterMark: 256 * 1024 }))
      : undefined
  return {
    files: filesLocal({ folder: join(folder, 'files'), keys }),
    async write(at, rows) {
      const name = nameOf(at)
      await write(name, rows)
      return keptAs(name, await sizeOf(name))
    },
    open,
    async reseal(name) {
      const rows = open(name)
      if (rows) await write(name, rows)
    },
    async isCurrent(name) {
      for await (const bytes of createReadStream(pathOf(name), { end: headerBytes - 1 }))
        return aboutSealed(keys, name, bytes as Buffer).isCurrent
      throw new FileCorrupted('cut')
    },
    async list() {
      const names = (await readdir(folder).catch(() => []))
        .filter((file) => file.endsWith(ending))
        .map((file) => file.slice(0, -ending.length))
        .filter((name) => nameForm.test(name))
      const kept: KeptBackup[] = []
      for (const name of names.sort().reverse()) {
        // Removed since by another process, or a link to nothing.
        const size = await sizeOf(name).catch(() => undefined)
        if (size !== undefined) kept.push(keptAs(name, size))
      }
      return kept
    },
    remove: (name) => removeFile(pathOf(name)),
  }
}
