import type { Database } from '../db/open-database.ts'
import { stepCauses } from '../reports/index.ts'

/** People who finished a step, below which its median is chance. */
const fewestPeople = 20

/**
 * Stores the median minutes of each step over the applications of the last 90 days, of all sites together: the time
 * left that people read. It runs as the owner, since it works on every site; what it stores is about no one.
 */
export const measureSteps = async (database: Pick<Database, 'asOwner'>, now: Date): Promise<void> => {
  await database.asOwner(async (query) => {
    await query(`
      update server_facts set step_minutes = (
        select coalesce(jsonb_object_agg(step, minutes), '{}') from (
          select step, ceil(percentile_cont(0.5) within group (order by seconds) / 60)::integer as minutes
            from foyer_step_seconds('${JSON.stringify(stepCauses)}', '${now.toISOString()}')
           where seconds > 0
           group by step
          having count(*) >= ${fewestPeople}
        ) measured
      )`)
  })
}
