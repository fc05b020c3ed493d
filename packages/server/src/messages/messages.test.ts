import { mostMessages } from '@foyer/domain/messages/rules.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import { audit } from '../kit/audit.ts'
import { inSite } from '../kit/transaction.ts'
import { allMailsSent } from '../testing/all-mails-sent.ts'
import { type MadeApplication, makeApplication, makeBorrower, makeSite } from '../testing/builders.ts'
import { giveSite, makeBrokerage, makeStaff, type Staff } from '../testing/office-builders.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'

let foyer: TestFoyer
let owner: Staff
let own: Staff
let compliance: Staff
let made: MadeApplication
const site = 'messaged'
beforeAll(async () => {
  foyer = await startTestFoyer()
  const brokerageId = await makeBrokerage(foyer)
  await makeSite(foyer, site)
  await makeSite(foyer, 'alone')
  owner = await makeStaff(foyer, brokerageId)
  await giveSite(foyer, brokerageId, site, owner.personId)
  own = await makeStaff(foyer, brokerageId, { role: 'broker', reach: 'own' })
  compliance = await makeStaff(foyer, brokerageId, { role: 'compliance' })
})
afterAll(() => foyer.stop())
beforeEach(async () => {
  made = await makeApplication(await makeBorrower(foyer, site))
})

interface Answer {
  ReturnStatus: { ReturnCode: number; ReturnMessage: string }
}
const refusalOf = ({ ReturnStatus: { ReturnCode, ReturnMessage } }: Answer) => (ReturnCode === 200 ? '' : ReturnMessage)
const deal = () => ({ SiteID: site, MortgageApplicationID: made.applicationId })
const write = (Text = 'When do I hear from you?', { borrower, ids } = made) =>
  borrower.client.callAnyhow('/api/MTGAPPSendMessage', { ...ids, Text })
const read = (After = '') => made.borrower.client.call('/api/MTGAPPListMessages', { ...made.ids, After })
const seen = (MessageID: number) => made.borrower.client.call('/api/MTGAPPMarkMessagesRead', { ...made.ids, MessageID })
const list = (by = owner) => by.client.call('/console-api/ListMessages', deal())
const reply = (Seen = 0, Text = 'By Friday.', by = owner) =>
  by.client.callAnyhow('/console-api/SendMessage', { ...deal(), Text, Seen })
const needs = async () => {
  const asked = { View: 'needs' as const, ...deal() }
  const { Deals } = await owner.client.call('/console-api/ListPipeline', asked)
  return Deals.flatMap(({ Needs }) => Needs.map(({ Reason }) => Reason))
}
const unread = async () => {
  const { SiteID, UserID } = made.ids
  const { Deals } = await made.borrower.client.call('/api/MTGAPPLoadMyDeals', { SiteID, UserID })
  return Deals.map(({ MessagesFl, UnreadMessages }) => [MessagesFl, UnreadMessages])
}

/** For the messages: the clock would end the sessions too. */
const anHourPasses = () =>
  inSite(foyer.services.database.db, site, (trx) =>
    trx
      .updateTable('deal_messages')
      .set(({ eb }) => ({ created_at: eb('created_at', '-', sql<Date>`interval '61 minutes'`) }))
      .execute(),
  )

