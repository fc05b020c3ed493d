import type { Database } from '../db/open-database.ts'
import type { Services } from '../kit/services.ts'
import { removeOrphans } from '../uploads/index.ts'

const hour = 60 * 60 * 1000

type SweepServices = Pick<Services, 'database' | 'fileStore'>

/** Sundays at eight, at night in Canada. */
const weekdayOfSweep = 0
const hourOfSweep = 8

/** Which of these files have a row in any site. */
const knownFiles = async ({ asOwner }: Pick<Database, 'asOwner'>, keys: readonly string[]): Promise<Set<string>> => {
  const known = new Set<string>()
  await asOwner(async (query) => {
    for (const { key } of await query('select foyer_known_files($1::text[]) as key', [[...keys]]))
      known.add(String(key))
  })
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

/** The last time that a comparison of all files became due. */
const dueSince = (now: Date): Date => {
  const due = new Date(now)
  due.setUTCHours(hourOfSweep, 0, 0, 0)
  due.setUTCDate(due.getUTCDate() - ((due.getUTCDay() - weekdayOfSweep + 7) % 7))
  if (due > now) due.setUTCDate(due.getUTCDate() - 7)
  return due
}

/** Whether all files are to be compared: none was since it became due. A time ahead was written by a wrong clock. */
const isWholeDue = async ({ asOwner }: Pick<Database, 'asOwner'>, now: Date): Promise<boolean> => {
  let swept: unknown
  await asOwner(async (query) => {
    const [facts] = await query('select files_swept_at from server_facts')
    swept = facts?.files_swept_at
  })
  return !(swept instanceof Date) || swept < dueSince(now) || swept > now
}

/**
 * The handler of `sweep-files`: no upload takes an hour between its file and its row. The store lists each file, so all
 * of them are compared once a week only, from Sunday night on by the first job that succeeds, and otherwise those of two days.
 */
export const sweepOldFiles = (services: SweepServices & Pick<Services, 'clock'>) => async (): Promise<void> => {
  const { database, clock } = services
  const now = clock.now()
  const isWhole = await isWholeDue(database, now)
  const newerThan = isWhole ? new Date(0) : new Date(now.getTime() - 48 * hour)
  await deleteOrphanedFiles(services, { olderThan: new Date(now.getTime() - hour), newerThan })
  if (!isWhole) return
  await database.asOwner(async (query) => {
    await query('update server_facts set files_swept_at = $1', [now.toISOString()])
  })
}
