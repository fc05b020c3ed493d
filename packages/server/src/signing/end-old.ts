import type { RequestState } from '@foyer/domain/signing/states.ts'
import type { Trx } from '../db/open-database.ts'
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

/** Requests of a site in one state, whose signers all have a time in `column` before `end`. */
const quietRequests = (
  trx: Trx,
  siteId: string,
  { state, column }: { state: RequestState; column: 'link_expires_at' | 'ended_at' },
  end: Date,
) =>
  trx
    .selectFrom('signing_requests as request')
    .select('request_id')
    .where('site_id', '=', siteId)
    .where('state', '=', state)
    .where('created_at', '<', end)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('signing_signers as signer')
            .select('signer_id')
            .whereRef('signer.site_id', '=', 'request.site_id')
            .whereRef('signer.request_id', '=', 'request.request_id')
            .where(column, '>=', end),
        ),
      ),
    )
    .execute()

/** All links expired long ago. */
const old = { state: 'open', column: 'link_expires_at' } as const
/** Everyone signed more than a day ago, and the job that makes the document has given up. */
const unsealed = { state: 'sealing', column: 'ended_at' } as const

/**
 * The handler of `end-old-signing`: notifies the invited signers that the request has ended; the application may be
 * sent again. A signed document is never sent unsealed, so sealing is retried until it succeeds.
 */
export const endOldRequests = (services: SigningServices & Pick<Services, 'database' | 'clock'>) => async () => {
  const { db } = services.database
  const now = services.clock.now()
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMilliseconds)
  for (const { slug: siteId } of await db.selectFrom('tenants').select('slug').execute()) {
    for (const { request_id } of await inSite(db, siteId, (trx) => quietRequests(trx, siteId, old, daysAgo(deadDays))))
      await inSite(db, siteId, async (trx) => {
        const request = await holdRequest(trx, siteId, request_id)
        if (request?.state === 'open') await cancel(trx, signingParts(services), request, now, 'foyer')
      })
    await inSite(db, siteId, async (trx) => {
      for (const { request_id: requestId } of await quietRequests(trx, siteId, unsealed, daysAgo(1)))
        await services.jobs.send(trx, finishSigning, { siteId, requestId })
    })
  }
}
