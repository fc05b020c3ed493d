import sharp, { type Sharp } from 'sharp'
import type { ImageKind } from './images.ts'

export interface DrawnImage {
  bytes: Buffer
  extension: 'webp' | 'png'
}

const mostPixels = 40_000_000
const transparent = { r: 0, g: 0, b: 0, alpha: 0 }

const photo = (image: Sharp) => image.resize(512, 512, { fit: 'cover', position: 'attention' }).webp({ quality: 86 })
const logo = (image: Sharp) => image.resize(800, 320, { fit: 'inside', withoutEnlargement: true }).webp({ quality: 90 })
const icon = (image: Sharp) => image.resize(64, 64, { fit: 'contain', background: transparent }).png()

const drawings: Record<ImageKind, { draw: (image: Sharp) => Sharp; extension: DrawnImage['extension'] }> = {
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
    return { bytes: await draw(image).toBuffer(), extension }
  } catch {
    return undefined
  }
}
