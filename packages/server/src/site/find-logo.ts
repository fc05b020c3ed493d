import type { Db } from '../db/open-database.ts'
import { inSite } from '../kit/transaction.ts'
import { drawOwnPicture } from '../uploads/index.ts'
import { findImage } from './images.ts'

/** The latest logos, of at most 2 MB: a name never has another image, and drawing one takes a process. */
const drawn = new Map<string, Uint8Array>()
const mostDrawn = 20

/** The broker's logo as documents draw it; nothing if the site has none, or its file is gone. */
export const findLogo = async (db: Db, siteId: string, name: string): Promise<{ logo?: Uint8Array }> => {
  const image = name && (await inSite(db, siteId, (trx) => findImage(trx, siteId, name)))
  if (!image) return {}
  const key = `${siteId}|${name}`
  const logo = drawn.get(key) ?? (await drawOwnPicture(siteId, image.bytes, 'document'))
  if (logo === undefined) throw new Error('the logo cannot be drawn')
  drawn.set(key, logo)
  const [oldest] = drawn.size > mostDrawn ? drawn.keys() : []
  if (oldest !== undefined) drawn.delete(oldest)
  return { logo }
}
