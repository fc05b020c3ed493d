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

export interface PlacedText {
  text: string
  x: number
  y: number
  width: number
  height: number
}

export interface OpenPdf {
  pages: number
  /** The document as read by this parser, rewritten: decrypted, with no object streams. */
  rewrite(): Buffer
  /** The size of a page (from 0) as it is shown, in points. */
  size(page: number): { width: number; height: number }
  /** The texts of a page (from 0), line by line, where they are shown, in points from its lower left corner. */
  texts(page: number): PlacedText[]
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
      size: (page) => withPage(pdfium, document, page, (one) => sizeOf(pdfium, one)),
      texts: (page) => withPage(pdfium, document, page, (one) => textsOf(pdfium, one)),
      draw: (page, width) => draw(pdfium, document, page, width),
    })
  } finally {
    if (document !== 0) pdfium.FPDF_CloseDocument(document)
    free(place)
  }
}

const withPage = <T>(pdfium: WrappedPdfiumModule, document: number, index: number, work: (page: number) => T): T => {
  const page = pdfium.FPDF_LoadPage(document, index)
  if (page === 0) return refuseFile('FileDamaged')
  try {
    return work(page)
  } finally {
    pdfium.FPDF_ClosePage(page)
  }
}

const sizeOf = (pdfium: WrappedPdfiumModule, page: number) => ({
  width: pdfium.FPDF_GetPageWidthF(page),
  height: pdfium.FPDF_GetPageHeightF(page),
})

/** More lines than a page of any size has. */
const mostTexts = 2000
const mostLetters = 2000
/** Of the whole numbers in which PDFium gives places, for each point. */
const fine = 16

const textsOf = (pdfium: WrappedPdfiumModule, page: number): PlacedText[] => {
  const { malloc, free } = pdfium.pdfium.wasmExports
  const { getValue, setValue, UTF16ToString } = pdfium.pdfium
  const shown = sizeOf(pdfium, page)
  const [width, height] = [Math.round(shown.width * fine), Math.round(shown.height * fine)]
  const text = pdfium.FPDFText_LoadPage(page)
  // Left, top, right and bottom as numbers of eight bytes, a point of two of four bytes, and letters of two bytes.
  const place = malloc(32 + 8 + 2 * (mostLetters + 1))
  const [corner, letters] = [place + 32, place + 40]
  /** Where a point of the page's own system is shown: from the upper left corner, turned as the page is. */
  const shownAt = (x: number, y: number) => {
    pdfium.FPDF_PageToDevice(page, 0, 0, width, height, 0, x, y, corner, corner + 4)
    return { x: getValue(corner, 'i32') / fine, y: shown.height - getValue(corner + 4, 'i32') / fine }
  }
  try {
    const count = Math.min(mostTexts, Math.max(0, pdfium.FPDFText_CountRects(text, 0, -1)))
    return Array.from({ length: count }, (_, at) => {
      pdfium.FPDFText_GetRect(text, at, place, place + 8, place + 16, place + 24)
      const [left = 0, top = 0, right = 0, bottom = 0] = [0, 8, 16, 24].map((offset) =>
        getValue(place + offset, 'double'),
      )
      const length = pdfium.FPDFText_GetBoundedText(text, left, top, right, bottom, letters, mostLetters)
      setValue(letters + 2 * Math.max(0, length), 0, 'i16')
      const [one, other] = [shownAt(left, top), shownAt(right, bottom)]
      return {
        text: UTF16ToString(letters),
        ...{ x: Math.min(one.x, other.x), y: Math.min(one.y, other.y) },
        ...{ width: Math.abs(one.x - other.x), height: Math.abs(one.y - other.y) },
      }
    })
  } finally {
    free(place)
    pdfium.FPDFText_ClosePage(text)
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

/** How much higher than wide a picture is at most. */
export const highestShare = 5

const draw = (pdfium: WrappedPdfiumModule, document: number, index: number, width: number): Pixels =>
  withPage(pdfium, document, index, (page) => {
    const size = sizeOf(pdfium, page)
    const height = Math.max(1, Math.round(width * Math.min(highestShare, size.height / size.width || 1)))
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
    }
  })
