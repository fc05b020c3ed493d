import { sql } from 'kysely'
import type { Database, Trx } from '../db/open-database.ts'
import type { Services } from '../kit/services.ts'
import { inSite } from '../kit/transaction.ts'
import { eraseRequest } from './erase-request.ts'
import { holdRequest } from './request-store.ts'

/** Classes of the nightly run. */
export type EndedClass = 'unansweredRequests' | 'answeredRequests'

interface Ended {
  siteId: string
  requestId: string
  class: EndedClass
}

/** The requests without a deal that are past their time; `run` as foyer_expire reads it. */
export const listEndedRequests = async ({ asOwner }: Pick<Database, 'asOwner'>, run: string): Promise<Ended[]> => {
  let ended: Ended[] = []
  await asOwner(async (query) => {
    const rows = await query('select site, request, class from foyer_ended_requests($1::jsonb)', [run])
    ended = rows.map((row) => ({
      siteId: String(row.site),
      requestId: String(row.request),
      class: row.class as EndedClass,
    }))
  })
  return ended
}

const mostFailures = 10

/** Deletes those of them that still are past their time under their lock, each in a transaction of its own with the jobs of its files; returns them. */
export const deleteEndedRequests = async (
  { database, jobs }: Pick<Services, 'database' | 'jobs'>,
  run: string,
): Promise<Ended[]> => {
  const deleted: Ended[] = []
  const failures: unknown[] = []
  // One that fails keeps no other; the job is then tried again for it. Where all fail, the database is gone.
  for (const one of await listEndedRequests(database, run)) {
    if (failures.length >= mostFailures) break
    await inSite(database.db, one.siteId, (trx) => deleteEnded(trx, jobs, one, run)).then(
      (isDeleted) => isDeleted && deleted.push(one),
      (failure: unknown) => failures.push(failure),
    )
  }
  if (failures.length > 0) throw failures[0]
  return deleted
}

const deleteEnded = async (
  trx: Trx,
  jobs: Services['jobs'],
  { siteId, requestId, class: ended }: Ended,
  run: string,
): Promise<boolean> => {
  const request = await holdRequest(trx, siteId, requestId)
  if (!request) return false
  // Sent again, or answered, while this waited for the lock.
  const { rows } = await sql<{ class: EndedClass | null }>`
    select foyer_ended_class(r, ${run}::jsonb) as class from document_requests r
     where r.site_id = ${siteId} and r.request_id = ${requestId}`.execute(trx)
  return rows[0]?.class === ended && (await eraseRequest(trx, { jobs }, request)) !== undefined
}
