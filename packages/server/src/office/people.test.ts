import type { BodyOf } from '@foyer/contract/all-calls.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeApplication, makeBorrower, makeSite } from '../testing/builders.ts'
import { giveSite, joinBrokerage, makeBrokerage, makeStaff, type Staff, totpCode } from '../testing/office-builders.ts'
import { mailedCode, newCaller, outcomeOf } from '../testing/people.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'
import type { Client } from '../testing/test-client.ts'

type Invitation = BodyOf<'/console-api/InvitePerson'>

const rights = { Role: 'broker', Reach: 'own', Sites: [], Withheld: [], Granted: [] } as const
let foyer: TestFoyer
let brokerageId: string
let owner: Staff
let invited = 0
beforeAll(async () => {
  foyer = await startTestFoyer()
  for (const site of ['ours', 'second', 'theirs']) await makeSite(foyer, site)
})
beforeEach(async () => {
  brokerageId = await makeBrokerage(foyer)
  owner = await makeStaff(foyer, brokerageId, { firstName: 'Olive' })
})
afterAll(() => foyer.stop())

const anInvitation = (more: Partial<Invitation> = {}): Invitation => {
  invited += 1
  const Email = `invited-${invited}@brokerage.example`
  return {
    ...{ Email, FirstName: 'Luc', LastName: 'Roy', LanguageID: 2 },
    ...rights,
    Sites: [],
    Withheld: [],
    Granted: [],
    ...more,
  }
}
const invite = (body: Invitation, by = owner) => by.client.call('/console-api/InvitePerson', body)
const mailedToken = async (email: string, count = 1) => {
  const { text } = await foyer.mailbox.arrived(email, count)
  return /\/office\/invitation#([\w-]+)/.exec(text)?.[1] ?? ''
}
const names = { FirstName: 'Luc', LastName: 'Roy', LanguageID: 2 } as const
const accept = (Token: string, client: Client = newCaller(foyer)) =>
  client.call('/console-api/AcceptInvitation', { Token, ...names })
const isIn = async ({ client }: Pick<Staff, 'client'>) =>
  outcomeOf(await client.call('/console-api/ExtendSession', {})) === 'ok'
const change = async (PersonID: string, more: object, by = owner) =>
  outcomeOf(await by.client.callAnyhow('/console-api/ChangePerson', { PersonID, ...rights, ...more }))
const end = (PersonID: string, DealsTo = '', by = owner) =>
  by.client.call('/console-api/EndPerson', { PersonID, DealsTo })

