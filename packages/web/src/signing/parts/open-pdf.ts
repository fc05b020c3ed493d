import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'

export type { PDFDocumentProxy, PDFPageProxy }

export const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))

/**
 * Opens a PDF with our own reader, since phone browsers show none inside a page. It runs in a worker, executes nothing
 * from the document, and is loaded with the first document.
 */
export const openPdf = async (base64: string): Promise<PDFDocumentProxy> => {
  const { getDocument, GlobalWorkerOptions } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  GlobalWorkerOptions.workerSrc = workerUrl
  return getDocument({ data: bytesOf(base64), enableXfa: false, useWasm: false, verbosity: 0 }).promise
}

/** The text of a page, line by line. */
export const textOf = async (page: PDFPageProxy): Promise<string> => {
  const { items } = await page.getTextContent()
  return items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join('')
}

/** Renders a page at its displayed width, sharp on any screen. */
export const drawPage = (page: PDFPageProxy, canvas: HTMLCanvasElement, width: number) => {
  const sharpness = Math.min(globalThis.devicePixelRatio || 1, 3)
  const scale = width / page.getViewport({ scale: 1 }).width
  const viewport = page.getViewport({ scale: scale * sharpness })
  canvas.width = Math.floor(viewport.width)
  canvas.height = Math.floor(viewport.height)
  return page.render({ canvas, viewport })
}
