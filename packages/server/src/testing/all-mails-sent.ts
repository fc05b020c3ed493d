import { expect, vi } from 'vitest'
import type { TestFoyer } from './start-test-foyer.ts'

/** Waits for pending mails: one sent meanwhile would look like something that a call wrote. */
export const allMailsSent = ({ services }: TestFoyer): Promise<void> =>
  vi.waitFor(
    () =>
      services.database.asOwner(async (query) => {
        const [row] = await query('select count(*)::integer as unsent from mails where sent_at is null')
        expect(Number(row?.unsent)).toBe(0)
      }),
    { timeout: 10_000 },
  )
