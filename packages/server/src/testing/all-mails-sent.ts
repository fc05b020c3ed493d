import { expect } from 'vitest'
import type { TestFoyer } from './start-test-foyer.ts'
import { untilPasses } from './until-passes.ts'

/**
 * Waits for the jobs that are due, some of which write mails, and for pending mails, all or those to one address: one written or sent
 * meanwhile would look like something that a call wrote. A job that failed and is to be retried is not waited for.
 * The documents of a site are drawn one at a time, so that those of several submissions take seconds.
 */
export const allMailsSent = ({ services }: TestFoyer, to = ''): Promise<void> =>
  untilPasses(() =>
    services.database.asOwner(async (query) => {
      const [row] = await query(
        `select (select count(*) from pgboss.job where state in ('created', 'active') and start_after <= now())::integer as due,
          (select count(*) from mails where sent_at is null and $1 in ('', recipient))::integer as unsent`,
        [to],
      )
      expect(row).toEqual({ due: 0, unsent: 0 })
    }),
  )
