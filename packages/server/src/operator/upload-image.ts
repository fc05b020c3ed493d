import fastifyMultipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { audit } from '../kit/audit.ts'
import { requireOperator } from '../kit/operator-routes.ts'
import { Refusal } from '../kit/refusal.ts'
import type { Services } from '../kit/services.ts'
import { inSite } from '../kit/transaction.ts'
import { type ImageKind, imageKinds } from '../site/index.ts'
import { drawImage } from './draw-image.ts'
import { keepImage } from './image-store.ts'
import { isSiteSlug } from './site-rules.ts'
import { siteExists } from './site-store.ts'

export const uploadImagePath = '/broker-api/UploadImage'
export const largestImage = 5 * 1024 * 1024

/** What the OpenAPI page says of it: the one operator call that is not JSON. */
export const uploadImageOperation = {
  post: {
    summary: 'Keeps an image of a brand (at most 5 MB) and answers its name for SaveSite',
    tags: ['operator'],
    security: [{ operator: [] }],
    requestBody: {
      required: true,
      content: {
        'multipart/form-data': {
          schema: {
            type: 'object',
            required: ['SiteID', 'Kind', 'file'],
            properties: {
              SiteID: { type: 'string' },
              Kind: { type: 'string', enum: imageKinds },
              file: { type: 'string', format: 'binary' },
            },
          },
        },
      },
    },
    responses: { 200: { description: 'Name, or refused by a rule: UnknownSite, InvalidImage' } },
  },
}

const isImageKind = (text: string): text is ImageKind => (imageKinds as readonly string[]).includes(text)

/** The token is checked before a byte of the body is read; only this route reads multipart at all. */
export const serveImageUploads = async (app: FastifyInstance, services: Services, operatorToken: string) => {
  await app.register((scope, _options, done) => {
    void scope.register(fastifyMultipart, {
      limits: { fileSize: largestImage, files: 1, fields: 4, fieldSize: 200, fieldNameSize: 40, parts: 5 },
    })
    scope.post(uploadImagePath, {
      onRequest: requireOperator(services.keys, operatorToken),
      handler: async (request) => {
        const { siteId, kind, bytes } = await readUpload(request)
        const name = await saveImage(services, siteId, kind, bytes)
        return { ReturnStatus: { ReturnCode: 200, ReturnMessage: '' }, Name: name }
      },
    })
    done()
  })
}

const readUpload = async (request: FastifyRequest) => {
  if (!request.isMultipart()) throw new Refusal('UnsupportedMediaType')
  const fields: Record<string, string> = {}
  let bytes: Buffer | undefined
  for await (const part of request.parts()) {
    if (part.type === 'file') bytes = await part.toBuffer()
    else fields[part.fieldname] = String(part.value)
  }
  const { SiteID = '', Kind = '' } = fields
  if (!bytes || !isImageKind(Kind)) throw new Refusal('InvalidRequest')
  return { siteId: SiteID, kind: Kind, bytes }
}

const saveImage = async (services: Services, siteId: string, kind: ImageKind, bytes: Buffer): Promise<string> => {
  const { db } = services.database
  if (!isSiteSlug(siteId) || !(await inSite(db, siteId, (trx) => siteExists(trx, siteId))))
    throw new Refusal('UnknownSite')
  const image = await drawImage(kind, bytes)
  if (!image) throw new Refusal('InvalidImage')
  const now = services.clock.now()
  return inSite(db, siteId, async (trx) => {
    await audit(trx, { siteId, actor: 'operator', action: 'site-saved', at: now, details: { image: kind } })
    return keepImage(trx, { siteId, kind, ...image }, now)
  })
}
