import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import { allCalls } from '@foyer/contract/all-calls.ts'
import { pathsOf } from '@foyer/contract/kit/define-call.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inSite } from '../kit/transaction.ts'
import {
  type MadeApplication,
  makeApplication,
  makeBorrower,
  makeDocumentRequest,
  makeSite,
} from '../testing/builders.ts'
import { databaseState } from '../testing/database-state.ts'
import { giveSite, makeBrokerage, makeStaff, type Staff } from '../testing/office-builders.ts'
import { outcomeOf } from '../testing/people.ts'
import { smallestValue } from '../testing/schema-values.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'

type Note = ReplyOf<'/console-api/ListNotes'>['Notes'][number]

let foyer: TestFoyer
let owner: Staff
let deal: MadeApplication
beforeAll(async () => {
  foyer = await startTestFoyer()
  for (const site of ['ours', 'theirs']) await makeSite(foyer, site)
  owner = await makeStaff(foyer, await makeBrokerage(foyer))
  await giveSite(foyer, owner.brokerageId, 'ours')
  deal = await makeDeal()
})
afterAll(() => foyer.stop())

const makeDeal = async (siteId = 'ours') =>
  makeApplication(await makeBorrower(foyer, siteId, { firstName: 'Priya', lastName: 'Raman' }))
const placeOf = ({ ids: { SiteID, MortgageApplicationID } }: MadeApplication) => ({ SiteID, MortgageApplicationID })
const list = async (by: Staff = owner, of = deal) => (await by.client.call('/console-api/ListNotes', placeOf(of))).Notes
const asked = (Text: string, given: { NoteID?: number; Version?: number; Mentions?: string[] } = {}, of = deal) => ({
  ...{ ...placeOf(of), NoteID: 0, Version: 0, Text, Mentions: [] },
  ...given,
})
const save = (text: string, by: Staff = owner, given = {}, of = deal) =>
  by.client.call('/console-api/SaveNote', asked(text, given, of))
const write = async (text: string, by: Staff = owner, given = {}, of = deal): Promise<Note> => {
  const { NoteID } = await save(text, by, given, of)
  const found = (await list(by, of)).find((one) => one.NoteID === NoteID)
  if (found === undefined) throw new Error('the note is not listed')
  return found
}
const remove = async (noteId: number, by: Staff = owner, of = deal) =>
  outcomeOf(await by.client.call('/console-api/RemoveNote', { ...placeOf(of), NoteID: noteId }))
const pin = async (noteId: number, PinnedFl: number, by: Staff = owner) =>
  outcomeOf(await by.client.call('/console-api/PinNote', { ...placeOf(deal), NoteID: noteId, PinnedFl }))

