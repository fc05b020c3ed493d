import { describe, expect, it, test } from 'vitest'
import { databaseText } from '../testing/database-state.ts'
import { joinBrokerage, makeBrokerage, makeStaff, type Staff, totpCode } from '../testing/office-builders.ts'
import { newCaller, outcomeOf } from '../testing/people.ts'
import type { TestFoyer } from '../testing/start-test-foyer.ts'
import type { Client } from '../testing/test-client.ts'
import { beforeEachSignOn, isIn, type SignOnOffice } from './testing/sign-on.ts'

let foyer: TestFoyer
let provider: SignOnOffice['provider']
let office: SignOnOffice
let brokerageId: string
let owner: Staff
beforeEachSignOn((made) => {
  ;({ office, foyer, provider, owner, brokerageId } = made)
})

const mfa = { amr: ['mfa'] }
const linked = (sub: string, given?: Parameters<typeof makeStaff>[2]) => office.linkedIn(brokerageId, sub, given)
const startSignIn = (client: Client, Email: string) => client.call('/console-api/StartSignIn', { Email, LanguageID: 1 })
const acme = () => ({ BrokerageID: brokerageId, Name: 'Acme' })

describe('a sign-in through the provider', () => {
  it('is all that is needed where it states a second factor', async () => {
    await linked('ada')
    const client = newCaller(foyer)
    expect(await provider.signOn(client, brokerageId, 'ada', mfa)).toMatchObject({ Next: 'office', Factors: [] })
    expect(await isIn(client)).toBe(true)
  })

  it('is followed by the person’s own factor where it states none', async () => {
    const staff = await linked('ada')
    const client = newCaller(foyer)
    expect(await provider.signOn(client, brokerageId, 'ada')).toMatchObject({ Next: 'factor', Factors: ['totp'] })
    expect(await isIn(client)).toBe(false)
    expect(await client.call('/console-api/FinishTotp', { Email: '', Code: staff.code() })).toMatchObject({
      Next: 'office',
    })
    expect(await isIn(client)).toBe(true)
  })

  it('finds no one by a mail address, and no one of another brokerage', async () => {
    const staff = await makeStaff(foyer, brokerageId)
    const claims = { ...mfa, email: staff.email, email_verified: true }
    expect(outcomeOf(await provider.signOn(newCaller(foyer), brokerageId, 'nobody', claims))).toBe('SignOnUnknown')
    await linked('ada')
    const elsewhere = await makeStaff(foyer, await makeBrokerage(foyer))
    await provider.save(elsewhere)
    expect(outcomeOf(await provider.signOn(newCaller(foyer), elsewhere.brokerageId, 'ada', mfa))).toBe('SignOnUnknown')
  })

  it('works once, for ten minutes, in the browser that began it', async () => {
    await linked('ada')
    const client = newCaller(foyer)
    const start = async () => {
      const { Url } = await client.call('/console-api/StartSignOn', { BrokerageID: brokerageId, To: '/office/deals' })
      return { BrokerageID: brokerageId, ...provider.visit(Url, { sub: 'ada', ...mfa }) }
    }
    const finish = (by: Client, body: Awaited<ReturnType<typeof start>>) => by.call('/console-api/FinishSignOn', body)
    const first = await start()
    expect(outcomeOf(await finish(newCaller(foyer), first))).toBe('SignOnExpired')
    expect(await finish(client, first)).toMatchObject({ Next: 'office', To: '/office/deals' })
    expect(outcomeOf(await finish(client, first))).toBe('SignOnExpired')
    const late = await start()
    foyer.clock.advance(601)
    expect(outcomeOf(await finish(client, late))).toBe('SignOnExpired')
    foyer.clock.advance(-601)
    const refused = await start()
    expect(outcomeOf(await finish(client, { ...refused, Query: 'error=access_denied' }))).toBe('SignOnRefused')
    expect(outcomeOf(await finish(client, refused))).toBe('SignOnExpired')
    for (const path of ['/console-api/FinishInvitedSignOn', '/console-api/FinishSignOnLink'] as const)
      expect(outcomeOf(await owner.client.call(path, await start()))).toBe('SignOnExpired')
  })

  it('is refused on the address of another brokerage, and from another issuer', async () => {
    await linked('ada')
    const other = await makeStaff(foyer, await makeBrokerage(foyer))
    await provider.save(other)
    const client = newCaller(foyer)
    const start = async () => {
      const { Url } = await client.call('/console-api/StartSignOn', { BrokerageID: brokerageId, To: '' })
      return provider.visit(Url, { sub: 'ada', ...mfa })
    }
    const mixedUp = { BrokerageID: other.brokerageId, ...(await start()) }
    expect(outcomeOf(await client.call('/console-api/FinishSignOn', mixedUp))).toBe('SignOnRefused')
    const back = await start()
    const Query = `${back.Query}&iss=${encodeURIComponent('https://other.example')}`
    expect(
      outcomeOf(await client.call('/console-api/FinishSignOn', { ...back, BrokerageID: brokerageId, Query })),
    ).toBe('SignOnRefused')
  })

  it('began before the provider was changed is refused', async () => {
    await linked('ada')
    const client = newCaller(foyer)
    const { Url } = await client.call('/console-api/StartSignOn', { BrokerageID: brokerageId, To: '' })
    const back = { BrokerageID: brokerageId, ...provider.visit(Url, { sub: 'ada', ...mfa }) }
    await provider.save(owner, { ClientID: 'other' })
    expect(outcomeOf(await client.call('/console-api/FinishSignOn', back))).toBe('SignOnExpired')
  })

  it('shows that the provider is down, which no one else can find out about a brokerage without one', async () => {
    await linked('ada')
    const client = newCaller(foyer)
    const { Url } = await client.call('/console-api/StartSignOn', { BrokerageID: brokerageId, To: '' })
    const back = { BrokerageID: brokerageId, ...provider.visit(Url, { sub: 'ada' }) }
    provider.world.isDown = true
    expect(outcomeOf(await client.call('/console-api/FinishSignOn', back))).toBe('SignOnUnavailable')
    const start = (BrokerageID: string) => client.call('/console-api/StartSignOn', { BrokerageID, To: '' })
    expect(outcomeOf(await start(brokerageId))).toBe('SignOnUnavailable')
    expect(outcomeOf(await start(await makeBrokerage(foyer)))).toBe('NoAccess')
    expect(outcomeOf(await start('0'.repeat(32)))).toBe('NoAccess')
  })

  it('opens nothing to a person who was ended, whose account can be linked anew', async () => {
    const staff = await linked('ada')
    const client = newCaller(foyer)
    await provider.signOn(client, brokerageId, 'ada', mfa)
    await owner.client.call('/console-api/EndPerson', { PersonID: staff.personId, DealsTo: '' })
    expect(await isIn(client)).toBe(false)
    expect(outcomeOf(await provider.signOn(newCaller(foyer), brokerageId, 'ada', mfa))).toBe('SignOnUnknown')
    await linked('ada')
  })
})

