import sharp, { type Sharp } from 'sharp'
import type { ImageKind } from './images.ts'

export interface DrawnImage {
  bytes: Buffer
  extension: 'webp' | 'png'
}

const mostPixels = 40_000_000
const transparent = { r: 0, g: 0, b: 0, alpha: 0 }

/** How much longer than wide what fills a place may be: it is enlarged before it is cropped, so a strip would become millions of pixels. */
const mostRatio = 4

/** The middle of a picture, the whole of one that is no strip. */
export const middleOf = (width: number, height: number) => {
  const [wide, high] = [Math.min(width, height * mostRatio), Math.min(height, width * mostRatio)]
  return { left: Math.floor((width - wide) / 2), top: Math.floor((height - high) / 2), width: wide, height: high }
}

const photo = async (image: Sharp) => {
  const { width, height } = await image.metadata()
  return image
    .extract(middleOf(width, height))
    .resize(512, 512, { fit: 'cover', position: 'attention' })
    .webp({ quality: 86 })
}
const logo = (image: Sharp) => image.resize(800, 320, { fit: 'inside', withoutEnlargement: true }).webp({ quality: 90 })
const icon = (image: Sharp) => image.resize(64, 64, { fit: 'contain', background: transparent }).png()

const drawings: Record<
  ImageKind,
  { draw: (image: Sharp) => Sharp | Promise<Sharp>; extension: DrawnImage['extension'] }
> = {
  AgentProfilePhoto: { draw: photo, extension: 'webp' },
  ReferralPhoto: { draw: photo, extension: 'webp' },
  BrokerageLogo: { draw: logo, extension: 'webp' },
  ReferralLogo: { draw: logo, extension: 'webp' },
  AgentFavIcon: { draw: icon, extension: 'png' },
}

/**
 * Draws one of our pictures (see `cleanPicture`) in the size of its place. Returns undefined for bytes that are no
 * image or for too many pixels.
 */
export const drawImage = async (kind: ImageKind, bytes: Buffer): Promise<DrawnImage | undefined> => {
  const { draw, extension } = drawings[kind]
  try {
    const image = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
    return { bytes: await (await draw(image)).timeout({ seconds: 20 }).toBuffer(), extension }
  } catch {
    return undefined
  }
}
