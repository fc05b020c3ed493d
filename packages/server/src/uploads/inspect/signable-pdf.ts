import { deflateSync } from 'node:zlib'
import {
  concatTransformationMatrix,
  drawObject,
  PDFDocument,
  type PDFFont,
  PDFName,
  type PDFPage,
  popGraphicsState,
  pushGraphicsState,
  StandardFonts,
  TextRenderingMode,
} from '@cantoo/pdf-lib'
import { inspectPdf } from './pdf/inspect-pdf.ts'
import { highestShare, type OpenPdf, type Pixels, type PlacedText, withPdf } from './pdf/pdfium.ts'

const mostPages = 60
/** Of the shown sides of a page, in points: from a receipt to a plan. */
const [shortestSide, longestSide] = [72, 3000]
/** A page of the usual size in grey has as many dots as a scanner gives it. */
const [greyDots, colourDots] = [200 / 72, 150 / 72]
/** A larger page is drawn in fewer. */
const mostDots = 4_500_000

/**
 * A PDF that can be signed, as a document of pictures: each page as PDFium draws it, with its texts behind it, which are not seen, for
 * screen readers and to search. Undefined for one that does not open without a password, has no page or too many, or would be refused as
 * an upload.
 *
 * Programs disagree about fonts, layers, fields, colours, filters, and about what a damaged file has in it, so that a document can show
 * one amount to its signer and another one to a judge. A picture shows one.
 */
export const signablePdf = async (bytes: Buffer): Promise<Buffer | undefined> => {
  try {
    if ((await inspectPdf(bytes, new Set())) > mostPages) return undefined
    return await withPdf(bytes, asPictures)
  } catch {
    return undefined
  }
}

const asPictures = async (source: OpenPdf): Promise<Buffer | undefined> => {
  const pdf = await PDFDocument.create({ updateMetadata: false })
  const font = await pdf.embedFont(StandardFonts.Helvetica)
  const known = new Set(font.getCharacterSet())
  for (let index = 0; index < source.pages; index += 1) {
    const { width, height } = source.size(index)
    const sides = [width, height].toSorted((a, b) => a - b)
    if (!(Number(sides[0]) >= shortestSide && Number(sides[1]) <= longestSide)) return undefined
    // Drawn at most so much higher than wide (pdfium.ts): it would be squeezed.
    if (height > width * highestShare) return undefined
    const page = pdf.addPage([width, height])
    for (const placed of source.texts(index)) placeText(page, font, known, placed)
    await placePicture(pdf, page, source, index)
  }
  return Buffer.from(await pdf.save({ addDefaultPage: false }))
}

/** Where it is shown and as large, in the letters that the font knows. */
const placeText = (
  page: PDFPage,
  font: PDFFont,
  known: ReadonlySet<number>,
  { text, x, y, width, height }: PlacedText,
) => {
  const letters = [...text.normalize('NFC')].filter((letter) => known.has(letter.codePointAt(0) ?? 0)).join('')
  if (letters.trim() === '') return
  const size = Math.min(200, Math.max(1, width / font.widthOfTextAtSize(letters, 1)))
  page.drawText(letters, { x, y: y + height * 0.2, size, font, renderMode: TextRenderingMode.Invisible })
}

const placePicture = async (pdf: PDFDocument, page: PDFPage, { draw }: OpenPdf, index: number): Promise<void> => {
  const { width, height } = page.getSize()
  const dotsWide = (perPoint: number) => Math.round(width * Math.min(perPoint, Math.sqrt(mostDots / (width * height))))
  const drawn = draw(index, dotsWide(greyDots))
  if (!isGrey(drawn)) {
    page.drawImage(await pdf.embedJpg(await jpegOf(draw(index, dotsWide(colourDots)))), { x: 0, y: 0, width, height })
    return
  }
  const name = PDFName.of('Page')
  page.node.setXObject(name, pdf.context.register(greyPicture(pdf, drawn)))
  page.pushOperators(
    pushGraphicsState(),
    concatTransformationMatrix(width, 0, 0, height, 0, 0),
    drawObject(name),
    popGraphicsState(),
  )
}

/** Colours this near to grey are those of the edges of letters. */
const nearGrey = 12

const isGrey = ({ data }: Pixels): boolean => {
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = [data[at], data[at + 1], data[at + 2]]
    if (Math.abs(red - green) > nearGrey || Math.abs(green - blue) > nearGrey) return false
  }
  return true
}

/** Two dots a byte, in sixteen shades: a page of text takes a tenth of what it takes in colours. */
const greyPicture = (pdf: PDFDocument, { width, height, data }: Pixels) => {
  const rowBytes = Math.ceil(width / 2)
  const shades = new Uint8Array(rowBytes * height)
  for (let row = 0; row < height; row += 1)
    for (let dot = 0; dot < width; dot += 1) {
      const shade = Math.round(Number(data[4 * (row * width + dot) + 1]) / 17)
      const at = row * rowBytes + (dot >> 1)
      shades[at] = Number(shades[at]) | (dot % 2 === 0 ? shade << 4 : shade)
    }
  return pdf.context.stream(deflateSync(shades), {
    ...{ Type: 'XObject', Subtype: 'Image', Width: width, Height: height },
    ...{ ColorSpace: 'DeviceGray', BitsPerComponent: 4, Filter: 'FlateDecode' },
  })
}

const jpegOf = async ({ data, ...size }: Pixels): Promise<Buffer> => {
  const { sharp } = await import('./sharp.ts')
  return sharp(data, { raw: { ...size, channels: 4 } })
    .removeAlpha()
    .jpeg({ quality: 80 })
    .toBuffer()
}
