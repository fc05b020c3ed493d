import type { Trx } from '../db/open-database.ts'
import type { Services } from '../kit/services.ts'
import { inSite } from '../kit/transaction.ts'
import { cancel, type SigningServices, signingParts } from './advance.ts'
import { holdRequest } from './store.ts'

/** So long after its last link a request is over: whoever wanted to sign would have asked for another one. */
export const deadDays = 60
const dayMilliseconds = 24 * 60 * 60 * 1000

/** Open requests of a site whose links all ended before `end`. */
const oldRequests = (trx: Trx, siteId: string, end: Date) =>
  trx
    .selectFrom('signing_requests as request')
    .select('request_id')
    .where('site_id', '=', siteId)
    .where('state', '=', 'open')
    .where('created_at', '<', end)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('signing_signers as signer')
            .select('signer_id')
            .whereRef('signer.site_id', '=', 'request.site_id')
            .whereRef('signer.request_id', '=', 'request.request_id')
            .where('link_expires_at', '>=', end),
        ),
      ),
    )
    .execute()

/** The handler of `end-old-signing`: whoever was asked is told that it is over, and the application may be sent anew. */
export const endOldRequests = (services: SigningServices & Pick<Services, 'database' | 'clock'>) => async () => {
  const { db } = services.database
  const now = services.clock.now()
  const end = new Date(now.getTime() - deadDays * dayMilliseconds)
  for (const { slug: siteId } of await db.selectFrom('tenants').select('slug').execute())
    for (const { request_id } of await inSite(db, siteId, (trx) => oldRequests(trx, siteId, end)))
      await inSite(db, siteId, async (trx) => {
        const request = await holdRequest(trx, siteId, request_id)
        if (request?.state === 'open') await cancel(trx, signingParts(services), request, now, 'foyer')
      })
}
