import { usualExpiry } from '@foyer/domain/api-keys/rules.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { todayOf } from '../ports/clock.ts'
import { joinBrokerage, makeBrokerage, makeStaff, type Staff } from '../testing/office-builders.ts'
import { newCaller, outcomeOf } from '../testing/people.ts'
import type { TestFoyer } from '../testing/start-test-foyer.ts'
import type { Client } from '../testing/test-client.ts'
import { isIn, type SignOnOffice, startSignOnOffice, startSignOnProvider } from './testing/sign-on.ts'

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
  owner = await office.newOwner()
  brokerageId = owner.brokerageId
})
afterAll(() => office.stop())

const day = 24 * 60 * 60
const mfa = { amr: ['mfa'] }
const linked = (sub: string, given?: Parameters<typeof makeStaff>[2]) => office.linkedIn(brokerageId, sub, given)
const acme = () => ({ BrokerageID: brokerageId, Name: 'Acme' })

/** Makes an authenticator app as the person whom the provider alone names. */
const plant = async (sub: string) => {
  const client = newCaller(foyer)
  expect(await provider.signOn(client, brokerageId, sub)).toMatchObject({ Next: 'enrol' })
  const { code, made } = await office.makeApp(client)
  expect(made).toMatchObject({ Next: 'office' })
  return { client, code }
}

/** Accepts the invitation of another brokerage by its mailed link. */
const acceptElsewhere = async ({ email }: Staff) => {
  const other = await makeStaff(foyer, await makeBrokerage(foyer))
  return { other, ...(await office.acceptByMail(await office.invited(other, email))) }
}

const currentOf = async (client: Client) =>
  (await client.call('/console-api/LoadMe', {})).Memberships.find(({ Current }) => Current === 1)?.BrokerageID
const brokeragesOf = async (client: Client) =>
  (await client.call('/console-api/LoadMe', {})).Memberships.map(({ BrokerageID }) => BrokerageID)

/** What reading the person's mail opens in a new browser: the next step, and whether it makes a factor. */
const byMailbox = async (staff: Staff) => {
  foyer.clock.advance(121)
  const { client, answer } = await office.withCode(staff)
  return [answer.Next, outcomeOf(await client.call('/console-api/StartTotp', {}))]
}

/** The ways in which a provider no longer names its people. */
const ends = {
  'is as it was': async (_: Client) => {},
  'is removed': async (_: Client) => {
    expect(outcomeOf(await owner.client.call('/console-api/RemoveSignOn', {}))).toBe('ok')
  },
  'is another one': async (_: Client) => {
    const other = await startSignOnProvider()
    expect(outcomeOf(await other.save(owner))).toBe('ok')
    await other.stop()
  },
  'is left by the person': async (client: Client) => {
    expect(outcomeOf(await client.call('/console-api/RemoveSignOnLink', {}))).toBe('ok')
  },
}

describe('factors made by who a provider alone vouches for', () => {
  it('open no other brokerage: its mailed link is refused, and leaves them as they are', async () => {
    const staff = await linked('ada')
    await office.withoutFactors(staff)
    const planted = await plant('ada')
    const { client, step } = await acceptElsewhere(staff)
    expect(outcomeOf(step)).toBe('InvitationOfOtherSignOn')
    expect([await isIn(planted.client), await isIn(client)]).toEqual([true, false])
    expect(await brokeragesOf(planted.client)).toEqual([brokerageId])
    // An owner lets them begin anew, by their mail alone.
    const reset = await owner.client.call('/console-api/ResetFactors', { PersonID: staff.personId })
    expect(outcomeOf(reset)).toBe('ok')
    expect((await acceptElsewhere(staff)).step).toMatchObject({ Next: 'enrol', Factors: [] })
  })

  it('are refused elsewhere also where a factor that the person made before was added to', async () => {
    const staff = await linked('ada')
    const vouched = newCaller(foyer)
    await provider.signOn(vouched, brokerageId, 'ada', mfa)
    await office.confirm(vouched, brokerageId, 'ada')
    const { RecoveryCodes } = await vouched.call('/console-api/NewRecoveryCodes', {})
    expect(RecoveryCodes).toHaveLength(10)
    expect(outcomeOf((await acceptElsewhere(staff)).step)).toBe('InvitationOfOtherSignOn')
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
    const { client, step, other } = await acceptElsewhere(staff)
    expect(step).toMatchObject({ Next: 'enrol', Factors: [] })
    expect((await office.makeApp(client)).made).toMatchObject({ Next: 'office' })
    expect(await brokeragesOf(client)).toEqual([other.brokerageId])
  })

  it('stay where they were made under no provider', async () => {
    const { step } = await acceptElsewhere(await linked('ada'))
    expect(step).toMatchObject({ Next: 'factor', Factors: ['totp'] })
  })

  it.each(Object.entries(ends))(
    'are removed by no invitation, where the provider under which they were made %s',
    async (_, end) => {
      const staff = await linked('ada', { role: 'owner' })
      await office.withoutFactors(staff)
      const { client, code } = await plant('ada')
      await end(client)
      const attacker = await office.newOwner()
      const Token = await office.invited(attacker, staff.email)
      expect(outcomeOf((await office.acceptByMail(Token)).step)).toBe('InvitationOfOtherSignOn')
      // The attacker's own provider names whom they like.
      const { step } = await office.acceptByProvider(attacker.brokerageId, Token, { sub: 'eve', ...mfa })
      expect(outcomeOf(step)).toBe('ok')
      expect(await byMailbox(staff)).toEqual(['factor', 'Access_Denied'])
      await attacker.client.call('/console-api/RemoveSignOn', {})
      expect(await byMailbox(staff)).toEqual(['factor', 'Access_Denied'])
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
    expect(await byMailbox(owner)).toEqual(['factor', 'Access_Denied'])
  })
})

