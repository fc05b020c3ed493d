import type { ByteSource } from '../ports/files.ts'

const pieceBytes = 64 * 1024

/** The bytes of a source in chunks of at most 64 KiB. */
export async function* piecesOf(source: ByteSource): AsyncGenerator<Buffer> {
  for (let at = 0; at < source.size; ) {
    const piece = await source.read(at, Math.min(pieceBytes, source.size - at))
    if (piece.length === 0) return
    yield piece
    at += piece.length
  }
}
