import { singleBuyerInOntario } from '@foyer/domain/testing/personas.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inSite } from '../kit/transaction.ts'
import { todayOf } from '../ports/clock.ts'
import {
  fillAddresses,
  fillIdentification,
  fillIncomes,
  makeApplication,
  makeBorrower,
  makeSite,
} from '../testing/builders.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'
import { measureSteps } from './step-minutes.ts'

let foyer: TestFoyer
beforeAll(async () => {
  foyer = await startTestFoyer()
  await makeSite(foyer, 'alpha')
})
afterAll(() => foyer.stop())

const minutes = (count: number) => foyer.clock.advance(count * 60)
const measure = () => measureSteps(foyer.services.database, foyer.clock.now())

/** An application whose identity takes five minutes, its address eleven with a pause, and its incomes none. */
const submitted = async (actor?: string) => {
  const borrower = await makeBorrower(foyer, 'alpha')
  const application = await makeApplication(borrower)
  minutes(5)
  await fillIdentification(application)
  minutes(11)
  await fillAddresses(application)
  await fillIncomes(application)
  const { MortgageApplicationID: id } = application.ids
  await inSite(foyer.services.database.db, 'alpha', async (trx) => {
    await sql`update applications set submitted_at = ${foyer.clock.now()} where application_id = ${id}`.execute(trx)
    await sql`
      insert into audit_events (site_id, at, actor, action, application_id, applicant_id, details)
      select site_id, at, ${actor ?? sql`actor`}, action, application_id, applicant_id + 1, details
        from audit_events where application_id = ${id} and ${actor !== undefined} order by event_id`.execute(trx)
  })
  return application
}

/** As many more applications with the same events. */
const copy = async (id: number, count: number) =>
  inSite(foyer.services.database.db, 'alpha', async (trx) => {
    await sql`
      insert into applications
      select (jsonb_populate_record(a, jsonb_build_object('application_id', a.application_id + n))).*
        from applications a, generate_series(1, ${count}::integer) n where a.application_id = ${id}`.execute(trx)
    await sql`
      insert into audit_events (site_id, at, actor, action, application_id, applicant_id, details)
      select site_id, at, actor || n, action, application_id + n, applicant_id, details
        from audit_events, generate_series(1, ${count}::integer) n where application_id = ${id} order by n, event_id`.execute(
      trx,
    )
  })

test('the time left is that of the last 90 days, of steps that twenty people finished, without pauses and operators', async () => {
  const { borrower, ids } = await submitted('operator')
  const shown = async () => {
    await measure()
    return (await borrower.client.call('/api/MTGAPPLoad', ids)).StepMinutes
  }
  await copy(ids.MortgageApplicationID, 18)
  expect(await shown()).toEqual({})
  await submitted()
  expect(await shown()).toEqual({ identification: 5 })
  minutes(91 * 24 * 60)
  await measure()
  const after = await makeBorrower(foyer, 'alpha')
  const { interview } = singleBuyerInOntario(todayOf(foyer.clock.now()))
  const { ids: later } = await makeApplication(after, interview)
  expect((await after.client.call('/api/MTGAPPLoad', later)).StepMinutes).toEqual({})
})
