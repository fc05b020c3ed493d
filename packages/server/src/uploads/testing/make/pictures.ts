import { crc32 } from 'node:zlib'
import sharp from 'sharp'

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#7a1f5c' } })
/** A photo's grain: it does not compress to nothing. */
export const noise = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 40 } },
  })

export const makeJpeg = (width = 64, height = 48) => plain(width, height).jpeg().toBuffer()
export const makePng = (width = 64, height = 48) => plain(width, height).png().toBuffer()
export const makeGif = (width = 64, height = 48) => plain(width, height).gif().toBuffer()
export const makeWebp = (width = 64, height = 48) => plain(width, height).webp().toBuffer()
export const makeTiff = (width = 64, height = 48) => plain(width, height).tiff().toBuffer()

export const pngChunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type), data])
  const head = Buffer.alloc(4)
  head.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([head, body, sum])
}

/** A PNG that says another size than it has, with a checksum that agrees. */
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

export interface HeicShape {
  brands?: string
  width?: number
  height?: number
  more?: Buffer[]
}

/** The boxes of an iPhone's photo, without its pictures. */
export const makeHeic = ({
  brands = 'heic\0\0\0\0mif1heic',
  width = 4032,
  height = 3024,
  more = [],
}: HeicShape = {}): Buffer => {
  const size = Buffer.alloc(12)
  size.writeUInt32BE(width, 4)
  size.writeUInt32BE(height, 8)
  const properties = box('iprp', box('ipco', box('ispe', size)), box('ipma', Buffer.alloc(8)))
  return Buffer.concat([
    box('ftyp', Buffer.from(brands, 'latin1')),
    box('meta', Buffer.alloc(4), box('hdlr', Buffer.alloc(24)), properties),
    box('mdat', Buffer.alloc(3000, 0x5a)),
    ...more,
  ])
}

export interface TiffShape {
  width?: number
  height?: number
  pages?: number
  /** The last directory points back to the first. */
  isEndless?: boolean
}

/** Pages of nothing, each a directory that says its size. */
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
