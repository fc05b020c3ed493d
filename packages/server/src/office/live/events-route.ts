import type { FastifyInstance } from 'fastify'
import { mayEnterOffice } from '../../kit/enter-office.ts'
import { officeSessionHash } from '../../kit/office-routes.ts'
import type { OfficeCookies } from '../../kit/office-session.ts'
import { Refusal } from '../../kit/refusal.ts'
import { isOfOtherSite } from '../../kit/request-origin.ts'
import { headersOf } from '../../kit/security-headers.ts'
import type { Services } from '../../kit/services.ts'
import { countSilence, longestSilence } from '../../kit/silence.ts'
import { beat } from './streams.ts'

const eventsPath = '/console-api/Events'

/**
 * The stream of events of a page, by the session of its cookie: which deals within the person's reach others changed. No proxy
 * may store, change or hold back any of it.
 */
export const serveEvents = (app: FastifyInstance, services: Services, cookies: OfficeCookies) => {
  const { live } = services
  // Before the server waits for running requests, of which a stream is one that never ends.
  app.addHook('preClose', async () => live.closeStreams())
  // Without HEAD, which would take the place of a stream.
  app.get(eventsPath, { exposeHeadRoute: false }, async (request, reply) => {
    if (isOfOtherSite(request.headers)) throw new Refusal('ForeignOrigin')
    const sessionHash = officeSessionHash(request, services, cookies)
    const entry = { sessionHash, stage: 'watch' as const, action: 'deal.view' as const, now: services.clock.now() }
    const session = await mayEnterOffice(services.database.db, entry)
    if (session === undefined || sessionHash === undefined) throw new Refusal('Access_Denied')
    const { personId, brokerageId } = session
    const stream = { session: sessionHash.toString('hex'), personId, brokerageId, response: reply.raw }
    if (!live.open(stream)) throw new Refusal('TooManyRequests', { retryAfter: 60 })
    countSilence(request.raw, longestSilence)
    reply.hijack()
    reply.raw.writeHead(200, {
      ...headersOf(services.publicUrl),
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    })
    reply.raw.write(beat)
  })
}