describe('an invitation', () => {
  it('shows role and reach before it is accepted, and makes a person who chooses a factor', async () => {
    const body = anInvitation({ Role: 'assistant', Reach: 'brokerage' })
    await invite(body)
    const Token = await mailedToken(body.Email)
    expect(await newCaller(foyer).call('/console-api/LoadInvitation', { Token })).toMatchObject({
      ...{ Brokerage: 'Hypothèques Rive-Nord inc.', InvitedBy: 'Olive Bélanger', Email: body.Email, Known: 0 },
      ...{ Role: 'assistant', Reach: 'brokerage', FirstName: 'Luc' },
    })
    const client = newCaller(foyer)
    expect(await accept(Token, client)).toMatchObject({ Next: 'enrol' })
    const { ChallengeID, Secret } = await client.call('/console-api/StartTotp', {})
    const Code = totpCode(Secret, foyer.clock.now())
    expect(await client.call('/console-api/ConfirmTotp', { ChallengeID, Code, Name: '' })).toMatchObject({
      Next: 'office',
    })
    expect(await client.call('/console-api/LoadMe', {})).toMatchObject({
      Memberships: [{ Role: 'assistant', Reach: 'brokerage', Current: 1 }],
    })
  })

  it('is in the language of the person, in French with the names of the brokerage and the inviter', async () => {
    const body = anInvitation()
    await invite(body)
    const { subject, text } = await foyer.mailbox.arrived(body.Email)
    expect(subject).toBe('Vous êtes invité au bureau d’Hypothèques Rive-Nord inc.')
    expect(text).toContain('Olive Bélanger vous invite')
  })

  it('works once, for 20 who use it at once too', async () => {
    const body = anInvitation()
    await invite(body)
    const Token = await mailedToken(body.Email)
    const outcomes = await Promise.all(Array.from({ length: 20 }, async () => outcomeOf(await accept(Token))))
    expect(outcomes.filter((one) => one === 'ok')).toHaveLength(1)
    expect(outcomeOf(await newCaller(foyer).call('/console-api/LoadInvitation', { Token }))).toBe('InvitationExpired')
  })

  it('works for seven days; sent again it has a new link, and the former works no more', async () => {
    const body = anInvitation()
    const { InvitationID } = await invite(body)
    const former = await mailedToken(body.Email)
    foyer.clock.advance(7 * 86_400 + 1)
    expect(outcomeOf(await accept(former))).toBe('InvitationExpired')
    owner = await makeStaff(foyer, brokerageId)
    expect((await owner.client.call('/console-api/ListPeople', {})).Invitations).toMatchObject([{ Expired: 1 }])
    expect(outcomeOf(await owner.client.call('/console-api/ResendInvitation', { InvitationID }))).toBe('ok')
    const Token = await mailedToken(body.Email, 2)
    expect(outcomeOf(await accept(former))).toBe('InvitationExpired')
    expect(outcomeOf(await accept(Token))).toBe('ok')
    expect(outcomeOf(await owner.client.call('/console-api/ResendInvitation', { InvitationID }))).toBe('NoAccess')
  })

  it('that was withdrawn works no more, and is withdrawn once', async () => {
    const body = anInvitation()
    const { InvitationID } = await invite(body)
    const withdraw = async () => outcomeOf(await owner.client.call('/console-api/WithdrawInvitation', { InvitationID }))
    expect([await withdraw(), await withdraw()]).toEqual(['ok', 'NoAccess'])
    expect(outcomeOf(await accept(await mailedToken(body.Email)))).toBe('InvitationExpired')
  })

  it('needs a name, an address, and rights that the role can have', async () => {
    await giveSite(foyer, brokerageId, 'second')
    const errorsOf = async (more: object) => {
      const answer = await owner.client.callAnyhow('/console-api/InvitePerson', { ...anInvitation(), ...more })
      return answer.Errors?.map(({ Field, Key }) => `${Field} ${Key}`) ?? [outcomeOf(answer)]
    }
    expect(await errorsOf({ Email: '', FirstName: '', LastName: '' })).toEqual([
      'Email RequiredEmailAddress',
      'FirstName RequiredFirstName',
      'LastName RequiredLastName',
    ])
    expect(await errorsOf({ Email: 'a@' })).toEqual(['Email InvalidEmail'])
    expect(await errorsOf({ Reach: 'sites' })).toEqual(['Sites RequiredSites'])
    expect(await errorsOf({ Reach: 'sites', Sites: ['theirs'] })).toEqual(['UnknownSite'])
    expect(await errorsOf({ Reach: 'sites', Sites: ['second'] })).toEqual(['ok'])
    expect(await errorsOf({ Granted: ['person.manage'] })).toEqual(['Granted UnknownChoice'])
    expect(await errorsOf({ Withheld: ['person.manage'] })).toEqual(['Withheld UnknownChoice'])
  })

  it('is not made for a person who is there, or is invited already', async () => {
    const body = anInvitation()
    expect(outcomeOf(await invite(body))).toBe('ok')
    expect(outcomeOf(await invite({ ...body, Email: body.Email.toUpperCase() }))).toBe('PersonExists')
    expect(outcomeOf(await invite(anInvitation({ Email: owner.email })))).toBe('PersonExists')
  })

  it('of a person of another brokerage adds one more, between which they choose', async () => {
    const other = await makeStaff(foyer, await makeBrokerage(foyer), { role: 'broker' })
    foyer.clock.advance(1)
    await invite(anInvitation({ Email: other.email }))
    const Token = await mailedToken(other.email)
    expect(await newCaller(foyer).call('/console-api/LoadInvitation', { Token })).toMatchObject({
      Known: 1,
      FirstName: 'Anna',
    })
    const client = newCaller(foyer)
    expect(await accept(Token, client)).toMatchObject({ Next: 'factor' })
    await client.call('/console-api/FinishTotp', { Email: '', Code: other.code() })
    const choose = async (BrokerageID: string) =>
      outcomeOf(await other.client.call('/console-api/ChooseBrokerage', { BrokerageID }))
    expect([await choose('0'.repeat(32)), await choose(brokerageId)]).toEqual(['NoAccess', 'ok'])
    const { Memberships } = await other.client.call('/console-api/LoadMe', {})
    expect(Memberships.map(({ BrokerageID, Current }) => [BrokerageID, Current])).toEqual([
      [other.brokerageId, 0],
      [brokerageId, 1],
    ])
  })

  it('is sent at most 60 times an hour by a brokerage', async () => {
    const { InvitationID } = await invite(anInvitation())
    const outcomes = new Set<string>()
    for (let count = 1; count <= 60; count += 1)
      outcomes.add(outcomeOf(await owner.client.call('/console-api/ResendInvitation', { InvitationID })))
    expect([...outcomes]).toEqual(['ok', 'TooManyRequests'])
  })
})

