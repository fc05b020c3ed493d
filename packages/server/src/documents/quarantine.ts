import { Refusal } from '../kit/refusal.ts'
import type { Services } from '../kit/services.ts'

/** Retry-After in seconds: unscanned files are scanned every minute. */
const again = 60

/** With a scanner, a file or its picture is released only after a clean scan. */
export const assertNotQuarantined = (
  { scanner }: Pick<Services, 'scanner'>,
  { scanned }: { scanned: boolean },
): void => {
  if (scanner.scans && !scanned) throw new Refusal('Unavailable', { retryAfter: again })
}
