import { PDFDocument } from '@cantoo/pdf-lib'
import type { UploadFlag } from '@foyer/domain/documents/upload-flags.ts'
import { refuseFile } from '../../refused.ts'
import { inspectObjects } from './active-content.ts'
import { withPdf } from './pdfium.ts'

const tailBytes = 2048

/**
 * Refuses a PDF that runs, starts or carries something, and answers how many pages it has. Two parsers look, since
 * programs disagree on damaged files: PDFium follows the file's own table of objects, and writes down what it found;
 * pdf-lib takes every object in the order of the bytes, whether the table names it or not.
 */
export const inspectPdf = async (bytes: Buffer, flags: Set<UploadFlag>): Promise<number> => {
  refuseStrangeEnd(bytes)
  const { pages, rewritten } = await withPdf(bytes, (pdf) => ({ pages: pdf.pages, rewritten: pdf.rewrite() }))
  if (pages === 0) refuseFile('FileDamaged')
  await inspectObjects(await parse(rewritten), flags)
  const inOrder = await parse(bytes).catch(() => undefined)
  if (inOrder) await inspectObjects(inOrder, flags)
  else flags.add('NotFullyChecked')
  return pages
}

/** An empty password opens what is locked against changes only, as statements of banks are. */
const parse = async (bytes: Buffer) => {
  const { context } = await PDFDocument.load(bytes, { password: '', updateMetadata: false, preserveXFA: true })
  return context
}

/** An end at the end, and a table where the end says it is; behind it nothing but line ends. */
const refuseStrangeEnd = (bytes: Buffer): void => {
  const tail = bytes.toString('latin1', Math.max(0, bytes.length - tailBytes))
  const end = tail.lastIndexOf('%%EOF')
  if (end < 0) refuseFile('FileDamaged')
  const rest = tail.slice(end + 5).replaceAll('\0', '')
  if (rest.trim() !== '') refuseFile('FileUnsafe')
  const place = Number([...tail.slice(0, end).matchAll(/startxref\s+(\d{1,10})/g)].at(-1)?.[1] ?? bytes.length)
  if (!/^\s*(?:xref|\d+\s+\d+\s+obj)/.test(bytes.toString('latin1', place, place + 64))) refuseFile('FileDamaged')
}