describe('a change of a person', () => {
  it('has effect on their next call', async () => {
    await giveSite(foyer, brokerageId, 'ours')
    const broker = await makeStaff(foyer, brokerageId, { role: 'broker' })
    const listLeads = async () => outcomeOf(await broker.client.call('/console-api/ListLeads', { SiteID: 'ours' }))
    const listPeople = async () => outcomeOf(await broker.client.call('/console-api/ListPeople', {}))
    expect([await listLeads(), await listPeople()]).toEqual(['ok', 'NotPermitted'])
    await change(broker.personId, { Role: 'compliance', Reach: 'brokerage' })
    expect([await listLeads(), await listPeople()]).toEqual(['NotPermitted', 'NotPermitted'])
    await change(broker.personId, { Role: 'broker', Reach: 'brokerage', Withheld: ['lead.view'] })
    expect(await listLeads()).toBe('NotPermitted')
    await change(broker.personId, { Role: 'owner', Reach: 'brokerage' })
    expect([await listLeads(), await listPeople()]).toEqual(['ok', 'ok'])
  })

  it('of the last owner who manages people is refused: to another role, to less, and to their end', async () => {
    await makeStaff(foyer, brokerageId, { withheld: ['person.manage'] })
    await makeStaff(foyer, brokerageId, { ended: true })
    expect(await change(owner.personId, { Role: 'broker' })).toBe('LastOwner')
    expect(await change(owner.personId, { Role: 'owner', Withheld: ['person.manage'] })).toBe('LastOwner')
    expect(outcomeOf(await end(owner.personId))).toBe('LastOwner')
    expect(await change(owner.personId, { Role: 'owner', Withheld: ['deal.export'] })).toBe('ok')
  })

  it('leaves one owner when two end each other at once', async () => {
    const second = await makeStaff(foyer, brokerageId)
    const outcomes = await Promise.all([
      end(second.personId).then(outcomeOf),
      end(owner.personId, '', second).then(outcomeOf),
    ])
    expect(outcomes.filter((one) => one === 'ok')).toHaveLength(1)
    expect([await isIn(owner), await isIn(second)].filter(Boolean)).toHaveLength(1)
  })

  it('of a person of another brokerage is the same as of no one', async () => {
    const other = await makeStaff(foyer, await makeBrokerage(foyer))
    for (const path of ['/console-api/ChangePerson', '/console-api/EndPerson', '/console-api/ResetFactors'] as const) {
      const bodies = []
      for (const PersonID of [other.personId, '0'.repeat(32)])
        bodies.push((await owner.client.raw(path, { PersonID, ...rights, DealsTo: '' })).body)
      expect(bodies[0]).toContain('NoAccess')
      expect(bodies[1]).toBe(bodies[0])
    }
    expect(await isIn(other)).toBe(true)
  })
})

