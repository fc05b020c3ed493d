import { keepingRuleOf, unknownTermYears } from '@foyer/domain/retention/keeping.ts'
import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import { serverSite } from '../kit/audit.ts'
import { inSite } from '../kit/transaction.ts'
import { type MadeApplication, makeApplication, makeBorrower, makeSite, setApplication } from '../testing/builders.ts'
import { giveSite, joinBrokerage, makeBrokerage, makeStaff, type Staff } from '../testing/office-builders.ts'
import { outcomeOf } from '../testing/people.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'
import { decisionsOf, idsOfClient, placeOf } from './testing/decisions.ts'

let foyer: TestFoyer
let brokerageId: string
let anna: Staff
let paul: Staff
let stranger: Staff
beforeAll(async () => {
  foyer = await startTestFoyer()
  for (const site of ['ours', 'theirs']) await makeSite(foyer, site, { Credits: 500 })
  brokerageId = await makeBrokerage(foyer)
  await giveSite(foyer, brokerageId, 'ours')
  const theirs = await makeBrokerage(foyer)
  await giveSite(foyer, theirs, 'theirs')
  stranger = await makeStaff(foyer, theirs)
})
beforeEach(async () => {
  anna = await makeStaff(foyer, brokerageId)
  paul = await makeStaff(foyer, brokerageId, { role: 'compliance', firstName: 'Paul' })
})
afterAll(() => foyer.stop())

const makeDeal = async (site = 'ours') => makeApplication(await makeBorrower(foyer, site))
const keeping = (of: MadeApplication, by = anna) => decisionsOf(by).keeping(of)
const hold = (of: MadeApplication, given = {}, by = anna) => decisionsOf(by).hold(of, given)
const lift = (of: MadeApplication, given = {}, by = anna) => decisionsOf(by).lift(of, given)
const ask = (of: MadeApplication, given = {}, by = anna) => decisionsOf(by).ask(of, given)
const approve = (of: MadeApplication, by = paul) => decisionsOf(by).approve(of)
const erasureOf = (of: MadeApplication) => decisionsOf(anna).erasureOf(of)
const inOurs = <T>(statement: RawBuilder<T>) =>
  inSite(foyer.services.database.db, 'ours', async (trx) => (await statement.execute(trx)).rows)

describe('a hold', () => {
  it('needs a reason in words, is one at a time, and is lifted with words', async () => {
    const deal = await makeDeal()
    expect((await hold(deal, { Reason: 'because' })).Errors).toEqual([
      { Field: 'Reason', Key: 'RequiredRetentionReason' },
    ])
    expect((await hold(deal, { Words: '  ' })).Errors).toEqual([{ Field: 'Words', Key: 'RequiredRetentionReason' }])
    expect(outcomeOf(await hold(deal))).toBe('ok')
    expect(outcomeOf(await hold(deal, {}, paul))).toBe('StaleEdit')
    expect(await keeping(deal, paul)).toMatchObject({
      Hold: { Reason: 'litigation', Words: 'Case 7', HeldBy: 'Anna Bélanger' },
    })
    const { Holds } = await paul.client.call('/console-api/ListHolds', {})
    expect(Holds).toMatchObject([{ ...placeOf(deal), Words: 'Case 7', HeldBy: 'Anna Bélanger' }])
    const listed = await anna.client.call('/console-api/ListPipeline', { View: 'open', ...placeOf(deal) })
    expect(listed.Deals).toMatchObject([{ HeldFl: 1 }])
    expect((await lift(deal, { Words: '' })).Errors).toEqual([{ Field: 'Words', Key: 'RequiredRetentionReason' }])
    const held = await keeping(deal)
    expect(outcomeOf(await lift(deal, {}, paul))).toBe('ok')
    expect(outcomeOf(await lift(deal, { HoldID: held.Hold?.HoldID }))).toBe('StaleEdit')
    expect((await keeping(deal)).Hold).toBeNull()
    const { Events } = await anna.client.call('/console-api/ListActivity', { ...placeOf(deal), By: 'staff' })
    expect(Events.map(({ Kind }) => Kind).slice(0, 2)).toEqual(['released', 'held'])
  })

  it('keeps the application of an account that its client deletes', async () => {
    const borrower = await makeBorrower(foyer, 'ours')
    const [held, free] = [await makeApplication(borrower), await makeApplication(borrower)]
    expect(outcomeOf(await hold(held))).toBe('ok')
    const { SiteID, UserID } = held.ids
    await inOurs(sql`update users set password_hash = null where user_id = ${UserID}`)
    await borrower.client.callAnyhow('/api/MTGAPPUserPrepareDelete', { SiteID, UserID })
    const code = await foyer.mailbox.code(borrower.email)
    expect(outcomeOf(await borrower.client.callAnyhow('/api/MTGAPPUserDelete', { SiteID, UserID, code }))).toBe('ok')
    const left = await inOurs(sql`select application_id as id, user_id <> ${UserID} as moved from applications
      where application_id in (${held.applicationId}, ${free.applicationId})`)
    expect(left).toEqual([{ id: held.applicationId, moved: true }])
  })
})

