import { isPicture } from '../file-kinds.ts'
import { refuseFile } from '../refused.ts'

/** PDF readers search for the signature within this range, and browsers for markup. */
const headBytes = 1024
/** The end record of a ZIP archive is at most its longest comment before the end of the file. */
const tailBytes = 65_535 + 22
/** Long enough not to occur in ordinary photos by chance: two given bytes occur in one of sixty heads. */
const markup = /<(?:!doctype|html|head|body|script|svg|iframe|\?php|%[@=] )/i
const scripts = ['<script', '<SCRIPT', '<?php', '<?PHP', '<html', '<HTML']

/**
 * Refuses a file stored as received that has a second format inside, which another program would find by its
 * signature.
 */
export const assertNothingHidden = (bytes: Buffer, kind: string): void => {
  const head = bytes.toString('latin1', 0, headBytes)
  if (markup.test(head) || head.indexOf('%PDF-', kind === 'pdf' ? 32 : 0) >= 0) refuseFile('FileUnsafe')
  if (hasArchiveEnd(bytes)) refuseFile('FileUnsafe')
  if (isPicture(kind) && scripts.some((word) => bytes.includes(word))) refuseFile('FileUnsafe')
}

const hasArchiveEnd = (bytes: Buffer): boolean => {
  const tail = bytes.subarray(Math.max(0, bytes.length - tailBytes))
  for (let at = tail.indexOf('PK\u0005\u0006'); at >= 0; at = tail.indexOf('PK\u0005\u0006', at + 1)) {
    if (at + 22 > tail.length) continue
    const directory = tail.readUInt32LE(at + 16) + tail.readUInt32LE(at + 12)
    if (directory <= bytes.length && at + 22 + tail.readUInt16LE(at + 20) <= tail.length) return true
  }
  return false
}
