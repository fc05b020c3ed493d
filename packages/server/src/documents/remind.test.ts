import { addDays, dayOf } from '@foyer/domain/kit/dates.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inSite } from '../kit/transaction.ts'
import { makeApplication, makeBorrower, makeDocumentRequest, makeSite, passTime, upload } from '../testing/builders.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'
import { remindOfDocuments } from './remind.ts'

let foyer: TestFoyer
beforeAll(async () => {
  foyer = await startTestFoyer()
  await makeSite(foyer, 'ours')
  // From noon in Canada 24 hours lead to the next day, also where clocks change.
  foyer.clock.advance((new Date(foyer.clock.now()).setUTCHours(24 + 17, 0, 0, 0) - foyer.clock.now().getTime()) / 1000)
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
    await client.call('/api/RDACCESS', request.link)
    expect((await client.call('/api/RDLoad', request.ids)).Docs.DueDate).toBe(addDays(today(), 10))
  })
  test('reminds of what is missing two days before, on the day and three days later, and then no more', async () => {
    const { request, email, mails } = await due(5)
    const client = foyer.client()
    await client.call('/api/RDACCESS', request.link)
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
    await client.call('/api/RDACCESS', answered.request.link)
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

describe('staff who remind of the documents of a deal', () => {
  const remindOf = async (MortgageApplicationID: number) => {
    const body = { SiteID: 'ours', MortgageApplicationID }
    const { ReturnStatus, Reminded } = await foyer.client().call('/broker-api/RemindOfDocuments', body)
    return ReturnStatus.ReturnMessage || Reminded
  }
  test('mail twenty people at once and none of them more than three times, and the others the next time', async () => {
    const application = await makeApplication(await makeBorrower(foyer, 'ours'))
    const strangers = (from: number) => Array.from({ length: 10 }, (_, at) => `many${from + at}@recipient.example`)
    const papers = { Items: [{ Type: 0, Desc: 'Ada' }] }
    for (let at = 0; at < 4; at += 1)
      await makeDocumentRequest(foyer, 'ours', application, { ...papers, Recipients: ['often@recipient.example'] })
    for (const from of [0, 10, 20])
      await makeDocumentRequest(foyer, 'ours', application, { ...papers, Recipients: strangers(from) })
    await passTime(foyer, 21 * 3600)
    const before = await mailsTo('often@recipient.example')
    const sent: (string | number)[] = []
    while (sent.at(-1) !== 'RemindedRecently') sent.push(await remindOf(application.ids.MortgageApplicationID))
    const mails = sent.slice(0, -1).map(Number)
    expect(mails.filter((count) => count > 20)).toEqual([])
    expect(mails.reduce((sum, count) => sum + count, 0)).toBe(34)
    expect((await mailsTo('often@recipient.example')) - before).toBe(4)
  })
  test('leave a request for the next call as a whole where one of its recipients had three mails', async () => {
    const application = await makeApplication(await makeBorrower(foyer, 'ours'))
    const papers = { Items: [{ Type: 0, Desc: 'Ada' }] }
    const often = 'four@recipient.example'
    const others = [1, 2, 3, 4].map((at) => `beside${at}@recipient.example`)
    for (const other of others)
      await makeDocumentRequest(foyer, 'ours', application, { ...papers, Recipients: [often, other] })
    await passTime(foyer, 21 * 3600)
    const before = await mailsTo(often)
    /** How many had a mail, and how many requests count as reminded. */
    const reminded = async () => {
      const ofOthers = await Promise.all(others.map(mailsTo))
      const rows = await inSite(foyer.services.database.db, 'ours', (trx) =>
        trx
          .selectFrom('document_requests')
          .select('request_id')
          .where('application_id', '=', application.applicationId)
          .where('reminded_at', 'is not', null)
          .execute(),
      )
      return [(await mailsTo(often)) - before, ofOthers.filter((mails) => mails === 2).length, rows.length]
    }
    expect([await remindOf(application.applicationId), await reminded()]).toEqual([6, [3, 3, 3]])
    expect([await remindOf(application.applicationId), await reminded()]).toEqual([2, [4, 4, 4]])
    expect(await remindOf(application.applicationId)).toBe('RemindedRecently')
  })
  test('take nothing from what the brokerage may remind by calls that mail no one', async () => {
    const [waiting, quiet] = [
      await makeApplication(await makeBorrower(foyer, 'ours')),
      await makeApplication(await makeBorrower(foyer, 'ours')),
    ]
    await makeDocumentRequest(foyer, 'ours', waiting)
    await passTime(foyer, 21 * 3600)
    await makeDocumentRequest(foyer, 'ours', quiet)
    for (let call = 0; call < 201; call += 1)
      expect(await remindOf(quiet.ids.MortgageApplicationID)).toBe('RemindedRecently')
    expect(await remindOf(waiting.ids.MortgageApplicationID)).toBe(1)
  })
  test('mail each recipient what is missing, without a date too, and not again within 20 hours', async () => {
    const own = await makeBorrower(foyer, 'ours')
    const application = await makeApplication(own)
    const papers = { Items: [{ Type: 0, Desc: 'Ada' }, { Type: 14 }] }
    const first = await makeDocumentRequest(foyer, 'ours', application, papers)
    const other = 'other@recipient.example'
    await makeDocumentRequest(foyer, 'ours', application, { ...papers, Recipients: [other] })
    expect(await remindOf(application.ids.MortgageApplicationID)).toBe('RemindedRecently')
    await upload(own.client, first.Items[1]?.DFRequestDocItemID ?? 0)
    await passTime(foyer, 21 * 3600)
    expect(await remindOf(application.ids.MortgageApplicationID)).toBe(2)
    expect(await remindOf(application.ids.MortgageApplicationID)).toBe('RemindedRecently')
    await foyer.mailbox.arrived(own.email, 2)
    const mail = foyer.mailbox.to(own.email).at(-1)
    expect(mail?.text).toContain('is waiting for these documents')
    expect(mail?.text).toContain('• Pay stub: Ada')
    expect(mail?.text.match(/• /g)).toHaveLength(2)
    await foyer.mailbox.arrived(other, 2)
  })
  test('mail no one where nothing is missing, the request is withdrawn, or its link has ended', async () => {
    const own = await makeBorrower(foyer, 'ours')
    const application = await makeApplication(own)
    expect(await remindOf(application.ids.MortgageApplicationID)).toBe('NothingToRemind')
    const answered = await makeDocumentRequest(foyer, 'ours', application)
    for (const { DFRequestDocItemID } of answered.Items) await upload(own.client, DFRequestDocItemID)
    const withdrawn = await makeDocumentRequest(foyer, 'ours', application)
    await foyer.client().call('/broker-api/WithdrawDocumentRequest', withdrawn.ids)
    await makeDocumentRequest(foyer, 'ours', application)
    await passTime(foyer, 31 * 86_400)
    expect(await remindOf(application.ids.MortgageApplicationID)).toBe('NothingToRemind')
  })
  test('cannot remind of a deal that does not exist', async () => {
    expect(await remindOf(999_999)).toBe('NoAccess')
  })
})