describe('an erasure', () => {
  it('of an application that was never sent is approved by another person than asked for it, once', async () => {
    const deal = await makeDeal()
    expect((await ask(deal, { Reason: 'because' })).Errors).toEqual([
      { Field: 'Reason', Key: 'RequiredRetentionReason' },
    ])
    expect((await ask(deal, { Reason: 'other' })).Errors).toEqual([{ Field: 'Words', Key: 'RequiredRetentionReason' }])
    expect(outcomeOf(await ask(deal, { AccountFl: 1 }))).toBe('ok')
    expect(outcomeOf(await ask(deal, {}, paul))).toBe('StaleEdit')
    const waiting = async (by: Staff) => (await by.client.call('/console-api/CountErasures', {})).Waiting
    expect([await waiting(anna), await waiting(paul)]).toEqual([0, 1])
    const { Requests } = await anna.client.call('/console-api/ListErasures', { View: 'open' })
    expect(Requests).toMatchObject([{ ...placeOf(deal), OwnFl: 1, AskedBy: 'Anna Bélanger', State: 'open' }])

    const asked = await erasureOf(deal)
    expect(outcomeOf(await approve(deal, anna))).toBe('ErasureNeedsAnother')
    const refusing = { ...asked, Words: 'No' }
    expect(outcomeOf(await anna.client.call('/console-api/DeclineErasure', refusing))).toBe('ErasureNeedsAnother')
    expect(outcomeOf(await paul.client.call('/console-api/WithdrawErasure', asked))).toBe('NoAccess')
    const stale = { ...asked, ErasureID: asked.ErasureID + 1 }
    expect(outcomeOf(await paul.client.call('/console-api/ApproveErasure', stale))).toBe('StaleEdit')
    expect(await approve(deal)).toMatchObject({ AccountErasedFl: 1 })
    expect(outcomeOf(await paul.client.call('/console-api/ApproveErasure', asked))).toBe('NoAccess')
    const users = await inOurs(sql`select from users where user_id = ${deal.ids.UserID}`)
    expect(users).toEqual([])
    const { Events } = await anna.client.call('/console-api/ListEvents', {
      FirstDay: '',
      LastDay: '',
      ...placeOf(deal),
    })
    expect(Events.map(({ Kind }) => Kind)).toEqual(expect.arrayContaining(['erased', 'erasureAsked']))
  })

  it('leaves the account where its client has another application, or no one asked for it to go', async () => {
    const borrower = await makeBorrower(foyer, 'ours')
    const [first, second] = [await makeApplication(borrower), await makeApplication(borrower)]
    for (const [deal, AccountFl] of [
      [first, 1],
      [second, 0],
    ] as const) {
      expect(outcomeOf(await ask(deal, { AccountFl }))).toBe('ok')
      expect(await approve(deal)).toMatchObject({ AccountErasedFl: 0 })
    }
    expect(await inOurs(sql`select from users where user_id = ${borrower.ids.UserID}`)).toHaveLength(1)
  })

  it('is withdrawn by who asked for it, or declined by another person for a reason, and can be asked for again', async () => {
    const deal = await makeDeal()
    await ask(deal)
    expect(outcomeOf(await anna.client.call('/console-api/WithdrawErasure', await erasureOf(deal)))).toBe('ok')
    await ask(deal)
    const asked = await erasureOf(deal)
    expect((await paul.client.call('/console-api/DeclineErasure', { ...asked, Words: ' ' })).Errors).toEqual([
      { Field: 'Words', Key: 'RequiredRetentionReason' },
    ])
    const declined = { ...asked, Words: 'A complaint is open' }
    expect(outcomeOf(await paul.client.call('/console-api/DeclineErasure', declined))).toBe('ok')
    expect(outcomeOf(await paul.client.call('/console-api/ApproveErasure', asked))).toBe('StaleEdit')
    const { Requests } = await anna.client.call('/console-api/ListErasures', { View: 'decided' })
    expect(Requests.filter((one) => one.MortgageApplicationID === deal.applicationId)).toMatchObject([
      { State: 'declined', DecidedBy: 'Paul Bélanger', DecisionWords: 'A complaint is open' },
      { State: 'withdrawn', DecidedBy: 'Anna Bélanger' },
    ])
    expect(outcomeOf(await ask(deal))).toBe('ok')
  })

  it('is never approved by who asked, not after a new membership, through another brokerage or by a program', async () => {
    const deal = await makeDeal()
    await ask(deal)
    const { personId } = anna
    await inSite(foyer.services.database.db, serverSite, async (trx) => {
      await sql`update memberships set ended_at = now() where person_id = ${personId}`.execute(trx)
      await sql`update memberships set ended_at = null, role = 'compliance' where person_id = ${personId}`.execute(trx)
    })
    expect(outcomeOf(await approve(deal, anna))).toBe('ErasureNeedsAnother')
    await joinBrokerage(foyer, personId, stranger.brokerageId, 'owner')
    expect(outcomeOf(await approve(deal, anna))).toBe('ErasureNeedsAnother')
    // A second person of the same mail address cannot exist.
    const twin = inSite(foyer.services.database.db, serverSite, (trx) =>
      sql`insert into people select repeat('a', 32), email, first_name, last_name, language, created_at
        from people where person_id = ${personId}`.execute(trx),
    )
    await expect(twin).rejects.toThrow(/people_email/)
    const asked = await erasureOf(deal)
    const program = foyer.client()
    for (const path of ['ApproveErasure', 'WithdrawErasure'] as const)
      expect(outcomeOf(await program.call(`/broker-api/${path}`, asked))).toBe('NoAccess')
    expect(
      outcomeOf(await program.call('/broker-api/HoldDeal', { ...placeOf(deal), Reason: 'other', Words: 'x' })),
    ).toBe('NoAccess')
    // Nor by whatever the application’s role tries.
    const erase = (by: string) =>
      inOurs(sql<{ erased: { outcome: string } }>`
        select foyer_erase_application('ours', ${deal.applicationId}, ${asked.ErasureID}, ${by}, current_date, now()) as erased`)
    expect(await erase(`person:${personId}`)).toEqual([{ erased: { outcome: 'own' } }])
    await expect(erase('key:abc')).rejects.toThrow(/check constraint/)
    const columns = sql`decided_by = ${`person:${paul.personId}`}, decided_at = now()`
    for (const statement of [
      sql`update erasures set state = 'approved', ${columns}`,
      sql`update erasures set asked_by = ${`person:${paul.personId}`}`,
      sql`update erasures set counts = '{}'`,
    ])
      await expect(inOurs(statement)).rejects.toThrow(/row-level security|permission denied|check constraint/)
    expect((await keeping(deal)).Erasure).toMatchObject({ State: 'open' })
  })

  it('is refused while the deal is on hold, also where the hold came after the request', async () => {
    const deal = await makeDeal()
    await ask(deal)
    await hold(deal)
    expect(outcomeOf(await approve(deal))).toBe('DealHeld')
    await lift(deal)
    expect(outcomeOf(await approve(deal))).toBe('ok')
  })

  it('ends with the application that its client deletes', async () => {
    const deal = await makeDeal()
    await ask(deal)
    expect(outcomeOf(await deal.borrower.client.callAnyhow('/api/MTGAPPDeleteApplication', idsOfClient(deal)))).toBe(
      'ok',
    )
    expect(await inOurs(sql`select from erasures where application_id = ${deal.applicationId}`)).toEqual([])
  })
})

