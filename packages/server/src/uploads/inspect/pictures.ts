import type { PictureKind } from '../file-kinds.ts'
import { maximumUploadBytes } from '../largest-file.ts'
import type { PagePicture } from '../photo-pages.ts'
import { refuseFile } from '../refused.ts'
import { assertPictureSize, mostPixels } from './picture-limits.ts'
import { rawDecoders } from './raw-pictures.ts'
import { type Sharp, type SharpOptions, sharp } from './sharp.ts'

interface Quality {
  /** Maximum side in pixels. */
  longestSide: number
  quality: number
  chromaSubsampling: string
}

/** A letter at 600 dots per inch, with a margin. */
const usual: Quality = { longestSide: 8000, quality: 90, chromaSubsampling: '4:4:4' }
/** Where that is too large to store: a letter at 300 dots per inch. */
const small: Quality = { longestSide: 3300, quality: 75, chromaSubsampling: '4:2:0' }
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
 * end. A file of several pages or frames becomes a PDF with a page each. What is made has at most the size that a file may
 * have, whatever the kind that was sent: some repeat a pattern in a thousandth of its JPEG.
 */
export const newPicture = async (
  bytes: Buffer,
  kind: PictureKind,
  largest = maximumUploadBytes,
): Promise<NewPicture> => {
  const { pages, isExact } = await openPages(bytes, kind, mostPixels)
  const [first] = pages
  for (const quality of [usual, small]) {
    const made =
      pages.length === 1 && first ? await encodeOne(first, isExact, quality) : await encodeAll(pages, quality, largest)
    if (made !== undefined && made.bytes.length <= largest) return { ...made, pages: pages.length }
  }
  return refuseFile('FileTooLarge')
}

/** Throws for a picture that cannot be decoded completely. */
export const decodePicture = async (bytes: Buffer, kind: PictureKind): Promise<void> => {
  const { pages } = await openPages(bytes, kind, mostPixels)
  for (const page of pages) await page.resize(16, 16, { fit: 'fill' }).raw().toBuffer()
}

/** The pages of a picture, upright. Throws for one that cannot be opened, or has more pixels than `most`. */
export const openPages = async (
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

const prepare = (image: Sharp): Sharp => image.autoOrient()

const resized = (image: Sharp, { longestSide }: Quality): Sharp =>
  image.clone().resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })

const asJpeg = (image: Sharp, quality: Quality): Sharp =>
  resized(image, quality)
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: quality.quality, chromaSubsampling: quality.chromaSubsampling })

type Encoded = Pick<NewPicture, 'kind' | 'bytes'>

const encodeOne = async (image: Sharp, isExact: boolean, quality: Quality): Promise<Encoded> => {
  if (isExact) {
    const png = await resized(image, quality).png().toBuffer()
    if (png.length <= largestPng) return { kind: 'png', bytes: png }
  }
  return { kind: 'jpeg', bytes: await asJpeg(image, quality).toBuffer() }
}

/** Undefined as soon as the pages are too large together. */
const encodeAll = async (pages: readonly Sharp[], quality: Quality, largest: number): Promise<Encoded | undefined> => {
  const pictures: PagePicture[] = []
  let total = 0
  for (const page of pages) {
    const picture = await asJpeg(page, quality).toBuffer({ resolveWithObject: true })
    total += picture.data.length
    if (total > largest) return undefined
    pictures.push(picture)
  }
  const { pdfOfPictures } = await import('../photo-pages.ts')
  const parts: Buffer[] = []
  for await (const part of pdfOfPictures(pictures)) parts.push(part)
  return { kind: 'pdf', bytes: Buffer.concat(parts) }
}
