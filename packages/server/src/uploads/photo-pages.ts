import { finished } from 'node:stream/promises'
import PDFDocument from 'pdfkit'
import type { OutputInfo } from 'sharp'

/** Longest side of a page in points, as of a letter; a page has the shape of its picture. */
const longestPage = 792

export interface PagePicture {
  /** JPEG. */
  data: Buffer
  info: Pick<OutputInfo, 'width' | 'height'>
}

/**
 * A PDF with a page per picture, in order. It ends or fails with the pictures; the reader of its bytes receives the
 * failure.
 */
export const pdfOfPictures = (pictures: AsyncIterable<PagePicture> | Iterable<PagePicture>): AsyncIterable<Buffer> => {
  const document = new PDFDocument({ autoFirstPage: false, compress: false })
  const draw = async () => {
    try {
      for await (const { data, info } of pictures) {
        // Its reader has failed.
        if (document.destroyed) return
        const scale = longestPage / Math.max(info.width, info.height)
        const size: [number, number] = [info.width * scale, info.height * scale]
        document.addPage({ size, margin: 0 })
        document.image(data, 0, 0, { width: size[0], height: size[1] })
      }
      document.end()
    } catch (error) {
      document.destroy(error instanceof Error ? error : new Error('a picture was not drawn'))
    }
  }
  finished(document).catch(() => {})
  void draw()
  return document as unknown as AsyncIterable<Buffer>
}
