import { readConfig } from './config.ts'
import { ConfigError } from './config-error.ts'
import { UnsafeLogin } from './db/check-login.ts'
import { FolderLocked, lockFolder } from './db/folder-lock.ts'
import type { Database } from './db/open-database.ts'
import { MissingKey } from './kit/crypto.ts'
import type { SecretKeys } from './kit/hash.ts'
import type { Services } from './kit/services.ts'
import { openBackups, openDatabase, openFiles } from './open-stores.ts'
import { FileCorrupted, type FileStore } from './ports/files.ts'

export type Environment = Readonly<Record<string, string | undefined>>

/** What the person who called a command on the stores can do something about; others are faults. */
export const isOfStores = (error: unknown): error is Error =>
  [ConfigError, FolderLocked, MissingKey, UnsafeLogin, FileCorrupted].some((kind) => error instanceof kind)

export interface Stores {
  database: Database
  fileStore: FileStore
  backups: Services['backups']
  secretKeys: SecretKeys
}

/** The stores of the server with this configuration; a data folder that a running server uses is refused. */
export const withStores = async <T>(env: Environment, work: (stores: Stores) => Promise<T>): Promise<T> => {
  const config = readConfig({ ...env })
  const backups = openBackups(config)
  const unlock = config.databaseUrl ? () => {} : lockFolder(config.dataDir)
  try {
    const database = await openDatabase(config)
    const fileStore = await openFiles(config)
    try {
      return await work({ database, fileStore, backups, secretKeys: config.secretKeys })
    } finally {
      fileStore.close()
      await database.close()
    }
  } finally {
    unlock()
  }
}
