import { wasSent } from '@foyer/domain/deals/wording.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inSite } from '../kit/transaction.ts'
import {
  addCoApplicant,
  aPhoto,
  fillIdentification,
  type MadeApplication,
  makeApplication,
  makeBorrower,
  makeDocumentRequest,
  makeSite,
  setApplication,
  upload,
} from '../testing/builders.ts'
import {
  completePart,
  invite,
  mailInvitation,
  openInvite,
  readyApplication,
  sendApplication,
  sendInvitation,
  sendPart,
} from '../testing/invited.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'
import { untilPasses } from '../testing/until-passes.ts'

const siteId = 'ours'
let foyer: TestFoyer
beforeAll(async () => {
  foyer = await startTestFoyer()
  await makeSite(foyer, siteId)
})
afterAll(() => foyer.stop())

const remove = ({ borrower, ids }: MadeApplication) =>
  borrower.client.callAnyhow('/api/MTGAPPDeleteApplication', {
    SiteID: ids.SiteID,
    UserID: ids.UserID,
    MortgageApplicationID: ids.MortgageApplicationID,
  })
const keyOf = ({ ReturnStatus }: { ReturnStatus: { ReturnMessage: string } }) => ReturnStatus.ReturnMessage

/** The tables with a row that contains one of these ids. */
const tablesWith = async (ids: readonly (number | string)[]): Promise<string[]> => {
  const found: string[] = []
  await foyer.services.database.asOwner(async (query) => {
    const tables = await query("select tablename from pg_tables where schemaname = 'public' order by tablename")
    for (const { tablename } of tables) {
      const rows = await query(`select to_jsonb(t)::text as row from "${tablename}" t`)
      if (rows.some(({ row }) => ids.some((id) => String(row).includes(String(id))))) found.push(String(tablename))
    }
  })
  return found
}

const storedFiles = async () => {
  const keys: string[] = []
  for await (const { storageKey } of foyer.services.fileStore.list()) keys.push(storageKey)
  return keys
}

