import { usualExpiry } from '@foyer/domain/api-keys/rules.ts'
import { describe, expect, it } from 'vitest'
import { todayOf } from '../ports/clock.ts'
import { joinBrokerage, makeBrokerage, makeStaff, type Staff } from '../testing/office-builders.ts'
import { mailedCode, newCaller, outcomeOf } from '../testing/people.ts'
import type { TestFoyer } from '../testing/start-test-foyer.ts'
import type { Client } from '../testing/test-client.ts'
import { beforeEachSignOn, isIn, providerEnds, type SignOnOffice } from './testing/sign-on.ts'

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

/** Makes an authenticator app as the person whom the provider alone names. */
const plant = async (sub: string) => {
  const client = newCaller(foyer)
  expect(await provider.signOn(client, brokerageId, sub)).toMatchObject({ Next: 'enrol' })
  const { code, made } = await office.makeApp(client)
  expect(made).toMatchObject({ Next: 'office' })
  return { client, code }
}

const currentOf = async (client: Client) =>
  (await client.call('/console-api/LoadMe', {})).Memberships.find(({ Current }) => Current === 1)?.BrokerageID
const brokeragesOf = async (client: Client) =>
  (await client.call('/console-api/LoadMe', {})).Memberships.map(({ BrokerageID }) => BrokerageID)

