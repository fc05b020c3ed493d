import type { Db } from '../db/open-database.ts'
import { inSite } from '../kit/transaction.ts'
import { drawOwnPicture } from '../uploads/index.ts'
import { findImage } from './images.ts'

/** The logos that were drawn last, of at most 2 MB: a name never has another image, and drawing one takes a process. */
const drawn = new Map<string, Promise<Uint8Array | undefined>>()
const mostDrawn = 20

/** The broker's logo as documents draw it; nothing if the site has none, or its file is gone. */
export const findLogo = async (db: Db, siteId: string, name: string): Promise<{ logo?: Uint8Array }> => {
  const image = name && (await inSite(db, siteId, (trx) => findImage(trx, siteId, name)))
  if (!image) return {}
  const key = `${siteId}|${name}`
  const drawing = drawn.get(key) ?? drawOwnPicture(siteId, image.bytes, 'document')
  drawn.delete(key)
  drawn.set(key, drawing)
  const [oldest] = drawn.size > mostDrawn ? drawn.keys() : []
  if (oldest !== undefined) drawn.delete(oldest)
  try {
    const logo = await drawing
    if (logo === undefined) throw new Error('the logo cannot be drawn')
    return { logo }
  } catch (error) {
    drawn.delete(key)
    throw error
  }
}