describe('the keeping time', () => {
  const lastOf = async (given: { province: number; status: number; closing?: string; terms?: object }) => {
    const deal = await makeDeal()
    await inOurs(sql`update applications set status = ${given.status}, updated_at = '2026-03-10T15:00:00Z',
      deal_terms = ${JSON.stringify(given.terms ?? {})}::jsonb, interview = interview - 'ClosingDate',
      requested_mortgage = jsonb_set(jsonb_set(requested_mortgage, '{SubjectProperty,Address,ProvinceDD}', ${String(given.province)}::jsonb),
        '{SubjectProperty,ClosingDate}', ${JSON.stringify(given.closing ?? '')}::jsonb)
      where application_id = ${deal.applicationId}`)
    return (await keeping(deal)).KeptUntil
  }
  const plus = (years: number, date = '2026-03-10') => `${Number(date.slice(0, 4)) + years}${date.slice(4)}`

  test.each(Array.from({ length: 14 }, (_, province) => province))(
    'follows the rule of the province %i, from the end of the term where the rule counts from there',
    async (province) => {
      const { years, fromTermEnd } = keepingRuleOf(province)
      expect(await lastOf({ province, status: 4 })).toBe(plus(years))
      const funded = { province, status: 3, closing: '2026-04-01' }
      const from = (months: number) => (fromTermEnd ? plus(months / 12, '2026-04-01') : '2026-04-01')
      expect(await lastOf({ ...funded, terms: { Term: 60 } })).toBe(plus(years, from(60)))
      expect(await lastOf(funded)).toBe(plus(years, from(12 * unknownTermYears)))
      const matures = { ...funded, terms: { MaturityDate: '2028-04-01', Term: 60 } }
      expect(await lastOf(matures)).toBe(plus(years, fromTermEnd ? '2028-04-01' : '2026-04-01'))
    },
  )

  it('does not exist for an application that was never sent', async () => {
    const deal = await makeDeal()
    expect(await keeping(deal)).toMatchObject({ KeptUntil: '', ErasableFl: 1, OnlyFl: 1 })
    await setApplication(foyer, deal, { status: 5 })
    expect(await keeping(deal)).toMatchObject({ KeptUntil: '', ErasableFl: 1, OnlyFl: 1 })
  })
})