describe('a person who is ended', () => {
  it('is stopped at the next call, cannot sign in, and may be invited again', async () => {
    const broker = await makeStaff(foyer, brokerageId, { role: 'broker' })
    expect(outcomeOf(await end(broker.personId))).toBe('ok')
    expect(await isIn(broker)).toBe(false)
    expect(await broker.client.call('/console-api/LoadMe', {})).toMatchObject({
      ReturnStatus: { ReturnMessage: 'Access_Denied' },
    })
    expect(outcomeOf(await end(broker.personId))).toBe('NoAccess')
    await invite(anInvitation({ Email: broker.email }))
    expect(outcomeOf(await accept(await mailedToken(broker.email)))).toBe('ok')
  })

  it('keeps a session of another brokerage', async () => {
    const broker = await makeStaff(foyer, brokerageId, { role: 'broker' })
    const second = await makeBrokerage(foyer)
    await joinBrokerage(foyer, broker.personId, second)
    await broker.client.call('/console-api/ChooseBrokerage', { BrokerageID: second })
    await end(broker.personId)
    expect(await isIn(broker)).toBe(true)
    expect((await broker.client.call('/console-api/LoadMe', {})).Memberships).toMatchObject([{ BrokerageID: second }])
  })

  it('leaves deals and sites to no one who would not see them', async () => {
    const site = 'handed-over'
    await makeSite(foyer, site)
    const [leaving, elsewhere, here] = [
      await makeStaff(foyer, owner.brokerageId, { role: 'broker' }),
      await makeStaff(foyer, owner.brokerageId, { role: 'broker', reach: 'sites', sites: ['another'] }),
      await makeStaff(foyer, owner.brokerageId, { role: 'broker', reach: 'sites', sites: [site] }),
    ]
    await giveSite(foyer, owner.brokerageId, site, leaving.personId)
    await makeApplication(await makeBorrower(foyer, site))
    expect((await owner.client.call('/console-api/ListPeople', {})).People).toContainEqual(
      expect.objectContaining({ PersonID: leaving.personId, Deals: 1, DealSites: [site], SitesLed: [site] }),
    )
    expect(outcomeOf(await end(leaving.personId, elsewhere.personId))).toBe('NoAccess')
    expect(await end(leaving.personId, here.personId)).toMatchObject({ Deals: 1 })
  })

  it('leaves their deals and sites to another person, or to no one', async () => {
    await makeSite(foyer, 'handed')
    const [first, second] = [
      await makeStaff(foyer, brokerageId, { role: 'broker' }),
      await makeStaff(foyer, brokerageId),
    ]
    await giveSite(foyer, brokerageId, 'handed', first.personId)
    await makeApplication(await makeBorrower(foyer, 'handed'))
    await makeApplication(await makeBorrower(foyer, 'handed'))
    expect(outcomeOf(await end(first.personId, first.personId))).toBe('NoAccess')
    expect(await end(first.personId, second.personId)).toMatchObject({ Deals: 2 })
    const people = async () => (await owner.client.call('/console-api/ListPeople', {})).People
    expect((await people()).find(({ PersonID }) => PersonID === second.personId)).toMatchObject({
      Deals: 2,
      SitesLed: ['handed'],
    })
    expect(await end(second.personId)).toMatchObject({ Deals: 2 })
    expect((await people()).filter(({ Deals, SitesLed }) => Deals > 0 || SitesLed.length > 0)).toEqual([])
  })
})

describe('a reset of factors', () => {
  it('ends every session, notifies both, and lets the person make a factor with a mailed code', async () => {
    const broker = await makeStaff(foyer, brokerageId, { role: 'broker', firstName: 'Luc' })
    await broker.client.call('/console-api/NewRecoveryCodes', {})
    const reset = await owner.client.call('/console-api/ResetFactors', { PersonID: broker.personId })
    expect(outcomeOf(reset)).toBe('ok')
    expect(await isIn(broker)).toBe(false)
    expect((await foyer.mailbox.arrived(broker.email, 2)).text).toContain('Olive Bélanger removed your passkeys')
    expect((await foyer.mailbox.arrived(owner.email)).text).toContain('Luc Bélanger')
    const client = newCaller(foyer)
    await client.call('/console-api/StartSignIn', { Email: broker.email, LanguageID: 1 })
    const Code = await mailedCode(foyer, broker.email)
    expect(await client.call('/console-api/VerifyCode', { Email: broker.email, Code })).toMatchObject({
      ...{ Next: 'enrol', Factors: [] },
    })
  })

  it('is refused for oneself, and for a person who works for another brokerage as well', async () => {
    const broker = await makeStaff(foyer, brokerageId, { role: 'broker' })
    await joinBrokerage(foyer, broker.personId, await makeBrokerage(foyer))
    const reset = async (PersonID: string) =>
      outcomeOf(await owner.client.call('/console-api/ResetFactors', { PersonID }))
    expect([await reset(owner.personId), await reset(broker.personId)]).toEqual(['NoAccess', 'PersonOfOtherBrokerages'])
    expect(await isIn(broker)).toBe(true)
  })
})

describe('a reset by the operator', () => {
  const reset = async (Email: string) =>
    outcomeOf(await newCaller(foyer).call('/broker-api/ResetOwnerFactors', { Email }))

  it('lets the last owner back in, who lost every factor and code: with a mailed code they make a new one', async () => {
    const alone = await makeStaff(foyer, await makeBrokerage(foyer))
    expect(await reset(alone.email.toUpperCase())).toBe('ok')
    expect(await isIn(alone)).toBe(false)
    expect((await foyer.mailbox.arrived(alone.email)).text).toContain('The operator of your installation removed')
    const client = newCaller(foyer)
    await client.call('/console-api/StartSignIn', { Email: alone.email, LanguageID: 1 })
    const Code = await mailedCode(foyer, alone.email)
    const step = await client.call('/console-api/VerifyCode', { Email: alone.email, Code })
    expect(step).toMatchObject({ Next: 'enrol', Factors: [] })
  })

  it('is for owners only, who have no one above them', async () => {
    const broker = await makeStaff(foyer, brokerageId, { role: 'broker' })
    expect([await reset(broker.email), await reset('no-one@rive-nord.example')]).toEqual(['NoAccess', 'NoAccess'])
    expect(await isIn(broker)).toBe(true)
  })
})

