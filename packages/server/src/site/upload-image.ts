import { buffer } from 'node:stream/consumers'
import { hasControlCharacters } from '@foyer/domain/kit/text.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import Type from 'typebox'
import { brokerageOrSite } from '../kit/brokerage-of-site.ts'
import { countedCaller } from '../kit/operator-caller.ts'
import type { Entered, OperatorDoor } from '../kit/operator-doors.ts'
import { holdBody } from '../kit/operator-routes.ts'
import { readMultipart } from '../kit/read-multipart.ts'
import { startRecording } from '../kit/record-call.ts'
import { Refusal } from '../kit/refusal.ts'
import type { Services } from '../kit/services.ts'
import { acceptUploads } from '../uploads/index.ts'
import { drawSentImage } from './draw-image.ts'
import { storeImage } from './image-store.ts'
import { type ImageKind, imageKinds } from './images.ts'
import { isSiteSlug } from './site-rules.ts'
import { siteExists } from './site-store.ts'

export const uploadImagePath = '/broker-api/UploadImage'
const call = {
  path: uploadImagePath,
  access: 'operator',
  action: 'setting.edit',
  effect: 'write',
  audit: 'site-saved',
  body: Type.Object({ SiteID: Type.String() }),
} as const
/** Where each door serves it. */
export const uploadImagePaths = (doors: readonly OperatorDoor[]) => doors.flatMap((door) => door.urlsOf(call))
export const largestImage = 5 * 1024 * 1024

/** The entry on the OpenAPI page, for the one operator call without JSON. */
export const uploadImageOperation = {
  post: {
    summary: 'Store an image of a brand (at most 5 MB) and return its name for SaveSite',
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

const limits = { fileSize: largestImage, fields: 4, fieldSize: 200, fieldNameSize: 40, parts: 5 }

/** The token is checked before any byte of the body is read. */
export const serveImageUploads = async (app: FastifyInstance, services: Services, doors: readonly OperatorDoor[]) => {
  await app.register((scope, _options, done) => {
    acceptUploads(scope)
    for (const door of doors) for (const url of door.urlsOf(call)) serveImageUpload(scope, services, door, url)
    done()
  })
}

const imagesOfSite = { name: 'site-images', max: 60, seconds: 60 * 60 }
/** Of staff and keys, whichever sites they send them to. */
export const imagesOfActor = { name: 'site-images-of-actor', max: 120, seconds: 60 * 60 }

const serveImageUpload = (app: FastifyInstance, services: Services, door: OperatorDoor, url: string) => {
  app.post(url, {
    onRequest: [door.hookOf(call), holdBody],
    handler: async (request) => {
      const { operator } = request
      if (operator?.actions !== undefined)
        await services.limiter.takeOrRefuse(imagesOfActor, countedCaller(operator), services.clock.now())
      const { siteId, kind, bytes } = await readUpload(request)
      const body = { SiteID: siteId }
      const now = services.clock.now()
      const { scope, transaction } = await door.enter(request, call, { siteId, body, now })
      const { note, around } = startRecording(services, { call, scope, body, now, ip: request.ip })
      note({ details: { image: kind } })
      const name = await around(async () => {
        await services.limiter.takeOrRefuse(imagesOfSite, siteId, now)
        return saveImage(services, transaction, { siteId, kind, bytes })
      })
      return { ReturnStatus: { ReturnCode: 200, ReturnMessage: '' }, Name: name }
    },
  })
}

const readUpload = async (request: FastifyRequest) => {
  const { fields, file } = await readMultipart(request, { limits, receive: buffer })
  const { SiteID = '', Kind = '' } = fields
  if (!file || !isImageKind(Kind) || hasControlCharacters(SiteID)) throw new Refusal('InvalidRequest')
  return { siteId: SiteID, kind: Kind, bytes: file.received }
}

const saveImage = async (
  { database, clock }: Services,
  transaction: Entered['transaction'],
  { siteId, kind, bytes }: { siteId: string; kind: ImageKind; bytes: Buffer },
): Promise<string> => {
  if (!isSiteSlug(siteId) || !(await transaction((trx) => siteExists(trx, siteId)))) throw new Refusal('UnknownSite')
  const image = await drawSentImage(kind, bytes, await brokerageOrSite(database, siteId))
  if (!image) throw new Refusal('InvalidImage')
  return transaction((trx) => storeImage(trx, { siteId, kind, ...image }, clock.now()))
}
