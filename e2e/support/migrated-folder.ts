import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startMailServer } from './mail-server.ts'
import { cluster, createDatabase } from './migrated-database.ts'
import { startServer } from './server-process.ts'

/**
 * Runs once before the journeys: creates the data folder of a started and stopped server, with a migrated database, and
 * the same on the run's PostgreSQL, if there is one.
 */
export default async () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-migrated-'))
  const mail = await startMailServer()
  const start = { smtpUrl: mail.url, dataDir: folder }
  const embedded = await startServer(start)
  await embedded.stop()
  const database = cluster === undefined ? undefined : await createDatabase(cluster)
  if (database !== undefined) {
    const served = await startServer({ ...start, logins: database.logins })
    await served.stop()
    process.env.MIGRATED_DATABASE = database.name
  }
  await mail.stop()
  process.env.MIGRATED_FOLDER = folder
  return async () => {
    rmSync(folder, { recursive: true, force: true })
    await database?.drop()
  }
}
