import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inSite } from '../kit/transaction.ts'
import {
  type MadeRequest,
  makeApplication,
  makeBorrower,
  makeDocumentRequest,
  makeSite,
  passTime,
  upload,
} from '../testing/builders.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'

let foyer: TestFoyer
beforeAll(async () => {
  foyer = await startTestFoyer()
  await makeSite(foyer, 'ours')
})
afterAll(() => foyer.stop())

let asked = 0
/** A request for three documents to a new recipient. */
const threeDocuments = async (given: Parameters<typeof makeDocumentRequest>[3] = {}) => {
  asked += 1
  const email = `accepted${asked}@recipient.example`
  const Items = [{ Type: 0, Desc: 'Ada' }, { Type: 0, Desc: 'Bo' }, { Type: 14 }]
  const request = await makeDocumentRequest(foyer, 'ours', undefined, { Recipients: [email], Items, ...given })
  await foyer.mailbox.arrived(email)
  return { request, email, items: request.Items.map(({ DFRequestDocItemID }) => DFRequestDocItemID) }
}
const decide = async (itemId = 0, Status = 2) => {
  const body = { SiteID: 'ours', DFRequestDocItemID: itemId, Status, Reason: 'Cut off' }
  const { ReturnStatus, DecidedAt } = await foyer.client().call('/broker-api/DecideDocumentItem', body)
  expect(ReturnStatus.ReturnMessage).toBe('')
  return { SiteID: 'ours', DFRequestDocItemID: itemId, DecidedAt }
}
const undo = async (decision: Awaited<ReturnType<typeof decide>>) =>
  (await foyer.client().call('/broker-api/UndoDocumentDecision', decision)).ReturnStatus.ReturnMessage
const subjectsTo = (email: string) => foyer.mailbox.to(email).map(({ subject }) => subject)
/** Waits until no decision on a request waits for its mail. */
const allMailed = ({ RequestDocID }: MadeRequest) =>
  expect
    .poll(() =>
      inSite(foyer.services.database.db, 'ours', (trx) =>
        trx
          .selectFrom('document_items')
          .select('item_id')
          .where('request_id', '=', RequestDocID)
          .where('before_decision', 'is not', null)
          .execute(),
      ),
    )
    .toEqual([])

/** A request with a statement that a document is not available, which is not submitted yet. */
const stated = async () => {
  const { request, items } = await threeDocuments()
  const item = items[0] ?? 0
  const page = foyer.client()
  await page.call('/api/RDACCESS', request.link)
  await page.call('/api/RDNotAvailable', { ...request.ids, DFRequestDocItemID: item, Reason: 'Never had one' })
  const client = async () => {
    const found = (await page.call('/api/RDLoad', request.ids)).Docs.Items[0]
    if (found === undefined) throw new Error('the request has no documents')
    return found
  }
  /** When each waiting job submits the statement. */
  const dueTimes = async () => {
    let found: string[] = []
    await foyer.services.database.asOwner(async (query) => {
      const rows = await query(
        `select start_after from pgboss.job
          where name = 'submit-not-available' and state in ('created', 'retry', 'active') and data ->> 'itemId' = '${item}'`,
      )
      found = rows.map(({ start_after }) => String(start_after))
    })
    return found
  }
  return {
    item,
    client,
    dueTimes,
    status: async () => (await client()).DFRequestDocItemStatusDD,
    statementJobsDone: () => expect.poll(dueTimes).toEqual([]),
  }
}

