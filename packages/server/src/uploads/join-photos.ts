import PDFDocument from 'pdfkit'
import sharp from 'sharp'
import type { FileStore } from '../ports/files.ts'
import { type ReceivedFile, refuseUpload, type UploadRefused } from './receive-upload.ts'

/** Longest side of a page's picture in pixels: an A4 page at 200 dots an inch. */
const longestSide = 2340
const mostPixels = 268_435_456
/** A page of a letter in points, at most; pages take the shape of their photo. */
const longestPage = 792

/**
 * Puts photos that are kept into one PDF, a page each, upright as the camera said, in the order given. The photos stay.
 * A photo that cannot be opened refuses the whole.
 */
export const joinPhotos = async (
  fileStore: FileStore,
  storageKeys: readonly string[],
): Promise<{ ok: true; file: ReceivedFile } | UploadRefused> => {
  if (storageKeys.length === 0) return refuseUpload('PhotosNotJoinable')
  const document = new PDFDocument({ autoFirstPage: false, compress: false })
  const drawing = drawPages(document, fileStore, storageKeys)
  const storing = fileStore.store(document as unknown as AsyncIterable<Uint8Array>)
  try {
    await drawing
    const stored = await storing
    const about = { fileName: 'photos.pdf', contentType: 'application/pdf', scanned: false, fields: {} }
    return { ok: true, file: { ...stored, ...about } }
  } catch {
    const stored = await storing.catch(() => undefined)
    if (stored) await fileStore.remove(stored.storageKey)
    return refuseUpload('PhotosNotJoinable')
  }
}

const drawPages = async (document: PDFKit.PDFDocument, fileStore: FileStore, storageKeys: readonly string[]) => {
  try {
    for (const storageKey of storageKeys) {
      const { data, info } = await readPhoto(fileStore, storageKey)
      const scale = longestPage / Math.max(info.width, info.height)
      const size: [number, number] = [info.width * scale, info.height * scale]
      document.addPage({ size, margin: 0 })
      document.image(data, 0, 0, { width: size[0], height: size[1] })
    }
    document.end()
  } catch (error) {
    document.destroy(error instanceof Error ? error : new Error('photos'))
    throw error
  }
}

const readPhoto = async (fileStore: FileStore, storageKey: string) => {
  const bytes = await fileStore.open(storageKey)
  if (!bytes) throw new Error('no such photo')
  const parts: Buffer[] = []
  for await (const part of bytes) parts.push(part)
  return sharp(Buffer.concat(parts), { limitInputPixels: mostPixels, failOn: 'error', pages: 1 })
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 82 })
    .toBuffer({ resolveWithObject: true })
}
