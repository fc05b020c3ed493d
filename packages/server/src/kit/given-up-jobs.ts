import type { OwnerQuery } from '../db/open-database.ts'

/** Afterwards the queue deletes them. */
const keptDays = 7

/** Of so many days; the queue keeps them for seven. */
export const countGivenUp = `select name, count(*) as jobs from pgboss.job_common
  where state = 'failed' and completed_on > now() - make_interval(days => $1::integer) group by name`

/** As when it was sent, to the queue as it is declared now. */
const sendAgain = `
  update pgboss.job_common as job
      set state = 'created', retry_count = 0, retry_limit = queue.retry_limit, started_on = null, completed_on = null,
        start_after = now(), keep_until = now() + queue.retention_seconds * interval '1 second', output = null,
        data = job.data - 'lost', policy = queue.policy,
        singleton_key = case when queue.policy = 'key_strict_fifo' then coalesce(job.singleton_key, job.id::text) else job.singleton_key end
      from pgboss.queue as queue
      where queue.name = job.name and job.state = 'failed' and queue.policy <> 'exclusive'
        and job.name = $1
      returning job.id`

const isThere = async (query: OwnerQuery): Promise<boolean> => {
  const [row] = await query("select to_regclass('pgboss.job_common') is not null as is_there")
  return row?.is_there === true
}

/** The next job of a schedule does what one that was given up would have done, so that those are not listed. */
const listed = `select queue, jobs from (${countGivenUp}) counted (queue, jobs)
  join pgboss.queue on name = queue where policy <> 'exclusive'`

/** How many jobs were given up, are kept and can be done again, by the name of their queue. */
export const listGivenUp = async (query: OwnerQuery): Promise<ReadonlyMap<string, number>> => {
  const rows = (await isThere(query)) ? await query(listed, [keptDays]) : []
  return new Map(rows.map((row) => [String(row.queue), Number(row.jobs)]))
}

/** Does the jobs of this queue again that were given up, as long as they are kept. Returns how many. */
export const retryGivenUp = async (query: OwnerQuery, name: string): Promise<number> =>
  (await isThere(query)) ? (await query(sendAgain, [name])).length : 0
