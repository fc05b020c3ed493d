import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inSite } from '../kit/transaction.ts'
import {
  type MadeRequest,
  makeApplication,
  makeBorrower,
  makeDocumentRequest,
  makeSite,
  passTime,
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
  const { ReturnStatus } = await foyer.client().call('/broker-api/DecideDocumentItem', body)
  expect(ReturnStatus.ReturnMessage).toBe('')
}
const subjectsTo = (email: string) => foyer.mailbox.to(email).map(({ subject }) => subject)
/** Waits until no document of a request waits for its mail. */
const allNoted = ({ RequestDocID }: MadeRequest) =>
  expect
    .poll(
      () =>
        inSite(foyer.services.database.db, 'ours', (trx) =>
          trx
            .selectFrom('document_items')
            .select('item_id')
            .where('request_id', '=', RequestDocID)
            .where('notice_due', '=', true)
            .execute(),
        ),
      { timeout: 15_000 },
    )
    .toEqual([])

describe('accepted documents', () => {
  test('of ten minutes are one mail with their descriptions, which states that something is still open', async () => {
    const { email, items } = await threeDocuments()
    await decide(items[0])
    await passTime(foyer, 9 * 60)
    await decide(items[1], 5)
    expect(subjectsTo(email)).toHaveLength(1)
    await passTime(foyer, 61)
    const mail = await foyer.mailbox.arrived(email, 2)
    expect(mail.subject).toMatch(/accepted your documents/)
    expect(mail.text).toContain('• Pay stub: Ada\n• Pay stub: Bo')
    expect(mail.text).not.toContain('That was everything')
    expect(mail.replyTo).toBe('ours@broker.example')
  })
  test('that were the last open ones end the request, in the language of the recipient', async () => {
    const { email, items } = await threeDocuments({ LanguageID: 2 })
    for (const item of items) await decide(item)
    await passTime(foyer, 601)
    const mail = await foyer.mailbox.arrived(email, 2)
    expect(mail.subject).toMatch(/a accepté vos documents/)
    expect(mail.text).toContain('C’était tout pour cette demande.')
  })
  test('are mailed to the borrower too, who was not asked for them', async () => {
    const own = await makeBorrower(foyer, 'ours')
    const { applicationId } = await makeApplication(own)
    const { items } = await threeDocuments({ MortgageApplicationID: applicationId })
    await decide(items[0])
    await passTime(foyer, 601)
    expect((await foyer.mailbox.arrived(own.email)).text).toContain('Pay stub: Ada')
  })
  test('that are refused meanwhile are mailed as refused at once, and not as accepted', async () => {
    const { request, email, items } = await threeDocuments()
    await decide(items[0])
    await decide(items[1])
    await decide(items[0], 3)
    const refused = await foyer.mailbox.arrived(email, 2)
    expect(refused.text).toContain('Pay stub: Ada')
    expect(refused.text).toContain('Cut off')
    await passTime(foyer, 601)
    const accepted = await foyer.mailbox.arrived(email, 3)
    expect(accepted.text).toContain('Pay stub: Bo')
    expect(accepted.text).not.toContain('Ada')
    await allNoted(request)
  })
  test('that go on to the lender are not mailed again', async () => {
    const { request, email, items } = await threeDocuments()
    await decide(items[0])
    await passTime(foyer, 601)
    await foyer.mailbox.arrived(email, 2)
    await decide(items[0], 6)
    await decide(items[0], 7)
    await allNoted(request)
    await decide(items[1])
    await passTime(foyer, 601)
    expect((await foyer.mailbox.arrived(email, 3)).text).not.toContain('Ada')
  })
  test('of a request that is withdrawn meanwhile are not mailed', async () => {
    const { request, email, items } = await threeDocuments()
    await decide(items[0])
    await foyer.client().call('/broker-api/WithdrawDocumentRequest', request.ids)
    await passTime(foyer, 601)
    await allNoted(request)
    await foyer.mailbox.arrived(email, 2)
    expect(subjectsTo(email).at(-1)).toMatch(/no longer needs/)
  })
})
