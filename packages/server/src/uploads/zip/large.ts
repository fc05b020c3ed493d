import type { ByteSource } from '../../ports/files.ts'

/** Writers that stream use the large form of the list's record even for small archives; it lies before the small one. */
export const readLarge = async (source: ByteSource, end: number) => {
  const record = await source.read(Math.max(0, end - 76), 76)
  if (end < 76 || record.readUInt32LE() !== 0x06064b50 || record.readUInt32LE(56) !== 0x07064b50) return undefined
  const [here, count, size, start] = [24, 32, 40, 48].map((at) => Number(record.readBigUInt64LE(at)))
  if (here === undefined || count === undefined || size === undefined || start === undefined) return undefined
  const isOne =
    here === count && Number(record.readBigUInt64LE(4)) === 44 && Number(record.readBigUInt64LE(64)) === end - 76
  return isOne && start + size === end - 76 ? { start, size, count } : undefined
}
