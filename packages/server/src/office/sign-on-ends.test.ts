import { beforeEach, describe, expect, it } from 'vitest'
import { type Borrower, makeBorrower, makeSite } from '../testing/builders.ts'
import { giveSite, joinBrokerage, makeBrokerage, makeStaff, type Staff } from '../testing/office-builders.ts'
import { isSignedIn, mailedCode, newCaller, outcomeOf } from '../testing/people.ts'
import type { TestFoyer } from '../testing/start-test-foyer.ts'
import type { Client } from '../testing/test-client.ts'
import { beforeEachSignOn, givePasskey, isIn, type SignOnOffice } from './testing/sign-on.ts'

let foyer: TestFoyer
let provider: SignOnOffice['provider']
let office: SignOnOffice
let brokerageId: string
let owner: Staff
let client: Borrower
let sites = 0
beforeEachSignOn((made) => {
  ;({ office, foyer, provider, owner, brokerageId } = made)
})
beforeEach(async () => {
  client = await makeClient(brokerageId)
})
/** A borrower on a site of the brokerage. */
const makeClient = async (ofBrokerage: string) => {
  sites += 1
  await makeSite(foyer, `site-${sites}`)
  await giveSite(foyer, ofBrokerage, `site-${sites}`)
  return makeBorrower(foyer, `site-${sites}`)
}

const mfa = { amr: ['mfa'] }
const linked = (sub: string) => office.linkedIn(brokerageId, sub, { role: 'owner' })
const signedOn = async (sub: string) => {
  const by = newCaller(foyer)
  expect(outcomeOf(await provider.signOn(by, brokerageId, sub, mfa))).toBe('ok')
  const { Url } = await by.call('/console-api/StartSignOnConfirm', { To: '' })
  const back = provider.visit(Url, { sub, auth_time: Math.floor(Date.now() / 1000), ...mfa })
  expect(outcomeOf(await by.call('/console-api/FinishSignOnConfirm', { BrokerageID: brokerageId, ...back }))).toBe('ok')
  return by
}
/** The client's portal, as a person of staff opens it. */
const handOff = async (by: Client, { siteId: SiteID, userId: UserID } = client) => {
  const { Url } = await by.call('/console-api/CreateSignInTicket', { SiteID, UserID })
  const portal = foyer.client()
  const Ticket = Url.split('/').at(-1) ?? ''
  expect(outcomeOf(await portal.call('/api/MTGAPPLoginAs', { SiteID, Ticket }))).toBe('ok')
  return () => isSignedIn(portal, SiteID, UserID)
}

describe('what a sign-on opened ends', () => {
  it('when the provider is removed, or gets another app', async () => {
    const changes = [
      () => owner.client.call('/console-api/RemoveSignOn', {}),
      () => provider.save(owner, { ClientID: 'another' }),
    ]
    for (const [at, change] of changes.entries()) {
      await provider.save(owner)
      await linked(`ada-${at}`)
      const by = await signedOn(`ada-${at}`)
      const isOpen = await handOff(by)
      expect(await isOpen()).toBe(true)
      expect(outcomeOf(await change())).toBe('ok')
      expect([await isIn(by), await isOpen()]).toEqual([false, false])
    }
  })

  it('when sessions without the provider are worth nothing from now on', async () => {
    const staff = await makeStaff(foyer, brokerageId, { role: 'owner' })
    const isOpen = await handOff(staff.client)
    await provider.link(owner, 'owner')
    const required = { RequiredFl: 1 as const, BreakGlassPersonID: owner.personId }
    expect(outcomeOf(await provider.save(owner, required))).toBe('ok')
    expect([await isIn(staff.client), await isOpen()]).toEqual([false, false])
  })

  it('when another person gets in without the required provider', async () => {
    const next = await makeStaff(foyer, brokerageId, { role: 'owner' })
    await givePasskey(foyer, next)
    for (const one of [owner, next]) await provider.link(one, one.personId)
    const require = (BreakGlassPersonID: string) => provider.save(next, { RequiredFl: 1, BreakGlassPersonID })
    expect(outcomeOf(await require(owner.personId))).toBe('ok')
    const isOpen = await handOff(owner.client)
    expect(outcomeOf(await require(next.personId))).toBe('ok')
    expect(await isOpen()).toBe(false)
  })

  it('when the account is removed or replaced, but for the session that does it', async () => {
    const staff = await linked('ada')
    const first = await signedOn('ada')
    const isOpen = await handOff(first)
    await provider.link(staff, 'ada-2')
    expect([await isIn(first), await isOpen(), await isIn(staff.client)]).toEqual([false, false, true])
    const second = await signedOn('ada-2')
    expect(outcomeOf(await staff.client.call('/console-api/RemoveSignOnLink', {}))).toBe('ok')
    expect([await isIn(second), await isIn(staff.client)]).toEqual([false, true])
  })
})

describe.each([0, 31])('what a person opened in a browser, %i minutes after their last call', (minutes) => {
  /** The time passes, in which the portal is used. */
  const pass = async (use: () => Promise<boolean>) => {
    for (const _ of [1, 2]) {
      foyer.clock.advance(minutes * 30)
      await use()
    }
  }
  it.each([
    [
      'of another one whom the provider names',
      async (by: Client) => {
        await linked('eve')
        return provider.signOn(by, brokerageId, 'eve', mfa)
      },
    ],
    [
      'of another one with a mailed code from before',
      async (by: Client) => {
        const { email: Email } = await makeStaff(foyer, brokerageId)
        await newCaller(foyer).call('/console-api/StartSignIn', { Email, LanguageID: 1 })
        return by.call('/console-api/VerifyCode', { Email, Code: await mailedCode(foyer, Email) })
      },
    ],
    ['or the sign-out there, of themselves', (by: Client) => by.call('/console-api/SignOut', {})],
  ])('ends with the sign-in there %s', async (_, follow) => {
    await linked('ada')
    const by = await signedOn('ada')
    const isOpen = await handOff(by)
    await pass(isOpen)
    expect([await isOpen(), await isIn(by)]).toEqual([true, minutes === 0])
    expect(outcomeOf(await follow(by))).toBe('ok')
    expect(await isOpen()).toBe(false)
  })

  it('stays when they sign in again themselves', async () => {
    await linked('ada')
    const by = await signedOn('ada')
    const isOpen = await handOff(by)
    await pass(isOpen)
    await provider.signOn(by, brokerageId, 'ada', mfa)
    expect([await isOpen(), await isIn(by)]).toEqual([true, true])
  })
})

