import type { FastifyInstance } from 'fastify'
import { Refusal } from '../kit/refusal.ts'
import type { Services } from '../kit/services.ts'
import { inSite } from '../kit/transaction.ts'
import { checkEnvelope } from './jobs.ts'
import { noticeRoute } from './notice-url.ts'

const largestNotice = 512 * 1024

/**
 * Where an external service reports changes. A notice with a valid signature only triggers a query; its content is not
 * trusted.
 */
export const serveSigningNotices = async (
  app: FastifyInstance,
  { database, jobs, envelopes }: Pick<Services, 'database' | 'jobs' | 'envelopes'>,
) => {
  if (!envelopes) return
  await app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, parsed) =>
      parsed(null, body),
    )
    scope.post<{ Params: { siteId: string; requestId: string } }>(
      noticeRoute,
      { bodyLimit: largestNotice },
      async (request) => {
        const signature = request.headers['x-docusign-signature-1']
        if (typeof signature !== 'string' || !envelopes.isNotice(String(request.body), signature))
          throw new Refusal('Access_Denied')
        const { siteId, requestId } = request.params
        await inSite(database.db, siteId, (trx) => jobs.send(trx, checkEnvelope, { siteId, requestId, isWatch: false }))
        return { ReturnStatus: { ReturnCode: 200, ReturnMessage: '' } }
      },
    )
    done()
  })
}
