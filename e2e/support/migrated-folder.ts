import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startMailServer } from './mail-server.ts'
import { startServer } from './server-process.ts'

/** Runs once before the journeys: creates the data folder of a started and stopped server, with a migrated database. */
export default async () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-migrated-'))
  const mail = await startMailServer()
  const server = await startServer({ smtpUrl: mail.url, dataDir: folder })
  await server.stop()
  await mail.stop()
  process.env.MIGRATED_FOLDER = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