describe('a round trip whose provider makes us wait', () => {
  /** Finishes it with `meanwhile` between the request for its token and the reply. */
  const finishAfter = async (by: Client, sub: string, meanwhile: () => Promise<unknown>) => {
    const { Url } = await by.call('/console-api/StartSignOn', { BrokerageID: brokerageId, To: '' })
    const back = provider.visit(Url, { sub })
    const arrived = Promise.withResolvers<void>()
    const held = Promise.withResolvers<void>()
    provider.world.beforeToken = async () => {
      arrived.resolve()
      await held.promise
    }
    const finished = by.call('/console-api/FinishSignOn', { BrokerageID: brokerageId, ...back })
    await arrived.promise
    await meanwhile()
    held.resolve()
    provider.world.beforeToken = undefined
    return finished
  }

  it('begins no session once the provider was changed', async () => {
    await linked('ada')
    const changed = () => provider.save(owner, { ClientID: 'another' })
    expect(outcomeOf(await finishAfter(newCaller(foyer), 'ada', changed))).toBe('SignOnExpired')
  })

  it('lends it no factor of a session that ended', async () => {
    const staff = await linked('ada')
    const ended = () => staff.client.call('/console-api/SignOut', {})
    expect(await finishAfter(staff.client, 'ada', ended)).toMatchObject({ Next: 'factor' })
  })
})

describe('for a person of two brokerages, a provider alone', () => {
  it('changes no name, removes no factor, ends no session elsewhere, and does not lock their app', async () => {
    const staff = await linked('ada')
    await givePasskey(foyer, staff)
    const elsewhere = await makeBrokerage(foyer)
    await joinBrokerage(foyer, staff.personId, elsewhere, 'owner')
    const theirs = await makeClient(elsewhere)
    await staff.client.call('/console-api/ChooseBrokerage', { BrokerageID: elsewhere })
    const isOpen = await handOff(staff.client, theirs)
    const by = await signedOn('ada')
    const names = { FirstName: 'Eve', LastName: 'Other', LanguageID: 1 as const }
    expect(outcomeOf(await by.call('/console-api/SaveMe', names))).toBe('OwnFactorNeeded')
    const { Factors } = await by.call('/console-api/LoadMe', {})
    expect(Factors).toHaveLength(2)
    for (const { FactorID } of Factors)
      expect(outcomeOf(await by.call('/console-api/RemoveFactor', { FactorID }))).toBe('OwnFactorNeeded')
    expect(outcomeOf(await by.call('/console-api/EndSession', { SessionID: '' }))).toBe('ok')
    expect(await isIn(staff.client)).toBe(true)
    expect(await isOpen()).toBe(true)
    for (const _ of Array(5))
      expect(outcomeOf(await by.call('/console-api/StepUp', { Code: '000000' }))).toBe('AuthenticatorCodeIncorrect')
    expect(outcomeOf(await by.call('/console-api/StepUp', { Code: '000000' }))).toBe('TooManyRequests')
    await by.call('/console-api/SignOut', {})
    expect(await isOpen()).toBe(true)
    foyer.clock.advance(901)
    const named = newCaller(foyer)
    expect(await provider.signOn(named, brokerageId, 'ada')).toMatchObject({ Next: 'factor' })
    const tries = async (Code: string) => outcomeOf(await named.call('/console-api/FinishTotp', { Email: '', Code }))
    for (const _ of Array(5)) expect(await tries('000000')).toBe('AuthenticatorCodeIncorrect')
    expect(await tries('000000')).toBe('TooManyRequests')
    expect(outcomeOf(await staff.client.call('/console-api/StepUp', { Code: staff.code() }))).toBe('ok')
  })
})

it('tries no factor of another person, whose lock would not count it, in a browser that this one has used', async () => {
  const victim = await makeStaff(foyer, brokerageId)
  const browser = newCaller(foyer)
  await browser.call('/console-api/StartSignIn', { Email: victim.email, LanguageID: 1 })
  await browser.call('/console-api/VerifyCode', { Email: victim.email, Code: await mailedCode(foyer, victim.email) })
  const tries = async (Email: string, Code: string) =>
    outcomeOf(await browser.call('/console-api/FinishTotp', { Email, Code }))
  expect(await tries('', victim.code())).toBe('ok')
  await browser.call('/console-api/SignOut', {})
  foyer.clock.advance(60)
  await linked('ada')
  await provider.signOn(browser, brokerageId, 'ada', mfa)
  for (const Code of ['000000', victim.code()]) expect(await tries(victim.email, Code)).toBe('OtherSession')
  const recovery = { Email: victim.email, Code: 'aaaa-bbbb-cccc' }
  expect(outcomeOf(await browser.callAnyhow('/console-api/UseRecoveryCode', recovery))).toBe('OtherSession')
  await browser.call('/console-api/SignOut', {})
  expect(await tries(victim.email, victim.code())).toBe('ok')
})
