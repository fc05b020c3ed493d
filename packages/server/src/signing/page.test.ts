import { answered } from '@foyer/domain/testing/insurance.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inSite } from '../kit/transaction.ts'
import { makeSite } from '../testing/builders.ts'
import { deskOf, makeInsurance, openWithMail, requestNow } from '../testing/insurance.ts'
import { readyApplication } from '../testing/invited.ts'
import { giveSite, makeBrokerage, makeStaff, type Staff } from '../testing/office-builders.ts'
import { outcomeOf } from '../testing/people.ts'
import { aDocument, ada, bruno, freshSigners, goToDesk, requestSignatures, sign } from '../testing/signing-flow.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'

let foyer: TestFoyer
let brokerageId: string
let owner: Staff
let deal: Awaited<ReturnType<typeof readyApplication>>
let document: string
beforeAll(async () => {
  foyer = await startTestFoyer()
  for (const site of ['ours', 'second', 'theirs']) await makeSite(foyer, site, { Credits: 100 })
  brokerageId = await makeBrokerage(foyer)
  await giveSite(foyer, brokerageId, 'ours')
  await giveSite(foyer, brokerageId, 'second')
  await giveSite(foyer, await makeBrokerage(foyer), 'theirs')
  owner = await makeStaff(foyer, brokerageId)
  document = (await aDocument()).toString('base64')
})
afterAll(() => foyer.stop())

const pageOf = (staff: Staff, more: object = {}) =>
  staff.client.call('/console-api/ListSignings', { View: 'all', ...more })
const idsIn = async (staff: Staff, more: object = {}) =>
  (await pageOf(staff, more)).Requests.map(({ SigningRequestID }) => SigningRequestID)
const load = (staff: Staff, SigningRequestID: string, SiteID = 'ours') =>
  staff.client.callAnyhow('/console-api/LoadSigningRequest', { SiteID, SigningRequestID })
const ask = ({ client }: Staff, given: object = {}) =>
  client.callAnyhow('/console-api/RequestSignatures', {
    ...{ SiteID: 'ours', Title: 'Commitment', TitleFr: 'Engagement', Document: document },
    ...{ Signers: freshSigners(ada, bruno), EnableOrdering: 1, ...given },
  })