describe('factors made by who a provider alone vouches for', () => {
  it('open no other brokerage: its mailed link is refused, and leaves them as they are', async () => {
    const staff = await linked('ada')
    await office.withoutFactors(staff)
    const planted = await plant('ada')
    const { client, step } = await office.acceptElsewhere(staff)
    expect(outcomeOf(step)).toBe('InvitationOfOtherSignOn')
    expect([await isIn(planted.client), await isIn(client)]).toEqual([true, false])
    expect(await brokeragesOf(planted.client)).toEqual([brokerageId])
    // An owner lets them begin anew, by their mail alone.
    const reset = await owner.client.call('/console-api/ResetFactors', { PersonID: staff.personId })
    expect(outcomeOf(reset)).toBe('ok')
    expect((await office.acceptElsewhere(staff)).step).toMatchObject({ Next: 'enrol', Factors: [] })
  })

  it('are refused elsewhere also where a factor that the person made before was added to', async () => {
    const staff = await linked('ada')
    const vouched = newCaller(foyer)
    await provider.signOn(vouched, brokerageId, 'ada', mfa)
    await office.confirm(vouched, brokerageId, 'ada')
    const { RecoveryCodes } = await vouched.call('/console-api/NewRecoveryCodes', {})
    expect(RecoveryCodes).toHaveLength(10)
    expect(outcomeOf((await office.acceptElsewhere(staff)).step)).toBe('InvitationOfOtherSignOn')
  })

  it('and no key for programs, which would outlive the sign-on, are made in a session that the provider alone vouches for', async () => {
    await linked('ada', { role: 'owner' })
    const vouched = newCaller(foyer)
    await provider.signOn(vouched, brokerageId, 'ada', mfa)
    await office.confirm(vouched, brokerageId, 'ada')
    const ExpiresOn = usualExpiry(todayOf(foyer.clock.now()))
    const rights = { Name: 'CRM', Actions: ['deal.view' as const], Sites: [], IpRanges: [], ExpiresOn }
    expect(outcomeOf(await vouched.callAnyhow('/console-api/CreateKey', rights))).toBe('KeyNeedsOwnFactor')
    const replace = { KeyID: '0'.repeat(16), ExpiresOn }
    expect(outcomeOf(await vouched.callAnyhow('/console-api/RotateKey', replace))).toBe('KeyNeedsOwnFactor')
  })

  it('are not begun by a session that the person had before they joined another brokerage', async () => {
    const staff = await linked('ada')
    await office.withoutFactors(staff)
    const client = newCaller(foyer)
    expect(await provider.signOn(client, brokerageId, 'ada')).toMatchObject({ Next: 'enrol' })
    await joinBrokerage(foyer, staff.personId, await makeBrokerage(foyer))
    expect(outcomeOf(await client.call('/console-api/StartTotp', {}))).toBe('OwnFactorNeeded')
  })

  it('open that brokerage alone, also once the person has joined another one through its provider', async () => {
    const staff = await linked('ada')
    await office.withoutFactors(staff)
    const { code } = await plant('ada')
    const other = await office.newOwner()
    const Token = await office.invited(other, staff.email)
    const { client, step } = await office.acceptByProvider(other.brokerageId, Token, { sub: 'ada.b', ...mfa })
    expect(step).toMatchObject({ Next: 'office' })
    expect(await currentOf(client)).toBe(other.brokerageId)
    foyer.clock.advance(121)
    const { client: own } = await office.withCode(staff)
    expect(outcomeOf(await own.call('/console-api/FinishTotp', { Email: '', Code: code() }))).toBe('ok')
    const choose = async (BrokerageID: string) =>
      outcomeOf(await own.call('/console-api/ChooseBrokerage', { BrokerageID }))
    expect([await choose(brokerageId), await choose(other.brokerageId)]).toEqual(['ok', 'NoAccess'])
  })

  it('end with the person, who then joins another brokerage by mail', async () => {
    const staff = await linked('ada')
    await office.withoutFactors(staff)
    await plant('ada')
    const ended = await owner.client.call('/console-api/EndPerson', { PersonID: staff.personId, DealsTo: '' })
    expect(outcomeOf(ended)).toBe('ok')
    const { client, step, other } = await office.acceptElsewhere(staff)
    expect(step).toMatchObject({ Next: 'enrol', Factors: [] })
    expect((await office.makeApp(client)).made).toMatchObject({ Next: 'office' })
    expect(await brokeragesOf(client)).toEqual([other.brokerageId])
  })

  it('stay where they were made under no provider', async () => {
    const { step } = await office.acceptElsewhere(await linked('ada'))
    expect(step).toMatchObject({ Next: 'factor', Factors: ['totp'] })
  })

  it.each(providerEnds)(
    'are removed by no invitation, where the provider under which they were made %s',
    async (end) => {
      const staff = await linked('ada', { role: 'owner' })
      await office.withoutFactors(staff)
      const { client, code } = await plant('ada')
      await office.endProvider[end](owner, client)
      const attacker = await office.newOwner()
      const Token = await office.invited(attacker, staff.email)
      expect(outcomeOf((await office.acceptByMail(Token)).step)).toBe('InvitationOfOtherSignOn')
      // The attacker's own provider names whom they like.
      const { step } = await office.acceptByProvider(attacker.brokerageId, Token, { sub: 'eve', ...mfa })
      expect(outcomeOf(step)).toBe('ok')
      expect(await office.byMailbox(staff)).toEqual(['factor', 'Access_Denied'])
      await attacker.client.call('/console-api/RemoveSignOn', {})
      expect(await office.byMailbox(staff)).toEqual(['factor', 'Access_Denied'])
      const own = await office.withCode(staff)
      foyer.clock.advance(60)
      const signedIn = await own.client.call('/console-api/FinishTotp', { Email: '', Code: code() })
      expect(outcomeOf(signedIn)).toBe('ok')
      expect(await currentOf(own.client)).toBe(brokerageId)
    },
  )

  it('are removed by no invitation from who gets in without the provider', async () => {
    expect(outcomeOf(await provider.link(owner, 'glass'))).toBe('ok')
    const saved = await provider.save(owner, { RequiredFl: 1, BreakGlassPersonID: owner.personId })
    expect(outcomeOf(saved)).toBe('ok')
    const attacker = await office.newOwner()
    const Token = await office.invited(attacker, owner.email)
    await office.acceptByProvider(attacker.brokerageId, Token, { sub: 'eve.glass', ...mfa })
    expect(await office.byMailbox(owner)).toEqual(['factor', 'Access_Denied'])
  })
})

