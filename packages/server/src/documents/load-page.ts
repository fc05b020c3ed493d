import type { documentCalls, operatorDocumentCalls } from '@foyer/contract/documents/calls.ts'
import type { CallDeclaration } from '@foyer/contract/kit/define-call.ts'
import { getRequest, uploadsOf } from '../application/request-rows.ts'
import { brokerageOrSite } from '../kit/brokerage-of-site.ts'
import type { CallContext, Handler } from '../kit/implement-calls.ts'
import { callerOf } from '../kit/network.ts'
import { Refusal } from '../kit/refusal.ts'
import type { Services } from '../kit/services.ts'
import { drawingSemaphore, drawUploadPage, type SandboxLimits } from '../uploads/index.ts'
import { limits } from './limits.ts'
import { assertNotQuarantined } from './quarantine.ts'
import { markTooHeavy } from './upload-store.ts'

type PageServices = Pick<Services, 'fileStore' | 'scanner' | 'limiter'>
type QueueServices = PageServices & Pick<Services, 'database'>

interface Pages {
  upload_id: number
  storage_key: string
  content_type: string
  pages: number
  scanned: boolean
  infected_at: Date | string | null
}

interface PageAsked {
  SiteID: string
  Page: number
  Width?: number
}

/** Wide enough for a phone with three pixels per point. */
const usualWidth = 1240

/** Retry-After in seconds for a page that a busy machine did not draw in time. */
const again = 60

/**
 * The picture is drawn outside of any transaction. A file with a page that is too heavy loses its pages. A timeout
 * may be due to a busy machine, so it is tried again, up to a limit.
 */
export const drawPage = async (
  { fileStore, scanner, limiter }: PageServices,
  upload: Pages | undefined,
  { SiteID: siteId, Page, Width = usualWidth }: PageAsked,
  { now, transaction }: Pick<CallContext<CallDeclaration>, 'now' | 'transaction'>,
  within?: SandboxLimits,
) => {
  if (!upload || Page > upload.pages) throw new Refusal('NoAccess')
  assertNotQuarantined({ scanner }, upload)
  const { storage_key: storageKey, content_type: contentType } = upload
  const retryAfter = await limiter.secondsLeft(limits.slowDrawings, storageKey, now)
  if (retryAfter > 0) throw new Refusal('Unavailable', { retryAfter })
  const asked = { contentType, page: Page - 1, width: Width }
  const picture = await drawUploadPage(fileStore, storageKey, asked, within)
  if (picture === 'tooSlow') {
    await limiter.take(limits.slowDrawings, storageKey, now)
    throw new Refusal('Unavailable', { retryAfter: again })
  }
  if (picture === 'tooHeavy') await transaction((trx) => markTooHeavy(trx, siteId, upload.upload_id))
  if (!(picture instanceof Buffer)) throw new Refusal('FileDamaged')
  return { Picture: picture.toString('base64') }
}

/**
 * A person who may upload to a request may see its uploads. The upload is read after the wait in the queue, because
 * an earlier page may have been too heavy.
 */
export const loadPage = (services: QueueServices): Handler<(typeof documentCalls)['loadPage']> => ({
  async free({ body, scope: { siteId, requestId }, ip, isGone, now, transaction }) {
    const key = `${siteId}|${requestId}`
    await services.limiter.takeOrRefuse(limits.pagesOfCaller, `${key}|${callerOf(ip)}`, now)
    const brokerage = await brokerageOrSite(services.database, siteId)
    return drawingSemaphore.recipients(
      async () => {
        if (isGone()) throw new Refusal('Unavailable')
        const request = await transaction((trx) => getRequest(trx, siteId, requestId))
        const upload = uploadsOf(request).find(({ upload_id }) => upload_id === body.DFRequestDocItemUploadID)
        return drawPage(services, upload, body, { now, transaction })
      },
      key,
      brokerage,
    )
  },
})

export const loadUploadPage = (services: QueueServices): Handler<(typeof operatorDocumentCalls)['loadUploadPage']> => ({
  async free({ body, note, isGone, now, transaction }) {
    const { SiteID: siteId, DFRequestDocItemUploadID: uploadId } = body
    const brokerage = await brokerageOrSite(services.database, siteId)
    return drawingSemaphore.operator(
      async () => {
        if (isGone()) throw new Refusal('Unavailable')
        const upload = await transaction((trx) =>
          trx
            .selectFrom('document_uploads')
            .select(['upload_id', 'storage_key', 'content_type', 'pages', 'scanned', 'infected_at', 'request_id'])
            .where('site_id', '=', siteId)
            .where('upload_id', '=', uploadId)
            .executeTakeFirst(),
        )
        if (upload) note({ details: { RequestDocID: upload.request_id, page: body.Page } })
        return drawPage(services, upload, body, { now, transaction })
      },
      siteId,
      brokerage,
    )
  },
})
