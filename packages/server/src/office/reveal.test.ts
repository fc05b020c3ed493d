import { allCalls } from '@foyer/contract/all-calls.ts'
import { pathsOf, staffPathOf } from '@foyer/contract/kit/define-call.ts'
import { mostRevealsAnHour } from '@foyer/domain/office/reveals.ts'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { inSite } from '../kit/transaction.ts'
import { addDocument, fillIdentification, makeApplication, makeBorrower, makeSite } from '../testing/builders.ts'
import { databaseText } from '../testing/database-state.ts'
import { asApplicant, completePart, readyApplication, sendApplication, sendPart } from '../testing/invited.ts'
import { giveSite, makeBrokerage, makeStaff, type Staff } from '../testing/office-builders.ts'
import { outcomeOf } from '../testing/people.ts'
import { recordedCalls } from '../testing/recorded-events.ts'
import { smallestValue } from '../testing/schema-values.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'

const sin = '046454286'
// Letters in its middle: the whole database is searched for it, and a hash may contain six digits by chance.
const number = 'Q7788-WXYZVW-99'
const secret = /046[\s-]?454[\s-]?286|Q7788|WXYZVW/

let foyer: TestFoyer
let owner: Staff
beforeAll(async () => {
  foyer = await startTestFoyer()
  for (const site of ['ours', 'theirs']) await makeSite(foyer, site, { showSin: 1 })
  owner = await makeStaff(foyer, await makeBrokerage(foyer))
  await giveSite(foyer, owner.brokerageId, 'ours')
})
afterAll(() => foyer.stop())

const makeDeal = async () => {
  const made = await makeApplication(await makeBorrower(foyer, 'ours'))
  await fillIdentification(made, { SIN: sin })
  const { IdentificationID } = await addDocument(made, { IdentificationNumber: number })
  const { SiteID, MortgageApplicationID, ApplicantID } = made.ids
  return {
    ...made,
    asked: { SiteID, MortgageApplicationID, ApplicantID, Reason: 'lender', Words: '' },
    IdentificationID,
  }
}
type Deal = Awaited<ReturnType<typeof makeDeal>>
/** The same of a couple who have sent all of it: the part of the second person, and the whole. */
const makeSentDeal = async () => {
  const made = await readyApplication(foyer, 'ours')
  await fillIdentification(made, { FirstName: 'Ada', LastName: 'Roy', SIN: sin })
  const { IdentificationID } = await addDocument(made, { IdentificationNumber: number })
  const invited = await completePart(foyer, made)
  await addDocument(asApplicant(made, invited), { IdentificationNumber: number })
  expect(outcomeOf(await sendPart(invited))).toBe('ok')
  expect(outcomeOf(await sendApplication(made))).toBe('ok')
  return { ...made, IdentificationID }
}
const showSin = ({ asked }: Deal, by: Staff = owner, given = {}) =>
  by.client.call('/console-api/RevealSin', { ...asked, ...given })
const showNumber = ({ asked, IdentificationID }: Deal, by: Staff = owner, given = {}) =>
  by.client.call('/console-api/RevealDocumentNumber', { ...asked, IdentificationID, ...given })
const reveals = ({ applicationId }: Deal) =>
  inSite(foyer.services.database.db, 'ours', (trx) =>
    trx.selectFrom('reveals').selectAll().where('application_id', '=', applicationId).execute(),
  )
const newest = async () => (await recordedCalls(foyer)).at(-1)?.event_id ?? 0

