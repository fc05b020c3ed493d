import type { ErrorKey } from '@foyer/domain/errors.ts'
import { createSemaphore } from '../kit/semaphore.ts'
import type { FileStore } from '../ports/files.ts'
import { maximumUploadBytes } from './largest-file.ts'
import { type PagePicture, pdfOfPictures } from './photo-pages.ts'
import { hasFreeDisk, refuseUpload, type UploadOutcome } from './receive-upload.ts'
import { pictureFrom } from './sandbox/picture-from.ts'
import { runInSandbox, SandboxStopped } from './sandbox/run-in-sandbox.ts'

/** Maximum side of a page's picture in pixels: an A4 page at 200 dots per inch. */
const longestSide = 2340
/** Three for each pixel of a square page, as without any compression. */
const mostPageBytes = 3 * longestSide ** 2
const mostPhotos = 30
/** Drawing takes memory: two documents at a time, one per sender, brokerages in turn, and a short queue. */
const semaphore = createSemaphore({
  ...{ concurrency: 2, concurrencyPerKey: 1, queued: 40, queuedPerKey: 5, queuedPerGroup: 15 },
})

/**
 * Merges stored photos into one PDF, a page each, in the given order; the photos stay. One that
 * is missing or cannot be decoded refuses the whole, and so does a disk that is nearly full. `sender` (a document request) is the
 * key of the queue, `group` its brokerage.
 */
export const joinPhotos = (
  fileStore: FileStore,
  storageKeys: readonly string[],
  sender: string,
  group?: string,
): Promise<UploadOutcome> => semaphore(() => join(fileStore, storageKeys), sender, group)

const join = async (fileStore: FileStore, storageKeys: readonly string[]): Promise<UploadOutcome> => {
  if (storageKeys.length === 0 || storageKeys.length > mostPhotos) return refuseUpload('PhotosNotJoinable')
  if (!(await hasFreeDisk(fileStore))) return refuseUpload('Unavailable')
  let refusal: ErrorKey | undefined
  const photos = async function* () {
    for (const storageKey of storageKeys) {
      const page = await pageOf(fileStore, storageKey)
      if (typeof page !== 'string') yield page
      else {
        refusal = page
        throw new Error(page)
      }
    }
  }
  const stored = await fileStore.store(pdfOfPictures(photos())).catch((error: unknown) => {
    if (refusal === undefined) throw error
    return undefined
  })
  if (stored === undefined) return refuseUpload(refusal ?? 'PhotosNotJoinable')
  if (stored.size > maximumUploadBytes) {
    await fileStore.remove(stored.storageKey)
    return refuseUpload('FileTooLarge')
  }
  const about = { fileName: 'photos.pdf', contentType: 'application/pdf', pages: storageKeys.length, flags: [] }
  return { ok: true, file: { ...stored, ...about, scanned: false, fields: {} } }
}

/** Drawn in the sandbox: a photo comes from there, where its first decoder may have been exploited. */
const pageOf = async (
  fileStore: FileStore,
  storageKey: string,
): Promise<PagePicture | 'PhotosNotJoinable' | 'Unavailable'> => {
  const bytes = await fileStore.open(storageKey)
  if (!bytes) return 'PhotosNotJoinable'
  try {
    return await runInSandbox('photo', { longestSide }, bytes, async (found, body) => {
      if (!found.isDrawn) return 'PhotosNotJoinable'
      return { data: await pictureFrom(body, 'jpeg', mostPageBytes), info: found }
    })
  } catch (error) {
    if (!(error instanceof SandboxStopped)) throw error
    return error.isCausedByFile ? 'PhotosNotJoinable' : 'Unavailable'
  }
}
