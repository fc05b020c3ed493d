import { describe, expect, it } from 'vitest'
import { makeStaff, type Staff } from '../testing/office-builders.ts'
import { newCaller, outcomeOf } from '../testing/people.ts'
import type { TestFoyer } from '../testing/start-test-foyer.ts'
import type { Client } from '../testing/test-client.ts'
import { whileChanging, whileEnding } from '../testing/while-ending.ts'
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
const require = (by = owner) => provider.save(by, { RequiredFl: 1, BreakGlassPersonID: owner.personId })
const linked = (sub: string, given?: Parameters<typeof makeStaff>[2]) => office.linkedIn(brokerageId, sub, given)
const startSignIn = (client: Client, Email: string) => client.call('/console-api/StartSignIn', { Email, LanguageID: 1 })
const acme = () => ({ BrokerageID: brokerageId, Name: 'Acme' })

describe('linking', () => {
  it('needs a confirmation, and takes no account of another person', async () => {
    await linked('ada')
    const staff = await makeStaff(foyer, brokerageId, { role: 'broker' })
    expect(outcomeOf(await provider.link(staff, 'ada'))).toBe('SignOnTaken')
    expect((await staff.client.call('/console-api/LoadMe', {})).SignOn).toEqual({
      ...{ Name: 'Acme', LinkedFl: 0, RequiredFl: 0 },
    })
    const unconfirmed = await makeStaff(foyer, brokerageId, { role: 'broker', confirmed: false })
    expect(outcomeOf(await unconfirmed.client.call('/console-api/StartSignOnLink', {}))).toBe('StepUpRequired')
  })

  it('replaces a former account, and is undone', async () => {
    const staff = await linked('ada')
    expect(outcomeOf(await provider.link(staff, 'ada-2'))).toBe('ok')
    expect(outcomeOf(await provider.signOn(newCaller(foyer), brokerageId, 'ada', mfa))).toBe('SignOnUnknown')
    expect(outcomeOf(await provider.signOn(newCaller(foyer), brokerageId, 'ada-2', mfa))).toBe('ok')
    const remove = () => staff.client.call('/console-api/RemoveSignOnLink', {})
    expect(outcomeOf(await remove())).toBe('ok')
    expect(outcomeOf(await remove())).toBe('NoAccess')
    expect(outcomeOf(await provider.signOn(newCaller(foyer), brokerageId, 'ada-2', mfa))).toBe('SignOnUnknown')
  })

  it('is mailed to the person, since another could do it in their place', async () => {
    const staff = await makeStaff(foyer, brokerageId, { role: 'broker' })
    expect(outcomeOf(await provider.link(staff, 'mallory'))).toBe('ok')
    expect((await foyer.mailbox.arrived(staff.email)).text).toContain('was just linked to your account')
  })

  it('ends with the session that links it, also where that ends while the provider is asked', async () => {
    const staff = await makeStaff(foyer, brokerageId, { role: 'broker' })
    const { Url } = await staff.client.call('/console-api/StartSignOnLink', {})
    const back = provider.visit(Url, { sub: 'mallory-3' })
    const finish = () => staff.client.call('/console-api/FinishSignOnLink', { BrokerageID: brokerageId, ...back })
    expect(await whileEnding(foyer, staff, finish)).toBe('Access_Denied')
    await foyer.services.database.asOwner(async (query) => {
      expect(await query('select 1 from person_identities where person_id = $1', [staff.personId])).toEqual([])
    })
  })

  it('is undone by a reset of factors, unless only the provider lets the person in', async () => {
    const resetOf = async ({ personId }: Staff) =>
      outcomeOf(await owner.client.call('/console-api/ResetFactors', { PersonID: personId }))
    const signOn = async (sub: string) => outcomeOf(await provider.signOn(newCaller(foyer), brokerageId, sub, mfa))
    const [first, second] = [await linked('mallory-1'), await linked('mallory-2')]
    expect(await resetOf(first)).toBe('ok')
    expect([await signOn('mallory-1'), await signOn('mallory-2')]).toEqual(['SignOnUnknown', 'ok'])
    await require()
    expect(await resetOf(second)).toBe('ok')
    expect(await signOn('mallory-2')).toBe('ok')
  })

  it('is not undone where nothing else would let the person in', async () => {
    const staff = await linked('ada')
    await provider.link(owner, 'owner')
    await require()
    expect(outcomeOf(await staff.client.call('/console-api/RemoveSignOnLink', {}))).toBe('LastFactor')
    expect(outcomeOf(await owner.client.call('/console-api/RemoveSignOnLink', {}))).toBe('ok')
  })
})