describe('a hidden value', () => {
  it('is shown for a reason, and its record is there before the reply', async () => {
    const deal = await makeDeal()
    const after = await newest()
    expect((await showSin(deal)).Value).toBe(sin)
    expect((await showNumber(deal, owner, { Reason: 'other', Words: 'The notary asks.' })).Value).toBe(number)
    const actor = `person:${owner.personId}`
    expect(await reveals(deal)).toMatchObject([
      { field: 'sin', record_id: null, actor, reason: 'lender', words: '', applicant_id: deal.mainApplicantId },
      { field: 'documentNumber', record_id: deal.IdentificationID, reason: 'other', words: 'The notary asks.' },
    ])
    const events = await recordedCalls(foyer, after)
    expect(events).toMatchObject([
      { action: 'value-revealed', actor, application_id: deal.applicationId, details: { field: 'sin', result: 'ok' } },
      { action: 'value-revealed', details: { field: 'documentNumber', reason: 'other' } },
    ])
    expect(JSON.stringify(events)).not.toMatch(/notary|046454286|Q7788/)
  })

  it('is not shown without a reason, nor for another one without words', async () => {
    const deal = await makeDeal()
    expect((await showSin(deal, owner, { Reason: '' })).Errors).toEqual([
      { Field: 'Reason', Key: 'RequiredRevealReason' },
    ])
    expect((await showSin(deal, owner, { Reason: 'other', Words: ' ' })).Errors).toEqual([
      { Field: 'Words', Key: 'RequiredRevealReason' },
    ])
    expect(await reveals(deal)).toEqual([])
  })

  it('that is not on file, of another applicant or of another deal has the bytes of nothing', async () => {
    const [deal, other] = [await makeDeal(), await makeDeal()]
    const empty = await makeApplication(await makeBorrower(foyer, 'ours'))
    const body = { ...deal.asked, IdentificationID: deal.IdentificationID }
    const staff = await makeStaff(foyer, owner.brokerageId)
    const raw = async (path: 'RevealSin' | 'RevealDocumentNumber', given: object) =>
      (await staff.client.raw(`/console-api/${path}`, { ...body, ...given })).body
    const nothing = await raw('RevealSin', { MortgageApplicationID: 7 })
    expect(outcomeOf(JSON.parse(nothing))).toBe('NoAccess')
    const asks = [
      await raw('RevealSin', { ApplicantID: other.mainApplicantId }),
      await raw('RevealSin', { MortgageApplicationID: empty.applicationId, ApplicantID: empty.mainApplicantId }),
      await raw('RevealDocumentNumber', { IdentificationID: other.IdentificationID }),
      await raw('RevealDocumentNumber', { IdentificationID: 7 }),
    ]
    expect(asks).toEqual(asks.map(() => nothing))
  })

  it('is shown to no one out of reach, to an assistant once granted, and needs a fresh confirmation', async () => {
    const deal = await makeDeal()
    const staff = (given: Parameters<typeof makeStaff>[2]) => makeStaff(foyer, owner.brokerageId, given)
    const own = await staff({ role: 'broker', reach: 'own' })
    const assistant = await staff({ role: 'assistant', reach: 'sites', sites: ['ours'] })
    const granted = await staff({ role: 'assistant', reach: 'sites', sites: ['ours'], granted: ['reveal.sin'] })
    const compliance = await staff({ role: 'compliance' })
    const unconfirmed = await staff({ confirmed: false })
    const stranger = await makeStaff(foyer, await makeBrokerage(foyer))
    const outcomes = []
    for (const one of [own, stranger, assistant, granted, compliance, unconfirmed])
      outcomes.push(outcomeOf(await showSin(deal, one)))
    expect(outcomes).toEqual(['NoAccess', 'NoAccess', 'NotPermitted', 'ok', 'ok', 'StepUpRequired'])
    expect(outcomeOf(await showNumber(deal, granted))).toBe('NotPermitted')
  })

  it('is shown to no program, whatever it may do', async () => {
    const { asked, IdentificationID } = await makeDeal()
    const program = foyer.client()
    expect(outcomeOf(await program.call('/broker-api/RevealSin', asked))).toBe('NoAccess')
    expect(outcomeOf(await program.call('/broker-api/RevealDocumentNumber', { ...asked, IdentificationID }))).toBe(
      'NoAccess',
    )
  })

  it('leaves nothing when its application is deleted, but the event', async () => {
    const deal = await makeDeal()
    await showSin(deal)
    const { SiteID, UserID, MortgageApplicationID } = deal.ids
    const body = { SiteID, UserID, MortgageApplicationID }
    expect(outcomeOf(await deal.borrower.client.call('/api/MTGAPPDeleteApplication', body))).toBe('ok')
    expect(await reveals(deal)).toEqual([])
  })
})

describe('of twenty-five values at once', () => {
  it('twenty are shown, the others wait, and each owner gets one mail', async () => {
    const deal = await makeDeal()
    const broker = await makeStaff(foyer, owner.brokerageId, { role: 'broker', firstName: 'Luc' })
    const outcomes = await Promise.all(
      Array.from({ length: 25 }, async (_, index) =>
        outcomeOf(await (index % 2 === 0 ? showSin(deal, broker) : showNumber(deal, broker))),
      ),
    )
    expect(outcomes.filter((one) => one === 'ok')).toHaveLength(mostRevealsAnHour)
    expect(outcomes.filter((one) => one === 'TooManyRequests')).toHaveLength(5)
    expect(await reveals(deal)).toHaveLength(mostRevealsAnHour)
    const mail = await foyer.mailbox.arrived(owner.email)
    expect(mail.text).toContain('Luc Bélanger')
    const mails = await inSite(foyer.services.database.db, 'ours', (trx) =>
      trx.selectFrom('mails').select('recipient').where('kind', '=', 'office-revealBurst').execute(),
    )
    expect(mails.filter(({ recipient }) => recipient === owner.email)).toHaveLength(1)
    expect(mails.map(({ recipient }) => recipient)).not.toContain(broker.email)
    foyer.clock.advance(3601)
    const again = await makeStaff(foyer, owner.brokerageId)
    expect(outcomeOf(await showSin(deal, again))).toBe('ok')
    foyer.clock.advance(-3601)
  })
})

test.each([
  ['in progress', makeDeal],
  ['sent', makeSentDeal],
])(
  'no other call of staff or of a program returns a SIN or a document number of a deal %s, and no log or table has one in plain',
  async (_, make) => {
    const deal = await make()
    const ids = { ...deal.ids, IdentificationID: deal.IdentificationID, Reason: 'lender', View: 'open' }
    const shown: string[] = []
    const ask = async (path: string, by: Pick<Staff, 'client'>, body: object) => {
      if (secret.test((await by.client.raw(path, body)).body)) shown.push(path)
    }
    const program = { client: foyer.client() }
    for (const call of allCalls.filter(
      ({ effect, access }) => effect === 'read' && !access.startsWith('officeSetup'),
    )) {
      const body = smallestValue(call.body, ids)
      for (const path of pathsOf(call)) {
        if (call.access === 'operator') await ask(path, program, body)
        else if (path.startsWith('/console-api/')) await ask(path, owner, body)
      }
      const atOffice = staffPathOf(call)
      if (atOffice !== undefined) await ask(atOffice, owner, body)
    }
    expect(shown).toEqual([])
    const { Application } = await owner.client.call('/console-api/LoadDeal', deal.ids)
    const [one] = Application.Applicants
    expect([one?.Identification.SIN, one?.Identification.IdentificationLst[0]?.IdentificationNumber]).toEqual([
      '••• ••• 286',
      '•••• VW99',
    ])
    expect(foyer.log.join('')).not.toMatch(secret)
    expect(await databaseText(foyer.services.database)).not.toMatch(secret)
  },
)
