import type { PictureKind } from '../file-kinds.ts'
import type { PagePicture } from '../photo-pages.ts'
import { assertPictureSize, mostPixels } from './picture-limits.ts'
import { rawDecoders } from './raw-pictures.ts'
import { type Sharp, type SharpOptions, sharp } from './sharp.ts'

/** Maximum side of a stored picture in pixels: a letter at 600 dots per inch, with a margin. */
const longestSide = 8000
/** A larger PNG is a photo: a JPEG of it has a tenth of the size. */
const largestPng = 8 * 1024 * 1024
/** Kinds with exact pixels: PNG keeps lines and letters sharp. Transparent pictures are PNG too. */
const exact: readonly PictureKind[] = ['png', 'gif', 'bmp']

export interface NewPicture {
  kind: 'jpeg' | 'png' | 'pdf'
  bytes: Buffer
  pages: number
}

/**
 * Decodes a picture and re-encodes its pixels upright, which drops everything else: location, camera, bytes after the
 * end. A file of several pages or frames becomes a PDF with a page each.
 */
export const newPicture = async (bytes: Buffer, kind: PictureKind, most = mostPixels): Promise<NewPicture> => {
  const { pages, isExact } = await openPages(bytes, kind, most)
  const [first] = pages
  if (pages.length === 1 && first) return { ...(await encode(first, isExact)), pages: 1 }
  const { pdfOfPictures } = await import('../photo-pages.ts')
  const parts: Buffer[] = []
  for await (const part of pdfOfPictures(encodePages(pages))) parts.push(part)
  return { kind: 'pdf', bytes: Buffer.concat(parts), pages: pages.length }
}

/** Throws for a picture that cannot be decoded completely. */
export const decodePicture = async (bytes: Buffer, kind: PictureKind): Promise<void> => {
  const { pages } = await openPages(bytes, kind, mostPixels)
  for (const page of pages) await page.resize(16, 16, { fit: 'fill' }).raw().toBuffer()
}

const openPages = async (
  bytes: Buffer,
  kind: PictureKind,
  most: number,
): Promise<{ pages: Sharp[]; isExact: boolean }> => {
  const isExact = exact.includes(kind)
  if (kind === 'heic' || kind === 'bmp') return { pages: (await rawDecoders[kind](bytes, most)).map(prepare), isExact }
  const options: SharpOptions = { limitInputPixels: most, failOn: 'error' }
  const stated = await sharp(bytes, { ...options, limitInputPixels: false }).metadata()
  const { width, height, pageHeight = height, pages = 1 } = stated
  assertPictureSize(width, pageHeight, pages, most)
  const open = (page: number) => prepare(sharp(bytes, { ...options, page, pages: 1 }))
  return { pages: Array.from({ length: pages }, (_, page) => open(page)), isExact: isExact || stated.hasAlpha }
}

const prepare = (image: Sharp): Sharp =>
  image.autoOrient().resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })

const asJpeg = (image: Sharp): Sharp =>
  image.clone().flatten({ background: '#ffffff' }).jpeg({ quality: 90, chromaSubsampling: '4:4:4' })

const encode = async (image: Sharp, isExact: boolean): Promise<Pick<NewPicture, 'kind' | 'bytes'>> => {
  const png = isExact ? await image.clone().png().toBuffer() : undefined
  if (png && png.length <= largestPng) return { kind: 'png', bytes: png }
  return { kind: 'jpeg', bytes: await asJpeg(image).toBuffer() }
}

async function* encodePages(pages: readonly Sharp[]): AsyncGenerator<PagePicture> {
  for (const page of pages) yield asJpeg(page).toBuffer({ resolveWithObject: true })
}
