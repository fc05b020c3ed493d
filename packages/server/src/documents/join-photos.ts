import type { documentCalls } from '@foyer/contract/documents/calls.ts'
import { takesUploads } from '@foyer/domain/documents/statuses.ts'
import { isPhoto } from '../application/assemble-requests.ts'
import { assertNotHeld } from '../application/is-held.ts'
import { getRequest, type UploadRow } from '../application/request-rows.ts'
import type { Trx } from '../db/open-database.ts'
import { audit } from '../kit/audit.ts'
import { brokerageOrSite } from '../kit/brokerage-of-site.ts'
import { AccessDenied } from '../kit/guard.ts'
import type { Handler } from '../kit/implement-calls.ts'
import { Refusal } from '../kit/refusal.ts'
import type { Services } from '../kit/services.ts'
import { joinPhotos } from '../uploads/index.ts'
import { documentActor } from './actor.ts'
import { removeFile } from './jobs.ts'
import { limits } from './limits.ts'
import { holdRequest } from './request-store.ts'
import { insertUpload, removeUploadRow } from './upload-store.ts'

interface Asked {
  siteId: string
  requestId: string
  itemId: number
  uploadIds: readonly number[]
}

/** The photos in the given order; each must exist, belong to this item, and not be submitted. */
const getPhotos = async (trx: Trx, { siteId, requestId, itemId, uploadIds }: Asked): Promise<UploadRow[]> => {
  const { items } = await getRequest(trx, siteId, requestId)
  const item = items.find(({ item_id }) => item_id === itemId)
  if (!item || !takesUploads(item.status)) throw new Refusal('NoAccess')
  return [...new Set(uploadIds)].map((id) => {
    const photo = item.uploads.find(({ upload_id }) => upload_id === id)
    if (!photo || photo.submitted_at !== null) throw new Refusal('NoAccess')
    if (!isPhoto(photo.content_type)) throw new Refusal('PhotosNotJoinable')
    return photo
  })
}

/** The PDF is made outside of any transaction; then it replaces its photos, if they all still exist. */
export const joinPhotosOfItem = (services: Services): Handler<(typeof documentCalls)['joinPhotos']> => ({
  async free({ body, scope, now, transaction, refuse }) {
    const { siteId, requestId, applicationId } = scope
    const { DFRequestDocItemID: itemId, Uploads: uploadIds } = body
    const asked = { siteId, requestId, itemId, uploadIds }
    const actor = documentActor(scope)
    const key = `${siteId}|${requestId}`
    const photos = await transaction((trx) => getPhotos(trx, asked))
    await services.limiter.takeOrRefuse(limits.joinsOfRequest, key, now)
    const joined = await joinPhotos(
      services.fileStore,
      photos.map(({ storage_key }) => storage_key),
      key,
      await brokerageOrSite(services.database, siteId),
    )
    if (!joined.ok && joined.key === 'Unavailable') throw new Refusal('Unavailable', { retryAfter: 5 })
    if (!joined.ok) return refuse('PhotosNotJoinable')
    const scanned = photos.every((photo) => photo.scanned)
    try {
      const uploadId = await transaction(async (trx) => {
        await holdRequest(trx, siteId, requestId)
        await assertNotHeld(trx, siteId, applicationId)
        for (const { upload_id: id } of await getPhotos(trx, asked)) {
          const storageKey = await removeUploadRow(trx, siteId, id, now)
          if (storageKey !== undefined) await services.jobs.send(trx, removeFile, { siteId, storageKey })
        }
        const details = { request: requestId, item: itemId, uploads: uploadIds, joined: true }
        await audit(trx, { siteId, actor, action: 'document-removed', at: now, application: applicationId, details })
        const file = { ...joined.file, scanned }
        return insertUpload(trx, services, { siteId, requestId, applicationId, itemId, actor, file, now })
      })
      return { DFRequestDocItemUploadID: uploadId }
    } catch (error) {
      if (error instanceof Refusal || error instanceof AccessDenied)
        await services.fileStore.remove(joined.file.storageKey)
      throw error
    }
  },
})
