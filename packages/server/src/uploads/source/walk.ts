import type { ByteSource } from '../../ports/files.ts'

export const windowBytes = 64 * 1024

/** The bytes from `start` to `end` in pieces of at most 64 KiB; between two of them others get their turn. */
export async function* piecesOf(source: ByteSource, start = 0, end = source.size): AsyncGenerator<Buffer> {
  for (let at = start; at < end; ) {
    const piece = await source.read(at, Math.min(windowBytes, end - at))
    if (piece.length === 0) return
    yield piece
    at += piece.length
  }
}

export const wholeOf = (source: ByteSource): AsyncIterable<Buffer> => piecesOf(source)

/** Bytes in memory as a source: a file within an archive, one at a time. */
export const inMemory = (bytes: Buffer): ByteSource => ({
  size: bytes.length,
  read: async (start, length) => bytes.subarray(start, start + length),
})
