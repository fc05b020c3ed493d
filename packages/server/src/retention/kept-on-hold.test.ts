import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inSite } from '../kit/transaction.ts'
import {
  addCoApplicant,
  type MadeApplication,
  makeApplication,
  makeBorrower,
  makeDocumentRequest,
  makeSite,
  upload,
} from '../testing/builders.ts'
import { giveSite, makeBrokerage, makeStaff, type Staff } from '../testing/office-builders.ts'
import { outcomeOf } from '../testing/people.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'
import { decisionsOf, placeOf } from './testing/decisions.ts'
import { conditionsOf, ownerRows } from './testing/rows-of-deal.ts'
import { makeWholeDeal } from './testing/whole-deal.ts'

let foyer: TestFoyer
let owner: Staff
let made: MadeApplication
let request: Awaited<ReturnType<typeof makeDocumentRequest>>
let uploadId: number

class RolledBack extends Error {}

/** Writes by the application's role, and takes it back: whether there was a row and the last statement was done. */
const isDone = (statements: string[]): Promise<boolean> =>
  inSite(foyer.services.database.db, 'ours', async (trx) => {
    let count = 0
    for (const statement of statements) count = (await sql.raw(statement).execute(trx)).rows.length
    throw new RolledBack(String(count))
  }).catch((error: Error) => error instanceof RolledBack && error.message !== '0')
beforeAll(async () => {
  foyer = await startTestFoyer()
  const brokerageId = await makeBrokerage(foyer)
  await makeSite(foyer, 'ours', { Credits: 100 })
  await giveSite(foyer, brokerageId, 'ours')
  owner = await makeStaff(foyer, brokerageId)
  made = await makeWholeDeal(foyer, 'ours', owner)
  request = await makeDocumentRequest(foyer, 'ours', made)
  uploadId = (await upload(made.borrower.client, request.itemId)).DFRequestDocItemUploadID
  expect(outcomeOf(await decisionsOf(owner).hold(made))).toBe('ok')
})
afterAll(() => foyer.stop())

it('a call that deletes or overwrites what was written or sent is refused while the deal is on hold, and done afterwards', async () => {
  const { client } = owner
  const place = placeOf(made)
  const notes = async () => (await client.call('/console-api/ListNotes', place)).Notes
  const [note] = await notes()
  const { Conditions } = await client.call('/console-api/ListConditions', place)
  const [condition] = Conditions
  const { Comments } = await client.call('/console-api/ListComments', { ...place, LanguageID: 1 })
  const [comment] = Comments
  if (note === undefined || condition === undefined || comment === undefined) throw new Error('the deal is not whole')
  const { CommentID, ApplicantID, Step, RecordID, Field } = comment
  const { ConditionID, Version, Text, Lender, DueDate, ItemID, Status } = condition
  const conditionIds = { ...place, ConditionID, Version }
  const ofNote = { ...place, NoteID: note.NoteID }
  const tryAll = async () => [
    await client.callAnyhow('/console-api/SaveNote', { ...ofNote, Version: 1, Text: 'Other', Mentions: [] }),
    await client.callAnyhow('/console-api/RemoveNote', ofNote),
    await client.callAnyhow('/console-api/SaveComment', {
      ...{ ...place, CommentID, ApplicantID, Step, RecordID, Field, Text: 'Other' },
    }),
    await client.callAnyhow('/console-api/RemoveComment', { ...place, CommentID }),
    await client.callAnyhow('/console-api/SaveCondition', {
      ...{ ...conditionIds, Lender, DueDate, ItemID, Status, Text: 'Other' },
    }),
    await client.callAnyhow('/console-api/RemoveCondition', conditionIds),
    await made.borrower.client.callAnyhow('/api/RDRemoveUpload', {
      ...{ ...request.ids, DFRequestDocItemUploadID: uploadId },
    }),
    await client.callAnyhow('/console-api/WithdrawDocumentRequest', {
      ...{ SiteID: 'ours', RequestDocID: request.RequestDocID },
    }),
  ]
  expect((await tryAll()).map(outcomeOf)).toEqual([...Array(6).fill('DealHeld'), ...['ApplicationOnHold', 'DealHeld']])
  expect(await notes()).toMatchObject([{ Text: note.Text, RemovedAt: '' }])
  // The work goes on: a status is no word of anyone.
  const next = { ...conditionIds, Text, Lender, DueDate, ItemID, Status: 'sent' as const }
  expect(Status).not.toBe('sent')
  expect(outcomeOf(await client.callAnyhow('/console-api/SaveCondition', next))).toBe('ok')

  expect(outcomeOf(await decisionsOf(owner).lift(made))).toBe('ok')
  const after = (await tryAll()).map(outcomeOf)
  // The condition has another version now.
  expect(after).toEqual(['ok', 'ok', 'ok', 'ok', 'StaleEdit', 'StaleEdit', 'ok', 'ok'])
  expect(outcomeOf(await decisionsOf(owner).hold(made))).toBe('ok')
})

