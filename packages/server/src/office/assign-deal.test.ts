import { afterAll, beforeAll, expect, test } from 'vitest'
import { inSite } from '../kit/transaction.ts'
import { makeApplication, makeBorrower, makeSite } from '../testing/builders.ts'
import { changesFromNow } from '../testing/changes-from-now.ts'
import { makeLeadForm, sendLead } from '../testing/lead-forms.ts'
import { giveSite, makeBrokerage, makeStaff, type Staff } from '../testing/office-builders.ts'
import { newCaller, outcomeOf } from '../testing/people.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'
import { whileChanging } from '../testing/while-ending.ts'

let foyer: TestFoyer
beforeAll(async () => {
  foyer = await startTestFoyer()
})
afterAll(() => foyer.stop())

test('gives no one an application that is deleted at that moment', async () => {
  const owner = await makeStaff(foyer, await makeBrokerage(foyer))
  await makeSite(foyer, 'ours')
  await giveSite(foyer, owner.brokerageId, 'ours')
  const { applicationId } = await makeApplication(await makeBorrower(foyer, 'ours'))
  await owner.client.call('/console-api/ListPipeline', { View: 'open' })
  const gone = applicationId + 1_000_000
  await foyer.services.database.asOwner(async (query) => {
    // Past the foreign key, as the entry of the list is seen until the deletion commits.
    await query(`begin; set local session_replication_role = replica;
      update deal_list set application_id = ${gone} where application_id = ${applicationId}; commit`)
  })
  const assigned = await owner.client.callAnyhow('/console-api/AssignDeal', {
    ...{ SiteID: 'ours', MortgageApplicationID: gone, PersonID: owner.personId },
  })
  expect(outcomeOf(assigned)).toBe('NoAccess')
})

test('finds a new deal whose row is derived for longer than a list waits for it', async () => {
  const owner = await makeStaff(foyer, await makeBrokerage(foyer))
  await makeSite(foyer, 'busy')
  await giveSite(foyer, owner.brokerageId, 'busy')
  const { applicationId } = await makeApplication(await makeBorrower(foyer, 'busy'))
  const place = { SiteID: 'busy', MortgageApplicationID: applicationId, PersonID: owner.personId }
  let isDone = false
  const assign = () => owner.client.call('/console-api/AssignDeal', place).finally(() => (isDone = true))
  const deriving = `select pg_advisory_xact_lock(7003641, hashtext('${owner.brokerageId}'))`
  const outcome = await whileChanging(foyer, [deriving], assign, async (query) => {
    const waits = new Set<string>()
    await expect
      .poll(async () => {
        const rows = await query(
          "select waitstart::text from pg_locks where locktype = 'advisory' and not granted and database = (select oid from pg_database where datname = current_database())",
        )
        for (const { waitstart } of rows) if (waitstart !== null) waits.add(String(waitstart))
        return isDone || waits.size > 1
      })
      .toBe(true)
  })
  expect(outcome).toBe('ok')
})

test('takes the lead from which the deal began along, so that its former owner no longer reads it', async () => {
  const brokerageId = await makeBrokerage(foyer)
  await makeSite(foyer, 'led')
  await giveSite(foyer, brokerageId, 'led')
  const owner = await makeStaff(foyer, brokerageId)
  const [former, next, blind] = [
    await makeStaff(foyer, brokerageId, { role: 'broker', reach: 'own' }),
    await makeStaff(foyer, brokerageId, { role: 'broker', reach: 'own' }),
    await makeStaff(foyer, brokerageId, { role: 'broker', reach: 'own', withheld: ['lead.view'] }),
  ]
  await sendLead(newCaller(foyer), await makeLeadForm(foyer, 'led'))
  const [{ LeadID } = { LeadID: 0 }] = (await owner.client.call('/console-api/ListLeadInbox', { View: 'all' })).Leads
  const { applicationId } = await makeApplication(await makeBorrower(foyer, 'led'))
  await inSite(foyer.services.database.db, 'led', (trx) =>
    trx.updateTable('leads').set({ application_id: applicationId }).where('lead_id', '=', LeadID).execute(),
  )
  const assign = async (PersonID: string) =>
    outcomeOf(
      await owner.client.call('/console-api/AssignDeal', {
        ...{ SiteID: 'led', MortgageApplicationID: applicationId, PersonID },
      }),
    )
  const read = async () =>
    Promise.all(
      [former, next, blind].map(async ({ client }) =>
        outcomeOf(await client.call('/console-api/LoadLead', { SiteID: 'led', LeadID })),
      ),
    )
  const change = { Kind: 'lead', SiteID: 'led', MortgageApplicationID: 0, LeadID }
  const given = await changesFromNow(foyer, former)
  expect(await assign(former.personId)).toBe('ok')
  expect(await read()).toEqual(['ok', 'NoAccess', 'NotPermitted'])
  await expect.poll(given).toContainEqual(change)
  const givenNext = await changesFromNow(foyer, next)
  expect(await assign(next.personId)).toBe('ok')
  expect(await read()).toEqual(['NoAccess', 'ok', 'NotPermitted'])
  // Open pages of leads learn of it, and the trail names the lead.
  await expect.poll(givenNext).toContainEqual(change)
  const assigned = await inSite(foyer.services.database.db, 'led', (trx) =>
    trx
      .selectFrom('audit_events')
      .select('details')
      .where('action', '=', 'deal-assigned')
      .orderBy('event_id')
      .execute(),
  )
  expect(assigned.at(-1)?.details).toMatchObject({ person: next.personId, leads: [LeadID] })
  for (const to of [blind.personId, '']) {
    expect(await assign(to)).toBe('ok')
    expect(await read()).toEqual(['NoAccess', 'NoAccess', 'NotPermitted'])
  }
  expect((await owner.client.call('/console-api/ListLeadInbox', { View: 'unclaimed' })).Leads).toMatchObject([
    { LeadID },
  ])
})

