import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createSignInTicket } from '../account/index.ts'
import { inSite } from '../kit/transaction.ts'
import {
  addDocument,
  type Borrower,
  makeApplication,
  makeBorrower,
  makeDocumentRequest,
  makeSite,
  upload,
} from '../testing/builders.ts'
import { newCaller, outcomeOf } from '../testing/people.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'
import type { Client } from '../testing/test-client.ts'

const siteId = 'ours'
let foyer: TestFoyer
beforeAll(async () => {
  foyer = await startTestFoyer()
  await makeSite(foyer, siteId)
})
afterAll(() => foyer.stop())

const actorsOf = (requestId: string) =>
  inSite(foyer.services.database.db, siteId, async (trx) => {
    const rows = await trx
      .selectFrom('audit_events')
      .select(['action', 'actor', 'details'])
      .where('action', 'in', ['document-uploaded', 'documents-submitted'])
      .orderBy('event_id')
      .execute()
    return rows
      .filter(({ details }) => (details as { request: string }).request === requestId)
      .map(({ action, actor }) => [action, actor])
  })

const handOver = async (borrower: Borrower, client: Client) => {
  const { database, keys } = foyer.services
  const ticket = { siteId, userId: borrower.userId, actor: 'operator', keys, now: foyer.clock.now() }
  const Ticket = await inSite(database.db, siteId, (trx) => createSignInTicket(trx, ticket))
  expect(outcomeOf(await client.call('/api/MTGAPPLoginAs', { SiteID: siteId, Ticket }))).toBe('ok')
}

describe('a session that an operator handed over', () => {
  test('hands in documents of the person, under the operator’s name', async () => {
    const borrower = await makeBorrower(foyer, siteId)
    const request = await makeDocumentRequest(foyer, siteId, await makeApplication(borrower))
    const client = newCaller(foyer)
    await handOver(borrower, client)
    await upload(client, request.itemId)
    expect(await client.call('/api/RDSubmit', request.ids)).toMatchObject({ Submitted: 1 })
    expect(await actorsOf(request.RequestDocID)).toEqual([
      ['document-uploaded', 'operator'],
      ['documents-submitted', 'operator'],
    ])
  })

  test('shows a mask of a document number, and opens no document', async () => {
    const made = await makeApplication(await makeBorrower(foyer, siteId))
    const { IdentificationID } = await addDocument(made, { IdentificationNumber: 'Q7788-112233-99' })
    const client = newCaller(foyer)
    await handOver(made.borrower, client)
    const { Applicants } = await client.call('/api/MTGAPPLoad', made.ids)
    expect(Applicants[0]?.Identification.IdentificationLst[0]?.IdentificationNumber).toBe('•••• 3399')
    const one = { ...made.ids, IdentificationID }
    expect(outcomeOf(await client.call('/api/MTGAPPLoadIdentification', one))).toBe('HandOffNotAllowed')
  })

  test('hands in nothing for the recipient of a link, though this browser opened the link before', async () => {
    const request = await makeDocumentRequest(foyer, siteId)
    const client = newCaller(foyer)
    expect(outcomeOf(await client.call('/api/RDACCESS', request.link))).toBe('ok')
    await upload(client, request.itemId)
    await handOver(await makeBorrower(foyer, siteId), client)
    expect(outcomeOf(await client.call('/api/RDSubmit', request.ids))).toBe('NoAccess')
    expect(outcomeOf(await client.call('/api/RDACCESS', request.link))).toBe('HandOffNotAllowed')
    expect(await actorsOf(request.RequestDocID)).toEqual([['document-uploaded', 'recipient']])
  })
})
