import { yearOf } from '@foyer/domain/kit/dates.ts'
import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { inSite } from '../kit/transaction.ts'
import { retention } from '../maintenance/index.ts'
import { todayOf } from '../ports/clock.ts'
import { type MadeApplication, makeApplication, makeBorrower, makeSite, setApplication } from '../testing/builders.ts'
import { makeInsurance } from '../testing/insurance.ts'
import { makeLeadForm, sendLead } from '../testing/lead-forms.ts'
import { giveSite, makeBrokerage, makeStaff, type Staff } from '../testing/office-builders.ts'
import { outcomeOf } from '../testing/people.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'
import { decisionsOf, idsOfClient, placeOf } from './testing/decisions.ts'

let foyer: TestFoyer
let brokerageId: string
let anna: Staff
let paul: Staff
let stranger: Staff
/** Made before time passes: the dates of later ones would be out of range. */
let held: MadeApplication
let sent: MadeApplication
const day = 24 * 60 * 60
beforeAll(async () => {
  foyer = await startTestFoyer()
  for (const site of ['ours', 'theirs']) await makeSite(foyer, site, { Credits: 500 })
  brokerageId = await makeBrokerage(foyer)
  await giveSite(foyer, brokerageId, 'ours')
  const theirs = await makeBrokerage(foyer)
  await giveSite(foyer, theirs, 'theirs')
  stranger = await makeStaff(foyer, theirs)
  held = await makeDeal()
  sent = await makeDeal()
})
/** Sessions end while a test passes time. */
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
const inOurs = <T>(statement: RawBuilder<T>) =>
  inSite(foyer.services.database.db, 'ours', async (trx) => (await statement.execute(trx)).rows)

describe('the passing of time', () => {
  it('deletes nothing of a deal on hold, nor do its client and the office', async () => {
    const insurance = await makeInsurance(foyer, 'ours')
    await inOurs(sql`update cli_applications set mortgage_application_id = ${held.applicationId}
      where cli_application_id = ${insurance.id}`)
    const free = await makeInsurance(foyer, 'ours')
    await sendLead(foyer.client(), await makeLeadForm(foyer, 'ours'))
    const [lead] = await inOurs(sql<{ lead_id: number }>`
      update leads set application_id = ${held.applicationId} where site_id = 'ours' returning lead_id`)
    expect(outcomeOf(await hold(held))).toBe('ok')

    const client = held.borrower.client
    expect(outcomeOf(await client.callAnyhow('/api/MTGAPPDeleteApplication', idsOfClient(held)))).toBe(
      'ApplicationOnHold',
    )
    expect(outcomeOf(await ask(held))).toBe('DealHeld')
    const erasing = { SiteID: 'ours', LeadID: lead?.lead_id ?? 0 }
    expect(outcomeOf(await anna.client.call('/console-api/RemoveLead', erasing))).toBe('DealHeld')
    const byHand = inOurs(sql`select foyer_delete_application('ours', ${held.applicationId}::bigint)`)
    await expect(byHand).rejects.toThrow(/on hold/)
    // Nor does the application's role remove the hold.
    await inOurs(sql`delete from deal_holds where application_id = ${held.applicationId}`)
    expect((await keeping(held)).Hold).not.toBeNull()

    foyer.clock.advance(800 * day)
    await retention(foyer.services, { now: foyer.clock.now(), isDry: false })
    const left = await inOurs(sql<{ id: number }>`select cli_application_id as id from cli_applications order by 1`)
    expect(left).toContainEqual({ id: insurance.id })
    expect(left).not.toContainEqual({ id: free.id })
    expect(await inOurs(sql`select from leads where lead_id = ${lead?.lead_id}`)).toHaveLength(1)

    anna = await makeStaff(foyer, brokerageId)
    expect(outcomeOf(await lift(held))).toBe('ok')
    await retention(foyer.services, { now: foyer.clock.now(), isDry: false })
    expect(await inOurs(sql`select from leads where lead_id = ${lead?.lead_id}`)).toEqual([])
    expect(await inOurs(sql`select from cli_applications where cli_application_id = ${insurance.id}`)).toEqual([])
  })

  it('lets a sent application be erased once it need not be kept', async () => {
    await setApplication(foyer, sent, { status: 4 })
    await inOurs(sql`update applications set requested_mortgage = jsonb_set(jsonb_set(requested_mortgage,
        '{SubjectProperty,Address,ProvinceDD}', '2'), '{SubjectProperty,ClosingDate}', '""'),
      interview = interview - 'ClosingDate', updated_at = ${foyer.clock.now()} where application_id = ${sent.applicationId}`)
    const { KeptUntil, ErasableFl } = await keeping(sent)
    expect([KeptUntil.slice(0, 4), ErasableFl]).toEqual([String(yearOf(todayOf(foyer.clock.now())) + 7), 0])
    expect(outcomeOf(await ask(sent))).toBe('DealKept')
    const listed = async (View: 'due' | 'kept', by = anna) =>
      (await by.client.call('/console-api/ListKeptDeals', { View })).Deals.filter(
        (one) => one.MortgageApplicationID === sent.applicationId,
      )
    expect(await listed('kept')).toMatchObject([{ ...placeOf(sent), KeptUntil, ProvinceDD: 2, HeldFl: 0 }])
    expect(await listed('due')).toEqual([])
    foyer.clock.advance(7 * 366 * day)
    anna = await makeStaff(foyer, brokerageId)
    paul = await makeStaff(foyer, brokerageId, { role: 'compliance' })
    expect(await listed('due')).toMatchObject([{ KeptUntil }])
    expect(await listed('kept')).toEqual([])
    expect(outcomeOf(await ask(sent))).toBe('ok')
    // The client goes on with the deal meanwhile, so that its time begins anew.
    await inOurs(
      sql`update applications set updated_at = ${foyer.clock.now()} where application_id = ${sent.applicationId}`,
    )
    expect(outcomeOf(await approve(sent))).toBe('DealKept')
  })
})

describe('what the next nightly run deletes', () => {
  it('is counted on the sites of the brokerage alone, and equals what the run deletes there', async () => {
    await retention(foyer.services, { now: foyer.clock.now(), isDry: false })
    const start = (SiteID: string, at: number) =>
      foyer.client().call('/api/MTGAPPValidateEmail', { SiteID, Email: `start-${at}@${SiteID}.example`, LanguageID: 1 })
    for (const at of [1, 2]) await start('ours', at)
    await start('theirs', 1)
    foyer.clock.advance(2 * day)
    anna = await makeStaff(foyer, brokerageId)
    stranger = await makeStaff(foyer, stranger.brokerageId)
    const counted = async (by: Staff) => {
      const { Classes } = await by.client.call('/console-api/CountExpired', {})
      return Object.fromEntries(Classes.map(({ Class, Count }) => [Class, Count]))
    }
    expect([await counted(anna), await counted(stranger)]).toMatchObject([{ codes: 2 }, { codes: 1 }])
    const before = await counted(anna)
    const deleted = await retention(foyer.services, { now: foyer.clock.now(), isDry: false, sites: ['ours'] })
    expect(deleted).toMatchObject(before)
    expect([await counted(anna), await counted(stranger)]).toMatchObject([{ codes: 0 }, { codes: 1 }])
  })
})