describe('the session that a provider alone vouches for', () => {
  it('opens its brokerage and no other', async () => {
    const staff = await linked('ada')
    const other = await makeBrokerage(foyer)
    await joinBrokerage(foyer, staff.personId, other)
    const client = newCaller(foyer)
    await provider.signOn(client, brokerageId, 'ada', mfa)
    const { Memberships } = await client.call('/console-api/LoadMe', {})
    expect(Memberships.map(({ BrokerageID }) => BrokerageID)).toEqual([brokerageId])
    const choose = () => client.call('/console-api/ChooseBrokerage', { BrokerageID: other })
    expect(outcomeOf(await choose())).toBe('NoAccess')
    expect(outcomeOf(await client.call('/console-api/FinishTotp', { Email: staff.email, Code: staff.code() }))).toBe(
      'AuthenticatorCodeIncorrect',
    )
    foyer.clock.advance(30)
    const own = await office.withCode(staff)
    await own.client.call('/console-api/FinishTotp', { Email: '', Code: staff.code() })
    expect(outcomeOf(await own.client.call('/console-api/ChooseBrokerage', { BrokerageID: other }))).toBe('ok')
  })

  it('makes no way to sign in that would open another brokerage', async () => {
    const staff = await linked('ada')
    await joinBrokerage(foyer, staff.personId, await makeBrokerage(foyer))
    const client = newCaller(foyer)
    await provider.signOn(client, brokerageId, 'ada', mfa)
    await confirm(client, 'ada')
    for (const path of ['StartAddPasskey', 'StartTotp', 'NewRecoveryCodes'] as const)
      expect(outcomeOf(await client.call(`/console-api/${path}`, {}))).toBe('OwnFactorNeeded')
    const finished = { ChallengeID: '', Name: '' }
    expect(outcomeOf(await client.call('/console-api/ConfirmTotp', { ...finished, Code: '123456' }))).toBe(
      'OwnFactorNeeded',
    )
  })

  it('begins no first factor of a person who works for another brokerage', async () => {
    const staff = await linked('ada')
    await joinBrokerage(foyer, staff.personId, await makeBrokerage(foyer))
    await office.withoutFactors(staff)
    expect(outcomeOf(await provider.signOn(newCaller(foyer), brokerageId, 'ada'))).toBe('OwnFactorNeeded')
  })

  it('does not make its browser known: a mailed code still comes before a factor', async () => {
    const staff = await linked('ada')
    const client = newCaller(foyer)
    await provider.signOn(client, brokerageId, 'ada', mfa)
    await client.call('/console-api/SignOut', {})
    expect(await startSignIn(client, staff.email)).toEqual({
      ReturnStatus: { ReturnCode: 200, ReturnMessage: '' },
      ...{ Next: 'code', Factors: [], SignOns: [acme()] },
    })
    expect(await client.call('/console-api/ListSignOns', { BrokerageID: '' })).toMatchObject({ SignOns: [acme()] })
  })
})