describe('decisions on documents', () => {
  test('wait for two minutes without another one, and are one mail of what was refused, why, and what was accepted', async () => {
    const { email, items } = await threeDocuments()
    await decide(items[0], 3)
    await passTime(foyer, 110)
    await decide(items[1])
    await passTime(foyer, 110)
    await decide(items[2], 8)
    expect(subjectsTo(email)).toHaveLength(1)
    await passTime(foyer, 121)
    const mail = await foyer.mailbox.arrived(email, 2)
    expect(mail.subject).toMatch(/needs documents from you again/)
    expect(mail.text).toMatch(/• Pay stub: Ada: Cut off\n• .+: Cut off\n/)
    expect(mail.text).toMatch(/Accepted, with nothing more to do:\n+• Pay stub: Bo/)
    expect(mail.replyTo).toBe('ours@broker.example')
  })
  test('of all requests of a deal are one mail to its borrower', async () => {
    const own = await makeBorrower(foyer, 'ours')
    const { applicationId } = await makeApplication(own)
    const [one, two] = [
      await threeDocuments({ MortgageApplicationID: applicationId }),
      await threeDocuments({ MortgageApplicationID: applicationId }),
    ]
    await decide(one.items[0])
    await decide(two.items[1], 3)
    await passTime(foyer, 121)
    const mail = await foyer.mailbox.arrived(own.email)
    expect(mail.text).toContain('Pay stub: Ada')
    expect(mail.text).toContain('Pay stub: Bo: Cut off')
    expect((await foyer.mailbox.arrived(one.email, 2)).text).not.toContain('Pay stub: Bo')
    expect((await foyer.mailbox.arrived(two.email, 2)).text).not.toContain('Pay stub: Ada')
    expect(subjectsTo(own.email)).toHaveLength(1)
  })
  test('that the person reacted to meanwhile are not mailed', async () => {
    const { request, email, items } = await threeDocuments()
    const client = foyer.client()
    await client.call('/api/RDACCESS', request.link)
    await decide(items[0], 3)
    await upload(client, items[0] ?? 0)
    await client.call('/api/RDSubmit', request.ids)
    await passTime(foyer, 121)
    await allMailed(request)
    expect(subjectsTo(email)).toHaveLength(1)
  })
})

describe('an undone decision', () => {
  test('leaves the document, its files and its statement as they were, and is not mailed', async () => {
    const { request, email, items } = await threeDocuments()
    const client = foyer.client()
    await client.call('/api/RDACCESS', request.link)
    await upload(client, items[0] ?? 0)
    await client.call('/api/RDNotAvailable', {
      ...request.ids,
      DFRequestDocItemID: items[1] ?? 0,
      Reason: 'I work for myself',
    })
    await client.call('/api/RDSubmit', request.ids)
    const shown = async () => (await client.call('/api/RDLoad', request.ids)).Docs.Items
    const before = await shown()
    await passTime(foyer, 1)
    for (const item of items.slice(0, 2)) {
      const decision = await decide(item, 3)
      expect(await shown()).not.toEqual(before)
      expect(await undo(decision)).toBe('')
      expect(await shown()).toEqual(before)
      expect(await undo(decision)).toBe('DecisionStays')
    }
    await passTime(foyer, 121)
    await allMailed(request)
    expect(subjectsTo(email)).toHaveLength(1)
  })
  test('lets a statement be submitted whose ten minutes ended while the decision had deleted it', async () => {
    const { item, client, status, statementJobsDone } = await stated()
    await passTime(foyer, 9 * 60)
    const decision = await decide(item, 3)
    await passTime(foyer, 61)
    await statementJobsDone()
    expect(await undo(decision)).toBe('')
    expect(await status()).toBe(1)
    await passTime(foyer, 1)
    await expect.poll(status).toBe(4)
    expect((await client()).NotAvailable).toBe('Never had one')
  })
  test('lets a statement that came back wait for the rest of its ten minutes', async () => {
    const { item, status, dueTimes } = await stated()
    await passTime(foyer, 60)
    const before = await dueTimes()
    expect(await undo(await decide(item, 3))).toBe('')
    expect(await dueTimes()).toEqual([...before, ...before])
    await passTime(foyer, 540)
    await expect.poll(status).toBe(4)
  })
  test('leaves a statement submitted that was submitted while it was accepted', async () => {
    const { item, client, status, statementJobsDone } = await stated()
    await passTime(foyer, 9 * 60)
    const decision = await decide(item)
    await passTime(foyer, 61)
    await statementJobsDone()
    expect(await undo(decision)).toBe('')
    expect([await status(), (await client()).NotAvailableInSeconds]).toEqual([4, null])
    await statementJobsDone()
  })
  test('lets the earlier ones of its deal be mailed', async () => {
    const { email, items } = await threeDocuments()
    await decide(items[0])
    await passTime(foyer, 60)
    expect(await undo(await decide(items[1], 3))).toBe('')
    await passTime(foyer, 121)
    const mail = await foyer.mailbox.arrived(email, 2)
    expect(mail.subject).toMatch(/accepted your documents/)
    expect(mail.text).not.toContain('Pay stub: Bo')
  })
  test('lets the decision before it on the same document be mailed', async () => {
    const { email, items } = await threeDocuments()
    await decide(items[0])
    await passTime(foyer, 60)
    expect(await undo(await decide(items[0], 3))).toBe('')
    await passTime(foyer, 121)
    const mail = await foyer.mailbox.arrived(email, 2)
    expect(mail.subject).toMatch(/accepted your documents/)
    expect(mail.text).toContain('Pay stub: Ada')
  })
  test('is the last one alone: an earlier or replaced one stays', async () => {
    const { items } = await threeDocuments()
    const first = await decide(items[0])
    await passTime(foyer, 1)
    const second = await decide(items[0], 3)
    expect(await undo(first)).toBe('DecisionStays')
    expect(await undo(second)).toBe('')
    expect(await undo(first)).toBe('DecisionStays')
  })
  test('stays once its two minutes are over, or the person sent something since', async () => {
    const { request, items } = await threeDocuments()
    const late = await decide(items[0])
    await passTime(foyer, 120)
    expect(await undo(late)).toBe('DecisionStays')
    const answered = await decide(items[1], 3)
    const client = foyer.client()
    await client.call('/api/RDACCESS', request.link)
    await upload(client, items[1] ?? 0)
    expect(await undo(answered)).toBe('DecisionStays')
  })
  test('of a withdrawn request, or of a document that is not there, is refused', async () => {
    const { request, items } = await threeDocuments()
    const decision = await decide(items[0])
    expect(await undo({ ...decision, DFRequestDocItemID: 4711 })).toBe('NoAccess')
    await foyer.client().call('/broker-api/WithdrawDocumentRequest', request.ids)
    expect(await undo(decision)).toBe('DecisionStays')
  })
})

