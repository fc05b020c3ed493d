import type { BodyOf } from '@foyer/contract/all-calls.ts'
import { mortgageApplicationStatus } from '@foyer/domain/codes/deal.ts'
import { stageOf, stages } from '@foyer/domain/office/stages.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import { inSite } from '../kit/transaction.ts'
import { allMailsSent } from '../testing/all-mails-sent.ts'
import { setApplication } from '../testing/application-builders.ts'
import { type MadeApplication, makeApplication, makeBorrower, makeSite } from '../testing/builders.ts'
import { giveSite, makeBrokerage, makeStaff, type Staff } from '../testing/office-builders.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'

type Move = Omit<BodyOf<'/console-api/MoveDeal'>, 'SiteID' | 'MortgageApplicationID'>

let foyer: TestFoyer
let staff: Staff
let deal: MadeApplication
const site = 'stages'
beforeAll(async () => {
  foyer = await startTestFoyer()
  const brokerageId = await makeBrokerage(foyer)
  await makeSite(foyer, site)
  await giveSite(foyer, brokerageId, site)
  staff = await makeStaff(foyer, brokerageId)
})
afterAll(() => foyer.stop())
beforeEach(async () => {
  deal = await makeApplication(await makeBorrower(foyer, site))
  await setApplication(foyer, deal, { status: 0 })
})

const ids = () => ({ SiteID: site, MortgageApplicationID: deal.applicationId })
const move = (to: Move) => staff.client.call('/console-api/MoveDeal', { ...ids(), ...to })
const refused = (to: Move) => staff.client.callAnyhow('/console-api/MoveDeal', { ...ids(), ...to })
const listed = async () => {
  const { Deals } = await staff.client.call('/console-api/ListPipeline', { View: 'open', ...ids() })
  return Deals[0]
}
const mailsToClient = async () => {
  await allMailsSent(foyer)
  return foyer.mailbox.to(deal.borrower.email).filter(({ subject }) => /news|withdrawn|complete/i.test(subject))
}
const versionOf = () =>
  inSite(foyer.services.database.db, site, (trx) =>
    trx
      .selectFrom('applications')
      .select('version')
      .where('application_id', '=', deal.applicationId)
      .executeTakeFirstOrThrow(),
  )

describe('a move of a deal', () => {
  it('from a stage that it has left meanwhile is refused', async () => {
    await setApplication(foyer, deal, { status: 1 })
    await move({ Stage: 'lender', FromStage: 'collecting' })
    const { ReturnStatus } = await refused({ Stage: 'reviewing', FromStage: 'collecting' })
    expect([ReturnStatus.ReturnMessage, (await listed())?.Stage]).toEqual(['StaleEdit', 'lender'])
    await move({ Stage: 'reviewing', FromStage: 'lender' })
    expect((await listed())?.Stage).toBe('reviewing')
  })

  it('within its status changes nothing of the application, and mails no one', async () => {
    await setApplication(foyer, deal, { status: 1 })
    expect(await listed()).toMatchObject({ StatusDD: 1, Stage: 'collecting', MovedAt: '' })
    const before = await versionOf()
    expect(await move({ Stage: 'lender' })).toMatchObject({ StatusDD: 1 })
    expect(await listed()).toMatchObject({ StatusDD: 1, Stage: 'lender', MovedAt: foyer.clock.now().toISOString() })
    expect([await versionOf(), await mailsToClient()]).toEqual([before, []])
  })

  it('to another status saves it, and notifies the client as a saved status does', async () => {
    await setApplication(foyer, deal, { status: 1 })
    expect(await move({ Stage: 'clear' })).toMatchObject({ StatusDD: 2 })
    expect(await listed()).toMatchObject({ StatusDD: 2, Stage: 'clear' })
    expect((await mailsToClient()).map(({ subject }) => subject)).toEqual([expect.stringMatching(/Good news/)])
    await move({ Stage: 'instructed' })
    expect(await mailsToClient()).toHaveLength(1)
  })

  it('to the end names which one', async () => {
    expect(await refused({ Stage: 'closed' })).toMatchObject({ Errors: [{ Field: 'StatusDD', Key: 'InvalidSetting' }] })
    expect(await refused({ Stage: 'closed', StatusDD: 1 })).toMatchObject({ Errors: [{ Field: 'StatusDD' }] })
    await move({ Stage: 'closed', StatusDD: 4 })
    expect(await listed()).toMatchObject({ StatusDD: 4, Stage: 'closed' })
    await move({ Stage: 'closed', StatusDD: 3 })
    expect(await listed()).toMatchObject({ StatusDD: 3, Stage: 'closed' })
  })

  it('never leads back to the client who sent it', async () =>
    expect(await refused({ Stage: 'started' })).toMatchObject({ Errors: [{ Field: 'Stage', Key: 'InvalidSetting' }] }))

  it('that its client never sent ends as withdrawn and is given back to the client, whatever else is asked', async () => {
    await setApplication(foyer, deal, { status: 11 })
    const { borrower } = deal
    const answers = () => borrower.client.call('/api/MTGAPPLoadMyDeals', borrower.ids)
    for (const to of [{ Stage: 'new' }, { Stage: 'lender' }, { Stage: 'closed', StatusDD: 3 }] as const)
      expect((await refused(to)).ReturnStatus.ReturnMessage).toBe('ApplicationNotSubmitted')
    const save = (Status: number) => foyer.client().callAnyhow('/broker-api/SaveDeal', { ...ids(), Status })
    expect((await save(2)).ReturnStatus.ReturnMessage).toBe('ApplicationNotSubmitted')
    await move({ Stage: 'closed', StatusDD: 5 })
    expect((await listed())?.Stage).toBe('closed')
    expect((await refused({ Stage: 'collecting' })).ReturnStatus.ReturnMessage).toBe('ApplicationNotSubmitted')
    expect((await save(0)).ReturnStatus.ReturnMessage).toBe('ApplicationNotSubmitted')
    await move({ Stage: 'started' })
    expect((await answers()).Deals).toMatchObject([{ MortgageApplicationStatusDD: 11 }])
    expect((await save(5)).ReturnStatus.ReturnMessage).toBe('')
  })

  it('that is repeated has no second effect', async () => {
    await move({ Stage: 'conditions' })
    const before = [await versionOf(), (await listed())?.MovedAt]
    foyer.clock.advance(60)
    await move({ Stage: 'conditions' })
    expect([await versionOf(), (await listed())?.MovedAt]).toEqual(before)
    expect(await mailsToClient()).toHaveLength(1)
  })

  it('is recorded with both stages', async () => {
    await setApplication(foyer, deal, { status: 1 })
    await move({ Stage: 'reviewing' })
    const { Events } = await foyer.client().call('/broker-api/AuditTrail', { SiteID: site })
    expect(
      Events.find((event) => event.Action === 'deal-moved' && event.MortgageApplicationID === deal.applicationId),
    ).toMatchObject({
      Actor: `person:${staff.personId}`,
      Details: { from: 'collecting', to: 'reviewing', status: 1, notified: 0 },
    })
  })
})

