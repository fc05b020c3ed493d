import type { ByteSource } from '../../ports/files.ts'
import { type FileKind, isPicture } from '../file-kinds.ts'
import { refuseFile } from '../refused.ts'
import { piecesOf } from '../source/walk.ts'

/** Readers of PDF look for its mark this far, and browsers for markup. */
const headBytes = 1024
/** The end of a ZIP archive lies within its longest comment of the end of the file. */
const tailBytes = 65_535 + 22
/** None so short that it stands in the bytes of an honest photo: two given bytes do in one of sixty heads. */
const markup = /<(?:!doctype|html|head|body|script|svg|iframe|\?php|%[@=] )/i
const scripts = ['<script', '<SCRIPT', '<?php', '<?PHP', '<html', '<HTML'].map((word) => Buffer.from(word))
const overlap = 16

const isZip = (kind: FileKind) => kind === 'zip' || kind === 'docx' || kind === 'xlsx'

/** Refuses a file that is one thing to us and another to a program that looks for its own mark in it. */
export const refuseHidden = async (source: ByteSource, kind: FileKind): Promise<void> => {
  const head = (await source.read(0, headBytes)).toString('latin1')
  if (!isZip(kind) && (markup.test(head) || head.indexOf('%PDF-', kind === 'pdf' ? 32 : 0) >= 0))
    refuseFile('FileUnsafe')
  if (!isZip(kind) && (await hasArchiveEnd(source))) refuseFile('FileUnsafe')
  if (isPicture(kind) && (await hasScript(source))) refuseFile('FileUnsafe')
}

const hasArchiveEnd = async (source: ByteSource): Promise<boolean> => {
  const start = Math.max(0, source.size - tailBytes)
  const tail = await source.read(start, source.size - start)
  for (let at = tail.indexOf('PK\u0005\u0006'); at >= 0; at = tail.indexOf('PK\u0005\u0006', at + 1)) {
    if (at + 22 > tail.length) continue
    const directory = tail.readUInt32LE(at + 16) + tail.readUInt32LE(at + 12)
    if (directory <= source.size && at + 22 + tail.readUInt16LE(at + 20) <= tail.length) return true
  }
  return false
}

const hasScript = async (source: ByteSource): Promise<boolean> => {
  let before = Buffer.alloc(0)
  for await (const piece of piecesOf(source)) {
    const seam = Buffer.concat([before, piece.subarray(0, overlap)])
    if (scripts.some((word) => piece.includes(word) || seam.includes(word))) return true
    before = Buffer.from(piece.subarray(-overlap))
  }
  return false
}
