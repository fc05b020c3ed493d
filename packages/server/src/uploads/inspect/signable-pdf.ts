import { PDFDocument } from '@cantoo/pdf-lib'

const mostPages = 300
/** An ordinary document takes a fraction of it. The document is parsed again when it is signed, then without a sandbox. */
const mostMilliseconds = 1000

/**
 * Whether a PDF can be signed: it opens without a password, has pages, no signature that ours would break, and takes no more
 * processor time than an ordinary one.
 */
export const isSignablePdf = async (bytes: Uint8Array): Promise<boolean> => {
  if (Buffer.from(bytes).includes('/ByteRange')) return false
  const before = process.cpuUsage()
  try {
    const pdf = await PDFDocument.load(bytes, { updateMetadata: false, throwOnInvalidObject: true })
    const pages = pdf.getPageCount()
    const { user, system } = process.cpuUsage(before)
    return pages > 0 && pages <= mostPages && user + system <= mostMilliseconds * 1000
  } catch {
    return false
  }
}
