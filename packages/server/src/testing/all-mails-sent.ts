import { expect } from 'vitest'
import type { TestFoyer } from './start-test-foyer.ts'
import { untilPasses } from './until-passes.ts'

/**
 * Waits for pending mails, all or those to one address: one sent meanwhile would look like something that a call wrote.
 * The documents of a site are drawn one at a time, so that those of several submissions take seconds.
 */
export const allMailsSent = ({ services }: TestFoyer, to = ''): Promise<void> =>
  untilPasses(() =>
    services.database.asOwner(async (query) => {
      const [row] = await query(
        "select count(*)::integer as unsent from mails where sent_at is null and $1 in ('', recipient)",
        [to],
      )
      expect(Number(row?.unsent)).toBe(0)
    }),
  )