describe('two people at once', () => {
  it('who approve erase once', async () => {
    const deal = await makeDeal()
    const third = await makeStaff(foyer, brokerageId)
    await ask(deal)
    const asked = await erasureOf(deal)
    const replies = await Promise.all(
      [paul, third].map((by) => by.client.call('/console-api/ApproveErasure', asked).then(outcomeOf)),
    )
    expect(replies.toSorted()).toEqual(['NoAccess', 'ok'])
  })

  it('of whom one holds and one approves leave a held deal, or none', async () => {
    const deal = await makeDeal()
    await ask(deal)
    const asked = await erasureOf(deal)
    const [held, approved] = await Promise.all([
      hold(deal).then(outcomeOf),
      paul.client.call('/console-api/ApproveErasure', asked).then(outcomeOf),
    ])
    expect([
      ['ok', 'DealHeld'],
      ['NoAccess', 'ok'],
    ]).toContainEqual([held, approved])
  })

  it('who hold, or ask for the erasure, do so once', async () => {
    const deal = await makeDeal()
    const asked = await Promise.all([ask(deal), ask(deal, {}, paul)])
    expect(asked.map(outcomeOf).toSorted()).toEqual(['StaleEdit', 'ok'])
    const held = await Promise.all([hold(deal), hold(deal, {}, paul)])
    expect(held.map(outcomeOf).toSorted()).toEqual(['StaleEdit', 'ok'])
  })
})

test('another brokerage sees and decides nothing, a broker neither, and every decision needs a fresh confirmation', async () => {
  const deal = await makeDeal()
  await ask(deal)
  const asked = await erasureOf(deal)
  const broker = await makeStaff(foyer, brokerageId, { role: 'broker', reach: 'brokerage' })
  const unconfirmed = await makeStaff(foyer, brokerageId, { role: 'compliance', confirmed: false })
  for (const [by, outcome] of [
    [stranger, 'NoAccess'],
    [broker, 'NotPermitted'],
    [unconfirmed, 'StepUpRequired'],
  ] as const) {
    expect(outcomeOf(await hold(deal, {}, by))).toBe(outcome)
    expect(outcomeOf(await ask(deal, {}, by))).toBe(outcome)
    expect(outcomeOf(await by.client.call('/console-api/ApproveErasure', asked))).toBe(outcome)
    expect(outcomeOf(await by.client.call('/console-api/DeclineErasure', { ...asked, Words: 'x' }))).toBe(outcome)
    expect(outcomeOf(await by.client.call('/console-api/WithdrawErasure', asked))).toBe(outcome)
  }
  expect(outcomeOf(await keeping(deal, stranger))).toBe('NoAccess')
  await hold(deal)
  for (const path of ['ListHolds', 'ListErasures', 'ListKeptDeals'] as const) {
    const body = { View: path === 'ListErasures' ? ('open' as const) : ('kept' as const) } as never
    const mine = JSON.stringify(await stranger.client.call(`/console-api/${path}`, body))
    expect(mine).not.toContain(String(deal.applicationId))
  }
  expect((await stranger.client.call('/console-api/CountErasures', {})).Waiting).toBe(0)
  // The other site names the ids of this one.
  const elsewhere = { ...asked, SiteID: 'theirs' }
  expect(outcomeOf(await stranger.client.call('/console-api/ApproveErasure', elsewhere))).toBe('NoAccess')
})
