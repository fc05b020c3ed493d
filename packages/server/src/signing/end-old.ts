import type { Database, OwnerQuery } from '../db/open-database.ts'
import type { Services } from '../kit/services.ts'
import { inSite } from '../kit/transaction.ts'
import { cancel, type SigningServices, signingParts } from './advance.ts'
import { checkEnvelope, createEnvelope, finishSigning } from './jobs.ts'
import { holdRequest } from './store.ts'

/**
 * A request ends this long after its last link expired, because a signer who still wanted to sign would have requested a new one.
 */
export const deadDays = 60
/** Days more in which the external service may not answer about it, before it ends without an answer. */
const silentDays = 30
const dayMilliseconds = 24 * 60 * 60 * 1000

interface Found {
  siteId: string
  requestId: string
  state: 'open' | 'preparing' | 'sealing'
}

const found = async (
  { asOwner }: Pick<Database, 'asOwner'>,
  ...statement: Parameters<OwnerQuery>
): Promise<Found[]> => {
  const requests: Found[] = []
  await asOwner(async (query) => {
    for (const { site_id, request_id, state } of await query(...statement))
      requests.push({ siteId: String(site_id), requestId: String(request_id), state: state as Found['state'] })
  })
  return requests
}

type Needs = SigningServices & Pick<Services, 'database' | 'clock' | 'log'>

/** Tries to reach the external service end after a day: from the next night on it is asked again. */
const watchAgain = async ({ database, jobs }: Needs) => {
  for (const { state, ...ref } of await found(database, 'select * from foyer_unwatched_requests()'))
    await inSite(database.db, ref.siteId, (trx) =>
      state === 'preparing'
        ? jobs.send(trx, createEnvelope, ref)
        : jobs.send(trx, checkEnvelope, { ...ref, isWatch: true }),
    )
}

/**
 * Asks the external service, where everyone may have signed meanwhile. False: it did not answer, or this server has no settings of it; the
 * next night asks again.
 */
const isUpToDate = async (services: Needs, ref: Pick<Found, 'siteId' | 'requestId'>): Promise<boolean> => {
  const { takeOver } = await import('./outside.ts')
  try {
    await takeOver(services)({ ...ref, isWatch: false })
    return true
  } catch (error) {
    services.log.error({ event: 'end-old-signing', name: error instanceof Error ? error.name : '' })
    return false
  }
}

/**
 * The handler of `end-old-signing`: notifies the invited signers that the request has ended; the application may be
 * sent again. Of all sites: all links expired long ago, or everyone signed more than a day ago and the job that makes the document has
 * given up. A signed document is never sent unsealed, so sealing is retried until it succeeds.
 */
export const endOldRequests = (services: Needs) => async () => {
  const { database } = services
  const now = services.clock.now()
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMilliseconds)
  const quietFor = (days: number) =>
    found(database, 'select * from foyer_quiet_requests($1, $2)', [daysAgo(days), daysAgo(1)])
  const silent = new Set((await quietFor(deadDays + silentDays)).map(({ requestId }) => requestId))
  const end = async ({ state, ...ref }: Found) => {
    if (state === 'open' && !(await isUpToDate(services, ref)) && !silent.has(ref.requestId)) return
    await inSite(database.db, ref.siteId, async (trx) => {
      if (state === 'sealing') return services.jobs.send(trx, finishSigning, ref)
      const request = await holdRequest(trx, ref.siteId, ref.requestId)
      if (request?.state === 'open' || request?.state === 'preparing')
        await cancel(trx, signingParts(services), request, now, 'foyer')
    })
  }
  const failures: unknown[] = []
  // One that fails is tried again with the job, and delays no other.
  for (const request of await quietFor(deadDays)) await end(request).catch((error: unknown) => failures.push(error))
  if (services.envelopes) await watchAgain(services)
  if (failures.length > 0) throw new AggregateError(failures, 'some old requests to sign were not ended')
}
