import type { BodyOf } from '@foyer/contract/all-calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeSite } from '../testing/builders.ts'
import { giveSite, makeBrokerage, makeStaff, type Staff } from '../testing/office-builders.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'

let foyer: TestFoyer
let owner: Staff
let broker: Staff
let weak: Staff
let sites = 0
beforeAll(async () => {
  foyer = await startTestFoyer()
  const brokerage = await makeBrokerage(foyer)
  owner = await makeStaff(foyer, brokerage, { firstName: 'Olga' })
  broker = await makeStaff(foyer, brokerage, { role: 'broker', firstName: 'Bruno' })
  weak = await makeStaff(foyer, brokerage, { withheld: ['lead.view'] })
})
afterAll(() => foyer.stop())

/** Led by the broker. */
const newSite = async (): Promise<string> => {
  sites += 1
  const site = `brand-${sites}`
  await makeSite(foyer, site)
  await giveSite(foyer, owner.brokerageId, site, broker.personId)
  return site
}

const load = (SiteID: string, staff = owner) => staff.client.call('/console-api/LoadBrand', { SiteID })
const visible = async (SiteID: string) =>
  (await foyer.client().call('/api/loadSiteConfiguration', { SiteID })).Link.PrimaryColor
type Given = BodyOf<'/console-api/SaveBrandDraft'>['Link']
const messageOf = ({ ReturnStatus }: { ReturnStatus: { ReturnMessage: string } }) => ReturnStatus.ReturnMessage
const versionOf = async (SiteID: string) => (await load(SiteID)).Version
const draft = async (SiteID: string, Link: Given, Version?: number, staff = owner) =>
  staff.client.call('/console-api/SaveBrandDraft', { SiteID, Link, Version: Version ?? (await versionOf(SiteID)) })
const publish = async (SiteID: string, Version?: number, staff = owner) =>
  staff.client.call('/console-api/PublishBrand', { SiteID, Version: Version ?? (await versionOf(SiteID)) })
const restore = async (SiteID: string, BrandVersion: number) =>
  owner.client.call('/console-api/RestoreBrand', { SiteID, BrandVersion, Version: await versionOf(SiteID) })

