import { addDays, dayOf } from '@foyer/domain/kit/dates.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inSite } from '../kit/transaction.ts'
import { makeDocumentRequest, makeSite, passTime, upload } from '../testing/builders.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'
import { remindOfDocuments } from './remind.ts'

let foyer: TestFoyer
beforeAll(async () => {
  foyer = await startTestFoyer()
  await makeSite(foyer, 'ours')
})
afterAll(() => foyer.stop())

const today = () => dayOf(foyer.clock.now())
const remind = () => remindOfDocuments(foyer.services)()
const daysPass = (days: number) => passTime(foyer, days * 86_400)
/** How many mails were written to an address, delivered or not. */
const mailsTo = async (email: string) =>
  (
    await inSite(foyer.services.database.db, 'ours', (trx) =>
      trx.selectFrom('mails').select('mail_id').where('recipient', '=', email).execute(),
    )
  ).length
let asked = 0
/** A request for two documents, due in some days. */
const due = async (days: number, given: Parameters<typeof makeDocumentRequest>[3] = {}) => {
  asked += 1
  const email = `due${asked}@recipient.example`
  const request = await makeDocumentRequest(foyer, 'ours', undefined, {
    Recipients: [email],
    Items: [{ Type: 0, Desc: 'Ada' }, { Type: 14 }],
    DueDate: addDays(today(), days),
    ...given,
  })
  const mail = await foyer.mailbox.arrived(email)
  return { request, email, mail, mails: () => mailsTo(email) }
}

describe('a request with a due date', () => {
  test('states the day in its mail and on its page', async () => {
    const { request, mail } = await due(10)
    expect(mail.text).toMatch(/Please send them by \w+ \d+, \d{4}\./)
    const client = foyer.client()
    await client.call('/api/RDACCESS', request.ids)
    expect((await client.call('/api/RDLoad', request.ids)).Docs.DueDate).toBe(addDays(today(), 10))
  })
  test('reminds of what is missing two days before, on the day and three days later, and then no more', async () => {
    const { request, email, mails } = await due(5)
    const client = foyer.client()
    await client.call('/api/RDACCESS', request.ids)
    await upload(client, request.Items[1]?.DFRequestDocItemID ?? 0)
    await client.call('/api/RDSubmit', request.ids)
    const seen: number[] = []
    for (let day = 1; day <= 12; day += 1) {
      await daysPass(1)
      await remind()
      await remind()
      seen.push(await mails())
    }
    expect(seen).toEqual([1, 1, 2, 2, 3, 3, 3, 4, 4, 4, 4, 4])
    await foyer.mailbox.arrived(email, 4)
    const [, before, , after] = foyer.mailbox.to(email)
    expect(before?.subject).toMatch(/still needs documents/)
    expect(before?.text).toContain('• Pay stub: Ada')
    expect(before?.text.match(/• /g)).toHaveLength(2)
    expect(after?.text).toMatch(/was hoping for these documents/)
  })
  test('reminds no one once everything is there, it is withdrawn or its link has ended', async () => {
    const answered = await due(3)
    const client = foyer.client()
    await client.call('/api/RDACCESS', answered.request.ids)
    for (const { DFRequestDocItemID } of answered.request.Items) await upload(client, DFRequestDocItemID)
    const withdrawn = await due(3)
    await foyer.client().call('/broker-api/WithdrawDocumentRequest', withdrawn.request.ids)
    await foyer.mailbox.arrived(withdrawn.email, 2)
    const ended = await due(30)
    await daysPass(3)
    await remind()
    await daysPass(60)
    await remind()
    expect(await Promise.all([answered.mails(), withdrawn.mails(), ended.mails()])).toEqual([1, 2, 1])
  })
  test('that is sent again with another day begins anew; an empty day ends the reminders', async () => {
    const moved = await due(2)
    const ended = await due(2)
    await daysPass(1)
    await remind()
    const again = (ids: object, DueDate: string) =>
      foyer.client().call('/broker-api/SaveDocumentRequest', { ...ids, SiteID: 'ours', DueDate })
    await again(moved.request.ids, addDays(today(), 4))
    await again(ended.request.ids, '')
    await daysPass(2)
    await remind()
    expect(await Promise.all([moved.mails(), ended.mails()])).toEqual([4, 3])
  })
  test('cannot be due in the past, after the end of its link or on a day that does not exist', async () => {
    for (const DueDate of [addDays(today(), -1), addDays(today(), 31), '2027-02-30']) {
      const body = { SiteID: 'ours', RequestName: 'Papers', Recipients: ['a@b.example'], Items: [{ Type: 0 }], DueDate }
      expect(await foyer.client().callAnyhow('/broker-api/SaveDocumentRequest', body)).toMatchObject({
        Errors: [{ Field: 'DueDate', Key: 'InvalidSetting' }],
      })
    }
  })
})
