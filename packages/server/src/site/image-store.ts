import type { BodyOf } from '@foyer/contract/all-calls.ts'
import { type Problem, problem } from '@foyer/domain/kit/problem.ts'
import type { Trx } from '../db/open-database.ts'
import { randomPublicId } from '../kit/hash.ts'
import type { DrawnImage } from './draw-image.ts'
import type { ImageKind } from './images.ts'

type SiteLink = BodyOf<'/broker-api/SaveSite'>['Link']

const contentTypes = { webp: 'image/webp', png: 'image/png' }

/** The fields of a brand that name images, with their kinds. */
const places = [
  ['AgentProfile', 'AgentPhoto', 'AgentProfilePhoto'],
  ['AgentProfile', 'BrokerageLogo', 'BrokerageLogo'],
  ['AgentProfile', 'FavIcon', 'AgentFavIcon'],
  ['ReferralSourceProfile', 'ReferralSourcePhoto', 'ReferralPhoto'],
  ['ReferralSourceProfile', 'ReferralSourceCompanyLogo', 'ReferralLogo'],
] as const satisfies readonly (readonly [string, string, ImageKind])[]

const nameAt = (link: SiteLink, profile: string, field: string): string | undefined =>
  (link as Record<string, Record<string, string> | undefined> | undefined)?.[profile]?.[field]

/** Stores an image under an unguessable name. Older ones stay, because open pages and sent documents refer to them. */
export const storeImage = async (
  trx: Trx,
  { siteId, kind, bytes, extension }: DrawnImage & { siteId: string; kind: ImageKind },
  now: Date,
): Promise<string> => {
  const name = `${siteId}.${randomPublicId()}.${extension}`
  await trx
    .insertInto('site_images')
    .values({ site_id: siteId, name, kind, content_type: contentTypes[extension], bytes, created_at: now })
    .execute()
  return name
}

/** An image must have been uploaded to this site as the kind it is used as. */
export const imageProblems = async (trx: Trx, siteId: string, link: SiteLink): Promise<Problem<'InvalidSetting'>[]> => {
  const named = places.flatMap(([profile, field, kind]) => {
    const name = nameAt(link, profile, field)
    return name ? [{ name, kind, field: `Link.${profile}.${field}` }] : []
  })
  if (named.length === 0) return []
  const rows = await trx
    .selectFrom('site_images')
    .select(['name', 'kind'])
    .where('site_id', '=', siteId)
    .where(
      'name',
      'in',
      named.map(({ name }) => name),
    )
    .execute()
  return named.flatMap(({ name, kind, field }) =>
    problem(!rows.some((row) => row.name === name && row.kind === kind), field, 'InvalidSetting'),
  )
}