describe('the brand of a site', () => {
  it('is a draft until it is published, and visitors see it then', async () => {
    const site = await newSite()
    const before = await visible(site)
    await draft(site, { PrimaryColor: '#f5c518', AgentProfile: { Title: 'Agent' } })
    expect(await visible(site)).toBe(before)
    const drafted = await load(site)
    expect([drafted.ChangedFl, drafted.Link.PrimaryColor, drafted.Published.PrimaryColor]).toEqual([
      1,
      '#f5c518',
      before,
    ])
    expect(drafted.Link.AgentProfile).toMatchObject({ Title: 'Agent', FirstName: 'Marie' })
    expect(messageOf(await publish(site, undefined, broker))).toBe('')
    expect(await visible(site)).toBe('#f5c518')
    expect((await load(site)).ChangedFl).toBe(0)
  })
  it('is mailed as a sample to the person who asks, as drafted, with the signature in the language', async () => {
    const site = await newSite()
    const MailSignature = 'Open until 18:00\nOr see www.example.ca'
    await draft(site, { AgentProfile: { MailSignature, MailSignatureFr: 'Ouvert jusqu’à 18 h' } })
    const ask = (LanguageID: 1 | 2, { client } = owner) =>
      client.call('/console-api/SendSampleMail', { SiteID: site, LanguageID })
    expect((await ask(1)).Email).toBe(owner.email)
    const mail = await foyer.mailbox.arrived(owner.email)
    expect(mail.text).toContain('Open until 18:00\nOr see www. example. ca')
    expect(mail.text).not.toContain('Ouvert')
    await ask(2, broker)
    expect((await foyer.mailbox.arrived(broker.email)).text).toContain('Ouvert jusqu’à 18 h')
    const operator = await foyer.client().call('/broker-api/SendSampleMail', { SiteID: site, LanguageID: 1 })
    expect(messageOf(operator)).toBe('NotPermitted')
    expect(JSON.stringify(await foyer.client().call('/api/loadSiteConfiguration', { SiteID: site }))).not.toContain(
      'Open until',
    )
  })
  it('keeps each version with who published it', async () => {
    const site = await newSite()
    await draft(site, { PrimaryColor: '#111111' })
    await publish(site)
    await foyer.client().call('/broker-api/SaveSite', { SiteID: site, Link: { PrimaryColor: '#222222' } })
    const { Versions } = await load(site)
    expect(
      Versions.map(({ BrandVersion, By, Name, PrimaryColor, CurrentFl }) => [
        BrandVersion,
        By,
        Name,
        PrimaryColor,
        CurrentFl,
      ]),
    ).toEqual([
      [3, 'operator', '', '#222222', 1],
      [2, 'staff', 'Olga Bélanger', '#111111', 0],
      [1, 'operator', '', '#7a1f5c', 0],
    ])
  })
  it('of a site without any version has what visitors saw before as its first one', async () => {
    await owner.client.call('/console-api/CreateOfficeSite', { SiteID: 'fresh', LeadPersonID: '' })
    await draft('fresh', { PrimaryColor: '#111111' })
    await publish('fresh')
    const { Versions } = await load('fresh')
    expect(Versions.map(({ BrandVersion, By, PrimaryColor }) => [BrandVersion, By, PrimaryColor])).toEqual([
      [2, 'staff', '#111111'],
      [1, 'earlier', '#0b5c5c'],
    ])
  })
  it('goes back to a former version by way of the draft, and drops a draft', async () => {
    const site = await newSite()
    await draft(site, { PrimaryColor: '#111111' })
    await publish(site)
    expect(messageOf(await restore(site, 1))).toBe('')
    expect([await visible(site), (await load(site)).Link.PrimaryColor]).toEqual(['#111111', '#7a1f5c'])
    await restore(site, 0)
    expect((await load(site)).ChangedFl).toBe(0)
    await restore(site, 1)
    await publish(site)
    expect(await visible(site)).toBe('#7a1f5c')
    expect(messageOf(await restore(site, 99))).toBe('UnknownChoice')
  })
  it('that was put back to what visitors see is no change', async () => {
    const site = await newSite()
    const before = await visible(site)
    await draft(site, { PrimaryColor: '#111111' })
    await draft(site, { PrimaryColor: before })
    expect((await load(site)).ChangedFl).toBe(0)
  })
  it('is refused at its fields where it is wrong', async () => {
    const site = await newSite()
    const { Errors } = await draft(site, { PrimaryColor: 'red', AgentProfile: { Web: 'javascript:x', AgentPhoto: '' } })
    expect(Errors?.map(({ Field }) => Field)).toEqual(['Link.PrimaryColor', 'Link.AgentProfile.Web'])
    const other = { AgentProfile: { AgentPhoto: `kept.${'a'.repeat(32)}.webp` } }
    expect((await draft(site, other)).Errors).toEqual([
      { Field: 'Link.AgentProfile.AgentPhoto', Key: 'InvalidSetting' },
    ])
  })
  it('moves the agent’s mail only for who sees deals and leads', async () => {
    const site = await newSite()
    await draft(site, { AgentProfile: { Email: 'new@broker.example' } })
    expect(messageOf(await publish(site, undefined, weak))).toBe('NotPermitted')
    expect(messageOf(await publish(site))).toBe('')
  })
  it('has another address of the agent in its draft only of who sees deals and leads, since others publish it', async () => {
    const site = await newSite()
    const moved = { AgentProfile: { Email: 'new@broker.example' } }
    expect(messageOf(await draft(site, moved, undefined, weak))).toBe('NotPermitted')
    await draft(site, moved)
    // What another person drafted may stay, and be dropped.
    expect(messageOf(await draft(site, { PrimaryColor: '#f5c518' }, undefined, weak))).toBe('')
    await publish(site)
    const restored = { SiteID: site, BrandVersion: 1, Version: await versionOf(site) }
    expect(messageOf(await weak.client.call('/console-api/RestoreBrand', restored))).toBe('NotPermitted')
    expect(messageOf(await restore(site, 1))).toBe('')
    const dropped = { SiteID: site, BrandVersion: 0, Version: await versionOf(site) }
    expect(messageOf(await weak.client.call('/console-api/RestoreBrand', dropped))).toBe('')
  })
  it('is unknown where there is no site', async () => {
    const client = foyer.client()
    const calls = [
      client.call('/broker-api/LoadBrand', { SiteID: 'nowhere' }),
      client.call('/broker-api/SaveBrandDraft', { SiteID: 'nowhere', Version: 0, Link: {} }),
      client.call('/broker-api/PublishBrand', { SiteID: 'nowhere', Version: 0 }),
      client.call('/broker-api/RestoreBrand', { SiteID: 'nowhere', Version: 0, BrandVersion: 1 }),
    ]
    expect((await Promise.all<{ ReturnStatus: { ReturnMessage: string } }>(calls)).map(messageOf)).toEqual(
      calls.map(() => 'UnknownSite'),
    )
  })
})

describe('two people at one brand', () => {
  it('of two drafts of the same version one is saved, and the other is refused', async () => {
    const site = await newSite()
    const Version = await versionOf(site)
    const both = await Promise.all([
      draft(site, { PrimaryColor: '#111111' }, Version),
      draft(site, { PrimaryColor: '#222222' }, Version, broker),
    ])
    expect(both.map(messageOf).sort()).toEqual(['', 'StaleEdit'])
  })
  it('a draft that changed since it was read is neither published nor replaced by a former version', async () => {
    const site = await newSite()
    await draft(site, { PrimaryColor: '#111111' })
    expect(messageOf(await publish(site, 0))).toBe('StaleEdit')
    const late = await owner.client.call('/console-api/RestoreBrand', { SiteID: site, BrandVersion: 0, Version: 0 })
    expect(messageOf(late)).toBe('StaleEdit')
  })
  it('a save of the site by a program counts as a change', async () => {
    const site = await newSite()
    const Version = await versionOf(site)
    await foyer.client().call('/broker-api/SaveSite', { SiteID: site, Link: { PrimaryColor: '#222222' } })
    expect(messageOf(await draft(site, { PrimaryColor: '#111111' }, Version))).toBe('StaleEdit')
  })
})
