import type { OwnerQuery } from '../db/open-database.ts'

/** Of so many days. */
export const countGivenUp = `select name, count(*) as jobs from pgboss.job_common
  where state = 'failed' and completed_on > now() - make_interval(days => $1::integer) group by name`

/** As when it was sent. The next job of a schedule does what one that was given up would have done. */
const sendAgain = `
  with sent as (
    update pgboss.job_common as job
      set state = 'created', retry_count = 0, retry_limit = queue.retry_limit, started_on = null, completed_on = null,
        start_after = now(), output = null, data = job.data - 'lost'
      from pgboss.queue as queue
      where queue.name = job.name and job.state = 'failed' and job.policy <> 'exclusive'
        and ($1::text is null or job.name = $1)
      returning job.name
  )
  select name, count(*)::integer as jobs from sent group by name order by name`

/** Runs the jobs again that were given up, as long as the queue keeps them (a week): all, or those of this name. Returns how many. */
export const retryGivenUp = async (
  query: OwnerQuery,
  name?: string,
): Promise<readonly { name: string; jobs: number }[]> => {
  const [{ is_there: isThere } = { is_there: false }] = await query(
    "select to_regclass('pgboss.job_common') is not null as is_there",
  )
  if (isThere !== true) return []
  const rows = await query(sendAgain, [name ?? null])
  return rows.map((row) => ({ name: String(row.name), jobs: Number(row.jobs) }))
}