const confirm = (client: Client, sub: string, claims?: Record<string, unknown>) =>
  office.confirm(client, brokerageId, sub, claims)

describe('a confirmation', () => {
  it('is a new sign-in at the provider, for a session that it alone vouches for', async () => {
    const staff = await linked('ada', { role: 'owner' })
    await office.withoutFactors(staff)
    const client = newCaller(foyer)
    await provider.signOn(client, brokerageId, 'ada', mfa)
    expect(await client.call('/console-api/LoadMe', {})).toMatchObject({ ConfirmsBySignOnFl: 1, StepUpSeconds: 0 })
    const test = async () => outcomeOf(await client.call('/console-api/TestSignOn', { Issuer: provider.issuer }))
    expect(await test()).toBe('StepUpRequired')
    expect(outcomeOf(await confirm(client, 'ada', { auth_time: Math.floor(Date.now() / 1000) - 600 }))).toBe(
      'SignOnRefused',
    )
    expect(outcomeOf(await confirm(client, 'ada', { auth_time: undefined }))).toBe('SignOnRefused')
    expect(outcomeOf(await confirm(client, 'eve'))).toBe('SignOnRefused')
    expect(outcomeOf(await confirm(client, 'ada', { amr: ['pwd'] }))).toBe('SignOnRefused')
    expect(await test()).toBe('StepUpRequired')
    expect(await confirm(client, 'ada')).toMatchObject({ Seconds: 300 })
    expect(await test()).toBe('ok')
    foyer.clock.advance(301)
    expect(await test()).toBe('StepUpRequired')
    foyer.clock.advance(-301)
  })

  it('is one’s own factor after a sign-in with it, and that of another session is worth nothing', async () => {
    const staff = await linked('ada')
    expect(outcomeOf(await staff.client.call('/console-api/StartSignOnConfirm', { To: '' }))).toBe('NoAccess')
    const client = newCaller(foyer)
    await provider.signOn(client, brokerageId, 'ada', mfa)
    const { Url } = await client.call('/console-api/StartSignOnConfirm', { To: '' })
    const back = provider.visit(Url, { sub: 'ada', auth_time: Math.floor(Date.now() / 1000) })
    await provider.signOn(client, brokerageId, 'ada', mfa)
    const again = provider.visit(Url, { sub: 'ada', auth_time: Math.floor(Date.now() / 1000) })
    expect(back).toEqual(again)
    expect(
      outcomeOf(await client.call('/console-api/FinishSignOnConfirm', { BrokerageID: brokerageId, ...again })),
    ).toBe('SignOnExpired')
  })
})

test('no secret of a provider, and no state of a round trip, is stored or logged in plain', async () => {
  await linked('ada')
  const { Url } = await newCaller(foyer).call('/console-api/StartSignOn', { BrokerageID: brokerageId, To: '' })
  const stored = `${await databaseText(foyer.services.database)}\n${foyer.log.join('\n')}`
  const nonce = new URL(Url).searchParams.get('nonce') ?? ''
  expect(nonce).not.toBe('')
  for (const secret of [provider.settings.ClientSecret, nonce]) expect(stored).not.toContain(secret)
})

test('a person of one brokerage whom a provider vouches for makes a factor after a confirmation there', async () => {
  const staff = await linked('ada')
  await office.withoutFactors(staff)
  const client = newCaller(foyer)
  await provider.signOn(client, brokerageId, 'ada', mfa)
  expect(outcomeOf(await client.call('/console-api/StartTotp', {}))).toBe('StepUpRequired')
  await confirm(client, 'ada')
  const { ChallengeID, Secret } = await client.call('/console-api/StartTotp', {})
  const Code = totpCode(Secret, foyer.clock.now())
  const added = await client.call('/console-api/ConfirmTotp', { ChallengeID, Code, Name: '' })
  expect(added).toMatchObject({ RecoveryCodes: [], Next: 'office' })
})