describe('deleting an application', () => {
  test('leaves nothing of it but audit events, which name ids and counts', async () => {
    const made = await readyApplication(foyer, siteId)
    const other = await makeApplication(made.borrower)
    const request = await makeDocumentRequest(foyer, siteId, made, { Recipients: ['bo@recipient.example'] })
    await upload(made.borrower.client, request.itemId)
    const draft = { ...made.ids, StepKey: 'income', Data: { EmployerName: 'Scierie du Fjord' } }
    expect(keyOf(await made.borrower.client.callAnyhow('/api/MTGAPPSaveDraft', draft))).toBe('')
    const invited = await completePart(foyer, made)
    expect(keyOf(await sendPart(invited))).toBe('')
    await invite(foyer, made)
    await foyer.client().call('/broker-api/CreatePartnerOffer', {
      SiteID: siteId,
      MortgageApplicationID: made.applicationId,
      Insurance: { Name: 'Ada', Email: 'ada@insurer.example' },
    })
    const ids = [made.applicationId, made.mainApplicantId, invited.ids.ApplicantID, invited.inviteId, request.itemId]
    const before = await tablesWith(ids)
    for (const table of [
      'applications',
      'drafts',
      'invite_submissions',
      'document_uploads',
      'partner_offers',
      'grants',
    ])
      expect(before).toContain(table)
    expect(await tablesWith([request.RequestDocID])).toContain('mails')

    expect(keyOf(await remove(made))).toBe('')
    expect(await tablesWith([...ids, request.RequestDocID])).toEqual(['audit_events'])
    await untilPasses(async () => expect(await storedFiles()).toEqual([]))
    const { Deals } = await made.borrower.client.call('/api/MTGAPPLoadMyDeals', made.borrower.ids)
    expect(Deals.map(({ MortgageApplicationID }) => MortgageApplicationID)).toEqual([other.applicationId])

    await foyer.services.database.asOwner(async (query) => {
      const events = await query(
        `select actor, details::text as details from audit_events where action = 'application-deleted'`,
      )
      expect(events).toEqual([{ actor: made.borrower.ids.UserID, details: '{"files": 1, "invited": 2, "signing": 0}' }])
    })
    expect(keyOf(await remove(made))).toBe('NoAccess')
  })

  test('notifies invited people once each, in the language of their invitation, and ends their links', async () => {
    const made = await readyApplication(foyer, siteId)
    const { client } = made.borrower
    const { SiteID, UserID, MortgageApplicationID } = made.ids
    const send = async (to: string, LanguageID: 1 | 2, inviting = '/api/InviteCoApplicant' as const) => {
      const SendData = { ...mailInvitation(to), MortgageApplicationID, LanguageID }
      expect(keyOf(await client.callAnyhow(inviting, { SiteID, UserID, SendData }))).toBe('')
    }
    await send('en@invited.example', 1)
    await send('fr@invited.example', 2)
    await send('withdrawn@invited.example', 1)
    const SendData = { ...mailInvitation(''), Recipients: [{ Number: '4165550133' }], MortgageApplicationID }
    const byText = { SiteID, UserID, SendData: { ...SendData, LanguageID: 2 } }
    expect(keyOf(await client.callAnyhow('/api/InviteCoApplicantSMS', byText))).toBe('')
    const { InvitesHistory } = await client.call('/api/LoadInviteCoApplicant', made.ids)
    const { InviteID = 0 } = InvitesHistory.find(({ Contact }) => Contact.startsWith('withdrawn')) ?? {}
    await client.call('/api/MTGAPPWithdrawInvite', { ...made.ids, InviteID })
    const guid = await sendInvitation(foyer, made)

    expect(keyOf(await remove(made))).toBe('')
    const english = await foyer.mailbox.arrived('en@invited.example', 2)
    expect(english.subject).toBe('Ada Roy has deleted the mortgage application you were invited to')
    expect(english.text).toContain('your link no longer works')
    expect((await foyer.mailbox.arrived('fr@invited.example', 2)).subject).toMatch(/^Ada Roy a supprimé la demande/)
    expect((await foyer.phone.arrived('4165550133', 2)).text).toMatch(/^Ada Roy a supprimé la demande/)
    expect(foyer.mailbox.to('withdrawn@invited.example')).toHaveLength(1)
    expect(foyer.mailbox.to('fr@invited.example')).toHaveLength(2)
    expect(keyOf((await openInvite(foyer, made, guid)).answer)).toBe('NoAccess')
  })

  test.each([0, 1, 2, 3, 4, 5])('is refused once it was submitted, whatever its status is: %i', async (status) => {
    const made = await readyApplication(foyer, siteId)
    expect(keyOf(await sendApplication(made))).toBe('')
    await setApplication(foyer, made, { status })
    expect(keyOf(await remove(made))).toBe('ApplicationSubmitted')
    expect(await tablesWith([made.applicationId])).toContain('applications')
  })

  test('is done where it was withdrawn before it was submitted', async () => {
    const made = await makeApplication(await makeBorrower(foyer, siteId))
    await setApplication(foyer, made, { status: 5 })
    expect(keyOf(await remove(made))).toBe('')
  })

  test('is offered until it was submitted, also where it was withdrawn before that', async () => {
    const made = await readyApplication(foyer, siteId)
    const listed = async () =>
      (await made.borrower.client.call('/api/MTGAPPLoadMyDeals', made.borrower.ids)).Deals.map(wasSent)
    await setApplication(foyer, made, { status: 5 })
    expect(await listed()).toEqual([false])
    expect(keyOf(await sendApplication(made))).toBe('ApplicationWithdrawn')
    const { client } = made.borrower
    const saved = await client.callAnyhow('/api/MTGAPPDoneIncome', { ...made.ids, ApplicantID: made.mainApplicantId })
    expect(saved.ReturnStatus.ReturnMessage).toBe('ApplicationWithdrawn')
    await setApplication(foyer, made, { status: 11 })
    expect(keyOf(await sendApplication(made))).toBe('')
    for (const status of [0, 5]) {
      await setApplication(foyer, made, { status })
      expect(await listed()).toEqual([true])
      expect(keyOf(await sendApplication(made, { IdempotencyKey: 'other' }))).toBe('ApplicationSubmitted')
    }
  })

  test('is refused to an invited person', async () => {
    const made = await readyApplication(foyer, siteId)
    const invited = await completePart(foyer, made)
    expect(keyOf(await remove({ ...made, borrower: { ...made.borrower, client: invited.client } }))).toBe(
      'Access_Denied',
    )
    expect(await tablesWith([made.applicationId])).toContain('applications')
  })
})

