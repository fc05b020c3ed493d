import { describe, expect, it } from 'vitest'
import { joinBrokerage, makeBrokerage, makeStaff, type Staff } from '../testing/office-builders.ts'
import { newCaller, outcomeOf } from '../testing/people.ts'
import type { TestFoyer } from '../testing/start-test-foyer.ts'
import { beforeEachSignOn, isIn, type SignOnOffice } from './testing/sign-on.ts'

let foyer: TestFoyer
let provider: SignOnOffice['provider']
let office: SignOnOffice
let brokerageId: string
let owner: Staff
beforeEachSignOn((made) => {
  ;({ office, foyer, provider, owner, brokerageId } = made)
})

const day = 24 * 60 * 60
const mfa = { amr: ['mfa'] }
const linked = (sub: string, given?: Parameters<typeof makeStaff>[2]) => office.linkedIn(brokerageId, sub, given)
const acme = () => ({ BrokerageID: brokerageId, Name: 'Acme' })

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
    const { client, step } = await office.acceptElsewhere(staff)
    expect(outcomeOf(step)).toBe('InvitationOfOtherSignOn')
    expect(outcomeOf(await client.call('/console-api/StartTotp', {}))).toBe('Access_Denied')
  })

  it('opens another brokerage where the provider is required, so that a factor opens nothing there', async () => {
    const staff = await linked('ada')
    await office.withoutFactors(staff)
    await provider.save(owner, { RequiredFl: 1, BreakGlassPersonID: owner.personId })
    const { client, step, other } = await office.acceptElsewhere(staff)
    expect(step).toMatchObject({ Next: 'enrol' })
    expect((await office.makeApp(client)).made).toMatchObject({ Next: 'office' })
    const choose = async (BrokerageID: string) =>
      outcomeOf(await client.call('/console-api/ChooseBrokerage', { BrokerageID }))
    expect([await choose(other.brokerageId), await choose(brokerageId)]).toEqual(['ok', 'NoAccess'])
    // Nor where it is required no more: it was never used with the provider.
    expect(outcomeOf(await provider.save(owner))).toBe('ok')
    expect(await choose(brokerageId)).toBe('NoAccess')
  })

  it('makes none after a reset where the provider is required, so that it opens nothing', async () => {
    const staff = await linked('ada')
    await provider.save(owner, { RequiredFl: 1, BreakGlassPersonID: owner.personId })
    expect(outcomeOf(await owner.client.call('/console-api/ResetFactors', { PersonID: staff.personId }))).toBe('ok')
    expect(await office.byMailbox(staff)).toEqual(['signOn', 'Access_Denied'])
  })

  it.each(['is removed', 'is another one'] as const)(
    'makes one for seven days once the provider %s, and is notified of it',
    async (how) => {
      const staff = await linked('ada', { role: 'owner' })
      await office.withoutFactors(staff)
      await office.endProvider[how](owner, staff.client)
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
      await office.endProvider[how](owner, staff.client)
      foyer.clock.advance(7 * day + 1)
      expect(await office.byMailbox(staff)).toEqual(['signOn', 'Access_Denied'])
      const fresh = await makeStaff(foyer, brokerageId)
      expect(outcomeOf(await fresh.client.call('/console-api/ResetFactors', { PersonID: staff.personId }))).toBe('ok')
      expect(await office.byMailbox(staff)).toEqual(['enrol', 'ok'])
    },
  )

  it('makes none where the person also works for another brokerage, which it would open', async () => {
    const staff = await linked('ada')
    await office.withoutFactors(staff)
    await joinBrokerage(foyer, staff.personId, await makeBrokerage(foyer))
    await owner.client.call('/console-api/RemoveSignOn', {})
    expect(await office.byMailbox(staff)).toEqual(['signOn', 'Access_Denied'])
  })
})

describe('a first factor by mail', () => {
  it('is made within seven days of an invitation, and then only after a reset', async () => {
    const Token = await office.invited(owner, 'late@brokerage.example')
    expect((await office.acceptByMail(Token)).step).toMatchObject({ Next: 'enrol' })
    const late = { email: 'late@brokerage.example' } as Staff
    expect(await office.byMailbox(late)).toEqual(['enrol', 'ok'])
    foyer.clock.advance(7 * day)
    expect(await office.byMailbox(late)).toEqual(['signOn', 'Access_Denied'])
  })
})
