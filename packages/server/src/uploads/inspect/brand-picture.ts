import { isPicture } from '../file-kinds.ts'
import { openPages } from './pictures.ts'
import { recognise } from './recognise.ts'
import type { Sharp } from './sharp.ts'

/** Where a picture of a brand is shown; `document` is for a stored logo. */
export type BrandPlace = 'photo' | 'logo' | 'icon' | 'document'

/** An ordinary picture of a phone has 12 or 24 megapixels; a logo or portrait needs less. */
const mostPixelsOfBrand = 25_000_000
const transparent = { r: 0, g: 0, b: 0, alpha: 0 }

/** How much longer than wide what fills a place may be: it is enlarged before it is cropped, so a strip would become millions of pixels. */
const mostRatio = 4

/** The middle of a picture, the whole of one that is no strip. */
export const middleOf = (width: number, height: number) => {
  const [wide, high] = [Math.min(width, height * mostRatio), Math.min(height, width * mostRatio)]
  return { left: Math.floor((width - wide) / 2), top: Math.floor((height - high) / 2), width: wide, height: high }
}

const drawings: Record<BrandPlace, (image: Sharp) => Sharp | Promise<Sharp>> = {
  async photo(image) {
    const { width, height } = (await image.metadata()).autoOrient
    return image
      .extract(middleOf(width, height))
      .resize(512, 512, { fit: 'cover', position: 'attention' })
      .webp({ quality: 86 })
  },
  logo: (image) => image.resize(800, 320, { fit: 'inside', withoutEnlargement: true }).webp({ quality: 90 }),
  icon: (image) => image.resize(64, 64, { fit: 'contain', background: transparent }).png(),
  // As on the page of a document, which embeds an opaque picture as it is.
  document: (image) => image.flatten({ background: '#ffffff' }).png(),
}

/**
 * Draws a picture in the size of its place. Undefined for bytes that are no picture of one page, or have more pixels
 * than one needs.
 */
export const brandPicture = async (bytes: Buffer, place: BrandPlace): Promise<Buffer | undefined> => {
  const form = recognise(bytes.subarray(0, 64))
  if (form === undefined || !isPicture(form)) return undefined
  try {
    const [image, second] = (await openPages(bytes, form, mostPixelsOfBrand)).pages
    if (image === undefined || second !== undefined) return undefined
    return await (await drawings[place](image)).toBuffer()
  } catch {
    return undefined
  }
}
