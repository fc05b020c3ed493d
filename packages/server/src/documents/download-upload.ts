import { Readable } from 'node:stream'
import { SiteIds } from '@foyer/contract/kit/ids.ts'
import { Id } from '@foyer/domain/kit/schema.ts'
import type { FastifyInstance } from 'fastify'
import Type from 'typebox'
import { turnOfActor } from '../kit/costly-call.ts'
import { endSlowReader, holdTurn } from '../kit/hold-turn.ts'
import { countedCaller } from '../kit/operator-caller.ts'
import type { OperatorDoor } from '../kit/operator-doors.ts'
import { startRecording } from '../kit/record-call.ts'
import { Refusal } from '../kit/refusal.ts'
import { createSemaphore } from '../kit/semaphore.ts'
import type { Services } from '../kit/services.ts'
import { assertNotQuarantined } from './quarantine.ts'

export const downloadUploadPath = '/broker-api/DownloadUpload'

const Body = Type.Object({ ...SiteIds.properties, DFRequestDocItemUploadID: Id })
const call = {
  path: downloadUploadPath,
  access: 'operator',
  action: 'document.download',
  effect: 'read',
  audit: 'document-downloaded',
  body: Body,
} as const
/** Of staff and keys. */
export const downloadsOfActor = { name: 'document-downloads', max: 1200, seconds: 60 * 60 }
/** Each byte is decrypted and checked, and kept until the reader has taken it: a person's downloads take turns to their end. */
const downloads = createSemaphore({
  ...{ concurrency: 12, concurrencyPerKey: 2, concurrencyPerGroup: 4 },
  ...{ queued: 400, queuedPerKey: 30, queuedPerGroup: 100, longestWait: 25_000 },
})
/** Where each door serves it. */
export const downloadUploadPaths = (doors: readonly OperatorDoor[]) => doors.flatMap((door) => door.urlsOf(call))

/** The entry on the OpenAPI page: the reply is the file. */
export const downloadUploadOperation = {
  post: {
    summary: 'The stored bytes of an upload; pictures contain only pixels',
    tags: ['operator'],
    security: [{ operator: [] }],
    requestBody: { required: true, content: { 'application/json': { schema: Body } } },
    responses: {
      200: {
        description: 'The file, as an attachment; NoAccess, or Unavailable until it is scanned, as JSON',
        content: { '*/*': {} },
      },
    },
  },
}

/** RFC 6266: an ASCII name for old programs, and the full name in UTF-8. */
const disposition = (name: string): string => {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const whole = encodeURIComponent(name).replace(/['()*]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`)
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`
}

/**
 * Only the operator and staff receive a file, as an attachment that no browser opens under our origin, and only after its scan
 * where there is a scanner. A file changed on disk breaks off before its end: the store checks every byte.
 */
export const serveDownloads = (app: FastifyInstance, services: Services, doors: readonly OperatorDoor[]): void => {
  for (const door of doors) for (const url of door.urlsOf(call)) serveDownload(app, services, door, url)
}

const serveDownload = (app: FastifyInstance, services: Services, door: OperatorDoor, url: string): void => {
  app.post<{ Body: { SiteID: string; DFRequestDocItemUploadID: number } }>(url, {
    schema: { body: Body },
    onRequest: door.hookOf(call),
    handler: async (request, reply) => {
      const { SiteID: siteId, DFRequestDocItemUploadID: uploadId } = request.body
      const { body, ip } = request
      const now = services.clock.now()
      const { scope, transaction } = await door.enter(request, call, { siteId, body, now })
      const { actor, actions } = scope.rights
      if (actions !== undefined) {
        await services.limiter.takeOrRefuse(downloadsOfActor, countedCaller(scope.rights), now)
        const { brokerageId: group = actor } = request.operator ?? {}
        await holdTurn(downloads, reply.raw, { key: turnOfActor(actor, group), group })
      }
      const { note, around } = startRecording(services, { call, scope, body, now, ip })
      const { row, bytes } = await around(async () => {
        const found = await transaction((trx) =>
          trx
            .selectFrom('document_uploads')
            .select([
              'file_name',
              'content_type',
              'size',
              'storage_key',
              'request_id',
              'sha256',
              'scanned',
              'infected_at',
            ])
            .where('site_id', '=', siteId)
            .where('upload_id', '=', uploadId)
            .executeTakeFirst(),
        )
        if (found) assertNotQuarantined(services, found)
        const content = found && (await services.fileStore.open(found.storage_key))
        if (!found || !content) throw new Refusal('NoAccess')
        note({ details: { RequestDocID: found.request_id } })
        return { row: found, bytes: content }
      })
      endSlowReader(reply.raw, row.size)
      return reply
        .headers({
          'content-type': row.content_type,
          'content-length': String(row.size),
          'content-disposition': disposition(row.file_name),
          'content-security-policy': "default-src 'none'; sandbox",
          'cross-origin-resource-policy': 'same-origin',
          'cache-control': 'no-store',
          'x-content-sha256': row.sha256,
        })
        .send(Readable.from(bytes))
    },
  })
}
