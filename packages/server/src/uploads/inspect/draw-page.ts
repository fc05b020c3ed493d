import { sharp } from './sharp.ts'

export interface PageAsked {
  contentType: string
  /** From 0. */
  page: number
  /** In pixels; a smaller picture is not enlarged. */
  width: number
}

/** A page of a PDF, or of a stored picture, as JPEG. Undefined when it cannot be drawn. */
export const drawPage = async (bytes: Buffer, asked: PageAsked): Promise<Buffer | undefined> => {
  try {
    const picture = asked.contentType === 'application/pdf' ? await pageOfPdf(bytes, asked) : sharp(bytes)
    return await picture
      .flatten({ background: '#ffffff' })
      .resize({ width: asked.width, withoutEnlargement: true })
      .jpeg({ quality: 80 })
      .toBuffer()
  } catch {
    return undefined
  }
}

const pageOfPdf = async (bytes: Buffer, { page, width }: PageAsked) => {
  const { withPdf } = await import('./pdf/pdfium.ts')
  return withPdf(bytes, ({ draw }) => {
    const { data, ...size } = draw(page, width)
    return sharp(data, { raw: { ...size, channels: 4 } }).removeAlpha()
  })
}
