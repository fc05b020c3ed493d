import type { BodyOf } from '@foyer/contract/all-calls.ts'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { inSite } from '../kit/transaction.ts'
import { makeBorrower, makeSite } from '../testing/builders.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'
import { getSite } from './store.ts'

let foyer: TestFoyer
let secure: TestFoyer
beforeAll(async () => {
  foyer = await startTestFoyer()
  secure = await startTestFoyer({ publicUrl: 'https://foyer.example' })
  await makeSite(foyer, 'kept')
})
afterAll(async () => {
  await foyer.stop()
  await secure.stop()
})

type Site = BodyOf<'/broker-api/SaveSite'>
const save = (body: Site, on = foyer) => on.client().call('/broker-api/SaveSite', body)
const linkOf = async (SiteID: string) => (await foyer.client().call('/api/loadSiteConfiguration', { SiteID })).Link

describe('a site', () => {
  it('is created by its first save, which returns its address', async () => {
    expect(await save({ SiteID: 'first-save' })).toMatchObject({
      SiteID: 'first-save',
      Url: 'http://localhost:3000/first-save',
    })
    expect((await linkOf('first-save')).PrimaryColor).toBe('#0b5c5c')
  })
  it('keeps what a save omits, at every depth', async () => {
    await save({ SiteID: 'kept', Link: { AgentProfile: { Title: 'Agent' } }, Settings: { showIncome: 0 } })
    await save({ SiteID: 'kept', Settings: { FrameAncestors: ['https://broker.example'] } })
    const link = await linkOf('kept')
    expect(link.PrimaryColor).toBe('#7a1f5c')
    expect(link.AgentProfile).toMatchObject({ Title: 'Agent', FirstName: 'Marie', TitleFr: 'Courtière hypothécaire' })
    const row = await inSite(foyer.services.database.db, 'kept', (trx) =>
      trx.selectFrom('sites').selectAll().where('site_id', '=', 'kept').executeTakeFirstOrThrow(),
    )
    expect(row.settings).toEqual({ showIncome: 0 })
    expect(row.frame_ancestors).toEqual(['https://broker.example'])
  })
  it('no longer has an example rate once it is saved without one', async () => {
    await save({ SiteID: 'rate', Settings: { ExampleRate: 4.79, ShowEstimate: 0 } })
    const { ReturnStatus } = await save({ SiteID: 'rate', Settings: { ExampleRate: null } })
    expect(ReturnStatus.ReturnCode).toBe(200)
    const { settings } = await inSite(foyer.services.database.db, 'rate', (trx) => getSite(trx, 'rate'))
    expect([settings.ExampleRate, settings.ShowEstimate]).toEqual([null, 0])
  })
  it('created twice concurrently is one site with both settings', async () => {
    await Promise.all([
      save({ SiteID: 'at-once', Settings: { showIncome: 0 } }),
      save({ SiteID: 'at-once', Settings: { showAssets: 0 } }),
    ])
    const { settings } = await inSite(foyer.services.database.db, 'at-once', (trx) =>
      trx.selectFrom('sites').select('settings').where('site_id', '=', 'at-once').executeTakeFirstOrThrow(),
    )
    expect(settings).toEqual({ showIncome: 0, showAssets: 0 })
  })
  it('is recorded in the audit trail by the names of what changed', async () => {
    await save({ SiteID: 'kept', Link: { PrimaryColor: '#112233' } })
    const events = await inSite(foyer.services.database.db, 'kept', (trx) =>
      trx.selectFrom('audit_events').selectAll().orderBy('event_id', 'desc').limit(1).execute(),
    )
    expect(events).toMatchObject([{ actor: 'operator', action: 'site-saved', details: { fields: ['PrimaryColor'] } }])
  })
})