describe('the list of signing requests', () => {
  test('has those of every site within reach and no other, with whose turn it is and since when', async () => {
    const first = await requestSignatures(foyer, { siteId: 'ours', isOrdered: true })
    foyer.clock.advance(3 * 24 * 3600)
    owner = await makeStaff(foyer, brokerageId)
    const second = await requestSignatures(foyer, { siteId: 'second' })
    await requestSignatures(foyer, { siteId: 'theirs' })
    expect(await idsIn(owner)).toEqual([second.requestId, first.requestId])
    const { Requests } = await pageOf(owner, { SiteID: 'ours' })
    expect(Requests).toMatchObject([
      {
        ...{ Title: 'Insurance application', TitleFr: 'Demande d’assurance', State: 'open', MortgageApplicationID: 0 },
        Signers: [
          { FirstName: 'Ada', State: 'invited', Since: Requests[0]?.CreatedAt },
          { FirstName: 'Bruno', State: 'waiting', Since: '' },
        ],
      },
    ])
    const ofSites = await makeStaff(foyer, brokerageId, { role: 'assistant', reach: 'sites', sites: ['second'] })
    expect(await idsIn(ofSites)).toEqual([second.requestId])
    expect(await idsIn(await makeStaff(foyer, brokerageId, { role: 'broker', reach: 'own' }))).toEqual([])
  })

  test('is narrowed to those that wait, are signed or were stopped', async () => {
    const { requestId, signers } = await requestSignatures(foyer, { siteId: 'ours', signers: freshSigners(ada) })
    expect(outcomeOf(await sign(await goToDesk(foyer, 'ours', signers[0]?.Email ?? '')))).toBe('ok')
    await foyer.mailbox.arrived(signers[0]?.Email ?? '', 3)
    const stopped = await requestSignatures(foyer, { siteId: 'ours' })
    const ids = { SiteID: 'ours', SigningRequestID: stopped.requestId }
    expect(outcomeOf(await owner.client.callAnyhow('/console-api/CancelSigningRequest', ids))).toBe('ok')
    expect(await idsIn(owner, { View: 'done' })).toEqual([requestId])
    expect(await idsIn(owner, { View: 'stopped' })).toEqual([stopped.requestId])
    expect(await idsIn(owner, { View: 'open' })).not.toContain(requestId)
  })

  test('continues on the next page after the last request of one', async () => {
    const staff = await makeStaff(foyer, await makeBrokerage(foyer))
    await makeSite(foyer, 'many')
    await giveSite(foyer, staff.brokerageId, 'many')
    const documentPdf = await aDocument()
    await inSite(foyer.services.database.db, 'many', async (trx) => {
      for (let left = 26; left > 0; left -= 1)
        await foyer.services.signing.request(
          trx,
          {
            ...{
              siteId: 'many',
              referenceId: '',
              purpose: 'document',
              actor: 'operator',
              isOrdered: false,
              documentPdf,
            },
            title: { en: `Document ${left}`, fr: `Document ${left}` },
            signers: [
              {
                ...{ signerId: 1, firstName: 'Ada', lastName: 'Roy', email: `many.${left}@example.ca`, order: 1 },
                language: 'en',
              },
            ],
          },
          foyer.clock.now(),
        )
    })
    const first = await pageOf(staff)
    const next = await pageOf(staff, { After: first.Next })
    expect([first.Requests.length, next.Requests.length, next.Next]).toEqual([25, 1, ''])
    expect(new Set([...first.Requests, ...next.Requests].map((one) => one.SigningRequestID)).size).toBe(26)
    expect((await pageOf(staff, { After: 'x' })).Requests).toHaveLength(25)
  })

  test('leaves out what is signed for insurance for who may not see that', async () => {
    const insurance = await makeInsurance(foyer, 'second')
    const opened = await openWithMail(foyer, 'second', insurance.email)
    const [one, other] = (await opened.load()).Applicants
    await requestNow(opened, answered([one?.ApplicantId ?? 0, other?.ApplicantId ?? 0]))
    const { SigningRequestID } = (await deskOf(opened)).ids
    const { Requests } = await pageOf(owner, { SiteID: 'second' })
    expect(Requests[0]).toMatchObject({ SigningRequestID, CliApplicationId: insurance.id })
    const without = await makeStaff(foyer, brokerageId, { withheld: ['insurance.view'] })
    expect(await idsIn(without)).not.toContain(SigningRequestID)
    expect(outcomeOf(await load(without, SigningRequestID, 'second'))).toBe('NoAccess')
    const assistant = await makeStaff(foyer, brokerageId, { role: 'assistant' })
    const loaded = await load(assistant, SigningRequestID, 'second')
    expect([loaded.CancelFl, ...loaded.Signers.map(({ ResendFl }) => ResendFl)]).toEqual([0, 0])
  })
})