describe('a private note', () => {
  it('is listed with its author, the newest first and pinned ones above', async () => {
    const of = await makeDeal()
    const assistant = await makeStaff(foyer, owner.brokerageId, { role: 'assistant', firstName: 'Omar' })
    const first = await write('Called,\nprefers evenings.', assistant, {}, of)
    const second = await write('Rate held until Friday.', owner, {}, of)
    expect(await list(owner, of)).toMatchObject([
      { NoteID: second.NoteID, Text: 'Rate held until Friday.', OwnFl: 1, Name: 'Anna Bélanger', ChangedAt: '' },
      { NoteID: first.NoteID, Text: 'Called,\nprefers evenings.', OwnFl: 0, Name: 'Omar Bélanger', PinnedFl: 0 },
    ])
    const body = { ...placeOf(of), NoteID: first.NoteID, PinnedFl: 1 }
    expect(outcomeOf(await owner.client.call('/console-api/PinNote', body))).toBe('ok')
    expect((await list(owner, of)).map(({ NoteID }) => NoteID)).toEqual([first.NoteID, second.NoteID])
  })

  it('is on one page, whichever was pinned, and a place that this server did not write is the beginning', async () => {
    const of = await makeDeal()
    const made: number[] = []
    for (let count = 0; count < 23; count += 1) made.push((await save(`Note ${count}`, owner, {}, of)).NoteID)
    await owner.client.call('/console-api/PinNote', { ...placeOf(of), NoteID: made[0] ?? 0, PinnedFl: 1 })
    const first = await owner.client.call('/console-api/ListNotes', placeOf(of))
    const second = await owner.client.call('/console-api/ListNotes', { ...placeOf(of), After: first.Next })
    const ids = [...first.Notes, ...second.Notes].map(({ NoteID }) => NoteID)
    expect([first.Notes.length, ids.length, second.Next]).toEqual([20, 23, ''])
    expect([...ids].sort((a, b) => a - b)).toEqual(made)
    for (const After of ['x', '2.1', "1.1'"])
      expect((await owner.client.call('/console-api/ListNotes', { ...placeOf(of), After })).Notes).toEqual(first.Notes)
  })

  it('is changed by its author only, and shows that it was', async () => {
    const colleague = await makeStaff(foyer, owner.brokerageId, { role: 'broker' })
    const { NoteID, Version } = await write('Frist', colleague)
    expect(outcomeOf(await save('Mine now', owner, { NoteID, Version }))).toBe('NoAccess')
    foyer.clock.advance(60)
    expect(outcomeOf(await save('First', colleague, { NoteID, Version }))).toBe('ok')
    const at = foyer.clock.now().toISOString()
    expect(await list()).toContainEqual(expect.objectContaining({ NoteID, Text: 'First', ChangedAt: at }))
  })

  it('that was changed or removed meanwhile is not overwritten', async () => {
    const { NoteID, Version } = await write('One')
    expect(outcomeOf(await save('Two', owner, { NoteID, Version }))).toBe('ok')
    expect(outcomeOf(await save('Three', owner, { NoteID, Version }))).toBe('StaleEdit')
    expect(await remove(NoteID)).toBe('ok')
    expect(outcomeOf(await save('Four', owner, { NoteID, Version: Version + 2 }))).toBe('StaleEdit')
  })

  it('is saved once by twenty changes of one version at once', async () => {
    const { NoteID, Version } = await write('One')
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, async (_, index) =>
        outcomeOf(await save(`Change ${index}`, owner, { NoteID, Version })),
      ),
    )
    expect(outcomes.filter((one) => one === 'ok')).toHaveLength(1)
    expect(outcomes.filter((one) => one === 'StaleEdit')).toHaveLength(19)
  })

  it('needs words, and keeps no SIN and no account', async () => {
    expect((await save(' \n ')).Errors).toEqual([{ Field: 'Text', Key: 'RequiredNote' }])
    expect((await write('SIN 046 454 286, compte 1234567')).Text).toBe('SIN ••• ••• 286, compte ••••567')
  })

  it('that is removed leaves who and when, and nothing of what it said', async () => {
    const broker = await makeStaff(foyer, owner.brokerageId, { role: 'broker', firstName: 'Luc' })
    const { NoteID } = await write('Zwischenspiel', broker, { Mentions: [owner.personId] })
    await pin(NoteID, 1)
    const other = await makeStaff(foyer, owner.brokerageId, { role: 'compliance' })
    expect(await remove(NoteID, other)).toBe('NoAccess')
    expect(await remove(NoteID)).toBe('ok')
    expect(await list()).toContainEqual(
      expect.objectContaining({
        ...{ NoteID, Name: 'Luc Bélanger', Text: '', Mentions: [], PinnedFl: 0 },
        ...{ RemovedAt: foyer.clock.now().toISOString(), RemovedBy: 'Anna Bélanger' },
      }),
    )
    expect(JSON.stringify(await databaseState(foyer.services.database))).not.toContain('Zwischenspiel')
    expect([await remove(NoteID), await pin(NoteID, 1)]).toEqual(['NoAccess', 'NoAccess'])
  })

  it('is removed by its author without more rights', async () => {
    const assistant = await makeStaff(foyer, owner.brokerageId, { role: 'assistant' })
    const { NoteID } = await write('Mine', assistant)
    expect(await remove(NoteID, assistant)).toBe('ok')
  })

  it('has the name of an author who was ended', async () => {
    const luc = await makeStaff(foyer, owner.brokerageId, { role: 'broker', firstName: 'Luc' })
    const { NoteID } = await write('Before leaving', luc)
    await owner.client.call('/console-api/EndPerson', { PersonID: luc.personId, DealsTo: '' })
    expect(await list()).toContainEqual(expect.objectContaining({ NoteID, Name: 'Luc Bélanger' }))
  })

  it('is one of a thousand of a deal at most', async () => {
    const of = await makeDeal()
    await inSite(foyer.services.database.db, 'ours', (trx) =>
      sql`insert into deal_notes (site_id, application_id, author, text, mentions, created_at, changed_at)
        select 'ours', ${of.applicationId}, 'operator', 'Note', '{}', now(), now() from generate_series(1, 1000)`.execute(
        trx,
      ),
    )
    expect(outcomeOf(await save('One more', owner, {}, of))).toBe('TooManyRecords')
  })

  it('of a program has no name', async () => {
    const of = await makeDeal()
    expect(outcomeOf(await foyer.client().call('/broker-api/SaveNote', asked('From elsewhere', {}, of)))).toBe('ok')
    expect(await list(owner, of)).toMatchObject([{ PersonID: '', Name: '', OwnFl: 0 }])
  })

  it('is deleted with its application', async () => {
    const of = await makeDeal()
    await write('Gone soon', owner, {}, of)
    const { SiteID, UserID, MortgageApplicationID } = of.ids
    const body = { SiteID, UserID, MortgageApplicationID }
    expect(outcomeOf(await of.borrower.client.call('/api/MTGAPPDeleteApplication', body))).toBe('ok')
    expect(JSON.stringify(await databaseState(foyer.services.database))).not.toContain('Gone soon')
  })
})

