import type { CallPath } from '@foyer/contract/all-calls.ts'
import { listKinds } from '@foyer/domain/applicants/kinds/all-kinds.ts'
import { mostRecords } from '@foyer/domain/co-applicants/rules.ts'
import { recordsOf } from '@foyer/domain/testing/records.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inSite } from '../../kit/transaction.ts'
import {
  addCoApplicant,
  type Borrower,
  fillIdentification,
  fillLists,
  type MadeApplication,
  makeApplication,
  makeBorrower,
  makeSite,
  setApplication,
} from '../../testing/builders.ts'
import { databaseState } from '../../testing/database-state.ts'
import { startTestFoyer, type TestFoyer } from '../../testing/start-test-foyer.ts'

let foyer: TestFoyer
let borrower: Borrower
/** All steps are done, also those of a co-applicant. */
let application: MadeApplication
let co: MadeApplication
const begin = async (who = borrower) => {
  const one = await makeApplication(who)
  await fillIdentification(one)
  await fillLists(one)
  return one
}
beforeAll(async () => {
  foyer = await startTestFoyer()
  await makeSite(foyer, 'ours')
  await makeSite(foyer, 'theirs')
  borrower = await makeBorrower(foyer, 'ours')
  application = await begin()
  co = await addCoApplicant(application)
  await fillLists(co)
})
afterAll(() => foyer.stop())

test('all lists of all applicants together have no more than 300 records, which every load returns', async () => {
  const one = await begin()
  const partner = await addCoApplicant(one)
  await fillLists(partner)
  const addToEach = async () => {
    const answers = await Promise.all(
      listKinds.map((each) =>
        partner.borrower.client.callAnyhow(each.paths.upsert[0], {
          ...partner.ids,
          [each.name]: recordsOf[each.kind][0],
        }),
      ),
    )
    return answers.map(({ ReturnStatus }) => ReturnStatus.ReturnMessage)
  }
  const room = listKinds.length
  await inSite(foyer.services.database.db, 'ours', (trx) =>
    sql`insert into records (site_id, record_id, kind, application_id, applicant_id, data, created_at)
        select site_id, 9000000 + n, kind, application_id, applicant_id, data, created_at
        from (select * from records where application_id = ${one.ids.MortgageApplicationID} limit 1) first,
             generate_series(1, ${mostRecords - room} - (select count(*)::integer from records where application_id = ${one.ids.MortgageApplicationID})) n`.execute(
      trx,
    ),
  )
  expect(await addToEach()).toEqual(listKinds.map(() => ''))
  expect(await addToEach()).toEqual(listKinds.map(() => 'TooManyRecords'))
})

const noAccess = { ReturnStatus: { ReturnCode: 404, ReturnMessage: 'NoAccess' } }

