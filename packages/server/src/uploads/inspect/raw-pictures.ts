/// <reference path="./heic-decode.d.ts" />
import { assertPictureSize } from './picture-limits.ts'
import { type Sharp, sharp } from './sharp.ts'

/** Formats that the prebuilt sharp cannot read: other libraries decode them to pixels. */
export const rawDecoders: Record<'heic' | 'bmp', (bytes: Buffer, most: number) => Promise<Sharp[]>> = {
  async heic(bytes, most) {
    const { default: decodeHeic } = await import('heic-decode')
    const images = await decodeHeic.all({ buffer: bytes })
    try {
      const decoded: Sharp[] = []
      for (const image of images) {
        assertPictureSize(image.width, image.height, images.length, most)
        const { data, width, height } = await image.decode()
        decoded.push(opaque(data, width, height))
      }
      return decoded
    } finally {
      images.dispose()
    }
  },
  async bmp(bytes, most) {
    assertPictureSize(Math.abs(bytes.readInt32LE(18)), Math.abs(bytes.readInt32LE(22)), 1, most)
    if (bytes.length < bytes.readUInt32LE(10)) throw new RangeError('a bitmap ends before its pixels')
    const { decode: decodeBmp } = await import('bmp-ts')
    const { data, width, height } = decodeBmp(bytes, { toRGBA: true })
    return [opaque(data, width, height)]
  },
}

/** Photos and bitmaps need no transparency; many programs leave the fourth byte at zero. */
const opaque = (data: Uint8Array | Uint8ClampedArray, width: number, height: number): Sharp =>
  sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha()
