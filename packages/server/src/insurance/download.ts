import { languageOf } from '@foyer/domain/kit/language.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { entryOf } from '../kit/call-routes.ts'
import { runCostly } from '../kit/costly-call.ts'
import { withForms } from '../kit/form-body.ts'
import { authorizeStatement, scopeFrom } from '../kit/guard.ts'
import { startRecording } from '../kit/record-call.ts'
import { Refusal } from '../kit/refusal.ts'
import type { Services } from '../kit/services.ts'
import type { SessionCookies } from '../kit/session.ts'
import { inSite } from '../kit/transaction.ts'
import { documentFor } from './signed-document.ts'
import { getApplication } from './store.ts'

export const downloadPath = '/ws/downloadcliapplicationWithToken'

const call = { path: downloadPath, access: 'insurance', audit: 'insurance-downloaded', perHour: 30 } as const

/** For the OpenAPI page: the only call of this flow that reads a form and returns a file. */
export const downloadOperation = {
  post: {
    summary:
      'The document of a prepared insurance application once everyone has signed; before that, and with OwnCopy 1, this person’s copy with their own health answers',
    tags: ['insurance'],
    security: [{ session: [] }],
    requestBody: {
      required: true,
      content: {
        'application/x-www-form-urlencoded': {
          schema: {
            type: 'object',
            required: ['CliApplicationId', 'Token', 'SiteId'],
            properties: {
              CliApplicationId: { type: 'string' },
              Token: { type: 'string' },
              SiteId: { type: 'string' },
              LanguageId: { type: 'string' },
              OwnCopy: { type: 'string' },
            },
          },
        },
      },
    },
    responses: { 200: { description: 'application/pdf, or refused: CLI_SecurityCheck, NoAccess' } },
  },
}

interface Form {
  siteId: string
  token: string
  id: number
  languageId: number
  isOwnCopy: boolean
}

const formOf = ({ body }: FastifyRequest): Form => {
  const fields = new Map<string, unknown>(Object.entries(body ?? {}))
  const text = (name: string): string => {
    const value = fields.get(name)
    return typeof value === 'string' ? value : ''
  }
  return {
    siteId: text('SiteId'),
    token: text('Token'),
    id: Number(text('CliApplicationId')),
    languageId: Number(text('LanguageId') || 1),
    isOwnCopy: text('OwnCopy') === '1',
  }
}

/** Its guard is that of every call of the flow. */
export const serveInsuranceDownloads = (app: FastifyInstance, services: Services, cookies: SessionCookies) =>
  withForms(app, (scope) => {
    scope.post(downloadPath, { bodyLimit: 4096 }, async (request, reply) => {
      const { siteId, token, id, languageId, isOwnCopy } = formOf(request)
      const { db } = services.database
      const entry = entryOf({ access: 'insurance', effect: 'read' }, request, { siteId, token }, services, cookies)
      const { rows } = await authorizeStatement('foyer_authorize', entry).execute(db)
      const scope = scopeFrom(rows[0], entry)
      const { applicantId, cliApplicationId } = scope
      if (id !== cliApplicationId) throw new Refusal('NoAccess')
      const { now } = entry
      const { around } = startRecording(services, { call, scope, body: { CliApplicationId: id }, now, ip: request.ip })
      const drawn = async () => {
        const row = await inSite(db, siteId, (trx) => getApplication(trx, siteId, cliApplicationId))
        const document = await documentFor(services, row, languageOf(languageId), { applicantId, isOwnCopy })
        if (!document) throw new Refusal('NoAccess')
        return document
      }
      const pdf = await runCostly(services, call, scope, now, () => around(drawn))
      return reply
        .headers({
          'cache-control': 'no-store',
          'content-disposition': `attachment; filename="insurance-${id}.pdf"`,
          'content-security-policy': 'sandbox',
        })
        .type('application/pdf')
        .send(Buffer.from(pdf))
    })
  })
