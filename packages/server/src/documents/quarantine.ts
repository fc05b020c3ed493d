import { Refusal } from '../kit/refusal.ts'
import type { Services } from '../kit/services.ts'

/** Seconds until it is worth asking again: unscanned files are scanned every minute. */
const again = 60

/** Where there is a scanner, nobody is given a file, or a picture of it, that it has not found clean. */
export const refuseQuarantined = ({ scanner }: Pick<Services, 'scanner'>, { scanned }: { scanned: boolean }): void => {
  if (scanner.scans && !scanned) throw new Refusal('Unavailable', { retryAfter: again })
}
