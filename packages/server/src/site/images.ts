import type { FastifyInstance } from 'fastify'
import type { Trx } from '../db/open-database.ts'
import { Refusal } from '../kit/refusal.ts'
import type { Services } from '../kit/services.ts'
import { inSite } from '../kit/transaction.ts'

/** The five images of a brand. A name is `<site>.<random>.<kind>`: a key of the table, never a path. */
const imageRoutes = {
  '/ws/ReferralPhoto/:name': 'ReferralPhoto',
  '/ws/ReferralLogo/:name': 'ReferralLogo',
  '/ws/AgentProfilePhoto/:name': 'AgentProfilePhoto',
  '/ws/BrokerageLogo/:name': 'BrokerageLogo',
  '/ws/AgentFavIcon/:name': 'AgentFavIcon',
} as const

export type ImageKind = (typeof imageRoutes)[keyof typeof imageRoutes]
export const imageKinds: readonly ImageKind[] = Object.values(imageRoutes)

export const findImage = (trx: Trx, siteId: string, name: string) =>
  trx
    .selectFrom('site_images')
    .select(['bytes', 'content_type', 'kind'])
    .where('site_id', '=', siteId)
    .where('name', '=', name)
    .executeTakeFirst()

export const serveImages = (app: FastifyInstance, { database }: Pick<Services, 'database'>) => {
  for (const [route, kind] of Object.entries(imageRoutes)) {
    app.get<{ Params: { name: string } }>(route, async (request, reply) => {
      const { name } = request.params
      const siteId = /^([A-Za-z0-9-]{1,40})\.[a-f0-9]{32}\.[a-z]+$/.exec(name)?.[1]
      const image = siteId && (await inSite(database.db, siteId, (trx) => findImage(trx, siteId, name)))
      if (!image || image.kind !== kind) throw new Refusal('UnknownPath')
      return reply
        .type(image.content_type)
        .headers({
          'cache-control': 'public, max-age=31536000, immutable',
          'content-security-policy': "default-src 'none'; sandbox",
        })
        .send(Buffer.from(image.bytes))
    })
  }
}
