import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inSite } from '../kit/transaction.ts'
import { makeApplication, makeBorrower, makeSite } from '../testing/builders.ts'
import { makeInsurance } from '../testing/insurance.ts'
import { makeLeadForm } from '../testing/lead-forms.ts'
import { giveSite, makeBrokerage, makeStaff, type Staff } from '../testing/office-builders.ts'
import { outcomeOf } from '../testing/people.ts'
import { ada, freshSigners, requestSignatures } from '../testing/signing-flow.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'
import { whileChanging } from '../testing/while-ending.ts'
import { decisionsOf, placeOf } from './testing/decisions.ts'
import { ownerRows } from './testing/rows-of-deal.ts'
import { makeWholeDeal } from './testing/whole-deal.ts'

let foyer: TestFoyer
let anna: Staff
let paul: Staff
beforeAll(async () => {
  foyer = await startTestFoyer()
  const brokerageId = await makeBrokerage(foyer)
  await makeSite(foyer, 'ours', { Credits: 100 })
  await giveSite(foyer, brokerageId, 'ours')
  anna = await makeStaff(foyer, brokerageId)
  paul = await makeStaff(foyer, brokerageId, { role: 'compliance' })
})
afterAll(() => foyer.stop())

/** Erases an application, which was never sent, of a client who names this address as theirs; whether a mail to it is left. */
const isMailLeft = async (named: string, recipient: string): Promise<boolean> => {
  const deal = await makeApplication(await makeBorrower(foyer, 'ours'))
  const { applicationId } = deal
  await inSite(foyer.services.database.db, 'ours', async (trx) => {
    await sql`update applicants set identification = identification || jsonb_build_object('Email', ${named}::text)
      where application_id = ${applicationId}`.execute(trx)
    await sql`insert into mails (site_id, mail_id, kind, recipient, message_id, content, created_at)
      values ('ours', ${`mail-${applicationId}`}, 'other', ${recipient}, ${`<${applicationId}>`}, '\\x01', now())`.execute(
      trx,
    )
  })
  await decisionsOf(anna).ask(deal)
  expect(outcomeOf(await decisionsOf(paul).approve(deal))).toBe('ok')
  return (await ownerRows(foyer, `select from mails where mail_id = 'mail-${applicationId}'`)).length === 1
}

test('the erasure of a deal spares mails to others, whose address its client named, and takes those to its people in any letters', async () => {
  const mailbox = 'office@mailbox.example'
  const { client } = anna
  const AgentProfile = { Email: mailbox }
  expect(outcomeOf(await client.callAnyhow('/console-api/SaveSite', { SiteID: 'ours', Link: { AgentProfile } }))).toBe(
    'ok',
  )
  await makeLeadForm(foyer, 'ours', { owners: [{ label: 'Owner', value: 'owner', email: 'owner@form.example' }] })
  const signers = freshSigners(ada)
  await requestSignatures(foyer, { siteId: 'ours', signers })
  const [{ Email: signer } = ada] = signers
  const insurance = await makeInsurance(foyer, 'ours')
  const elsewhere = await makeApplication(await makeBorrower(foyer, 'ours'))
  const partner = { Name: 'Ada', Email: 'ada@insurer.example' }
  expect(
    outcomeOf(await client.call('/console-api/CreatePartnerOffer', { ...placeOf(elsewhere), Insurance: partner })),
  ).toBe('ok')
  for (const address of [mailbox, 'owner@form.example', signer, insurance.email, partner.Email])
    expect([address, await isMailLeft(address.toUpperCase(), address)]).toEqual([address, true])
  expect(await isMailLeft('Only@Theirs.example', 'only@theirs.example')).toBe(false)
})

test('the erasure of a deal holds each part that a call may be about before it looks for its mails', async () => {
  const deal = await makeWholeDeal(foyer, 'ours', anna)
  foyer.clock.advance(20 * 366 * 24 * 60 * 60)
  const asks = await makeStaff(foyer, anna.brokerageId)
  const approves = await makeStaff(foyer, anna.brokerageId, { role: 'compliance' })
  await decisionsOf(asks).ask(deal)
  const parts = {
    document_requests: 'application_id',
    invites: 'application_id',
    signing_requests: 'application_id',
    cli_applications: 'mortgage_application_id',
  }
  const free: string[] = []
  const approving = () => decisionsOf(approves).approve(deal)
  const outcome = await whileChanging(foyer, ['lock table mails in share mode'], approving, async (query) => {
    for (const [table, column] of Object.entries(parts)) {
      const rows = `from ${table} where site_id = 'ours' and ${column} = ${deal.applicationId}`
      expect([table, (await query(`select ${rows}`)).length]).toEqual([table, 1])
      if ((await query(`select ${rows} for no key update skip locked`)).length > 0) free.push(table)
    }
  })
  expect([outcome, free]).toEqual(['ok', []])
})
