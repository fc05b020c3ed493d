import { Refusal } from '../kit/refusal.ts'
import type { Services } from '../kit/services.ts'

/** Retry-After in seconds: unscanned files are scanned every minute. */
const again = 60

/**
 * With a scanner, a file or its picture is released only after a clean scan. An infected one is no more, also while its bytes
 * wait for the job that deletes them.
 */
export const assertNotQuarantined = (
  { scanner }: Pick<Services, 'scanner'>,
  { scanned, infected_at: infectedAt }: { scanned: boolean; infected_at: Date | string | null },
): void => {
  if (infectedAt !== null) throw new Refusal('NoAccess')
  if (scanner.scans && !scanned) throw new Refusal('Unavailable', { retryAfter: again })
}