describe('a message of the client', () => {
  it('is read by the staff who see the deal, and waits for a reply among the deals', async () => {
    expect(await needs()).toEqual([])
    expect(refusalOf(await write('My SIN is 130 692 544.'))).toBe('')
    const { Messages, Waiting } = await list()
    // A number that does not belong in a text is masked, as in every free text.
    expect(Messages).toMatchObject([{ FromClientFl: 1, Name: '', Text: expect.stringContaining('544'), WaitsFl: 1 }])
    expect(Messages[0]?.Text).not.toContain('130 692')
    expect(Waiting).toBe(1)
    expect(await needs()).toEqual(['message'])
    expect((await list(compliance)).Waiting).toBe(1)
    expect(refusalOf(await own.client.callAnyhow('/console-api/ListMessages', deal()))).toBe('NoAccess')
  })
  it('waits until a reply has seen it, or staff state that it needs none', async () => {
    await write()
    const [first] = (await list()).Messages
    await write('And one more thing.')
    expect(refusalOf(await reply(first?.MessageID))).toBe('')
    expect((await list()).Messages.map(({ WaitsFl }) => WaitsFl)).toEqual([0, 1, 0])
    const [, second] = (await list()).Messages
    const settle = (by: Staff) =>
      by.client.callAnyhow('/console-api/SettleMessages', { ...deal(), Seen: second?.MessageID ?? 0 })
    expect(refusalOf(await settle(compliance))).toBe('NotPermitted')
    expect(await needs()).toEqual(['message'])
    expect(refusalOf(await settle(owner))).toBe('')
    expect([(await list()).Waiting, await needs()]).toEqual([0, []])
  })
  it('is mailed to who is in charge of the deal, without its text and once an hour until it is answered', async () => {
    const mails = () => foyer.mailbox.to(owner.email).filter(({ subject }) => subject.includes('message'))
    const count = async () => {
      await allMailsSent(foyer, owner.email)
      return mails().length
    }
    const before = await count()
    await write('A private matter.')
    await write('And another.')
    expect(await count()).toBe(before + 1)
    const mail = mails().at(-1)
    expect(mail?.text).not.toContain('private matter')
    expect(mail?.text).toContain(`/office/d/${site}/${made.applicationId}?tab=messages`)
    await anHourPasses()
    await write('Are you there?')
    expect(await count()).toBe(before + 2)
    await reply((await list()).Messages[0]?.MessageID)
    await write('Thank you.')
    expect(await count()).toBe(before + 3)
  })
  it('is refused when empty, and on a site without an office', async () => {
    expect(await write(' \n ')).toMatchObject({ Errors: [{ Field: 'Text', Key: 'RequiredNote' }] })
    const alone = await makeApplication(await makeBorrower(foyer, 'alone'))
    expect(refusalOf(await write('Hello?', alone))).toBe('NoAccess')
    const { OpenFl } = await alone.borrower.client.call('/api/MTGAPPListMessages', alone.ids)
    expect([OpenFl, (await read()).OpenFl]).toEqual([0, 1])
  })
})

describe('a message of the staff', () => {
  it('is read by the client with the name of who wrote it; what the client has seen is marked', async () => {
    expect(refusalOf(await reply())).toBe('')
    expect(await unread()).toEqual([[1, 1]])
    const { Messages } = await read()
    const name = (await list()).Messages[0]?.Name
    expect(Messages).toMatchObject([{ FromClientFl: 0, Name: name, Text: 'By Friday.' }])
    expect((await list()).Messages[0]?.ReadAt).toBe('')
    await seen(Messages[0]?.MessageID ?? 0)
    expect((await list()).Messages[0]?.ReadAt).toBe(foyer.clock.now().toISOString())
    expect(await unread()).toEqual([[1, 0]])
  })
  it('is mailed in the client’s language with a link to the thread, without its text, once until it was seen', async () => {
    const { email } = made.borrower
    await allMailsSent(foyer, email)
    const before = foyer.mailbox.to(email).length
    await reply(0, 'Your rate is 4.19.')
    await reply(0, 'Please call me.')
    const mail = await foyer.mailbox.arrived(email, before + 1)
    expect(mail.subject).toContain('wrote to you about your mortgage application')
    expect(mail.text).toContain(`/${site}/user/${made.applicationId}/messages`)
    expect(mail.text).not.toContain('4.19')
    await seen((await read()).Messages[0]?.MessageID ?? 0)
    await reply(0, 'One more question.')
    await foyer.mailbox.arrived(email, before + 2)
    await allMailsSent(foyer, email)
    expect(foyer.mailbox.to(email)).toHaveLength(before + 2)
  })
  it('is not written by compliance, or about a deal out of reach', async () => {
    expect(refusalOf(await reply(0, 'Hello', compliance))).toBe('NotPermitted')
    expect(refusalOf(await reply(0, 'Hello', own))).toBe('NoAccess')
    expect(await reply(0, '  ')).toMatchObject({ Errors: [{ Field: 'Text', Key: 'RequiredNote' }] })
    expect((await list()).Messages).toEqual([])
  })
})