it('is not changed by an owner who is being ended, nor is their own link', async () => {
  const link = { LinkName: 'at-the-end', Title: '', TitleFr: '', WorkPhone: '', AgentLic: '', EmailFl: 0 as const }
  const calls: ((staff: Staff) => ReturnType<typeof provider.save>)[] = [
    (staff) => provider.save(staff, { ClientID: 'another', ClientSecret: 'of-another' }),
    ({ client }) => client.call('/console-api/RemoveSignOn', {}),
    ({ client }) => client.call('/console-api/SaveOwnLink', link),
  ]
  for (const call of calls) {
    const staff = await makeStaff(foyer, brokerageId)
    expect(await whileEnding(foyer, staff, () => call(staff))).toBe('Access_Denied')
  }
  expect(await owner.client.call('/console-api/LoadSignOn', {})).toMatchObject({ ClientID: 'foyer' })
})

describe('an invitation', () => {
  const person = { FirstName: 'Luc', LastName: 'Roy', LanguageID: 2 as const }
  let people = 0
  const invite = async () => {
    people += 1
    const Email = `luc-${people}@brokerage.example`
    return { Email, Token: await office.invited(owner, Email) }
  }
  const accept = (client: Client, Token: string, claims: Record<string, unknown>) =>
    office.acceptByProvider(brokerageId, Token, claims, client).then(({ step }) => step)

  it('is accepted through the provider, once, whatever the address there', async () => {
    const { Email, Token } = await invite()
    const client = newCaller(foyer)
    expect(await client.call('/console-api/LoadInvitation', { Token })).toMatchObject({
      ...{ SignOns: [acme()], SignOnRequiredFl: 0 },
    })
    expect(await accept(client, Token, { sub: 'luc', email: 'other@acme.example', ...mfa })).toMatchObject({
      Next: 'office',
    })
    expect(await client.call('/console-api/LoadMe', {})).toMatchObject({ Email, FirstName: 'Luc', FactorKinds: [] })
    expect((await foyer.mailbox.arrived(Email, 2)).subject).toBe(
      'Un compte d’authentification unique a été lié au vôtre',
    )
    expect(outcomeOf(await provider.signOn(newCaller(foyer), brokerageId, 'luc', mfa))).toBe('ok')
    const again = await client.call('/console-api/StartInvitedSignOn', { Token, ...person })
    expect(outcomeOf(again)).toBe('InvitationExpired')
  })

  it('leads to a first factor where the provider states none', async () => {
    const { Token } = await invite()
    const client = newCaller(foyer)
    expect(await accept(client, Token, { sub: 'luc-2' })).toMatchObject({ Next: 'enrol' })
    expect(outcomeOf(await client.call('/console-api/StartTotp', {}))).toBe('ok')
  })

  it('stays open when the account is another’s, and is refused once it was withdrawn meanwhile', async () => {
    await linked('ada')
    const { Token } = await invite()
    const client = newCaller(foyer)
    expect(outcomeOf(await accept(client, Token, { sub: 'ada', ...mfa }))).toBe('SignOnTaken')
    expect(outcomeOf(await client.call('/console-api/LoadInvitation', { Token }))).toBe('ok')
    const { Url } = await client.call('/console-api/StartInvitedSignOn', { Token, ...person })
    const { Invitations } = await owner.client.call('/console-api/ListPeople', {})
    for (const { InvitationID } of Invitations)
      await owner.client.call('/console-api/WithdrawInvitation', { InvitationID })
    const back = provider.visit(Url, { sub: 'luc-3', ...mfa })
    expect(
      outcomeOf(await client.call('/console-api/FinishInvitedSignOn', { BrokerageID: brokerageId, ...back })),
    ).toBe('InvitationExpired')
  })

  it('is not accepted by a former link, also where it was followed before the invitation was sent again', async () => {
    const { Token } = await invite()
    const client = newCaller(foyer)
    const { Url } = await client.call('/console-api/StartInvitedSignOn', { Token, ...person })
    const { Invitations } = await owner.client.call('/console-api/ListPeople', {})
    for (const { InvitationID } of Invitations)
      await owner.client.call('/console-api/ResendInvitation', { InvitationID })
    const back = provider.visit(Url, { sub: 'luc-4', ...mfa })
    const finished = await client.call('/console-api/FinishInvitedSignOn', { BrokerageID: brokerageId, ...back })
    expect(outcomeOf(finished)).toBe('InvitationExpired')
  })

  it('needs names, and a provider', async () => {
    const { Token } = await invite()
    const client = newCaller(foyer)
    const start = (more: object) => client.callAnyhow('/console-api/StartInvitedSignOn', { Token, ...person, ...more })
    expect(await start({ FirstName: '' })).toMatchObject({ Errors: [{ Field: 'FirstName', Key: 'RequiredFirstName' }] })
    await owner.client.call('/console-api/RemoveSignOn', {})
    expect(outcomeOf(await start({}))).toBe('NoAccess')
  })

  it('of a brokerage that requires its provider is accepted through it only', async () => {
    await require()
    const { Token } = await invite()
    const client = newCaller(foyer)
    expect(await client.call('/console-api/LoadInvitation', { Token })).toMatchObject({ SignOnRequiredFl: 1 })
    expect(outcomeOf(await client.call('/console-api/AcceptInvitation', { Token, ...person }))).toBe('NoAccess')
    expect(await accept(client, Token, { sub: 'luc-4', ...mfa })).toMatchObject({ Next: 'office' })
  })
})