/**
 * Answers of the client, which a hold does not freeze, and who has access to what; signers are deleted by no call. A request for a
 * bank statement that has arrived is kept, see below. See docs/behaviour/retention.md.
 */
const deletable = [
  ...['applicants', 'bank_requests', 'document_codes', 'document_recipients', 'drafts', 'grants', 'part_versions'],
  ...['records', 'signing_signers'],
]

it('the application deletes rows of a deal on hold from the tables of answers and access alone', async () => {
  const whole = await makeWholeDeal(foyer, 'ours', owner)
  expect(outcomeOf(await decisionsOf(owner).hold(whole))).toBe('ok')
  const found: string[] = []
  for (const [table, condition] of await conditionsOf(foyer, whole.applicationId)) {
    if (await isDone([`delete from "${table}" t where ${condition('t')} returning 1`])) found.push(table)
  }
  expect(found.sort()).toEqual(deletable)
})

const columnsOf = (table: string, columns: string) => columns.split(' ').map((column) => `${table}.${column}`)

/**
 * Columns of tables whose rows no call deletes, which change nevertheless: answers of the client, searched words that are derived,
 * links and their keys, who has or made a row, and what is done with it. A sealed copy is added once all have signed. See
 * docs/behaviour/retention.md.
 */
const changeable = [
  ...columnsOf('applications', 'comments'),
  ...columnsOf('cli_applications', 'account draft loan_number signing_request_id words'),
  ...columnsOf('deal_conditions', 'made_by'),
  ...columnsOf('deal_messages', 'author'),
  ...columnsOf('deal_notes', 'author'),
  ...columnsOf('deal_stages', 'moved_by stage'),
  ...columnsOf('document_requests', 'name'),
  ...columnsOf('invites', 'body contact first_name last_name message_id token_hash'),
  ...columnsOf('leads', 'invite_key owner'),
  ...columnsOf('partner_offers', 'offer_key'),
  ...columnsOf('review_comments', 'author field step'),
  ...columnsOf(
    'signing_requests',
    'actor document_hash envelope_id finished finished_hash kept_for reference_id words',
  ),
  ...columnsOf('document_items', 'reason'),
  ...columnsOf('document_uploads', 'request_id'),
  ...columnsOf('cli_applicants', 'answered_for code_hash health token_hash'),
]

it('the application changes what was written or sent of a deal on hold in no column but those of its state', async () => {
  const whole = await makeWholeDeal(foyer, 'ours', owner)
  expect(outcomeOf(await decisionsOf(owner).hold(whole))).toBe('ok')
  const columns = await inSite(foyer.services.database.db, 'ours', (trx) =>
    sql<{ table: string; column: string; type: string }>`
      select table_name as table, column_name as column, data_type as type from information_schema.columns
       where table_schema = 'public' and data_type in ('text', 'bytea')
         and has_column_privilege('foyer_app', format('public.%I', table_name), column_name, 'update')
       order by 1, 2`.execute(trx),
  )
  const found: string[] = []
  for (const [table, condition] of await conditionsOf(foyer, whole.applicationId)) {
    if (deletable.includes(table)) continue
    for (const { column, type } of columns.rows.filter((one) => one.table === table)) {
      const more = type === 'bytea' ? "'\\x00'::bytea" : "'x'"
      const change = `update "${table}" t set "${column}" = coalesce("${column}", '') || ${more} where ${condition('t')} returning 1`
      if (await isDone([change])) found.push(`${table}.${column}`)
    }
  }
  expect(found.sort()).toEqual(changeable.sort())
})

