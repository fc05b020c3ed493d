import { refuseFile } from '../refused.ts'

/**
 * Maximum pixels of a picture over all its pages and frames: a phone's 200 megapixels, one page scanned at 1200 dots
 * per inch, or thirty at 300. An empty frame of a few bytes takes as long to decode as a full one.
 */
export const mostPixels = 2 ** 28
const longestSide = 32_767
const mostPages = 100

/** Refuses a picture by its declared size before decoding it. */
export const assertPictureSize = (width: number, height: number, pages = 1, most = mostPixels): void => {
  const pixels = width * height
  if (!(pixels > 0)) refuseFile('FileDamaged')
  if (width > longestSide || height > longestSide || pages > mostPages) refuseFile('FileUnsafe')
  if (pixels * pages > most) refuseFile('FileUnsafe')
}
