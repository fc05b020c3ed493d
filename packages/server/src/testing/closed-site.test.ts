import { allCalls } from '@foyer/contract/all-calls.ts'
import { pathsOf } from '@foyer/contract/kit/define-call.ts'
import { legalKinds, shippedVersions } from '@foyer/domain/legal/shipped.ts'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { warnOfClosedSites } from '../legal/index.ts'
import { approveLegalTexts, makeBorrower, makeSite } from './builders.ts'
import { makeLeadForm } from './lead-forms.ts'
import { smallestValue } from './schema-values.ts'
import { startTestFoyer, type TestFoyer } from './start-test-foyer.ts'

let foyer: TestFoyer
beforeAll(async () => {
  foyer = await startTestFoyer({ production: true, pages: true, publicUrl: 'https://apply.example.ca' })
  await makeSite(foyer, 'closed')
  await makeSite(foyer, 'open')
  await approveLegalTexts(foyer, 'open')
})
afterAll(() => foyer.stop())

const visitorCalls = allCalls
  .filter(({ access }) => access === 'visitor')
  .flatMap((call) => pathsOf(call).map((path) => ({ path, call })))
const outcomeOn = async (site: string, { path, call }: (typeof visitorCalls)[number]) => {
  const ids = { SiteID: site, siteID: site, siteId: site, UserID: '' }
  const { body } = await foyer.client().raw(path, smallestValue(call.body, ids))
  return (JSON.parse(body) as { ReturnStatus: { ReturnCode: number; ReturnMessage: string } }).ReturnStatus
}
const configuration = (SiteID: string) => foyer.client().call('/api/loadSiteConfiguration', { SiteID })

describe('on a production server, a site whose legal texts are not approved', () => {
  test.each(visitorCalls)('refuses $path unless the page of a closed site needs it', async (one) => {
    const isRefused = (await outcomeOn('closed', one)).ReturnMessage === 'LegalTextsNotApproved'
    expect(isRefused).toBe(one.call.whileClosed !== true)
    expect((await outcomeOn('open', one)).ReturnMessage).not.toBe('LegalTextsNotApproved')
  })
  it('is reported as not open, with the broker’s phone', async () => {
    expect(await configuration('closed')).toMatchObject({
      OpenFl: 0,
      Link: { AgentProfile: { WorkPhone: '4165550123' } },
    })
    expect((await configuration('open')).OpenFl).toBe(1)
    const { body } = await foyer.app.inject('/closed/home')
    expect(body).toContain('"OpenFl":0')
  })
  it('receives no leads', async () => {
    const outcome = async (site: string) => {
      const token = await makeLeadForm(foyer, site)
      const path = '/v1/leadopportunities/embedded-forms/render-detail'
      return (await foyer.client().call(path, { token })).ReturnStatus.ReturnMessage
    }
    expect([await outcome('closed'), await outcome('open')]).toEqual(['NoAccess', ''])
  })
  it('keeps working for its operator', async () => {
    const { ReturnStatus } = await foyer.client().call('/broker-api/ListDeals', { SiteID: 'closed' })
    expect(ReturnStatus.ReturnMessage).toBe('')
  })
  it('lets a borrower who is signed in sign out', async () => {
    const { client } = await makeBorrower(foyer, 'closed')
    expect((await client.call('/api/MTGAPPLogout', { SiteID: 'closed' })).ReturnStatus.ReturnMessage).toBe('')
    expect(client.cookies.size).toBe(0)
  })
  it('is named in one warning at the start, with the calls that open it', async () => {
    foyer.log.length = 0
    await warnOfClosedSites(foyer.services)
    expect(foyer.log.map((line) => JSON.parse(line))).toMatchObject([
      {
        event: 'legal-texts-not-approved',
        site: 'closed',
        calls: ['/broker-api/ListLegalTexts', '/broker-api/ApproveLegalText', '/broker-api/SaveLegalText'],
      },
    ])
  })
  it('is open once the last of the four is approved', async () => {
    await makeSite(foyer, 'soon')
    const isOpen = async () => [
      (await configuration('soon')).OpenFl,
      (await foyer.client().call('/broker-api/ListLegalTexts', { SiteID: 'soon' })).OpenFl,
    ]
    for (const Kind of legalKinds) {
      expect(await isOpen()).toEqual([0, 0])
      await foyer
        .client()
        .call('/broker-api/ApproveLegalText', { SiteID: 'soon', Kind, Version: shippedVersions[Kind] })
    }
    expect(await isOpen()).toEqual([1, 1])
  })
})

test('a server for trying Foyer out opens a site without approved texts', async () => {
  const own = await startTestFoyer()
  await makeSite(own, 'closed')
  expect((await own.client().call('/api/loadSiteConfiguration', { SiteID: 'closed' })).OpenFl).toBe(1)
  await warnOfClosedSites(own.services)
  expect(own.log.join()).not.toContain('legal-texts-not-approved')
  await own.stop()
})
