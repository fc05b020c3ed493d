import { afterAll, beforeAll, expect, test } from 'vitest'
import { inSite } from '../kit/transaction.ts'
import type { MadeApplication } from '../testing/builders.ts'
import { makeSite } from '../testing/builders.ts'
import { giveSite, makeBrokerage, makeStaff, type Staff } from '../testing/office-builders.ts'
import { outcomeOf } from '../testing/people.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'
import { untilPasses } from '../testing/until-passes.ts'
import { placeOf } from './testing/decisions.ts'
import { conditionsOf, ownerRows, tablesWith } from './testing/rows-of-deal.ts'
import { makeWholeDeal } from './testing/whole-deal.ts'

const day = 24 * 60 * 60
let foyer: TestFoyer
let brokerageId: string
let made: MadeApplication
let other: MadeApplication
beforeAll(async () => {
  foyer = await startTestFoyer()
  brokerageId = await makeBrokerage(foyer)
  await makeSite(foyer, 'ours', { Credits: 100, showSin: 1 })
  await giveSite(foyer, brokerageId, 'ours')
  const owner = await makeStaff(foyer, brokerageId)
  other = await makeWholeDeal(foyer, 'ours', owner)
  made = await makeWholeDeal(foyer, 'ours', owner)
})
afterAll(() => foyer.stop())

/** How many rows of each table belong to the application. */
const rowsOf = async (applicationId: number): Promise<Record<string, number>> => {
  const counts: Record<string, number> = {}
  for (const [table, condition] of await conditionsOf(foyer, applicationId)) {
    const [row] = await ownerRows(foyer, `select count(*)::integer as count from "${table}" t where ${condition('t')}`)
    counts[table] = Number(row?.count)
  }
  return counts
}

const storedFiles = async () => {
  const keys: string[] = []
  for await (const { storageKey } of foyer.services.fileStore.list()) keys.push(storageKey)
  return keys
}

const idsOf = async (applicationId: number): Promise<(string | number)[]> => {
  const rows = await ownerRows(
    foyer,
    `
    select applicant_id::text as id from applicants where application_id = ${applicationId}
    union select record_id::text from records where application_id = ${applicationId}
    union select invite_id::text from invites where application_id = ${applicationId}
    union select request_id from document_requests where application_id = ${applicationId}
    union select upload_id::text from document_uploads u join document_requests r using (site_id, request_id)
      where r.application_id = ${applicationId}
    union select request_id from signing_requests where application_id = ${applicationId}
    union select cli_application_id::text from cli_applications where mortgage_application_id = ${applicationId}
    union select submission_id::text from submissions where application_id = ${applicationId}`,
  )
  return [applicationId, ...rows.map(({ id }) => String(id))]
}

/** Of its client and of those who sign or are insured; no other deal has them. */
const addressesOf = async (applicationId: number): Promise<string[]> => {
  const rows = await ownerRows(
    foyer,
    `select email from users u join applications a using (site_id, user_id) where a.application_id = ${applicationId}
    union select s.email from signing_signers s join signing_requests r using (site_id, request_id)
      where r.application_id = ${applicationId}
    union select one ->> 'EmailAddress' from cli_applications, jsonb_path_query(facts, '$.Applicants[*]') one
      where mortgage_application_id = ${applicationId} and one ->> 'EmailAddress' <> ''`,
  )
  return rows.map(({ email }) => String(email))
}

const both = async (): Promise<[Staff, Staff]> => [
  await makeStaff(foyer, brokerageId),
  await makeStaff(foyer, brokerageId, { role: 'compliance' }),
]

test('an erased deal leaves nothing in any table but audit events and the record, and no file; another deal keeps all', async () => {
  const [asker] = await both()
  await asker.client.call('/console-api/HoldDeal', { ...placeOf(made), Reason: 'complaint', Words: 'File 7' })
  const held = await asker.client.call('/console-api/LoadKeeping', placeOf(made))
  const lifted = { ...placeOf(made), HoldID: held.Hold?.HoldID ?? 0, Words: 'Settled' }
  expect(outcomeOf(await asker.client.call('/console-api/LiftHold', lifted))).toBe('ok')
  await asker.client.call('/console-api/CountPipeline', {})
  const before = await rowsOf(made.applicationId)
  // Of each kind of row there was one, or the test would show nothing. Marks of the list and requests are made by what follows.
  const empty = Object.keys(before).filter((table) => before[table] === 0)
  expect(empty.filter((table) => !['stale_deals', 'erasures'].includes(table))).toEqual([])
  const ids = await idsOf(made.applicationId)
  const addresses = await addressesOf(made.applicationId)
  expect(addresses.length).toBeGreaterThan(1)
  expect(await tablesWith(foyer, addresses)).toContain('mails')
  const files = (await storedFiles()).length
  const whatStays = await rowsOf(other.applicationId)

  foyer.clock.advance(20 * 366 * day)
  const [anna, paul] = await both()
  const request = { ...placeOf(made), Reason: 'keepingOver', Words: 'Ada Roy', AccountFl: 1 as const }
  expect(outcomeOf(await anna.client.call('/console-api/RequestErasure', request))).toBe('ok')
  const { Erasure } = await paul.client.call('/console-api/LoadKeeping', placeOf(made))
  const approval = { ...placeOf(made), ErasureID: Erasure?.ErasureID ?? 0 }
  const approved = await paul.client.call('/console-api/ApproveErasure', approval)
  expect([outcomeOf(approved), approved.AccountErasedFl]).toEqual(['ok', 1])

  const after = await rowsOf(made.applicationId)
  const left = Object.keys(after).filter((table) => (after[table] ?? 0) > 0)
  expect(left.toSorted()).toEqual(['audit_events', 'erasures'])
  expect(await tablesWith(foyer, [...ids, ...addresses, made.ids.UserID])).toEqual(['audit_events', 'erasures'])
  expect(
    await ownerRows(foyer, `select count(*)::integer as count from mails where recipient = '${made.borrower.email}'`),
  ).toEqual([{ count: 0 }])
  await untilPasses(async () => expect((await storedFiles()).length).toBe(files - 1))
  const kept = await rowsOf(other.applicationId)
  expect({ ...kept, stale_deals: 0, audit_events: 0 }).toEqual({ ...whatStays, stale_deals: 0, audit_events: 0 })

  const [record] = await inSite(foyer.services.database.db, 'ours', (trx) =>
    trx.selectFrom('erasures').selectAll().execute(),
  )
  expect(record).toMatchObject({
    ...{ application_id: made.applicationId, state: 'approved', reason: 'keepingOver', words: '' },
    ...{ asked_by: `person:${anna.personId}`, decided_by: `person:${paul.personId}` },
    counts: { applicants: 2, documents: 1, submissions: 1, signings: 1, insurance: 1 },
  })
  const { Requests } = await anna.client.call('/console-api/ListErasures', { View: 'decided' })
  expect(Requests).toMatchObject([
    { MortgageApplicationID: made.applicationId, Client: '', Words: '', State: 'approved' },
  ])
  expect(outcomeOf(await paul.client.call('/console-api/ApproveErasure', approval))).toBe('NoAccess')
  expect(outcomeOf(await paul.client.callAnyhow('/console-api/LoadDeal', placeOf(made)))).toBe('NoAccess')
})