describe('a statement that a document is not available, of a deal on hold', () => {
  const why = 'I work for myself'
  /** A deal that is asked for two documents, with a submitted statement that the first is not available. */
  const stated = async (RequestName = 'Papers') => {
    const deal = await makeApplication(await makeBorrower(foyer, 'ours'))
    const { ids, itemId, Items } = await makeDocumentRequest(foyer, 'ours', deal, { RequestName })
    const other = Items[1]?.DFRequestDocItemID ?? 0
    const { client } = deal.borrower
    const state = async (DFRequestDocItemID: number) =>
      expect(outcomeOf(await client.call('/api/RDNotAvailable', { ...ids, DFRequestDocItemID, Reason: why }))).toBe(
        'ok',
      )
    const submit = async () => expect(outcomeOf(await client.call('/api/RDSubmit', ids))).toBe('ok')
    await state(itemId)
    await submit()
    return {
      ...{ deal, ids, itemId, other, client, state, submit },
      decide: async (DFRequestDocItemID: number, Status: number) => {
        const body = { SiteID: 'ours', DFRequestDocItemID, Status, Reason: 'Send it' }
        return outcomeOf(await owner.client.callAnyhow('/console-api/DecideDocumentItem', body))
      },
      listed: async (id: number) => {
        const { Items } = await owner.client.call('/console-api/ListUploads', ids)
        return Items.find(({ DFRequestDocItemID }) => DFRequestDocItemID === id)
      },
    }
  }
  it('is deleted by no decision that asks again, which is refused as long as the deal is on hold', async () => {
    const { deal, itemId, decide, listed } = await stated()
    expect(outcomeOf(await decisionsOf(owner).hold(deal))).toBe('ok')
    const before = await listed(itemId)
    for (const status of [1, 3, 8]) expect(await decide(itemId, status)).toBe('DealHeld')
    expect(await listed(itemId)).toEqual(before)
    // One that keeps it is made, and undone.
    const accepting = { SiteID: 'ours', DFRequestDocItemID: itemId, Status: 2 }
    const { DecidedAt } = await owner.client.call('/console-api/DecideDocumentItem', accepting)
    const undoing = { SiteID: 'ours', DFRequestDocItemID: itemId, DecidedAt }
    expect(outcomeOf(await owner.client.callAnyhow('/console-api/UndoDocumentDecision', undoing))).toBe('ok')
    expect(await listed(itemId)).toEqual(before)
    expect(await decide(itemId, 2)).toBe('ok')
    expect(await listed(itemId)).toMatchObject({ Status: 2, NotAvailable: why })
    expect(outcomeOf(await decisionsOf(owner).lift(deal))).toBe('ok')
    expect(await decide(itemId, 3)).toBe('ok')
    expect(await listed(itemId)).toMatchObject({ Status: 3, NotAvailable: '', NotAvailableAt: '' })
  })
  it('goes while it is not submitted, as files do: taken back, replaced, or asked for again', async () => {
    const { deal, ids, other, client, state, decide, listed } = await stated()
    expect(outcomeOf(await decisionsOf(owner).hold(deal))).toBe('ok')
    const gone = async () => expect(await listed(other)).toMatchObject({ NotAvailable: '', NotAvailableAt: '' })
    await state(other)
    await client.call('/api/RDTakeBackNotAvailable', { ...ids, DFRequestDocItemID: other })
    await gone()
    await state(other)
    expect(await decide(other, 3)).toBe('ok')
    await gone()
    await state(other)
    await upload(client, other)
    await gone()
  })
  it('stays beside a file that is submitted after it, which the mail to the broker is about', async () => {
    const { deal, itemId, client, submit, decide, listed } = await stated('Kept beside')
    const told = (count: number) =>
      foyer.mailbox.arrived('ours@broker.example', count, ({ subject }) => subject.includes('Kept beside'))
    expect((await told(1)).text).toContain(why)
    expect(outcomeOf(await decisionsOf(owner).hold(deal))).toBe('ok')
    const before = await listed(itemId)
    foyer.clock.advance(1)
    await upload(client, itemId)
    await submit()
    const after = await listed(itemId)
    expect(after).toMatchObject({
      ...{ Status: 4, NotAvailable: why, NotAvailableAt: before?.NotAvailableAt },
      Uploads: [{ ReturnedFlag: 0 }],
    })
    expect(after?.SentAt).toBe(after?.Uploads[0]?.SubmittedAt)
    expect((await told(2)).text).not.toContain(why)
    expect(await decide(itemId, 3)).toBe('DealHeld')
    expect(await decide(itemId, 2)).toBe('ok')
  })
})

