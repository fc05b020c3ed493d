import { sql } from 'kysely'
import type { Database } from '../db/open-database.ts'
import type { Services } from '../kit/services.ts'
import { removeOrphans } from '../uploads/index.ts'

const hour = 60 * 60 * 1000

type SweepServices = Pick<Services, 'database' | 'fileStore'>

/** Which of these files a row of any site names; each site is asked in a transaction of its own. */
const knownFiles = async ({ db }: Database, keys: readonly string[]): Promise<Set<string>> => {
  const known = new Set<string>()
  for (const { slug } of await db.selectFrom('tenants').select('slug').execute()) {
    const { rows } = await sql<{ key: string }>`select foyer_known_files(${slug}, ${keys}::text[]) as key`.execute(db)
    for (const { key } of rows) known.add(key)
  }
  return known
}

/** Removes files that no row names: their server was killed between the file and the row, or between the row's end and the file's. */
export const sweepFiles = ({ database, fileStore }: SweepServices, olderThan: Date) =>
  removeOrphans(fileStore, (keys) => knownFiles(database, keys), olderThan)

/** The handler of `sweep-files`: an hour is longer than any upload takes between its file and its row. */
export const sweepOldFiles = (services: SweepServices) => async (): Promise<void> => {
  await sweepFiles(services, new Date(Date.now() - hour))
}