describe('a brokerage that requires its provider', () => {
  it('is opened by no factor alone, and by the one owner who breaks glass', async () => {
    const staff = await linked('ada')
    const other = await makeStaff(foyer, brokerageId, { role: 'broker' })
    await require()
    // The provider named the first of them in their session; the second has to go there.
    expect([await isIn(staff.client), await isIn(other.client), await isIn(owner.client)]).toEqual([true, false, true])
    const { client, answer } = await office.withCode(staff)
    expect(answer).toMatchObject({ Next: 'signOn', Factors: [], SignOns: [acme()] })
    expect(await client.call('/console-api/FinishTotp', { Email: '', Code: staff.code() })).toMatchObject({
      Next: 'signOn',
    })
    expect(await isIn(client)).toBe(false)
    // With their own factor just used, the provider need not state one.
    expect(await provider.signOn(client, brokerageId, 'ada')).toMatchObject({ Next: 'office' })
    expect(await isIn(client)).toBe(true)
    foyer.clock.advance(30)
    const glass = await office.withCode(owner)
    expect(glass.answer).toMatchObject({ Next: 'factor' })
    await glass.client.call('/console-api/FinishTotp', { Email: '', Code: owner.code() })
    expect(await isIn(glass.client)).toBe(true)
  })

  it('offers its provider at once in a browser that signed in before, and to a stranger nothing more than today', async () => {
    const staff = await linked('ada')
    await require()
    const client = newCaller(foyer)
    await provider.signOn(client, brokerageId, 'ada', mfa)
    await client.call('/console-api/SignOut', {})
    expect(await startSignIn(client, staff.email)).toMatchObject({ Next: 'signOn', SignOns: [acme()] })
    const bodies = []
    for (const Email of [staff.email, 'nobody@brokerage.example'])
      bodies.push((await newCaller(foyer).raw('/console-api/StartSignIn', { Email, LanguageID: 1 })).body)
    expect(new Set(bodies).size).toBe(1)
  })

  it('names no one who breaks glass while their last passkey is being removed', async () => {
    const removal = [
      `select from people where person_id = '${owner.personId}' for update`,
      `delete from factors where person_id = '${owner.personId}' and kind = 'passkey'`,
    ]
    expect(await whileChanging(foyer, removal, () => require())).toBe('RequiredBreakGlass')
  })

  it('keeps the person who breaks glass, their role and their last passkey', async () => {
    const second = await makeStaff(foyer, brokerageId)
    await provider.link(second, 'second')
    await require()
    const PersonID = owner.personId
    const rights = { Role: 'broker' as const, Reach: 'own' as const, Sites: [], Withheld: [], Granted: [] }
    const by = second.client
    expect(outcomeOf(await by.call('/console-api/EndPerson', { PersonID, DealsTo: '' }))).toBe('BreakGlassPerson')
    expect(outcomeOf(await by.call('/console-api/ChangePerson', { PersonID, ...rights }))).toBe('BreakGlassPerson')
    expect(outcomeOf(await by.call('/console-api/ResetFactors', { PersonID }))).toBe('BreakGlassPerson')
    const { Factors } = await owner.client.call('/console-api/LoadMe', {})
    const remove = (kind: string) =>
      owner.client.call('/console-api/RemoveFactor', {
        FactorID: Factors.find(({ Kind }) => Kind === kind)?.FactorID ?? '',
      })
    expect(outcomeOf(await remove('passkey'))).toBe('BreakGlassPerson')
    expect(outcomeOf(await remove('totp'))).toBe('ok')
  })
})
