import { refuseFile } from '../refused.ts'

/**
 * Of a picture, over all its pages and frames: a phone's 200 megapixels, a scanned page at 1200 dots per inch, or thirty at
 * 300 fit. A few bytes of an empty frame take as long to decode as a full one.
 */
export const mostPixels = 2 ** 28
const longestSide = 32_767
const mostPages = 100

/** Refuses a picture that claims to be larger than anyone needs, before anything decodes it. */
export const refuseHugePicture = (width: number, height: number, pages = 1): void => {
  const pixels = width * height
  if (!(pixels > 0)) refuseFile('FileDamaged')
  if (width > longestSide || height > longestSide || pages > mostPages) refuseFile('FileUnsafe')
  if (pixels * pages > mostPixels) refuseFile('FileUnsafe')
}
