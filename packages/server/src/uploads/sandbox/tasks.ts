import type { BrandPlace } from '../inspect/brand-picture.ts'
import type { PageAsked } from '../inspect/draw-page.ts'
import type { Inspection } from '../inspect/inspect-file.ts'

/** The input of a sandbox task beside the file's bytes, and its result beside the produced bytes. */
export interface Tasks {
  inspect: { given: { fileName: string }; found: Inspection }
  draw: { given: PageAsked; found: { isDrawn: boolean } }
  photo: {
    given: { longestSide: number }
    found: { isDrawn: false } | { isDrawn: true; width: number; height: number }
  }
  brand: { given: { place: BrandPlace }; found: { isDrawn: boolean } }
  signable: { given: Record<never, never>; found: { isSignable: boolean } }
}

export type TaskName = keyof Tasks

/** Each loads its own libraries only. */
export const tasks: {
  [T in TaskName]: (bytes: Buffer, given: Tasks[T]['given']) => Promise<{ found: Tasks[T]['found']; body?: Buffer }>
} = {
  async inspect(bytes, { fileName }) {
    const { inspectFile } = await import('../inspect/inspect-file.ts')
    const { inspection, replacement } = await inspectFile(bytes, fileName)
    return { found: inspection, ...(replacement && { body: replacement }) }
  },
  async signable(bytes) {
    const { signablePdf } = await import('../inspect/signable-pdf.ts')
    const body = await signablePdf(bytes)
    return { found: { isSignable: body !== undefined }, ...(body && { body }) }
  },
  async draw(bytes, given) {
    const { drawPage } = await import('../inspect/draw-page.ts')
    const picture = await drawPage(bytes, given)
    return { found: { isDrawn: picture !== undefined }, ...(picture && { body: picture }) }
  },
  async photo(bytes, { longestSide }) {
    const { photoPage } = await import('../inspect/photo-page.ts')
    const page = await photoPage(bytes, longestSide)
    if (page === undefined) return { found: { isDrawn: false } }
    const { width, height } = page.info
    return { found: { isDrawn: true, width, height }, body: page.data }
  },
  async brand(bytes, { place }) {
    const { brandPicture } = await import('../inspect/brand-picture.ts')
    const picture = await brandPicture(bytes, place)
    return { found: { isDrawn: picture !== undefined }, ...(picture && { body: picture }) }
  },
}