describe('the mail of who comes by a provider and made no factor', () => {
  it('leads to the provider, and makes none', async () => {
    const staff = await linked('ada', { role: 'owner' })
    await office.withoutFactors(staff)
    const { client, answer } = await office.withCode(staff)
    expect(answer).toMatchObject({ Next: 'signOn', SignOns: [acme()] })
    for (const path of ['StartAddPasskey', 'StartTotp'] as const)
      expect(outcomeOf(await client.call(`/console-api/${path}`, {}))).toBe('Access_Denied')
    expect(await isIn(client)).toBe(false)
    expect(await provider.signOn(newCaller(foyer), brokerageId, 'ada', mfa)).toMatchObject({ Next: 'office' })
  })

  it('does so with the link of an invitation too, which opens neither brokerage', async () => {
    const staff = await linked('ada', { role: 'owner' })
    await office.withoutFactors(staff)
    const { client, step } = await acceptElsewhere(staff)
    expect(outcomeOf(step)).toBe('InvitationOfOtherSignOn')
    expect(outcomeOf(await client.call('/console-api/StartTotp', {}))).toBe('Access_Denied')
  })

  it('opens another brokerage where the provider is required, so that a factor opens nothing there', async () => {
    const staff = await linked('ada')
    await office.withoutFactors(staff)
    await provider.save(owner, { RequiredFl: 1, BreakGlassPersonID: owner.personId })
    const { client, step, other } = await acceptElsewhere(staff)
    expect(step).toMatchObject({ Next: 'enrol' })
    expect((await office.makeApp(client)).made).toMatchObject({ Next: 'office' })
    const choose = async (BrokerageID: string) =>
      outcomeOf(await client.call('/console-api/ChooseBrokerage', { BrokerageID }))
    expect([await choose(other.brokerageId), await choose(brokerageId)]).toEqual(['ok', 'NoAccess'])
  })

  it.each(['is removed', 'is another one'] as const)(
    'makes one for seven days once the provider %s, and is notified of it',
    async (how) => {
      const staff = await linked('ada', { role: 'owner' })
      await office.withoutFactors(staff)
      await ends[how](staff.client)
      const { client, answer } = await office.withCode(staff)
      expect(answer).toMatchObject({ Next: 'enrol' })
      expect((await office.makeApp(client)).made).toMatchObject({ Next: 'office' })
      const isNotice = ({ text }: { text: string }) => text.includes('An authenticator app was just added')
      await foyer.mailbox.arrived(staff.email, 1, isNotice)
    },
  )

  it.each(['is removed', 'is another one'] as const)(
    'makes none afterwards once the provider %s, until an owner resets how the person signs in',
    async (how) => {
      const staff = await linked('ada')
      await office.withoutFactors(staff)
      await ends[how](staff.client)
      foyer.clock.advance(7 * day + 1)
      expect(await byMailbox(staff)).toEqual(['signOn', 'Access_Denied'])
      const fresh = await makeStaff(foyer, brokerageId)
      expect(outcomeOf(await fresh.client.call('/console-api/ResetFactors', { PersonID: staff.personId }))).toBe('ok')
      expect(await byMailbox(staff)).toEqual(['enrol', 'ok'])
    },
  )

  it('makes none where the person also works for another brokerage, which it would open', async () => {
    const staff = await linked('ada')
    await office.withoutFactors(staff)
    await joinBrokerage(foyer, staff.personId, await makeBrokerage(foyer))
    await owner.client.call('/console-api/RemoveSignOn', {})
    expect(await byMailbox(staff)).toEqual(['signOn', 'Access_Denied'])
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

  it('opens it once it was used after the link or a mailed code', async () => {
    const { client, code, PersonID } = await invitedAgain(false)
    foyer.clock.advance(60)
    expect(outcomeOf(await client.call('/console-api/FinishTotp', { Email: '', Code: code() }))).toBe('ok')
    expect(await client.call('/console-api/LoadMe', {})).toMatchObject({ PersonID })
    expect(await brokeragesOf(client)).toContain(brokerageId)
  })
})

describe('a first factor by mail', () => {
  it('is made within seven days of an invitation, and then only after a reset', async () => {
    const Token = await office.invited(owner, 'late@brokerage.example')
    expect((await office.acceptByMail(Token)).step).toMatchObject({ Next: 'enrol' })
    const late = { email: 'late@brokerage.example' } as Staff
    expect(await byMailbox(late)).toEqual(['enrol', 'ok'])
    foyer.clock.advance(7 * day)
    expect(await byMailbox(late)).toEqual(['signOn', 'Access_Denied'])
  })
})
