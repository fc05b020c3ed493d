import { readFile } from 'node:fs/promises'
import { descriptionProblems } from '@foyer/domain/leads/description-problems.ts'
import { inSite } from '@foyer/server/kit/transaction.ts'
import { getSite } from '@foyer/server/site/index.ts'
import { makeSite } from '@foyer/server/testing/builders.ts'
import { startTestFoyer, type TestFoyer } from '@foyer/server/testing/start-test-foyer.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { importDemoAddresses } from './demo-addresses.ts'
import { demoForm } from './demo-form.ts'
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
  it('is created once on an empty database, even when two processes start together', async () => {
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
  it('shows an estimate with a rate', async () => {
    const { settings } = await inSite(empty.services.database.db, 'demo', (trx) => getSite(trx, 'demo'))
    expect([settings.ShowEstimate, settings.ExampleRate]).toEqual([1, 4.79])
  })
  it('has a valid lead form, and a plain page that shows it by the script tag alone', async () => {
    const { Forms } = await empty.client().call('/broker-api/ListEmbeddedForms', { SiteID: 'demo' })
    const [form] = Forms
    expect(Forms).toHaveLength(1)
    expect(descriptionProblems(demoForm([]), () => true)).toEqual([])
    for (const [language, title] of [
      ['en', 'A plain web page'],
      ['fr', 'Une simple page Web'],
    ] as const) {
      const page = await empty.app.inject(`/dev/lead-form?lang=${language}`)
      expect(page.body).toContain(`<h1>${title}</h1>`)
      expect(page.body).toContain(
        `<script src="http://localhost:3000/embed.js" data-form="${form?.Token}" async></script>`,
      )
    }
    expect(form?.detail.frameAncestors).toEqual(['http://localhost:3000'])
  })
  it('is not created where a site exists', async () => {
    await makeSite(used, 'other')
    await makeDemoSite(used.services)
    const answer = await used.client().call('/api/loadSiteConfiguration', { SiteID: 'demo' })
    expect(answer.ReturnStatus.ReturnMessage).toBe('UnknownSite')
    expect((await used.app.inject('/dev/lead-form')).body).toContain('make-a-lead-form.md')
  })
  it('imports demo addresses once, and only where there are none', async () => {
    for (const foyer of [empty, empty, used]) await importDemoAddresses(foyer.services.database)
    const search = { SiteID: 'demo', SearchTerm: '157 garafraxa s' }
    const { Items } = await empty.client().call('/api/MTGAPPFindAddress', search)
    expect(Items).toMatchObject([{ Text: '157 Garafraxa Street South', Description: 'Durham, Ontario N0G 1R0' }])
    const found = await used.client().call('/api/MTGAPPFindAddress', { ...search, SiteID: 'other' })
    expect(found.Items).toEqual([])
  })
  it('has complete addresses without duplicates', async () => {
    const text = await readFile(new URL('./addresses.csv', import.meta.url), 'utf8')
    const { rows } = await sql<{ count: number }>`select count(*)::integer as count from addresses`.execute(
      empty.services.database.db,
    )
    expect(rows[0]?.count).toBe(text.trim().split('\n').length - 1)
  })
})
