import { type BrandPlace, drawOwnPicture, drawSentPicture } from '../uploads/index.ts'
import type { ImageKind } from './images.ts'

export interface DrawnImage {
  bytes: Buffer
  extension: 'webp' | 'png'
}

const drawings: Record<ImageKind, { place: BrandPlace; extension: DrawnImage['extension'] }> = {
  AgentProfilePhoto: { place: 'photo', extension: 'webp' },
  ReferralPhoto: { place: 'photo', extension: 'webp' },
  BrokerageLogo: { place: 'logo', extension: 'webp' },
  ReferralLogo: { place: 'logo', extension: 'webp' },
  AgentFavIcon: { place: 'icon', extension: 'png' },
}

/**
 * Draws what was sent in the size of its place. Returns undefined for bytes that are no image or for too many pixels. See
 * `drawSentPicture` for the sender.
 */
export const drawSentImage = async (
  kind: ImageKind,
  bytes: Buffer,
  sender: string,
): Promise<DrawnImage | undefined> => {
  const { place, extension } = drawings[kind]
  const drawn = await drawSentPicture(sender, bytes, place)
  return drawn && { bytes: drawn, extension }
}

/** The same of an image that we made. */
export const drawImage = async (kind: ImageKind, bytes: Buffer): Promise<DrawnImage | undefined> => {
  const { place, extension } = drawings[kind]
  const drawn = await drawOwnPicture('', bytes, place)
  return drawn && { bytes: drawn, extension }
}