describe('at the same time as a deletion', () => {
  test('a save, a draft and another deletion either come first or find nothing', async () => {
    const made = await makeApplication(await makeBorrower(foyer, siteId))
    const draft = { ...made.ids, StepKey: 'income', Data: { EmployerName: 'Scierie du Fjord' } }
    const results = await Promise.all([
      fillIdentification(made).then(
        () => '',
        () => 'NoAccess',
      ),
      made.borrower.client.callAnyhow('/api/MTGAPPSaveDraft', draft).then(keyOf),
      remove(made).then(keyOf),
      remove(made).then(keyOf),
      made.borrower.client.callAnyhow('/api/MTGAPPSaveDraft', draft).then(keyOf),
    ])
    expect(results.filter((key) => key !== '' && key !== 'NoAccess')).toEqual([])
    expect(results.slice(2, 4).sort()).toEqual(['', 'NoAccess'])
    expect(await tablesWith([made.applicationId])).toEqual(['audit_events'])
  })

  test('a submission wins or finds nothing, never both', async () => {
    for (const isFirst of [true, false]) {
      const made = await readyApplication(foyer, siteId)
      const steps = [() => sendApplication(made), () => remove(made)]
      const [a = '', b = ''] = await Promise.all((isFirst ? steps : steps.reverse()).map((step) => step().then(keyOf)))
      const [sent, removed] = isFirst ? [a, b] : [b, a]
      if (sent === '') expect(removed).toBe('ApplicationSubmitted')
      else expect([sent, removed]).toEqual(['NoAccess', ''])
      const found = await tablesWith([made.applicationId])
      expect(found.includes('submissions')).toBe(sent === '')
      expect(found.includes('applications')).toBe(sent === '')
    }
  })

  test('an upload, a request and an opened link leave neither a row nor a file', async () => {
    const made = await readyApplication(foyer, siteId)
    const request = await makeDocumentRequest(foyer, siteId, made)
    const guid = await sendInvitation(foyer, made)
    const photos = await Promise.all([40, 80, 120].map((shade) => aPhoto(shade)))
    const [removed, asked, opened, ...uploads] = await Promise.all([
      remove(made).then(keyOf),
      foyer
        .client()
        .callAnyhow('/broker-api/SaveDocumentRequest', {
          SiteID: siteId,
          RequestName: 'More',
          MortgageApplicationID: made.applicationId,
          Items: [{ Type: 0, Required: 1 }],
        })
        .then(keyOf),
      openInvite(foyer, made, guid).then(({ answer }) => keyOf(answer)),
      made.borrower.client.callAnyhow('/api/RDSubmit', request.ids).then(keyOf),
      ...photos.map((bytes) => upload(made.borrower.client, request.itemId, { bytes }).then(keyOf)),
    ])
    expect(removed).toBe('')
    expect([asked, opened, ...uploads].filter((key) => key !== '' && key !== 'NoAccess')).toEqual([])
    expect(await tablesWith([made.applicationId, request.RequestDocID])).toEqual(['audit_events'])
    await untilPasses(async () => expect(await storedFiles()).toEqual([]))
  })
})

test('the application’s role deletes no part of an application that was submitted', async () => {
  const made = await readyApplication(foyer, siteId)
  const spouse = await addCoApplicant(made)
  expect(spouse.ids.ApplicantID).toBeGreaterThan(0)
  const invited = await completePart(foyer, made)
  expect(keyOf(await sendPart(invited))).toBe('')
  const statement = sql`delete from invite_submissions where application_id = ${made.applicationId} returning invite_id`
  const gone = async () => (await inSite(foyer.services.database.db, siteId, (trx) => statement.execute(trx))).rows
  await inSite(foyer.services.database.db, siteId, (trx) =>
    sql`insert into submissions (site_id, submission_id, application_id, idempotency_key, review, snapshot, consents, submitted_at)
        values (${siteId}, 1, ${made.applicationId}, 'k', 0, '{}', '[]', now())`.execute(trx),
  )
  expect(await gone()).toEqual([])
})