describe('notes out of reach', () => {
  it('are the same bytes as those of a deal that does not exist, and change nothing', async () => {
    const { NoteID } = await write('Ours')
    const own = await makeStaff(foyer, owner.brokerageId, { role: 'broker', reach: 'own' })
    const stranger = await makeStaff(foyer, await makeBrokerage(foyer))
    const asks = [
      ['/console-api/ListNotes', {}],
      ['/console-api/SaveNote', { NoteID: 0, Version: 0, Text: 'Mine', Mentions: [] }],
      ['/console-api/RemoveNote', { NoteID }],
      ['/console-api/PinNote', { NoteID, PinnedFl: 1 }],
    ] as const
    const state = async () => {
      const { audit_events, rate_limits, ...rest } = await databaseState(foyer.services.database)
      return rest
    }
    const before = await state()
    for (const { client } of [own, stranger])
      for (const [path, body] of asks) {
        const there = await client.raw(path, { ...placeOf(deal), ...body })
        const nowhere = await client.raw(path, { ...placeOf(deal), MortgageApplicationID: 7, ...body })
        expect([path, there.body]).toEqual([path, nowhere.body])
        expect(outcomeOf(JSON.parse(there.body))).toBe('NoAccess')
      }
    expect(await state()).toEqual(before)
  })

  it('are not those of another deal of the brokerage', async () => {
    const { NoteID, Version } = await write('Of the first deal')
    const other = await makeDeal()
    expect(outcomeOf(await save('Moved', owner, { NoteID, Version }, other))).toBe('NoAccess')
    expect(await remove(NoteID, owner, other)).toBe('NoAccess')
  })

  it('are read and not written by a person without the action', async () => {
    const reader = await makeStaff(foyer, owner.brokerageId, { withheld: ['note.write'] })
    const { NoteID } = await write('Read me')
    expect((await list(reader)).map((one) => one.NoteID)).toContain(NoteID)
    expect(outcomeOf(await save('No', reader))).toBe('NotPermitted')
  })
})

