import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import Type from 'typebox'
import { audit } from '../kit/audit.ts'
import { requireOperator } from '../kit/operator-routes.ts'
import { Refusal } from '../kit/refusal.ts'
import type { Services } from '../kit/services.ts'
import { inSite } from '../kit/transaction.ts'

export const downloadUploadPath = '/broker-api/DownloadUpload'

const Body = Type.Object({ SiteID: Type.String({ maxLength: 40 }), DFRequestDocItemUploadID: Type.Integer() })

/** What the OpenAPI page says of it: its answer is the file. */
export const downloadUploadOperation = {
  post: {
    summary: 'The bytes of an upload, as they were sent',
    tags: ['operator'],
    security: [{ operator: [] }],
    requestBody: { required: true, content: { 'application/json': { schema: Body } } },
    responses: { 200: { description: 'The file, as an attachment; NoAccess as JSON', content: { '*/*': {} } } },
  },
}

/** RFC 6266: plain letters for old programs, and the whole name in UTF-8. */
const disposition = (name: string): string => {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const whole = encodeURIComponent(name).replace(/['()*]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`)
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`
}

/**
 * A file leaves for the operator alone, as an attachment that no browser opens in our name. What was changed on the disk
 * breaks off before its end: the store checks every byte.
 */
export const serveDownloads = (app: FastifyInstance, services: Services, operatorToken: string): void => {
  app.post<{ Body: { SiteID: string; DFRequestDocItemUploadID: number } }>(downloadUploadPath, {
    schema: { body: Body },
    onRequest: requireOperator(services.keys, operatorToken),
    handler: async (request, reply) => {
      const { SiteID: siteId, DFRequestDocItemUploadID: uploadId } = request.body
      const row = await inSite(services.database.db, siteId, async (trx) => {
        const found = await trx
          .selectFrom('document_uploads')
          .select(['file_name', 'content_type', 'size', 'storage_key', 'request_id', 'sha256'])
          .where('site_id', '=', siteId)
          .where('upload_id', '=', uploadId)
          .executeTakeFirst()
        if (!found) return undefined
        const details = { request: found.request_id, upload: uploadId }
        const at = services.clock.now()
        await audit(trx, { siteId, actor: 'operator', action: 'document-downloaded', at, details })
        return found
      })
      const bytes = row && (await services.fileStore.open(row.storage_key))
      if (!row || !bytes) throw new Refusal('NoAccess')
      return reply
        .headers({
          'content-type': row.content_type,
          'content-length': String(row.size),
          'content-disposition': disposition(row.file_name),
          'content-security-policy': "default-src 'none'; sandbox",
          'cache-control': 'no-store',
          'x-content-sha256': row.sha256,
        })
        .send(Readable.from(bytes))
    },
  })
}