test('of what a colleague took meanwhile is refused, also where both claim it at once', async () => {
  const brokerageId = await makeBrokerage(foyer)
  await makeSite(foyer, 'claimed')
  await giveSite(foyer, brokerageId, 'claimed')
  const [first, second] = [await makeStaff(foyer, brokerageId), await makeStaff(foyer, brokerageId)]
  const claim = async (by: Staff, MortgageApplicationID: number, OwnerID = '') =>
    outcomeOf(
      await by.client.call('/console-api/AssignDeal', {
        ...{ SiteID: 'claimed', MortgageApplicationID, OwnerID, PersonID: by.personId },
      }),
    )
  const { applicationId } = await makeApplication(await makeBorrower(foyer, 'claimed'))
  expect(await claim(first, applicationId)).toBe('ok')
  expect(await claim(first, applicationId)).toBe('ok')
  expect(await claim(second, applicationId)).toBe('StaleEdit')
  expect(await claim(second, applicationId, first.personId)).toBe('ok')
  const { applicationId: another } = await makeApplication(await makeBorrower(foyer, 'claimed'))
  expect((await Promise.all([claim(first, another), claim(second, another)])).sort()).toEqual(['StaleEdit', 'ok'])
})

test('is not done by a broker whose deal is given away at that moment', async () => {
  const brokerageId = await makeBrokerage(foyer)
  await makeSite(foyer, 'shared')
  await giveSite(foyer, brokerageId, 'shared')
  const [broker, colleague] = [
    await makeStaff(foyer, brokerageId, { role: 'broker', reach: 'own' }),
    await makeStaff(foyer, brokerageId, { role: 'broker', reach: 'own' }),
  ]
  const { applicationId } = await makeApplication(await makeBorrower(foyer, 'shared'))
  const deal = { SiteID: 'shared', MortgageApplicationID: applicationId }
  const owner = await makeStaff(foyer, brokerageId)
  const assign = (by: Staff, to: Staff) =>
    by.client.callAnyhow('/console-api/AssignDeal', { ...deal, PersonID: to.personId })
  expect(outcomeOf(await assign(owner, broker))).toBe('ok')
  expect(outcomeOf(await assign(broker, broker))).toBe('ok')
  const given = `update deal_owners set person_id = '${colleague.personId}' where application_id = ${applicationId}`
  expect(await whileChanging(foyer, [given], () => assign(broker, broker))).toBe('NoAccess')
  expect(outcomeOf(await colleague.client.call('/console-api/LoadDeal', deal))).toBe('ok')
  // The same while calls of the broker are under way before and after that of the owner.
  expect(outcomeOf(await assign(owner, broker))).toBe('ok')
  const held = `select from deal_owners where application_id = ${applicationId} for update`
  const atOnce = async () => {
    const [, answer] = await Promise.all([assign(broker, broker), assign(owner, colleague), assign(broker, broker)])
    return answer
  }
  expect(await whileChanging(foyer, [held], atOnce)).toBe('ok')
  expect(outcomeOf(await colleague.client.call('/console-api/LoadDeal', deal))).toBe('ok')
  expect(outcomeOf(await broker.client.call('/console-api/LoadDeal', deal))).toBe('NoAccess')
})

test('holds who is given a deal or a lead before it, as their end does, so that the two meet in no deadlock', async () => {
  const brokerageId = await makeBrokerage(foyer)
  await makeSite(foyer, 'ordered')
  await giveSite(foyer, brokerageId, 'ordered')
  const [owner, next] = [await makeStaff(foyer, brokerageId), await makeStaff(foyer, brokerageId, { role: 'broker' })]
  const { applicationId } = await makeApplication(await makeBorrower(foyer, 'ordered'))
  const token = await makeLeadForm(foyer, 'ordered')
  await sendLead(newCaller(foyer), token)
  const { Leads } = await owner.client.call('/console-api/ListLeadInbox', { View: 'all' })
  const [{ LeadID } = { LeadID: 0 }] = Leads
  const place = { SiteID: 'ordered', PersonID: next.personId }
  await owner.client.call('/console-api/AssignDeal', {
    ...place,
    MortgageApplicationID: applicationId,
    PersonID: owner.personId,
  })
  const gifts: [string, () => Promise<Parameters<typeof outcomeOf>[0]>][] = [
    [
      `select from deal_owners where application_id = ${applicationId} for update`,
      () => owner.client.call('/console-api/AssignDeal', { ...place, MortgageApplicationID: applicationId }),
    ],
    [
      `select from leads where lead_id = ${LeadID} for update`,
      () => owner.client.call('/console-api/AssignLead', { ...place, LeadID, OwnerID: '' }),
    ],
  ]
  const isFree = `select from memberships where person_id = '${next.personId}' for update skip locked`
  for (const [held, give] of gifts) {
    const outcome = await whileChanging(foyer, [held], give, async (query) => {
      expect(await query(isFree)).toEqual([])
    })
    expect(outcome).toBe('ok')
  }
})