describe.each(listKinds)('$list', ({ kind, name, idField, list, paths }) => {
  const [record] = recordsOf[kind]
  const [upsert, upsertTwin = upsert] = paths.upsert
  const [remove, removeTwin = remove] = paths.remove
  const [load] = paths.load
  const [done] = paths.done
  type Answer = Record<string, unknown> & { ReturnStatus: { ReturnMessage: string } }
  const call = async ({ borrower: who, ids }: MadeApplication, path: CallPath, more: object = {}) =>
    (await who.client.callAnyhow(path, { ...ids, ...more })) as unknown as Answer
  const save = (one: MadeApplication, more: object = {}, beside: object = {}) =>
    call(one, upsert, { [name]: { ...record, ...more }, ...beside })
  const idOf = (answer: Answer) => Number(answer[idField])
  const listOf = (answer: Answer) => answer[list] as Record<string, unknown>[]
  const keyOf = ({ ReturnStatus }: Answer) => ReturnStatus.ReturnMessage
  const listed = async (one: MadeApplication) => {
    const loaded = await one.borrower.client.call('/api/MTGAPPLoad', one.ids)
    return loaded.Applicants.find(({ ApplicantID }) => ApplicantID === one.ids.ApplicantID)?.[list]
  }

  test('are added, changed in part, read and removed, by both names of each call; each reply has the current list', async () => {
    const one = await begin()
    const first = await save(one, { [idField]: -3 })
    expect(idOf(first)).toBeGreaterThan(0)
    const second = await call(one, upsertTwin, { [name]: record })
    expect(listOf(second).map((each) => each[idField])).toEqual([idOf(first), idOf(second)])
    const changed = await call(one, upsert, { [name]: { [idField]: idOf(first) } })
    expect(listOf(changed)).toEqual(listOf(second))
    expect(await listed(one)).toEqual(listOf(second))
    expect((await call(one, load, { [idField]: idOf(first) }))[name]).toEqual(listOf(second)[0])
    expect(listOf(await call(one, remove, { [idField]: idOf(first) }))).toHaveLength(1)
    expect(listOf(await call(one, removeTwin, { [idField]: idOf(second) }))).toEqual([])
    expect(keyOf(await call(one, done))).toBe('')
  })

  test('are reached only through their own parents: every broken chain looks like a missing record, and nothing is written', async () => {
    const mine = idOf(await save(application))
    const theirCo = idOf(await save(co))
    const other = await begin()
    const stranger = await begin(await makeBorrower(foyer, 'ours'))
    const foreign = await begin(await makeBorrower(foyer, 'theirs'))
    const theirs = idOf(await save(stranger))
    const chains: [MadeApplication, number][] = [
      [application, 4711],
      [application, theirs],
      [application, theirCo],
      [co, mine],
      [other, mine],
      [{ ...application, ids: { ...application.ids, ApplicantID: other.mainApplicantId } }, mine],
      [{ ...application, ids: { ...stranger.ids, UserID: borrower.userId } }, theirs],
      [stranger, mine],
      [foreign, mine],
    ]
    const state = await databaseState(foyer.services.database)
    for (const [one, id] of chains) {
      for (const path of [load, remove]) expect(await call(one, path, { [idField]: id })).toEqual(noAccess)
      expect(await save(one, { [idField]: id })).toEqual(noAccess)
    }
    expect(await databaseState(foyer.services.database)).toEqual(state)
  })

  test('are limited to fifty, also with concurrent calls', async () => {
    const one = await begin()
    for (let count = 0; count < 48; count += 1) await save(one)
    const answers = await Promise.all(Array.from({ length: 5 }, () => save(one)))
    expect(answers.map(keyOf).sort()).toEqual(['', '', 'TooManyRecords', 'TooManyRecords', 'TooManyRecords'])
    expect(await listed(one)).toHaveLength(50)
  })

  test('saved concurrently are all stored; a stale edit is refused and writes nothing', async () => {
    const one = await begin()
    await Promise.all(Array.from({ length: 5 }, () => save(one)))
    expect(await listed(one)).toHaveLength(5)
    const { Version } = await one.borrower.client.call('/api/MTGAPPLoad', one.ids)
    const edits = await Promise.all([1, 2].map(() => save(one, {}, { Version })))
    expect(edits.map(keyOf).sort()).toEqual(['', 'StaleEdit'])
    expect(await listed(one)).toHaveLength(6)
  })

  test('end only the draft of their own dialog', async () => {
    const one = await begin()
    const draft = (StepKey: string) =>
      one.borrower.client.call('/api/MTGAPPSaveDraft', { ...one.ids, StepKey, Data: {} })
    const left = async () =>
      (await one.borrower.client.call('/api/MTGAPPLoad', one.ids)).Drafts.map(({ StepKey }) => StepKey).sort()
    for (const key of [kind, `${kind}:0`, `${kind}:-1`]) await draft(key)
    const id = idOf(await save(one, { [idField]: -1 }))
    expect(await left()).toEqual([kind, `${kind}:0`])
    await draft(`${kind}:${id}`)
    await call(one, remove, { [idField]: id })
    expect(await left()).toEqual([kind, `${kind}:0`])
    await call(one, done)
    expect(await left()).toEqual([`${kind}:0`])
  })

  test('of a submitted application cannot be changed', async () => {
    const one = await begin()
    const id = idOf(await save(one))
    await setApplication(foyer, one, { status: 0 })
    for (const answer of [await save(one), await call(one, remove, { [idField]: id }), await call(one, done)])
      expect(keyOf(answer)).toBe('ApplicationSubmitted')
    expect((await call(one, load, { [idField]: id })).ReturnStatus).toMatchObject({ ReturnCode: 200 })
  })

  test('cannot be saved before the applicant’s earlier steps are done', async () => {
    const one = await makeApplication(borrower)
    for (const answer of [await save(one), await call(one, done)]) expect(keyOf(answer)).toBe('StepNotOpen')
  })
})