describe('accepted documents', () => {
  test('are one mail with their descriptions, which states that something is still open', async () => {
    const { email, items } = await threeDocuments()
    await decide(items[0])
    await passTime(foyer, 60)
    await decide(items[1], 5)
    expect(subjectsTo(email)).toHaveLength(1)
    await passTime(foyer, 121)
    const mail = await foyer.mailbox.arrived(email, 2)
    expect(mail.subject).toMatch(/accepted your documents/)
    expect(mail.text).toContain('• Pay stub: Ada\n• Pay stub: Bo')
    expect(mail.text).not.toContain('That was everything')
    expect(mail.replyTo).toBe('ours@broker.example')
  })
  test('that were the last open ones end the request, in the language of the recipient', async () => {
    const { email, items } = await threeDocuments({ LanguageID: 2 })
    for (const item of items) await decide(item)
    await passTime(foyer, 121)
    const mail = await foyer.mailbox.arrived(email, 2)
    expect(mail.subject).toMatch(/a accepté vos documents/)
    expect(mail.text).toContain('C’était tout pour cette demande.')
  })
  test('are mailed to the borrower too, who was not asked for them', async () => {
    const own = await makeBorrower(foyer, 'ours')
    const { applicationId } = await makeApplication(own)
    const { items } = await threeDocuments({ MortgageApplicationID: applicationId })
    await decide(items[0])
    await passTime(foyer, 121)
    expect((await foyer.mailbox.arrived(own.email)).text).toContain('Pay stub: Ada')
  })
  test('that are refused meanwhile are mailed as refused', async () => {
    const { email, items } = await threeDocuments()
    await decide(items[0])
    await decide(items[1])
    await decide(items[0], 3)
    await passTime(foyer, 121)
    const mail = await foyer.mailbox.arrived(email, 2)
    expect(mail.text).toContain('Pay stub: Ada: Cut off')
    expect(mail.text.match(/Pay stub: Ada/g)).toHaveLength(1)
    expect(mail.text).toContain('Pay stub: Bo')
  })
  test('that go on to the lender are not mailed again', async () => {
    const { request, email, items } = await threeDocuments()
    await decide(items[0])
    await passTime(foyer, 121)
    await foyer.mailbox.arrived(email, 2)
    await decide(items[0], 6)
    await decide(items[0], 7)
    await passTime(foyer, 121)
    await allMailed(request)
    expect(subjectsTo(email)).toHaveLength(2)
    await decide(items[1])
    await passTime(foyer, 121)
    expect((await foyer.mailbox.arrived(email, 3)).text).not.toContain('Ada')
  })
  test('of a request that is withdrawn meanwhile are not mailed', async () => {
    const { request, email, items } = await threeDocuments()
    await decide(items[0])
    await foyer.client().call('/broker-api/WithdrawDocumentRequest', request.ids)
    await passTime(foyer, 121)
    await allMailed(request)
    await foyer.mailbox.arrived(email, 2)
    expect(subjectsTo(email).at(-1)).toMatch(/no longer needs/)
  })
})
