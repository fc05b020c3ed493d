import { sql } from 'kysely'
import type { Database } from '../db/open-database.ts'
import type { Services } from '../kit/services.ts'
import { removeOrphans } from '../uploads/index.ts'

const hour = 60 * 60 * 1000

type SweepServices = Pick<Services, 'database' | 'fileStore'>

/** Which of these files have a row in any site; each site is queried in its own transaction. */
const knownFiles = async ({ db }: Database, keys: readonly string[]): Promise<Set<string>> => {
  const known = new Set<string>()
  for (const { slug } of await db.selectFrom('tenants').select('slug').execute()) {
    const { rows } = await sql<{ key: string }>`select foyer_known_files(${slug}, ${keys}::text[]) as key`.execute(db)
    for (const { key } of rows) known.add(key)
  }
  return known
}

/**
 * Removes files without a row: the server was killed between writing the file and the row, or between deleting the
 * row and the file.
 */
export const deleteOrphanedFiles = (
  { database, fileStore }: SweepServices,
  ages: Parameters<typeof removeOrphans>[2],
) => removeOrphans(fileStore, (keys) => knownFiles(database, keys), ages)

/**
 * The handler of `sweep-files`: no upload takes an hour between its file and its row. Each site is asked about each file, so all
 * of them are compared on Sundays only, and in the other hours those of two days.
 */
export const sweepOldFiles = (services: SweepServices) => async (): Promise<void> => {
  const now = new Date()
  const isWeekly = now.getUTCDay() === 0 && now.getUTCHours() === 8
  const newerThan = isWeekly ? new Date(0) : new Date(now.getTime() - 48 * hour)
  await deleteOrphanedFiles(services, { olderThan: new Date(now.getTime() - hour), newerThan })
}
