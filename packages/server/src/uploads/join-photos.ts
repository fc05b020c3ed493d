import sharp from 'sharp'
import { createSemaphore } from '../kit/semaphore.ts'
import type { FileStore } from '../ports/files.ts'
import { maximumUploadBytes } from './largest-file.ts'
import { pdfOfPictures } from './photo-pages.ts'
import { refuseUpload, type UploadOutcome } from './receive-upload.ts'

/** Maximum side of a page's picture in pixels: an A4 page at 200 dots per inch. */
const longestSide = 2340
/** Per photo, so that drawing it takes at most 400 MB. */
const mostPixels = 100_000_000
const mostPhotos = 30
/** Drawing takes memory: two documents at a time, one per sender, brokerages in turn, and a short queue. */
const semaphore = createSemaphore({
  ...{ concurrency: 2, concurrencyPerKey: 1, queued: 40, queuedPerKey: 5, queuedPerGroup: 15 },
})

/**
 * Merges stored photos into one PDF, a page each, in the given order; the photos stay. The sandbox has encoded them;
 * one that cannot be opened refuses the whole. `sender` (a document request) is the key of the queue, `group` its brokerage.
 */
export const joinPhotos = (
  fileStore: FileStore,
  storageKeys: readonly string[],
  sender: string,
  group?: string,
): Promise<UploadOutcome> => semaphore(() => join(fileStore, storageKeys), sender, group)

const join = async (fileStore: FileStore, storageKeys: readonly string[]): Promise<UploadOutcome> => {
  if (storageKeys.length === 0 || storageKeys.length > mostPhotos) return refuseUpload('PhotosNotJoinable')
  let unreadable: unknown
  const photos = async function* () {
    try {
      for (const storageKey of storageKeys) yield await readPhoto(fileStore, storageKey)
    } catch (error) {
      unreadable = error
      throw error
    }
  }
  const stored = await fileStore.store(pdfOfPictures(photos())).catch((error: unknown) => {
    if (unreadable === undefined) throw error
    return undefined
  })
  if (stored === undefined) return refuseUpload('PhotosNotJoinable')
  if (stored.size > maximumUploadBytes) {
    await fileStore.remove(stored.storageKey)
    return refuseUpload('FileTooLarge')
  }
  const about = { fileName: 'photos.pdf', contentType: 'application/pdf', pages: storageKeys.length, flags: [] }
  return { ok: true, file: { ...stored, ...about, scanned: false, fields: {} } }
}

const readPhoto = async (fileStore: FileStore, storageKey: string) => {
  const bytes = await fileStore.open(storageKey)
  if (!bytes) throw new Error('unknown photo')
  const parts: Buffer[] = []
  for await (const part of bytes) parts.push(part)
  return sharp(Buffer.concat(parts), { limitInputPixels: mostPixels, failOn: 'error', pages: 1 })
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 82 })
    .toBuffer({ resolveWithObject: true })
}