describe('a factor that was there before', () => {
  /** Someone with an app, made by a mailed link of another brokerage, who then joins this one through its provider. */
  const joined = async (sub: string, claims: Record<string, unknown> = mfa) => {
    const other = await makeStaff(foyer, await makeBrokerage(foyer))
    const staff = await makeStaff(foyer, other.brokerageId, { role: 'broker' })
    const Token = await office.invited(owner, staff.email)
    return { staff, ...(await office.acceptByProvider(brokerageId, Token, { sub, ...claims })) }
  }
  const choose = async ({ client }: Staff) =>
    outcomeOf(await client.call('/console-api/ChooseBrokerage', { BrokerageID: brokerageId }))

  it('opens no brokerage that its person joins through the provider, who may not be who made it', async () => {
    const { staff, client, step } = await joined('nora')
    expect(step).toMatchObject({ Next: 'office' })
    expect(await currentOf(client)).toBe(brokerageId)
    // Who runs the provider learns nothing of the person's work elsewhere.
    expect((await client.call('/console-api/LoadMe', {})).Sessions.map(({ Current }) => Current)).toEqual([1])
    expect(await choose(staff)).toBe('NoAccess')
    const own = await office.withCode(staff)
    expect(own.answer).toMatchObject({ Next: 'factor' })
    await own.client.call('/console-api/FinishTotp', { Email: '', Code: staff.code() })
    expect(await brokeragesOf(own.client)).toEqual([staff.brokerageId])
    await office.confirm(client, brokerageId, 'nora')
    expect(outcomeOf(await client.call('/console-api/RemoveSignOnLink', {}))).toBe('LastFactor')
  })

  it('opens it no sooner because its person makes another one, or recovery codes, in a session of the provider', async () => {
    const { staff, client } = await joined('nadia')
    const ended = await foyer.services.database.asOwner(async (query) => {
      await query('update memberships set ended_at = now() where person_id = $1 and brokerage_id = $2', [
        staff.personId,
        staff.brokerageId,
      ])
    })
    expect(ended).toBeUndefined()
    await office.confirm(client, brokerageId, 'nadia')
    const { RecoveryCodes } = await client.call('/console-api/NewRecoveryCodes', {})
    expect(RecoveryCodes).toHaveLength(10)
    const own = await office.withCode(staff)
    const finished = await own.client.call('/console-api/FinishTotp', { Email: '', Code: staff.code() })
    expect(finished.Next).not.toBe('office')
    expect(await isIn(own.client)).toBe(false)
  })

  it('opens it after a mailed code once the provider is gone', async () => {
    const { staff } = await joined('nele')
    expect(outcomeOf(await owner.client.call('/console-api/RemoveSignOn', {}))).toBe('ok')
    expect(await choose(staff)).toBe('NoAccess')
    const own = await office.withCode(staff)
    expect(outcomeOf(await own.client.call('/console-api/FinishTotp', { Email: '', Code: staff.code() }))).toBe('ok')
    expect(await choose(staff)).toBe('ok')
  })

  it('opens it once it was used together with the provider', async () => {
    const { staff, client, step } = await joined('olga', {})
    expect(step).toMatchObject({ Next: 'factor', Factors: ['totp'] })
    expect(await choose(staff)).toBe('NoAccess')
    expect(outcomeOf(await client.call('/console-api/FinishTotp', { Email: '', Code: staff.code() }))).toBe('ok')
    expect(await choose(staff)).toBe('ok')
  })

  it('opens it at once where its person had used it in the browser in which they join', async () => {
    const other = await makeStaff(foyer, await makeBrokerage(foyer))
    const staff = await makeStaff(foyer, other.brokerageId, { role: 'broker' })
    const Token = await office.invited(owner, staff.email)
    await office.acceptByProvider(brokerageId, Token, { sub: 'pia', ...mfa }, staff.client)
    expect(await choose(staff)).toBe('ok')
  })

  it('opens it where it was made in a session of the provider', async () => {
    const Token = await office.invited(owner, 'rosa@brokerage.example')
    const { client, step } = await office.acceptByProvider(brokerageId, Token, { sub: 'rosa', ...mfa })
    expect(step).toMatchObject({ Next: 'office' })
    await office.confirm(client, brokerageId, 'rosa')
    const { code, made } = await office.makeApp(client)
    expect(made).toMatchObject({ Next: 'office' })
    foyer.clock.advance(121)
    const own = await office.withCode({ email: 'rosa@brokerage.example' })
    expect(own.answer).toMatchObject({ Next: 'factor' })
    await own.client.call('/console-api/FinishTotp', { Email: '', Code: code() })
    expect(await brokeragesOf(own.client)).toEqual([brokerageId])
  })
})

