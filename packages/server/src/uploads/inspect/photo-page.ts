import type { PagePicture } from '../photo-pages.ts'
import { recognise } from './recognise.ts'
import { sharp } from './sharp.ts'

/** So that drawing one photo takes at most 400 MB. */
const mostPixels = 100_000_000

/**
 * A stored photo as the JPEG of a page, upright and at most `longestSide` pixels a side. Undefined for what is none of
 * the kinds in which `newPicture` stores one, or cannot be opened.
 */
export const photoPage = async (bytes: Buffer, longestSide: number): Promise<PagePicture | undefined> => {
  const form = recognise(bytes.subarray(0, 64))
  if (form !== 'jpeg' && form !== 'png') return undefined
  try {
    return await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 })
      .autoOrient()
      .flatten({ background: '#ffffff' })
      .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: 82 })
      .toBuffer({ resolveWithObject: true })
  } catch {
    return undefined
  }
}
