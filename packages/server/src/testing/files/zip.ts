import { crc32, deflateRawSync } from 'node:zlib'

export interface ZipPart {
  name: string | Buffer
  data?: Buffer | string
  /** 8 by default. */
  method?: number
  flags?: number
  /** Wrong values in the list. */
  listed?: Partial<Record<'crc' | 'packed' | 'unpacked' | 'offset' | 'method' | 'disk', number>>
  /** Wrong values in the entry's own header. */
  own?: Partial<Record<'crc' | 'packed' | 'unpacked' | 'method' | 'flags', number>> & { name?: string }
  /** The sizes follow the bytes, as streaming programs write them. */
  isStreamed?: boolean
  /** Unix: the kind and permissions of a file. */
  mode?: number
  /** Bytes between the end of the packed data and the next entry, included in the entry or not. */
  after?: Buffer
  extraPacked?: Buffer
  /** How often the entry is in the list; 0 or 2 for an invalid one. */
  times?: number
  packedData?: Buffer
}

export interface ZipShape {
  before?: Buffer
  after?: Buffer
  comment?: string
  count?: number
  beforeList?: Buffer
  /** The ZIP64 end record, before the ordinary one. */
  isLarge?: boolean
}

/** An archive byte by byte, valid unless values are overridden. */
export const makeZip = (parts: readonly ZipPart[], shape: ZipShape = {}): Buffer => {
  const bodies: Buffer[] = [shape.before ?? Buffer.alloc(0)]
  const list: Buffer[] = []
  let at = 0
  for (const part of parts) {
    const made = makePart(part, at)
    bodies.push(made.body)
    for (let times = part.times ?? 1; times > 0; times -= 1) list.push(made.listed)
    at += made.body.length
  }
  bodies.push(shape.beforeList ?? Buffer.alloc(0))
  at += shape.beforeList?.length ?? 0
  const directory = Buffer.concat(list)
  const comment = Buffer.from(shape.comment ?? '')
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50)
  const count = shape.count ?? list.length
  end.writeUInt16LE(count & 0xffff, 8)
  end.writeUInt16LE(count & 0xffff, 10)
  end.writeUInt32LE(shape.isLarge ? 0xffffffff : directory.length, 12)
  end.writeUInt32LE(shape.isLarge ? 0xffffffff : at, 16)
  end.writeUInt16LE(comment.length, 20)
  const large = shape.isLarge ? [largeEnd(count, directory.length, at)] : []
  return Buffer.concat([...bodies, directory, ...large, end, comment, shape.after ?? Buffer.alloc(0)])
}

const largeEnd = (count: number, size: number, start: number): Buffer => {
  const record = Buffer.alloc(76)
  record.writeUInt32LE(0x06064b50)
  record.writeBigUInt64LE(44n, 4)
  record.writeBigUInt64LE(BigInt(count), 24)
  record.writeBigUInt64LE(BigInt(count), 32)
  record.writeBigUInt64LE(BigInt(size), 40)
  record.writeBigUInt64LE(BigInt(start), 48)
  record.writeUInt32LE(0x07064b50, 56)
  record.writeBigUInt64LE(BigInt(start + size), 64)
  record.writeUInt32LE(1, 72)
  return record
}

const makePart = (part: ZipPart, offset: number) => {
  const name = Buffer.from(part.name as string)
  const data = Buffer.from((part.data ?? '') as string)
  const method = part.method ?? 8
  const packed = Buffer.concat([
    part.packedData ?? (method === 8 ? deflateRawSync(data) : data),
    part.extraPacked ?? Buffer.alloc(0),
  ])
  const truth = { crc: crc32(data), packed: packed.length, unpacked: data.length, method, offset, disk: 0 }
  const flags = (part.flags ?? 0x800) | (part.isStreamed ? 8 : 0)
  const listed = { ...truth, ...part.listed }
  const own = { ...truth, ...(part.isStreamed && { crc: 0, packed: 0, unpacked: 0 }), flags, ...part.own }
  const ownName = Buffer.from(part.own?.name ?? name)

  const head = Buffer.alloc(30)
  head.writeUInt32LE(0x04034b50)
  head.writeUInt16LE(20, 4)
  head.writeUInt16LE(own.flags, 6)
  head.writeUInt16LE(own.method, 8)
  head.writeUInt32LE(own.crc, 14)
  head.writeUInt32LE(own.packed, 18)
  head.writeUInt32LE(own.unpacked, 22)
  head.writeUInt16LE(ownName.length, 26)

  const entry = Buffer.alloc(46)
  entry.writeUInt32LE(0x02014b50)
  entry.writeUInt16LE(((part.mode === undefined ? 0 : 3) << 8) | 20, 4)
  entry.writeUInt16LE(20, 6)
  entry.writeUInt16LE(flags, 8)
  entry.writeUInt16LE(listed.method, 10)
  entry.writeUInt32LE(listed.crc, 16)
  entry.writeUInt32LE(listed.packed, 20)
  entry.writeUInt32LE(listed.unpacked, 24)
  entry.writeUInt16LE(name.length, 28)
  entry.writeUInt16LE(listed.disk, 34)
  entry.writeUInt32LE(((part.mode ?? 0) << 16) >>> 0, 38)
  entry.writeUInt32LE(listed.offset, 42)

  const descriptor = Buffer.alloc(part.isStreamed ? 16 : 0)
  if (part.isStreamed) {
    descriptor.writeUInt32LE(0x08074b50)
    descriptor.writeUInt32LE(truth.crc, 4)
    descriptor.writeUInt32LE(truth.packed, 8)
    descriptor.writeUInt32LE(truth.unpacked, 12)
  }
  return {
    body: Buffer.concat([head, ownName, packed, descriptor, part.after ?? Buffer.alloc(0)]),
    listed: Buffer.concat([entry, name]),
  }
}
