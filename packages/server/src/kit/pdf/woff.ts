import { inflateSync } from 'node:zlib'

const woffHeader = 44
const woffEntry = 20
const sfntHeader = 12
const sfntEntry = 16
const padded = (length: number) => Math.ceil(length / 4) * 4

/**
 * The uncompressed font of a WOFF file. Otherwise the font library would decompress each table, in JavaScript, on every
 * access.
 */
export const sfntOf = (woff: Buffer): Buffer => {
  const count = woff.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, index) => {
    const at = woffHeader + index * woffEntry
    const [offset, packed, length] = [woff.readUInt32BE(at + 4), woff.readUInt32BE(at + 8), woff.readUInt32BE(at + 12)]
    const bytes = woff.subarray(offset, offset + packed)
    return {
      tag: woff.subarray(at, at + 4),
      checksum: woff.readUInt32BE(at + 16),
      bytes: packed < length ? inflateSync(bytes) : bytes,
    }
  })
  const start = sfntHeader + count * sfntEntry
  const font = Buffer.alloc(tables.reduce((sum, { bytes }) => sum + padded(bytes.length), start))
  woff.copy(font, 0, 4, 8)
  const power = 2 ** Math.floor(Math.log2(count))
  font.writeUInt16BE(count, 4)
  font.writeUInt16BE(power * 16, 6)
  font.writeUInt16BE(Math.log2(power), 8)
  font.writeUInt16BE(count * 16 - power * 16, 10)
  let offset = start
  for (const [index, { tag, checksum, bytes }] of tables.entries()) {
    const at = sfntHeader + index * sfntEntry
    tag.copy(font, at)
    font.writeUInt32BE(checksum, at + 4)
    font.writeUInt32BE(offset, at + 8)
    font.writeUInt32BE(bytes.length, at + 12)
    bytes.copy(font, offset)
    offset += padded(bytes.length)
  }
  return font
}