describe('a thread', () => {
  const fill = (count: number, createdAt = new Date(0)) =>
    inSite(foyer.services.database.db, site, (trx) =>
      trx
        .insertInto('deal_messages')
        .values(
          Array.from({ length: count }, (_, place) => ({
            ...{ site_id: site, application_id: made.applicationId, from_client: true, author: made.ids.UserID },
            ...{ text: `message ${place}`, created_at: createdAt, mailed: false },
          })),
        )
        .execute(),
    )
  it('is read in pages, the newest first', async () => {
    await fill(35)
    const first = await read()
    expect([first.Messages.length, first.Messages[0]?.Text]).toEqual([30, 'message 34'])
    const second = await read(first.Next)
    expect([second.Messages.map(({ Text }) => Text).at(-1), second.Messages.length, second.Next]).toEqual([
      'message 0',
      5,
      '',
    ])
  })
  it('has a limit, at which both sides are refused', async () => {
    await fill(mostMessages)
    expect(refusalOf(await write())).toBe('ConversationFull')
    expect(refusalOf(await reply())).toBe('ConversationFull')
  })
  const wrote = (count: number, details: object) =>
    inSite(foyer.services.database.db, site, async (trx) => {
      const event = { siteId: site, actor: made.ids.UserID, action: 'message-written', at: foyer.clock.now() } as const
      for (let one = 0; one < count; one += 1)
        await audit(trx, { ...event, application: made.applicationId, details: { ...details } })
    })
  it('takes sixty messages of the client in an hour, in all applications of the account', async () => {
    const other = await makeApplication(made.borrower)
    await wrote(59, { mailed: false })
    expect(refusalOf(await write('Hello', other))).toBe('')
    expect(await write()).toMatchObject({ ReturnStatus: { ReturnMessage: 'TooManyRequests' } })
    expect(refusalOf(await reply())).toBe('')
  })
  it('is mailed ten times an hour for one account, also where it deletes applications and begins others', async () => {
    await wrote(9, { mailed: true })
    const mailsOf = async () => {
      await allMailsSent(foyer, owner.email)
      return foyer.mailbox.to(owner.email).length
    }
    const before = await mailsOf()
    for (let round = 0; round < 3; round += 1) {
      const next = await makeApplication(made.borrower)
      expect(refusalOf(await write('Hello', next))).toBe('')
      expect(refusalOf(await made.borrower.client.callAnyhow('/api/MTGAPPDeleteApplication', next.ids))).toBe('')
    }
    expect((await mailsOf()) - before).toBe(1)
  })
  test('of an application that is deleted goes with it', async () => {
    await write()
    expect(refusalOf(await made.borrower.client.callAnyhow('/api/MTGAPPDeleteApplication', made.ids))).toBe('')
    const left = await inSite(foyer.services.database.db, site, (trx) =>
      trx.selectFrom('deal_messages').selectAll().where('application_id', '=', made.applicationId).execute(),
    )
    expect(left).toEqual([])
  })
  test('is in the activity of the deal, which names who wrote and who looked', async () => {
    await write()
    await reply((await list()).Messages[0]?.MessageID)
    const { Events } = await owner.client.call('/console-api/ListActivity', deal())
    expect(Events.map(({ Kind }) => Kind)).toEqual(expect.arrayContaining(['messageWritten', 'messageSent']))
  })
})
