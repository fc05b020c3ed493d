import type { Trx } from '../db/open-database.ts'
import { type Limit, rateLimiter } from '../kit/rate-limit.ts'
import type { Services } from '../kit/services.ts'

const hour = 60 * 60

/** Each submission costs one document and two mails. */
export const limits = {
  ofUser: { name: 'submissions-user', max: 10, seconds: hour },
  ofSite: { name: 'submissions-site', max: 300, seconds: hour },
} as const satisfies Record<string, Limit>

/** Counted in the transaction of the submission, so that a refused or repeated one is not counted. */
export const countSubmission = async (
  trx: Trx,
  { keys }: Pick<Services, 'keys'>,
  { siteId, userId, now }: { siteId: string; userId: string; now: Date },
): Promise<void> => {
  const limiter = rateLimiter(trx, keys.codes)
  await limiter.takeOrRefuse(limits.ofUser, `${siteId}|${userId}`, now)
  await limiter.takeOrRefuse(limits.ofSite, siteId, now)
}
