import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { databaseState } from '../testing/database-state.ts'
import { makeBrokerage, makeStaff, type Staff } from '../testing/office-builders.ts'
import { newCaller, outcomeOf } from '../testing/people.ts'
import type { TestFoyer } from '../testing/start-test-foyer.ts'
import { givePasskey, isIn, type SignOnOffice, startSignOnOffice, startSignOnProvider } from './testing/sign-on.ts'

let foyer: TestFoyer
let provider: SignOnOffice['provider']
let office: SignOnOffice
let brokerageId: string
let owner: Staff
beforeAll(async () => {
  office = await startSignOnOffice()
  ;({ foyer, provider } = office)
})
beforeEach(async () => {
  brokerageId = await makeBrokerage(foyer)
  owner = await makeStaff(foyer, brokerageId, { firstName: 'Zoé' })
  Object.assign(provider.world, { metadata: {}, isDown: false })
})
afterAll(() => office.stop())

const keyed = (Field: string, Key: string) => ({ Errors: [{ Field, Key }] })
const load = (by = owner) => by.client.call('/console-api/LoadSignOn', {})
const mfa = { amr: ['mfa'] }

describe('the provider of a brokerage', () => {
  it('is saved with a secret that is never returned, and stays when another field is changed', async () => {
    expect(await load()).toMatchObject({ KnownFl: 0, Name: '', Issuer: '', Linked: 0, NotLinked: ['Zoé Bélanger'] })
    expect(outcomeOf(await provider.save(owner))).toBe('ok')
    const loaded = await load()
    expect(loaded).toMatchObject({
      ...{ KnownFl: 1, Name: 'Acme', Issuer: provider.issuer, ClientID: 'foyer', RequiredFl: 0 },
      RedirectUri: `http://localhost:3000/office/sign-on/${brokerageId}`,
      SignInUrl: `http://localhost:3000/office/sign-in?with=${brokerageId}`,
    })
    expect(JSON.stringify(loaded)).not.toContain(provider.settings.ClientSecret)
    expect(outcomeOf(await provider.save(owner, { Name: 'Acme Canada', ClientSecret: '' }))).toBe('ok')
    expect((await load()).Name).toBe('Acme Canada')
    // The kept secret still works.
    await provider.link(owner, 'owner')
    expect(outcomeOf(await provider.signOn(newCaller(foyer), brokerageId, 'owner', mfa))).toBe('ok')
  })

  it('is changed from a page that was loaded before a colleague changed it by no one', async () => {
    const seen = async () => {
      const { Name, Issuer, ClientID, RequiredFl, BreakGlassPersonID } = await load()
      return { Name, Issuer, ClientID, RequiredFl, BreakGlassPersonID }
    }
    expect(outcomeOf(await provider.save(owner, { Before: await seen() }))).toBe('ok')
    const Before = await seen()
    await givePasskey(foyer, owner)
    await provider.link(owner, 'owner')
    const required = { RequiredFl: 1 as const, BreakGlassPersonID: owner.personId }
    expect(outcomeOf(await provider.save(owner, { ...required, Before }))).toBe('ok')
    expect(outcomeOf(await provider.save(owner, { Name: 'Acme Canada', Before }))).toBe('StaleEdit')
    expect(await seen()).toEqual({ ...Before, ...required })
    const fresh = { ...required, Name: 'Acme Canada', Before: await seen() }
    expect(outcomeOf(await provider.save(owner, fresh))).toBe('ok')
  })

  it('sends its secret to no other issuer, and to no other app', async () => {
    await provider.save(owner)
    const other = await startSignOnProvider()
    for (const changed of [{ Issuer: other.issuer }, { ClientID: 'other' }])
      expect(await provider.save(owner, { ClientSecret: '', ...changed })).toMatchObject(
        keyed('ClientSecret', 'RequiredClientSecret'),
      )
    await other.stop()
  })

  it('is refused at its field for what is missing, or does not work', async () => {
    expect(await provider.save(owner, { Name: '' })).toMatchObject(keyed('Name', 'RequiredProviderName'))
    expect(await provider.save(owner, { Issuer: '' })).toMatchObject(keyed('Issuer', 'RequiredIssuer'))
    expect(await provider.save(owner, { Issuer: 'acme' })).toMatchObject(keyed('Issuer', 'InvalidIssuer'))
    expect(await provider.save(owner, { ClientID: '' })).toMatchObject(keyed('ClientID', 'RequiredClientId'))
    const before = await databaseState(foyer.services.database)
    provider.world.isDown = true
    expect(await provider.save(owner)).toMatchObject(keyed('Issuer', 'IssuerNotReached'))
    provider.world.isDown = false
    provider.world.metadata = { issuer: 'https://other.example' }
    expect(await provider.save(owner)).toMatchObject(keyed('Issuer', 'IssuerNotProvider'))
    expect(await provider.save(owner, { Issuer: 'https://10.0.0.1' })).toMatchObject(keyed('Issuer', 'IssuerNotPublic'))
    const { identity_providers } = (await databaseState(foyer.services.database)) as Record<string, unknown>
    expect(identity_providers).toEqual((before as Record<string, unknown>).identity_providers)
  })

  it('is tested without being saved, sixty times an hour', async () => {
    const test = (Issuer: string) => owner.client.call('/console-api/TestSignOn', { Issuer })
    expect(await test(`${provider.issuer}/.well-known/openid-configuration`)).toMatchObject({
      SignInHost: new URL(provider.issuer).host,
    })
    expect(await test('https://10.0.0.1')).toMatchObject(keyed('Issuer', 'IssuerNotPublic'))
    expect(await test('')).toMatchObject(keyed('Issuer', 'RequiredIssuer'))
    expect((await load()).KnownFl).toBe(0)
    for (const _ of Array(58)) expect(outcomeOf(await test(provider.issuer))).toBe('ok')
    expect(outcomeOf(await test(provider.issuer))).toBe('TooManyRequests')
  })

  it('is mailed to every owner, when it is saved and when it is removed', async () => {
    const second = await makeStaff(foyer, brokerageId)
    const broker = await makeStaff(foyer, brokerageId, { role: 'broker' })
    await provider.save(owner)
    const { subject, text } = await foyer.mailbox.arrived(second.email)
    expect(subject).toBe('Your brokerage’s single sign-on has been changed')
    expect(text).toContain('Zoé Bélanger')
    await owner.client.call('/console-api/RemoveSignOn', {})
    await foyer.mailbox.arrived(second.email, 2)
    await foyer.mailbox.arrived(owner.email, 2)
    expect(foyer.mailbox.to(broker.email)).toEqual([])
  })

  it('ends the sessions that it began when another issuer or app takes its place, but that of the owner who does it', async () => {
    await provider.save(owner)
    await provider.link(owner, 'owner')
    const staff = await makeStaff(foyer, brokerageId, { role: 'broker' })
    await provider.link(staff, 'ada')
    const client = newCaller(foyer)
    await provider.signOn(client, brokerageId, 'ada', mfa)
    await provider.save(owner, { Name: 'Acme Canada' })
    expect(await isIn(client)).toBe(true)
    await provider.save(owner, { ClientID: 'other' })
    expect([await isIn(client), await isIn(owner.client)]).toEqual([false, true])
  })

  it('goes with its links, and with the sessions that it vouches for', async () => {
    await provider.save(owner)
    const staff = await makeStaff(foyer, brokerageId, { role: 'broker' })
    await provider.link(staff, 'ada')
    const client = newCaller(foyer)
    await provider.signOn(client, brokerageId, 'ada', mfa)
    const remove = () => owner.client.call('/console-api/RemoveSignOn', {})
    expect(outcomeOf(await remove())).toBe('ok')
    expect(await isIn(client)).toBe(false)
    expect(outcomeOf(await remove())).toBe('NoAccess')
    await provider.save(owner)
    expect(outcomeOf(await provider.signOn(newCaller(foyer), brokerageId, 'ada', mfa))).toBe('SignOnUnknown')
  })

  it('is offered under the link of the brokerage, and to no one who does not have it', async () => {
    await provider.save(owner)
    const list = async (BrokerageID: string) =>
      (await newCaller(foyer).call('/console-api/ListSignOns', { BrokerageID })).SignOns
    expect(await list(brokerageId)).toEqual([{ BrokerageID: brokerageId, Name: 'Acme' }])
    expect([await list(''), await list('0'.repeat(32))]).toEqual([[], []])
  })
})