describe('a signing request', () => {
  // After the clock was advanced, which ends sessions.
  beforeAll(async () => {
    deal = await readyApplication(foyer, 'ours')
  })

  test('made from a deal is listed with it, and its note is in the mail to the signers', async () => {
    const asked = await ask(owner, { DealID: deal.applicationId, Note: 'Please sign before Friday.' })
    expect(outcomeOf(asked)).toBe('ok')
    const { SigningRequestID } = asked
    expect(await idsIn(owner, { MortgageApplicationID: deal.applicationId })).toEqual([SigningRequestID])
    const loaded = await load(owner, SigningRequestID)
    expect(loaded).toMatchObject({
      ...{ TitleFr: 'Engagement', Note: 'Please sign before Friday.', IsOrdered: 1, CancelFl: 1 },
      ...{ MortgageApplicationID: deal.applicationId, CliApplicationId: 0 },
      Signers: [
        { Email: expect.stringContaining('ada'), LanguageID: 1, ResendFl: 1, LinkEnds: expect.stringContaining('T') },
        { LanguageID: 2, ResendFl: 0, LinkEnds: '' },
      ],
      Events: [
        { Kind: 'requested', SignerID: 0 },
        { Kind: 'invited', SignerID: 1 },
      ],
    })
    const mail = await foyer.mailbox.arrived(loaded.Signers[0]?.Email ?? '')
    expect(mail.text).toContain('Please sign before Friday.')
    const events = await owner.client.call('/console-api/ListActivity', {
      ...{ SiteID: 'ours', MortgageApplicationID: deal.applicationId, Filter: 'staff' },
    })
    expect(events.Events.map(({ Kind }) => Kind)).toContain('signingRequested')
  })

  test('is found by its title in both languages, by a signer and by its deal, as that is found, and by no other brokerage', async () => {
    const Signers = freshSigners({ ...ada, FirstName: 'Zoé', LastName: 'Van den Berg' })
    const { SigningRequestID } = await ask(owner, {
      ...{ Title: 'Statement of means', TitleFr: 'État des moyens', Signers, EnableOrdering: 0 },
      DealID: deal.applicationId,
    })
    const found = (Search: string, more: object = {}) => idsIn(owner, { SiteID: 'ours', Search, ...more })
    for (const search of ['STATEMENT of me', 'etat des', 'zoe berg', 'berg moyens', Signers[0]?.Email ?? ''])
      expect([search, await found(search)]).toEqual([search, [SigningRequestID]])
    for (const search of ['zoe nobody', '%', 'statement_of'])
      expect([search, await found(search)]).toEqual([search, []])
    expect(await found(`moyens ${deal.applicationId}`)).toEqual([SigningRequestID])
    expect(await found('moyens', { View: 'done' })).toEqual([])
    const stranger = await makeStaff(foyer, await makeBrokerage(foyer))
    expect(await idsIn(stranger, { Search: 'moyens' })).toEqual([])
  })

  test('is seen by the owner of the deal it was made from, and by no one else whose reach is their own deals', async () => {
    const { SigningRequestID } = await ask(owner, { DealID: deal.applicationId })
    const broker = await makeStaff(foyer, brokerageId, { role: 'broker', reach: 'own' })
    const other = await makeStaff(foyer, brokerageId, { role: 'broker', reach: 'own' })
    const assigned = await owner.client.callAnyhow('/console-api/AssignDeal', {
      ...{ SiteID: 'ours', MortgageApplicationID: deal.applicationId, PersonID: broker.personId },
    })
    expect(outcomeOf(assigned)).toBe('ok')
    expect(await idsIn(broker)).toContain(SigningRequestID)
    expect(outcomeOf(await load(broker, SigningRequestID))).toBe('ok')
    expect(await idsIn(other)).toEqual([])
    expect(outcomeOf(await load(other, SigningRequestID))).toBe('NoAccess')
    // Theirs who made it, also without a deal; never of another's deal.
    const made = await ask(other)
    expect(await idsIn(other)).toEqual([made.SigningRequestID])
    expect(outcomeOf(await ask(other, { DealID: deal.applicationId }))).toBe('NoAccess')
    const blind = await makeStaff(foyer, brokerageId, { withheld: ['deal.view'] })
    expect(outcomeOf(await ask(blind, { DealID: deal.applicationId }))).toBe('NotPermitted')
  })

  test('is refused with each error at its field', async () => {
    const problems = async (given: object) => (await ask(owner, given)).Errors
    expect(await problems({ Title: ' ', Note: 'Write to me@example.ca', Signers: [{ ...ada, Email: 'no' }] })).toEqual([
      { Field: 'Title', Key: 'RequiredSetting' },
      { Field: 'Note', Key: 'NoteWithContactDetails' },
      { Field: 'Signers.0.Email', Key: 'InvalidEmail' },
    ])
    expect(await problems({ Note: 'a'.repeat(301) })).toEqual([{ Field: 'Note', Key: 'NoteTooLong' }])
    expect(await problems({ Document: 'bm8gUERG' })).toEqual([{ Field: 'Document', Key: 'InvalidDocument' }])
    expect(outcomeOf(await ask(owner, { DealID: 999_999 }))).toBe('NoAccess')
  })

  test('of another brokerage is as if it did not exist', async () => {
    const { requestId } = await requestSignatures(foyer, { siteId: 'theirs' })
    expect(outcomeOf(await load(owner, requestId, 'theirs'))).toBe('NoAccess')
    expect(outcomeOf(await load(owner, requestId))).toBe('NoAccess')
  })

  test('stays, cancelled, when its application is deleted', async () => {
    const { SigningRequestID } = await ask(owner, { DealID: deal.applicationId })
    const gone = await deal.borrower.client.callAnyhow('/api/MTGAPPDeleteApplication', { ...deal.ids })
    expect(outcomeOf(gone)).toBe('ok')
    expect(await load(owner, SigningRequestID)).toMatchObject({
      ...{ MortgageApplicationID: 0, Client: '', State: 'cancelled', KeepingFl: 1 },
    })
  })
})
