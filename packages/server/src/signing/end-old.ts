import type { Database } from '../db/open-database.ts'
import type { Services } from '../kit/services.ts'
import { inSite } from '../kit/transaction.ts'
import { cancel, type SigningServices, signingParts } from './advance.ts'
import { finishSigning } from './jobs.ts'
import { holdRequest } from './store.ts'

/**
 * A request ends this long after its last link expired, because a signer who still wanted to sign would have requested a new one.
 */
export const deadDays = 60
const dayMilliseconds = 24 * 60 * 60 * 1000

interface Quiet {
  siteId: string
  requestId: string
  state: 'open' | 'sealing'
}

/** Of all sites: all links expired long ago, or everyone signed more than a day ago and the job that makes the document has given up. */
const quietRequests = async ({ asOwner }: Pick<Database, 'asOwner'>, links: Date, signed: Date): Promise<Quiet[]> => {
  const found: Quiet[] = []
  await asOwner(async (query) => {
    for (const { site_id, request_id, state } of await query('select * from foyer_quiet_requests($1, $2)', [
      links,
      signed,
    ]))
      found.push({ siteId: String(site_id), requestId: String(request_id), state: state as Quiet['state'] })
  })
  return found
}

/**
 * The handler of `end-old-signing`: notifies the invited signers that the request has ended; the application may be
 * sent again. A signed document is never sent unsealed, so sealing is retried until it succeeds.
 */
export const endOldRequests = (services: SigningServices & Pick<Services, 'database' | 'clock'>) => async () => {
  const { database } = services
  const now = services.clock.now()
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMilliseconds)
  for (const { siteId, requestId, state } of await quietRequests(database, daysAgo(deadDays), daysAgo(1)))
    await inSite(database.db, siteId, async (trx) => {
      if (state === 'sealing') return services.jobs.send(trx, finishSigning, { siteId, requestId })
      const request = await holdRequest(trx, siteId, requestId)
      if (request?.state === 'open') await cancel(trx, signingParts(services), request, now, 'foyer')
    })
}
