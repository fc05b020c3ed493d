import { refuseFile } from '../refused.ts'

/** A phone's 200 megapixels and a scanned page at 1200 dots an inch fit; what opens to gigabytes does not. */
const mostPixels = 2 ** 28
/** Over all frames or pages: a hundred scanned pages at 300 dots an inch. */
const mostPixelsInAll = 2 ** 30
const longestSide = 32_767
const mostFrames = 2000

/** Refuses a picture that says it is larger than anyone needs, before anything draws it. */
export const refuseHugePicture = (width: number, height: number): void => {
  if (width === 0 || height === 0) refuseFile('FileDamaged')
  if (width > longestSide || height > longestSide || width * height > mostPixels) refuseFile('FileUnsafe')
}

export const refuseManyFrames = (frames: number, pixelsInAll: number): void => {
  if (frames > mostFrames || pixelsInAll > mostPixelsInAll) refuseFile('FileUnsafe')
}