describe('requiring it', () => {
  it('needs an owner with a passkey for emergencies', async () => {
    const broker = await makeStaff(foyer, brokerageId, { role: 'broker' })
    await givePasskey(foyer, broker)
    const elsewhere = await makeStaff(foyer, await makeBrokerage(foyer))
    await givePasskey(foyer, elsewhere)
    for (const BreakGlassPersonID of ['', owner.personId, broker.personId, elsewhere.personId])
      expect(await provider.save(owner, { RequiredFl: 1, BreakGlassPersonID })).toMatchObject(
        keyed('BreakGlassPersonID', 'RequiredBreakGlass'),
      )
    expect((await load()).KnownFl).toBe(0)
    await givePasskey(foyer, owner)
    expect((await load()).Owners).toEqual([{ PersonID: owner.personId, Name: 'Zoé Bélanger', HasPasskeyFl: 1 }])
    expect(outcomeOf(await provider.save(owner, { RequiredFl: 1, BreakGlassPersonID: owner.personId }))).toBe('ok')
  })

  it('is refused to an owner whom it would lock out', async () => {
    const second = await makeStaff(foyer, brokerageId)
    await givePasskey(foyer, second)
    const require = () => provider.save(owner, { RequiredFl: 1, BreakGlassPersonID: second.personId })
    expect(await require()).toMatchObject(keyed('RequiredFl', 'RequiredOwnSignOn'))
    expect((await load()).KnownFl).toBe(0)
    await provider.save(owner)
    await provider.link(owner, 'owner')
    expect(outcomeOf(await require())).toBe('ok')
    expect([await isIn(owner.client), await isIn(second.client)]).toEqual([true, true])
    expect(await load()).toMatchObject({ Linked: 1, NotLinked: [expect.any(String)] })
  })

  it('ends at once with the requirement, for everyone', async () => {
    await givePasskey(foyer, owner)
    const broker = await makeStaff(foyer, brokerageId, { role: 'broker' })
    await provider.save(owner, { RequiredFl: 1, BreakGlassPersonID: owner.personId })
    expect(await isIn(broker.client)).toBe(false)
    await provider.save(owner)
    expect(await isIn(broker.client)).toBe(true)
  })
})