describe('a factor that was there before, where its person joins by mail', () => {
  /** Who read their mail once has an app as them, made by the link of `first`, and has used it in a browser. */
  const invitedAgain = async (isEnded: boolean) => {
    const first = isEnded ? owner : await makeStaff(foyer, await makeBrokerage(foyer))
    const Email = `again.${isEnded ? 'here' : 'elsewhere'}.${brokerageId.slice(0, 8)}@brokerage.example`
    const intruder = await office.acceptByMail(await office.invited(first, Email))
    const { code } = await office.makeApp(intruder.client)
    const { PersonID } = await intruder.client.call('/console-api/LoadMe', {})
    if (isEnded) await owner.client.call('/console-api/EndPerson', { PersonID, DealsTo: '' })
    return { Email, code, PersonID, intruder, ...(await office.acceptByMail(await office.invited(owner, Email))) }
  }

  it.each([
    ['another brokerage', false],
    ['the same brokerage, before its person was ended', true],
  ])('does not open what they accept, if it was made in %s', async (_, isEnded) => {
    const { Email, code, intruder, PersonID, step } = await invitedAgain(isEnded)
    expect(step).toMatchObject({ Next: 'factor' })
    await intruder.client.call('/console-api/SignOut', {})
    foyer.clock.advance(60)
    await intruder.client.call('/console-api/StartSignIn', { Email, LanguageID: 1 })
    await intruder.client.call('/console-api/FinishTotp', { Email, Code: code() })
    const choose = await intruder.client.call('/console-api/ChooseBrokerage', { BrokerageID: brokerageId })
    expect(outcomeOf(choose)).not.toBe('ok')
    expect(outcomeOf(await intruder.client.call('/console-api/ListPeople', {}))).not.toBe('ok')
    // Where they work nowhere else, an owner lets them begin anew.
    const reset = await owner.client.call('/console-api/ResetFactors', { PersonID })
    expect(outcomeOf(reset)).toBe(isEnded ? 'ok' : 'PersonOfOtherBrokerages')
  })

  it('is asked for after a mailed code in a known browser too, as long as it was not', async () => {
    const { Email, code, intruder } = await invitedAgain(false)
    await intruder.client.call('/console-api/SignOut', {})
    foyer.clock.advance(121)
    const had = foyer.mailbox.codes(Email).length
    const started = await intruder.client.call('/console-api/StartSignIn', { Email, LanguageID: 1 })
    expect(started).toMatchObject({ Next: 'code' })
    await intruder.client.call('/console-api/VerifyCode', { Email, Code: await mailedCode(foyer, Email, had + 1) })
    await intruder.client.call('/console-api/FinishTotp', { Email: '', Code: code() })
    expect(await brokeragesOf(intruder.client)).toContain(brokerageId)
    await intruder.client.call('/console-api/SignOut', {})
    foyer.clock.advance(60)
    expect(await intruder.client.call('/console-api/StartSignIn', { Email, LanguageID: 1 })).toMatchObject({
      Next: 'factor',
    })
  })

  it('opens it once it was used after the link or a mailed code', async () => {
    const { client, code, PersonID } = await invitedAgain(false)
    foyer.clock.advance(60)
    expect(outcomeOf(await client.call('/console-api/FinishTotp', { Email: '', Code: code() }))).toBe('ok')
    expect(await client.call('/console-api/LoadMe', {})).toMatchObject({ PersonID })
    expect(await brokeragesOf(client)).toContain(brokerageId)
  })
})
