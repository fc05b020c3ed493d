import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeSite } from '../testing/builders.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'
import { makeDemoSite } from './demo-site.ts'

let empty: TestFoyer
let used: TestFoyer
beforeAll(async () => {
  empty = await startTestFoyer()
  used = await startTestFoyer()
})
afterAll(async () => {
  await empty.stop()
  await used.stop()
})
const imagesOf = (foyer: TestFoyer, route: string, name: string) => foyer.app.inject(`${route}/${name}`)

describe('the site of the demonstration', () => {
  it('stands on an empty database once, even when two processes start together', async () => {
    await Promise.all([makeDemoSite(empty.services), makeDemoSite(empty.services)])
    await makeDemoSite(empty.services)
    const { Link } = await empty.client().call('/api/loadSiteConfiguration', { SiteID: 'demo' })
    expect(Link.AgentProfile.FirstName).toBe('Camille')
    expect(Link.PrimaryColor).toMatch(/^#[0-9a-f]{6}$/)
    const { AgentPhoto, BrokerageLogo, FavIcon } = Link.AgentProfile
    const { ReferralSourcePhoto, ReferralSourceCompanyLogo } = Link.ReferralSourceProfile
    for (const [route, name, type] of [
      ['/ws/AgentProfilePhoto', AgentPhoto, 'image/webp'],
      ['/ws/BrokerageLogo', BrokerageLogo, 'image/webp'],
      ['/ws/AgentFavIcon', FavIcon, 'image/png'],
      ['/ws/ReferralPhoto', ReferralSourcePhoto, 'image/webp'],
      ['/ws/ReferralLogo', ReferralSourceCompanyLogo, 'image/webp'],
    ] as const) {
      const image = await imagesOf(empty, route, name)
      expect([image.statusCode, image.headers['content-type']]).toEqual([200, type])
    }
  })
  it('is not made where there is a site already', async () => {
    await makeSite(used, 'other')
    await makeDemoSite(used.services)
    const answer = await used.client().call('/api/loadSiteConfiguration', { SiteID: 'demo' })
    expect(answer.ReturnStatus.ReturnMessage).toBe('UnknownSite')
  })
})
