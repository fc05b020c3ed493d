import { PDFDocument } from '@cantoo/pdf-lib'
import type { UploadFlag } from '@foyer/domain/documents/upload-flags.ts'
import { refuseFile } from '../../refused.ts'
import { inspectObjects } from './active-content.ts'
import { withPdf } from './pdfium.ts'

const tailBytes = 2048

/** More than a person reads; pages are counted by a small number. */
const mostPages = 10_000

/**
 * Refuses a PDF with scripts, program starts or embedded files, and returns its number of pages. Two parsers check
 * it, because programs disagree on damaged files: PDFium follows the file's own object table and rewrites what it
 * found; pdf-lib reads every object in byte order, listed or not.
 */
export const inspectPdf = async (bytes: Buffer, flags: Set<UploadFlag>): Promise<number> => {
  assertPlainEnd(bytes)
  const { pages, rewritten } = await withPdf(bytes, (pdf) => ({ pages: pdf.pages, rewritten: pdf.rewrite() }))
  if (pages === 0) refuseFile('FileDamaged')
  if (pages > mostPages) refuseFile('FileUnsafe')
  const inOrder = await parse(bytes).catch(() => undefined)
  for (const context of [await parse(rewritten), ...(inOrder ? [inOrder] : [])]) await inspectObjects(context, flags)
  if (!inOrder) flags.add('NotFullyChecked')
  return pages
}

/** An empty password opens documents locked against changes only, such as bank statements. */
const parse = async (bytes: Buffer) => {
  const { context } = await PDFDocument.load(bytes, { password: '', updateMetadata: false, preserveXFA: true })
  return context
}

/** Requires an end marker at the end, the object table at its stated position, and only line ends after it. */
const assertPlainEnd = (bytes: Buffer): void => {
  const tail = bytes.toString('latin1', Math.max(0, bytes.length - tailBytes))
  const end = tail.lastIndexOf('%%EOF')
  if (end < 0) refuseFile('FileDamaged')
  const rest = tail.slice(end + 5).replaceAll('\0', '')
  if (rest.trim() !== '') refuseFile('FileUnsafe')
  const place = Number([...tail.slice(0, end).matchAll(/startxref\s+(\d{1,10})/g)].at(-1)?.[1] ?? bytes.length)
  if (!/^\s*(?:xref|\d+\s+\d+\s+obj)/.test(bytes.toString('latin1', place, place + 64))) refuseFile('FileDamaged')
}
