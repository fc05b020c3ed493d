import type { KeyObject } from 'node:crypto'
import type { Trx } from '../db/open-database.ts'
import { type Limit, rateLimiter } from './rate-limit.ts'

const links: Limit = { name: 'links-to-address', max: 10, seconds: 24 * 60 * 60 }

/**
 * Counts a link that staff or a key have mailed again, and refuses what one mailbox need not receive in a day:
 * the limit of a call is of its caller alone.
 */
export const takeLinkTo = (
  trx: Trx,
  codes: KeyObject,
  { siteId, email, now }: { siteId: string; email: string; now: Date },
): Promise<void> => rateLimiter(trx, codes).takeOrRefuse(links, `${siteId}|${email}`, now)
