import { backupsLocal } from './adapters/backups-local.ts'
import { filesLocal } from './adapters/files-local.ts'
import type { Config } from './config.ts'
import { type Database, openPglite, openPostgres } from './db/open-database.ts'
import { deriveKeys } from './kit/hash.ts'
import { observeStatements } from './kit/observe-statements.ts'
import type { Services } from './kit/services.ts'
import { shareConnections } from './kit/share-connections.ts'
import type { FileStore } from './ports/files.ts'

export const openDatabase = (config: Config): Promise<Database> =>
  config.databaseUrl
    ? openPostgres({ url: config.databaseUrl, ownerUrl: config.databaseOwnerUrl }, shareConnections, observeStatements)
    : openPglite(`${config.dataDir}/pglite`, shareConnections, observeStatements)

/** The S3 client is large, so it is loaded only where it is used. */
export const openFiles = async ({ s3, dataDir, secretKeys }: Config): Promise<FileStore> => {
  const keys = deriveKeys(secretKeys).files
  if (s3 === undefined) return filesLocal({ folder: `${dataDir}/files`, keys })
  const { filesS3 } = await import('./adapters/files-s3.ts')
  return filesS3({ ...s3, incoming: `${dataDir}/files/incoming`, keys })
}

export const openBackups = ({ backups, secretKeys }: Config): Services['backups'] =>
  backups && { place: backupsLocal(backups.folder, deriveKeys(secretKeys).files), keepDays: backups.keepDays }
