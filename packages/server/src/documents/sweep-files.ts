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

/** Every hour, on every server: whoever comes second finds nothing. Answers how to stop, once what is under way has ended. */
export const sweepEveryHour = (services: SweepServices, onError: (error: Error) => void): (() => Promise<void>) => {
  let underWay: Promise<unknown> = Promise.resolve()
  const timer = setInterval(() => {
    underWay = sweepFiles(services, new Date(Date.now() - hour)).catch(onError)
  }, hour)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await underWay
  }
}
