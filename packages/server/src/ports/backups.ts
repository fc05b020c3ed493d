import type { Rows } from '../db/copy-rows.ts'
import type { FileStore } from './files.ts'

export interface KeptBackup {
  /** Of its moment, as in `20261128T073000Z`: names sort by time. */
  name: string
  at: Date
  /** Bytes, without the files. */
  size: number
}

/** Where backups are kept, outside of what they are made of. Everything in it is sealed with the keys of the server. */
export interface BackupPlace {
  /** The files of all backups, each once, as the server stores them. */
  files: FileStore
  /** Writes the rows of a backup: on the disk when this resolves. If it throws, nothing is left. */
  write(at: Date, rows: Rows): Promise<KeptBackup>
  /** The rows; undefined without such a backup. The stream fails before its end if a byte differs from what was written. */
  open(name: string): AsyncIterable<Uint8Array> | undefined
  /** Whether the rows are sealed with the newest key. */
  isCurrent(name: string): Promise<boolean>
  /** Seals the rows with the newest key, in one step. */
  reseal(name: string): Promise<void>
  /** Newest first. */
  list(): Promise<KeptBackup[]>
  remove(name: string): Promise<void>
}
