import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeBrokerage, makeStaff, type Staff } from '../testing/office-builders.ts'
import { newCaller, outcomeOf } from '../testing/people.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'
import { whileEnding } from '../testing/while-ending.ts'

let foyer: TestFoyer
let brokerageId: string
let owner: Staff
beforeAll(async () => {
  foyer = await startTestFoyer()
  brokerageId = await makeBrokerage(foyer)
  owner = await makeStaff(foyer, brokerageId)
})
afterAll(() => foyer.stop())

const rights = { Role: 'owner' as const, Reach: 'brokerage' as const, Sites: [], Withheld: [], Granted: [] }
const invite = async (Email: string, { client }: Staff) => {
  const names = { FirstName: 'Luc', LastName: 'Roy', LanguageID: 2 } as const
  await client.call('/console-api/InvitePerson', { Email, ...names, ...rights })
  const { text } = await foyer.mailbox.arrived(Email)
  const Token = /\/office\/invitation#([\w-]+)/.exec(text)?.[1] ?? ''
  return () => newCaller(foyer).call('/console-api/AcceptInvitation', { Token, ...names })
}

test.each([
  [
    'was ended',
    ({ client }: Staff, PersonID: string) => client.call('/console-api/EndPerson', { PersonID, DealsTo: '' }),
  ],
  [
    'may no longer invite',
    ({ client }: Staff, PersonID: string) =>
      client.call('/console-api/ChangePerson', { PersonID, ...rights, Role: 'broker' }),
  ],
  [
    'had their sign-in reset',
    ({ client }: Staff, PersonID: string) => client.call('/console-api/ResetFactors', { PersonID }),
  ],
])('an invitation works no more once the person who sent it %s', async (what, happens) => {
  const inviter = await makeStaff(foyer, brokerageId)
  const name = what.replaceAll(' ', '-')
  const theirs = await invite(`${name}@theirs.example`, inviter)
  const ours = await invite(`${name}@ours.example`, owner)
  expect(outcomeOf(await happens(owner, inviter.personId))).toBe('ok')
  expect(outcomeOf(await theirs())).toBe('InvitationExpired')
  expect(await ours()).toMatchObject({ Next: 'enrol' })
})

test('a person who is being ended invites no one, and makes nothing to sign in with', async () => {
  const [inviter, enrolling] = [await makeStaff(foyer, brokerageId), await makeStaff(foyer, brokerageId)]
  const names = { FirstName: 'Luc', LastName: 'Roy', LanguageID: 2, ...rights }
  const invited = { Email: 'at-the-end@theirs.example', ...names }
  expect(await whileEnding(foyer, inviter, () => inviter.client.call('/console-api/InvitePerson', invited))).toBe(
    'Access_Denied',
  )
  expect(await whileEnding(foyer, enrolling, () => enrolling.client.call('/console-api/NewRecoveryCodes', {}))).toBe(
    'Access_Denied',
  )
  await foyer.services.database.asOwner(async (query) => {
    expect(await query('select 1 from person_invitations where email = $1', [invited.Email])).toEqual([])
  })
})