describe('a session', () => {
  it('ends after 30 minutes without a call, and after twelve hours in all', async () => {
    foyer.clock.advance(29 * 60)
    expect(await isIn(owner)).toBe(true)
    foyer.clock.advance(30 * 60)
    expect(await isIn(owner)).toBe(false)
    const busy = await makeStaff(foyer, brokerageId)
    for (let minutes = 0; minutes < 12 * 60 - 20; minutes += 20) {
      foyer.clock.advance(20 * 60)
      expect(await isIn(busy)).toBe(true)
    }
    expect(await busy.client.call('/console-api/ExtendSession', {})).toMatchObject({
      ...{ IdleSeconds: 1200, TotalSeconds: 1200 },
    })
    foyer.clock.advance(20 * 60)
    expect(await isIn(busy)).toBe(false)
  })

  it('is listed with browser and last use, and can be ended, one or all others', async () => {
    const client = newCaller(foyer)
    await client.call('/console-api/StartSignIn', { Email: owner.email, LanguageID: 1 })
    const Code = await mailedCode(foyer, owner.email)
    await client.call('/console-api/VerifyCode', { Email: owner.email, Code })
    await client.call('/console-api/FinishTotp', { Email: '', Code: owner.code() })
    const sessions = async () => (await owner.client.call('/console-api/LoadMe', {})).Sessions
    expect((await sessions()).filter(({ Current }) => Current === 1)).toMatchObject([{ Device: 'Firefox, Linux' }])
    const other = (await sessions()).find(({ Current }) => Current === 0)?.SessionID ?? ''
    const endIt = async (SessionID: string, by = owner) =>
      outcomeOf(await by.client.call('/console-api/EndSession', { SessionID }))
    expect(await endIt(other, await makeStaff(foyer, brokerageId))).toBe('NoAccess')
    expect([await endIt(other), await endIt(other)]).toEqual(['ok', 'NoAccess'])
    expect(await isIn({ client })).toBe(false)
    expect(await endIt('')).toBe('ok')
    expect(await isIn(owner)).toBe(true)
  })

  it('means nothing to the calls of borrowers, nor theirs to the office', async () => {
    const borrower = await makeBorrower(foyer, 'ours')
    const both = newCaller(foyer)
    both.cookies.set('office', borrower.client.cookies.get('sid-ours') ?? '')
    expect(await isIn({ client: both })).toBe(false)
    const asBorrower = newCaller(foyer)
    asBorrower.cookies.set('sid-ours', owner.client.cookies.get('office') ?? '')
    expect(outcomeOf(await asBorrower.call('/api/MTGAPPLoadMyDeals', borrower.ids))).toBe('Access_Denied')
  })

  it('of an earlier stage ends when the sign-in goes on', async () => {
    const client = newCaller(foyer)
    await client.call('/console-api/StartSignIn', { Email: owner.email, LanguageID: 1 })
    const Code = await mailedCode(foyer, owner.email)
    await client.call('/console-api/VerifyCode', { Email: owner.email, Code })
    const former = newCaller(foyer)
    former.cookies.set('office', client.cookies.get('office') ?? '')
    await client.call('/console-api/FinishTotp', { Email: '', Code: owner.code() })
    expect(outcomeOf(await former.call('/console-api/LoadMe', {}))).toBe('Access_Denied')
  })
})

it('name and language are saved, and needed', async () => {
  const save = (body: object) => owner.client.callAnyhow('/console-api/SaveMe', { ...names, ...body })
  expect((await save({ FirstName: ' ' })).Errors).toEqual([{ Field: 'FirstName', Key: 'RequiredFirstName' }])
  expect(outcomeOf(await save({ FirstName: ' Zoé ' }))).toBe('ok')
  expect(await owner.client.call('/console-api/LoadMe', {})).toMatchObject({ FirstName: 'Zoé', LanguageID: 2 })
})