it('a request to sign is cancelled while the deal is on hold, but its document is kept', async () => {
  const whole = await makeWholeDeal(foyer, 'ours', owner)
  expect(outcomeOf(await decisionsOf(owner).hold(whole))).toBe('ok')
  const read = () =>
    inSite(foyer.services.database.db, 'ours', (trx) =>
      trx
        .selectFrom('signing_requests')
        .select(['request_id', 'state', sql<number>`length(document)`.as('bytes')])
        .where('application_id', '=', whole.applicationId)
        .where('purpose', '=', 'document')
        .executeTakeFirstOrThrow(),
    )
  const { request_id: SigningRequestID, bytes } = await read()
  expect(bytes).toBeGreaterThan(0)
  const cancelled = await owner.client.callAnyhow('/console-api/CancelSigningRequest', {
    SiteID: 'ours',
    SigningRequestID,
  })
  expect(outcomeOf(cancelled)).toBe('ok')
  expect(await read()).toEqual({ request_id: SigningRequestID, state: 'cancelled', bytes })
})

it('an infected file, and the comments of an applicant who is removed, go all the same', async () => {
  const whole = await makeWholeDeal(foyer, 'ours', owner)
  expect(outcomeOf(await decisionsOf(owner).hold(whole))).toBe('ok')
  const comments = `review_comments where application_id = ${whole.applicationId}`
  const files = `document_uploads where request_id in (select request_id from document_requests
    where application_id = ${whole.applicationId})`
  const remove = [`delete from ${files} returning 1`, `delete from ${comments} returning 1`]
  expect(await Promise.all(remove.map((one) => isDone([one])))).toEqual([false, false])
  expect(
    await isDone([
      `update ${files.replace('where', "set flags = array_append(flags, 'infected') where")}`,
      remove[0] ?? '',
    ]),
  ).toBe(true)
  expect(await isDone([`update ${comments.replace('where', 'set applicant_id = 1 where')}`, remove[1] ?? ''])).toBe(
    true,
  )
})

it('a bank statement that arrived keeps its applicant while the deal is on hold, and goes with them afterwards', async () => {
  const deal = await makeApplication(await makeBorrower(foyer, 'ours'))
  const spouse = await addCoApplicant(deal)
  const { ApplicantID: applicantId } = spouse.ids
  const ofSpouse = `where applicant_id = ${applicantId}`
  await inSite(foyer.services.database.db, 'ours', (trx) =>
    sql`insert into bank_requests (site_id, request_id, application_id, applicant_id, user_id, session_hash, tag_hash,
        requested_at, expires_at)
      values ('ours', ${applicantId}, ${deal.applicationId}, ${applicantId}, ${deal.ids.UserID}, '\\x01',
        int8send(${applicantId}::bigint), now(), now())`.execute(trx),
  )
  const changes = [
    [`delete from bank_requests ${ofSpouse} returning 1`],
    [`update bank_requests set statement = '\\x02' ${ofSpouse} returning 1`],
    [`delete from applicants ${ofSpouse} returning 1`],
  ]
  const done = () => Promise.all(changes.map(isDone))
  expect(outcomeOf(await decisionsOf(owner).hold(deal))).toBe('ok')
  expect(await done()).toEqual([true, true, true])
  await inSite(foyer.services.database.db, 'ours', (trx) =>
    sql`update bank_requests set answered_at = now(), fetched_at = now(), statement = '\\x01'
      where applicant_id = ${applicantId}`.execute(trx),
  )
  expect(await done()).toEqual([false, false, false])
  const remove = () => deal.borrower.client.call('/api/MTGAppRemoveCoApplicant', spouse.ids)
  expect(outcomeOf(await remove())).toBe('ApplicationOnHold')
  expect(outcomeOf(await decisionsOf(owner).lift(deal))).toBe('ok')
  expect(outcomeOf(await remove())).toBe('ok')
  expect(await ownerRows(foyer, `select from bank_requests ${ofSpouse}`)).toEqual([])
})
