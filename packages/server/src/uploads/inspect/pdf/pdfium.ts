import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium'
import { refuseFile } from '../../refused.ts'

/** PDFium's error codes for a required password and an unknown encryption. */
const lockedErrors = [4, 5]
/** Draws annotations too, with red first. */
const renderFlags = 0x01 | 0x10
const white = 0xffffffff

let loading: Promise<WrappedPdfiumModule> | undefined

/** PDFium compiled to WebAssembly: the parser and renderer of Chrome, without access to files or the network. */
const loadPdfium = (): Promise<WrappedPdfiumModule> => {
  loading ??= (async () => {
    const wasm = await readFile(createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm'))
    const pdfium = await init({ wasmBinary: new Uint8Array(wasm).buffer })
    pdfium.PDFiumExt_Init()
    return pdfium
  })()
  return loading
}

export interface Pixels {
  width: number
  height: number
  /** Four bytes per pixel: red, green, blue, unused. */
  data: Uint8Array
}

export interface OpenPdf {
  pages: number
  /** The document as read by this parser, rewritten: decrypted, with no object streams. */
  rewrite(): Buffer
  /** Draws the marks and fields of every page, as they are printed, into its content, and takes them out; links too. */
  flatten(): void
  /** A page (from 0) in the requested width, in pixels. The height is at most five times the width. */
  draw(page: number, width: number): Pixels
}

/** Opens a PDF while `work` runs. One with a password is FilePasswordProtected. */
export const withPdf = async <T>(bytes: Uint8Array, work: (pdf: OpenPdf) => T | Promise<T>): Promise<T> => {
  const pdfium = await loadPdfium()
  const { malloc, free } = pdfium.pdfium.wasmExports
  const place = malloc(bytes.length)
  pdfium.pdfium.HEAPU8.set(bytes, place)
  const document = pdfium.FPDF_LoadMemDocument(place, bytes.length, '')
  try {
    if (document === 0)
      return refuseFile(lockedErrors.includes(pdfium.FPDF_GetLastError()) ? 'FilePasswordProtected' : 'FileDamaged')
    return await work({
      pages: pdfium.FPDF_GetPageCount(document),
      rewrite: () => rewrite(pdfium, document),
      flatten: () => flatten(pdfium, document),
      draw: (page, width) => draw(pdfium, document, page, width),
    })
  } finally {
    if (document !== 0) pdfium.FPDF_CloseDocument(document)
    free(place)
  }
}

const asPrinted = 1
const failed = 0

const flatten = (pdfium: WrappedPdfiumModule, document: number): void => {
  const pages = pdfium.FPDF_GetPageCount(document)
  for (let index = 0; index < pages; index += 1) {
    const page = pdfium.FPDF_LoadPage(document, index)
    if (page === 0) refuseFile('FileDamaged')
    const outcome = pdfium.FPDFPage_Flatten(page, asPrinted)
    pdfium.FPDF_ClosePage(page)
    if (outcome === failed) refuseFile('FileDamaged')
  }
}

const rewrite = (pdfium: WrappedPdfiumModule, document: number): Buffer => {
  const { malloc, free } = pdfium.pdfium.wasmExports
  if (pdfium.EPDF_IsEncrypted(document)) pdfium.EPDF_RemoveEncryption(document)
  const writer = pdfium.PDFiumExt_OpenFileWriter()
  try {
    pdfium.PDFiumExt_SaveAsCopy(document, writer)
    const size = pdfium.PDFiumExt_GetFileWriterSize(writer)
    const place = malloc(size)
    pdfium.PDFiumExt_GetFileWriterData(writer, place, size)
    const written = Buffer.from(pdfium.pdfium.HEAPU8.slice(place, place + size))
    free(place)
    return written
  } finally {
    pdfium.PDFiumExt_CloseFileWriter(writer)
  }
}

const draw = (pdfium: WrappedPdfiumModule, document: number, index: number, width: number): Pixels => {
  const page = pdfium.FPDF_LoadPage(document, index)
  if (page === 0) return refuseFile('FileDamaged')
  const shape = pdfium.FPDF_GetPageHeightF(page) / pdfium.FPDF_GetPageWidthF(page)
  const height = Math.max(1, Math.round(width * Math.min(5, shape || 1)))
  const bitmap = pdfium.FPDFBitmap_Create(width, height, 0)
  // The content of fields is drawn apart, by what would let a person fill them.
  const about = pdfium.PDFiumExt_OpenFormFillInfo()
  const form = pdfium.PDFiumExt_InitFormFillEnvironment(document, about)
  try {
    pdfium.FORM_OnAfterLoadPage(page, form)
    pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, white)
    pdfium.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, renderFlags)
    pdfium.FPDF_FFLDraw(form, bitmap, page, 0, 0, width, height, 0, renderFlags)
    const place = pdfium.FPDFBitmap_GetBuffer(bitmap)
    return { width, height, data: pdfium.pdfium.HEAPU8.slice(place, place + width * height * 4) }
  } finally {
    pdfium.FORM_OnBeforeClosePage(page, form)
    pdfium.PDFiumExt_ExitFormFillEnvironment(form)
    pdfium.PDFiumExt_CloseFormFillInfo(about)
    pdfium.FPDFBitmap_Destroy(bitmap)
    pdfium.FPDF_ClosePage(page)
  }
}
