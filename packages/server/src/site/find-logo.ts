import sharp from 'sharp'
import type { Db } from '../db/open-database.ts'
import { inSite } from '../kit/transaction.ts'
import { findImage } from './images.ts'

/** The broker's logo as documents draw it; nothing if the site has none, or its file is gone. */
export const findLogo = async (db: Db, siteId: string, name: string): Promise<{ logo?: Uint8Array }> => {
  const image = name && (await inSite(db, siteId, (trx) => findImage(trx, siteId, name)))
  return image ? { logo: await sharp(image.bytes).png().toBuffer() } : {}
}