describe('a stage', () => {
  it('gives way to a status that is saved elsewhere, and begins with its first', async () => {
    await move({ Stage: 'lender' })
    await foyer.client().call('/broker-api/SaveDeal', { ...ids(), Status: 2 })
    expect(await listed()).toMatchObject({ StatusDD: 2, Stage: 'conditions', MovedAt: foyer.clock.now().toISOString() })
    await move({ Stage: 'instructed' })
    await setApplication(foyer, deal, { status: 1 })
    expect(await listed()).toMatchObject({ StatusDD: 1, Stage: 'collecting', MovedAt: '' })
  })

  it('is the same in the lists as in the domain', async () => {
    const statuses = [...mortgageApplicationStatus.map(({ code }) => code), 99]
    for (const status of statuses)
      for (const stored of [...stages, 'unheard of', '']) {
        const { rows } = await sql<{
          stage: string
        }>`select foyer_stage(${status}::integer, ${stored}) as stage`.execute(foyer.services.database.db)
        expect([status, stored, rows[0]?.stage]).toEqual([status, stored, stageOf(status, stored)])
      }
  })

  it('filters the lists', async () => {
    await move({ Stage: 'reviewing' })
    const other = await makeApplication(await makeBorrower(foyer, site))
    await setApplication(foyer, other, { status: 1 })
    const found = async (Stage: Move['Stage'], View: 'open' | 'closed' = 'open') => {
      const { Deals } = await staff.client.call('/console-api/ListPipeline', { View, Stage })
      return Deals.map(({ MortgageApplicationID }) => MortgageApplicationID)
    }
    expect(await found('reviewing')).toContain(deal.applicationId)
    expect(await found('reviewing')).not.toContain(other.applicationId)
    expect(await found('collecting')).toContain(other.applicationId)
    await move({ Stage: 'closed', StatusDD: 5 })
    expect(await found('closed', 'closed')).toContain(deal.applicationId)
    expect(await found('closed')).toEqual([])
  })
})

test('a deal is refreshed in a transaction of its site only', async () => {
  const refresh = (place: string) =>
    inSite(foyer.services.database.db, place, (trx) =>
      sql`select foyer_refresh_deal(${site}, 1, interval '1 day', interval '1 day')`.execute(trx),
    )
  for (const place of ['other', '*']) await expect(refresh(place)).rejects.toThrow(/sees another site/)
})
