import { crc32 } from 'node:zlib'
import sharp from 'sharp'

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#7a1f5c' } })
/** The grain of a photo, which does not compress away. */
export const noise = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 40 } },
  })

export const makeJpeg = (width = 64, height = 48) => plain(width, height).jpeg().toBuffer()
export const makePng = (width = 64, height = 48) => plain(width, height).png().toBuffer()
export const makeGif = (width = 64, height = 48) => plain(width, height).gif().toBuffer()
/** An animation whose frames after the first are one pixel on a large canvas. */
export const makeFrames = async (width: number, height: number, frames: number): Promise<Buffer> => {
  const gif = await makeGif(width, height)
  const frame = Buffer.from('2c0000000001000100000202010000', 'hex')
  const more = Array.from({ length: frames - 1 }, () => frame)
  return Buffer.concat([gif.subarray(0, -1), ...more, Buffer.from([0x3b])])
}
export const makeWebp = (width = 64, height = 48) => plain(width, height).webp().toBuffer()
/** The same grain over and over, of which a WebP is a thousandth of the size of a JPEG. With `frames`, as many pages. */
export const makePattern = async (width: number, height: number, frames = 1): Promise<Buffer> => {
  const tile = await noise(32, 32).raw().toBuffer()
  const rows = Array.from({ length: 32 }, (_, y) => {
    const row = tile.subarray(y * 96, (y + 1) * 96)
    return Buffer.concat(Array.from({ length: Math.ceil(width / 32) }, () => row)).subarray(0, width * 3)
  })
  // Frames that are alike are merged.
  const raw = Array.from({ length: height * frames }, (_, y) => rows[(y + Math.floor(y / height)) % 32] as Buffer)
  const shape = { width, height: height * frames, channels: 3 as const, pageHeight: height }
  return sharp(Buffer.concat(raw), { raw: shape }).webp({ lossless: true, effort: 1, loop: 0 }).toBuffer()
}
export const makeTiff = (width = 64, height = 48) => plain(width, height).tiff().toBuffer()

export const pngChunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type), data])
  const head = Buffer.alloc(4)
  head.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([head, body, sum])
}

/** A PNG with a wrong declared size and a valid checksum. */
export const resizedPng = async (width: number, height: number): Promise<Buffer> => {
  const png = await makePng()
  const head = Buffer.from(png.subarray(16, 29))
  head.writeUInt32BE(width)
  head.writeUInt32BE(height, 4)
  return Buffer.concat([png.subarray(0, 8), pngChunk('IHDR', head), png.subarray(33)])
}

/** With another chunk before the end. */
export const pngWith = async (type: string, data: Buffer): Promise<Buffer> => {
  const png = await makePng()
  return Buffer.concat([png.subarray(0, -12), pngChunk(type, data), png.subarray(-12)])
}

export const box = (type: string, ...parts: Buffer[]): Buffer => {
  const body = Buffer.concat(parts)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(body.length + 8)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, body])
}

/** A bitmap of 24 bits per pixel, as Windows writes it. */
export const makeBmp = (width = 64, height = 48): Buffer => {
  const row = Math.ceil((width * 3) / 4) * 4
  const bytes = Buffer.alloc(54 + row * height, 0x5c)
  bytes.write('BM')
  bytes.writeUInt32LE(bytes.length, 2)
  bytes.writeUInt32LE(0, 6)
  bytes.writeUInt32LE(54, 10)
  bytes.fill(0, 14, 54)
  bytes.writeUInt32LE(40, 14)
  bytes.writeInt32LE(width, 18)
  bytes.writeInt32LE(height, 22)
  bytes.writeUInt16LE(1, 26)
  bytes.writeUInt16LE(24, 28)
  return bytes
}

/** A scan of several pages. */
export const makeScan = async (pages: number, width = 120, height = 160): Promise<Buffer> => {
  const drawn = Array.from({ length: pages }, () => noise(width, height).png().toBuffer())
  return sharp(await Promise.all(drawn), { join: { animated: true } })
    .tiff({ compression: 'lzw' })
    .toBuffer()
}

export interface TiffShape {
  width?: number
  height?: number
  pages?: number
  /** The last directory points back to the first. */
  isEndless?: boolean
}

/** Empty pages, each a directory with a declared size. */
export const makeTiffPages = ({ width = 100, height = 100, pages = 1, isEndless = false }: TiffShape = {}): Buffer => {
  const parts = [Buffer.from('49492a0008000000', 'hex')]
  const bytes = 2 + 4 * 12 + 4
  for (let page = 0; page < pages; page += 1) {
    const directory = Buffer.alloc(bytes)
    directory.writeUInt16LE(4)
    const entries = [
      [256, width],
      [257, height],
      [273, 8],
      [279, 0],
    ]
    for (const [at, [tag = 0, value = 0]] of entries.entries()) {
      directory.writeUInt16LE(tag, 2 + at * 12)
      directory.writeUInt16LE(4, 4 + at * 12)
      directory.writeUInt32LE(1, 6 + at * 12)
      directory.writeUInt32LE(value, 10 + at * 12)
    }
    const last = page === pages - 1
    directory.writeUInt32LE(last ? (isEndless ? 8 : 0) : 8 + (page + 1) * bytes, bytes - 4)
    parts.push(directory)
  }
  return Buffer.concat(parts)
}