describe('a mention', () => {
  const mailsTo = async ({ email }: Staff) => {
    const rows = await inSite(foyer.services.database.db, 'ours', (trx) =>
      trx.selectFrom('mails').select('kind').where('recipient', '=', email).execute(),
    )
    return rows.length
  }
  const inFrench = async (staff: Staff) =>
    foyer.services.database.asOwner(async (query) => {
      await query(`update people set language = 2 where person_id = '${staff.personId}'`)
    })

  it('mails the colleague once, in their language, with who and which client and never the text', async () => {
    const luc = await makeStaff(foyer, owner.brokerageId, { role: 'broker', firstName: 'Luc' })
    await inFrench(luc)
    const before = await mailsTo(owner)
    const { NoteID, Version } = await write('Xylophone', owner, { Mentions: [luc.personId, owner.personId] })
    const mail = await foyer.mailbox.arrived(luc.email)
    expect(mail.subject).toBe('On vous a mentionné dans une note interne')
    expect(mail.text).toContain('Anna Bélanger')
    expect(mail.text).toContain('Priya Raman')
    expect(mail.text).toContain(`/office/d/ours/${deal.applicationId}`)
    expect(`${mail.subject} ${mail.text} ${mail.html}`).not.toContain('Xylophone')
    expect(outcomeOf(await save('Xylophones', owner, { NoteID, Version, Mentions: [luc.personId] }))).toBe('ok')
    expect([await mailsTo(luc), await mailsTo(owner)]).toEqual([1, before])
  })

  it('mails a colleague once for a note, though it is removed from the note and comes again', async () => {
    const luc = await makeStaff(foyer, owner.brokerageId, { role: 'broker', firstName: 'Luc' })
    const { NoteID } = await write('Look', owner, { Mentions: [luc.personId] })
    for (const Mentions of [[], [luc.personId], [], [luc.personId]]) {
      const { Version } = (await list()).find((one) => one.NoteID === NoteID) ?? { Version: 0 }
      expect(outcomeOf(await save('Look again', owner, { NoteID, Version, Mentions }))).toBe('ok')
    }
    expect(await mailsTo(luc)).toBe(1)
    await write('Another note', owner, { Mentions: [luc.personId] })
    expect(await mailsTo(luc)).toBe(2)
  })

  it('of one who cannot see the deal is refused at its field, for each reason, and mails no one', async () => {
    const luc = await makeStaff(foyer, owner.brokerageId, { role: 'broker' })
    const own = await makeStaff(foyer, owner.brokerageId, { role: 'broker', reach: 'own' })
    const elsewhere = await makeStaff(foyer, owner.brokerageId, { role: 'assistant', reach: 'sites', sites: ['x'] })
    const ended = await makeStaff(foyer, owner.brokerageId, { ended: true })
    const withheld = await makeStaff(foyer, owner.brokerageId, { withheld: ['deal.view'] })
    const stranger = await makeStaff(foyer, await makeBrokerage(foyer))
    for (const { personId } of [own, elsewhere, ended, withheld, stranger, { personId: '0'.repeat(32) }]) {
      const { Errors } = await save('Look', owner, { Mentions: [luc.personId, personId] })
      expect(Errors).toEqual([{ Field: 'Mentions', Key: 'ColleagueWithoutReach' }])
    }
    expect(await mailsTo(luc)).toBe(0)
    const body = { ...placeOf(deal), PersonID: own.personId }
    expect(outcomeOf(await owner.client.call('/console-api/AssignDeal', body))).toBe('ok')
    expect(outcomeOf(await save('Yours now', owner, { Mentions: [own.personId] }))).toBe('ok')
    await owner.client.call('/console-api/AssignDeal', { ...placeOf(deal), PersonID: '' })
  })

  it('is offered of those who can see the deal, to those who can', async () => {
    const of = await makeDeal()
    const own = await makeStaff(foyer, owner.brokerageId, { role: 'broker', reach: 'own' })
    const sites = await makeStaff(foyer, owner.brokerageId, { role: 'assistant', reach: 'sites', sites: ['ours'] })
    const offered = async (by: Staff, place = placeOf(of)) =>
      (await by.client.call('/console-api/ListColleagues', place)).People.map(({ PersonID }) => PersonID)
    expect(await offered(owner)).toEqual(expect.arrayContaining([owner.personId, sites.personId]))
    expect(await offered(owner)).not.toContain(own.personId)
    expect([await offered(own), await offered(owner, { ...placeOf(of), SiteID: 'theirs' })]).toEqual([[], []])
  })
})

it('is in no reply to a borrower and in no export, only in the list of notes', async () => {
  const of = await makeDeal()
  const request = await makeDocumentRequest(foyer, 'ours', of)
  await write('Kanarienvogel', owner, {}, of)
  const ids = { ...of.ids, ...request.ids, DFRequestDocItemID: request.itemId }
  const shown: string[] = []
  for (const call of allCalls.filter(({ effect }) => effect === 'read'))
    for (const path of pathsOf(call)) {
      const isOfStaff = call.access === 'operator' || path.startsWith('/console-api/')
      const client = path.startsWith('/console-api/') ? owner.client : isOfStaff ? foyer.client() : of.borrower.client
      const { body } = await client.raw(path, smallestValue(call.body, ids))
      if (body.includes('Kanarienvogel')) shown.push(path)
    }
  expect(shown).toEqual(['/broker-api/ListNotes'])
  expect(foyer.log.join('')).not.toContain('Kanarienvogel')
})
