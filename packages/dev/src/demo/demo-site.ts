import type { BodyOf } from '@foyer/contract/all-calls.ts'
import type { Trx } from '@foyer/server/db/open-database.ts'
import type { Services } from '@foyer/server/kit/services.ts'
import { inSite } from '@foyer/server/kit/transaction.ts'
import { makeForm } from '@foyer/server/leads/index.ts'
import type { ImageKind } from '@foyer/server/site/index.ts'
import { drawImage, setCredits, storeImage, upsertSite } from '@foyer/server/site/index.ts'
import sharp from 'sharp'
import { demoAgent, demoColor, demoReferralSource } from './demo-brand.ts'
import { demoForm } from './demo-form.ts'
import { houseMark, portrait, secondPortrait, streetLogo } from './pictures.ts'

const siteId = 'demo'

type SiteSettings = NonNullable<BodyOf<'/broker-api/SaveSite'>['Settings']>

const drawn = async (kind: ImageKind, svg: string) => {
  const image = await drawImage(kind, await sharp(Buffer.from(svg)).png().toBuffer())
  if (!image) throw new Error(`the demonstration's ${kind} is not an image`)
  return { kind, ...image }
}

type Needs = Pick<Services, 'database' | 'clock' | 'keys' | 'publicUrl'>

/** The brand of the demonstration, and its lead form: for the site of this name, which the transaction sees. */
export const drawDemoBrand = async ({ keys, publicUrl }: Pick<Needs, 'keys' | 'publicUrl'>) => {
  const [photo, logo, icon, referralPhoto, referralLogo] = await Promise.all([
    drawn('AgentProfilePhoto', portrait()),
    drawn('BrokerageLogo', streetLogo()),
    drawn('AgentFavIcon', houseMark()),
    drawn('ReferralPhoto', secondPortrait()),
    drawn('ReferralLogo', houseMark()),
  ])
  return async (trx: Trx, site: string, settings: SiteSettings, now: Date): Promise<void> => {
    const keep = (image: typeof photo) => storeImage(trx, { siteId: site, ...image }, now)
    const AgentProfile = {
      ...demoAgent,
      AgentPhoto: await keep(photo),
      BrokerageLogo: await keep(logo),
      FavIcon: await keep(icon),
    }
    const ReferralSourceProfile = {
      ...demoReferralSource,
      ReferralSourcePhoto: await keep(referralPhoto),
      ReferralSourceCompanyLogo: await keep(referralLogo),
    }
    const Link = { PrimaryColor: demoColor, AgentProfile, ReferralSourceProfile }
    await upsertSite(trx, { SiteID: site, Link, Settings: settings }, { actor: 'foyer', now })
    await setCredits(trx, site, 100)
    const description = demoForm([new URL(publicUrl).origin])
    await makeForm(trx, { siteId: site, description, isPublished: true, tokens: keys.tokens, now })
  }
}

/**
 * Creates a demo site on an empty database; does nothing where any site exists. When two processes start together, the
 * unique site name lets only one of them create it.
 */
export const makeDemoSite = async (services: Needs): Promise<void> => {
  const { database, clock } = services
  const { db } = database
  if (await db.selectFrom('tenants').select('slug').limit(1).executeTakeFirst()) return
  const brand = await drawDemoBrand(services)
  await inSite(db, siteId, async (trx) => {
    if (!(await takeName(trx))) return
    const now = clock.now()
    await upsertSite(trx, { SiteID: siteId }, { actor: 'foyer', now })
    await brand(trx, siteId, { ExampleRate: 4.79 }, now)
  })
}

const takeName = async (trx: Trx): Promise<boolean> => {
  const made = await trx
    .insertInto('tenants')
    .values({ slug: siteId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('slug')
    .executeTakeFirst()
  return made !== undefined
}
