import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeBrokerage, makeStaff, type Staff } from '../testing/office-builders.ts'
import { newCaller, outcomeOf } from '../testing/people.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'

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

/** The outcome of a call made while the person's end is under way: its guard sees them as they were, and then it waits. */
const whileEnding = async (personId: string, call: () => Promise<Parameters<typeof outcomeOf>[0]>) => {
  const { database } = foyer.services
  const waiting = "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"
  // The embedded database does one transaction at a time.
  const isOne = database.kind === 'pglite'
  let outcome: string | undefined
  let made: Promise<void> | undefined
  const begin = () => {
    made = call().then((reply) => {
      outcome = outcomeOf(reply)
    })
  }
  await database.asOwner(async (query) => {
    if (!isOne) await query('begin')
    await query(`select from brokerages where brokerage_id = '${brokerageId}' for update`)
    await query(`select from people where person_id = '${personId}' for update`)
    await query(`update memberships set ended_at = now() where person_id = '${personId}'`)
    await query(`delete from office_sessions where person_id = '${personId}'`)
    begin()
    if (isOne) return
    await expect.poll(async () => outcome !== undefined || (await query(waiting)).length > 0).toBe(true)
    await query('commit')
  })
  await made
  return outcome
}

test('a person who is being ended invites no one, and makes nothing to sign in with', async () => {
  const [inviter, enrolling] = [await makeStaff(foyer, brokerageId), await makeStaff(foyer, brokerageId)]
  const names = { FirstName: 'Luc', LastName: 'Roy', LanguageID: 2, ...rights }
  const invited = { Email: 'at-the-end@theirs.example', ...names }
  expect(await whileEnding(inviter.personId, () => inviter.client.call('/console-api/InvitePerson', invited))).toBe(
    'Access_Denied',
  )
  expect(await whileEnding(enrolling.personId, () => enrolling.client.call('/console-api/NewRecoveryCodes', {}))).toBe(
    'Access_Denied',
  )
  await foyer.services.database.asOwner(async (query) => {
    expect(await query('select 1 from person_invitations where email = $1', [invited.Email])).toEqual([])
  })
})
