import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startMailServer } from './mail-server.ts'
import { cluster, createDatabase, dropDatabase } from './migrated-database.ts'
import { type Remains, startServer } from './server-process.ts'

/**
 * Runs once before the journeys: creates the data folder of a started and stopped server, with a migrated database, and
 * the same on the run's PostgreSQL, if there is one. Ends the servers that the workers shared after the last journey.
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
  const shared = mkdtempSync(join(tmpdir(), 'foyer-shared-'))
  process.env.SHARED_SERVERS = shared
  return async () => {
    for (const pid of readdirSync(shared)) await endShared(shared, pid)
    for (const one of [shared, folder]) rmSync(one, { recursive: true, force: true })
    await database?.drop()
  }
}

const endShared = async (shared: string, pid: string) => {
  const { dataDir, database } = JSON.parse(readFileSync(join(shared, pid), 'utf8')) as Remains
  try {
    process.kill(Number(pid), 'SIGKILL')
  } catch {
    // It has ended with its worker.
  }
  if (database) await dropDatabase(database)
  if (dataDir) rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
}