describe('an invalid setting is refused at its field', () => {
  const agent = (AgentProfile: NonNullable<Site['Link']>['AgentProfile'] = {}): Omit<Site, 'SiteID'> => ({
    Link: { AgentProfile },
  })
  test.each<[string, Omit<Site, 'SiteID'>]>([
    ['Link.PrimaryColor', { Link: { PrimaryColor: 'red' } }],
    ['Link.PrimaryColor', { Link: { PrimaryColor: '#12345' } }],
    ['Link.AgentProfile.Web', agent({ Web: 'javascript:alert(1)' })],
    ['Link.AgentProfile.Web', agent({ Web: 'http://broker.example' })],
    ['Link.AgentProfile.Instagram', agent({ Instagram: 'https://user:secret@instagram.com/x' })],
    ['Link.AgentProfile.FirstName', agent({ FirstName: 'Ada\r\nBcc: everybody@example.com' })],
    ['Link.AgentProfile.Desc', agent({ Desc: 'a bell\u0007' })],
    ['Link.AgentProfile.Email', agent({ Email: 'nobody' })],
    ['Link.AgentProfile.AgentPhoto', agent({ AgentPhoto: `kept.${'a'.repeat(32)}.webp` })],
    ['Link.ReferralSourceProfile.Twitter', { Link: { ReferralSourceProfile: { Twitter: 'data:text/html,x' } } }],
    ['Settings.FrameAncestors.1', { Settings: { FrameAncestors: ['https://a.example', "'self'"] } }],
    ['Settings.FrameAncestors.0', { Settings: { FrameAncestors: ['https://a.example/path'] } }],
    ['Settings.FrameAncestors.0', { Settings: { FrameAncestors: ['*'] } }],
    ['Settings.FrameAncestors.0', { Settings: { FrameAncestors: ['http://a.example'] } }],
    ['Settings.ExampleRate', { Settings: { ExampleRate: -0.5 } }],
    ['Settings.ExampleRate', { Settings: { ExampleRate: 30.5 } }],
    ['Settings.ExampleRate', { Settings: { ExampleRate: 4.7901 } }],
  ])('%s of %j', async (Field, body) => {
    const answer = await save({ SiteID: 'kept', ...body })
    expect(answer.ReturnStatus).toEqual({ ReturnCode: 422, ReturnMessage: 'InvalidSetting' })
    expect(answer.Errors).toEqual([{ Field, Key: 'InvalidSetting' }])
  })
  test.each(['api', 'Demo', 'a b', '-a', '', 'ws', 'openapi.json', 'x/../y', 'a'.repeat(40).concat('é').slice(1)])(
    'SiteID %j',
    async (SiteID) => {
      expect((await save({ SiteID })).Errors).toEqual([{ Field: 'SiteID', Key: 'InvalidSetting' }])
    },
  )
  it('but several lines and markup are accepted in a person’s description', async () => {
    expect((await save({ SiteID: 'kept', ...agent({ Desc: 'I *listen*.\nAlways.' }) })).ReturnStatus.ReturnCode).toBe(
      200,
    )
  })
  it('a frame of this machine is accepted only where the server has no https', async () => {
    const Settings = { FrameAncestors: ['http://localhost:5173'] }
    expect((await save({ SiteID: 'framed', Settings })).ReturnStatus.ReturnCode).toBe(200)
    expect((await save({ SiteID: 'framed', Settings }, secure)).ReturnStatus.ReturnMessage).toBe('InvalidSetting')
  })
})

describe('a hand-off link', () => {
  it('signs in as its user once, on its site', async () => {
    const borrower = await makeBorrower(foyer, 'kept')
    const { Url } = await foyer.client().call('/broker-api/CreateSignInTicket', borrower.ids)
    const [, Ticket = ''] = /^http:\/\/localhost:3000\/kept\/loginas\/([\w-]{22})$/.exec(Url) ?? []
    const browser = foyer.client()
    expect(await browser.call('/api/MTGAPPLoginAs', { SiteID: 'kept', Ticket })).toMatchObject({
      UserID: borrower.userId,
    })
    const again = await foyer.client().call('/api/MTGAPPLoginAs', { SiteID: 'kept', Ticket })
    expect(again.ReturnStatus.ReturnMessage).toBe('SignInTicketExpired')
  })
  it('is refused for an unknown site or user', async () => {
    const create = (SiteID: string, UserID: string) =>
      foyer.client().call('/broker-api/CreateSignInTicket', { SiteID, UserID })
    expect((await create('nowhere', 'x')).ReturnStatus.ReturnMessage).toBe('UnknownSite')
    expect((await create('kept', 'x')).ReturnStatus.ReturnMessage).toBe('NoAccess')
  })
})

describe('the operator’s calls', () => {
  test.each(['Bearer wrong', 'Basic b3A6', ''])('are refused with %j', async (authorization) => {
    const answer = await foyer.client().raw('/broker-api/SaveSite', { SiteID: 'closed' }, { authorization })
    expect([answer.status, answer.body]).toEqual([401, expect.stringContaining('Access_Denied')])
  })
})
