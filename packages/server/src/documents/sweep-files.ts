import { sql } from 'kysely'
import type { Services } from '../kit/services.ts'
import { removeOrphans } from '../uploads/index.ts'

const hour = 60 * 60 * 1000

type SweepServices = Pick<Services, 'database' | 'fileStore'>

/** Removes files that no row names: their server was killed between the file and the row, or between the row's end and the file's. */
export const sweepFiles = ({ database, fileStore }: SweepServices, olderThan: Date) =>
  removeOrphans(
    fileStore,
    (keys) =>
      database.db.transaction().execute(async (trx) => {
        const { rows } = await sql<{ key: string }>`select foyer_known_files(${keys}::text[]) as key`.execute(trx)
        return new Set(rows.map(({ key }) => key))
      }),
    olderThan,
  )

/** The handler of `sweep-files`: an hour is longer than any upload takes between its file and its row. */
export const sweepOldFiles = (services: SweepServices) => async (): Promise<void> => {
  await sweepFiles(services, new Date(Date.now() - hour))
}
