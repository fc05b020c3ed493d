import { signingNeeds } from '@foyer/domain/office/pipeline.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { setApplication } from '../testing/application-builders.ts'
import { type MadeApplication, makeApplication, makeBorrower, makeSite } from '../testing/builders.ts'
import { giveSite, makeBrokerage, makeStaff, type Staff } from '../testing/office-builders.ts'
import { outcomeOf } from '../testing/people.ts'
import { aDocument, ada, freshSigners, goToDesk, sign } from '../testing/signing-flow.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'

const siteId = 'ours'
let foyer: TestFoyer
let brokerageId: string
let staff: Staff
let deal: MadeApplication
let document: string
beforeAll(async () => {
  foyer = await startTestFoyer()
  await makeSite(foyer, siteId)
  brokerageId = await makeBrokerage(foyer)
  await giveSite(foyer, brokerageId, siteId)
  document = (await aDocument()).toString('base64')
})
afterAll(() => foyer.stop())
beforeEach(async () => {
  staff = await makeStaff(foyer, brokerageId)
  deal = await makeApplication(await makeBorrower(foyer, siteId))
})

/** What is signed from the deal and waits for staff. */
const needs = async () => {
  const asked = { View: 'open', SiteID: siteId, MortgageApplicationID: deal.applicationId } as const
  const { Deals } = await staff.client.call('/console-api/ListPipeline', asked)
  return Deals.flatMap(({ Needs }) => Needs.filter(({ Reason }) => signingNeeds.includes(Reason)))
}
const ask = async () => {
  const Signers = freshSigners(ada)
  const asked = await staff.client.call('/console-api/RequestSignatures', {
    ...{ SiteID: siteId, DealID: deal.applicationId, Title: 'Commitment', TitleFr: '', Document: document },
    ...{ Signers, EnableOrdering: 0 },
  })
  expect(outcomeOf(asked)).toBe('ok')
  return { ids: { SiteID: siteId, SigningRequestID: asked.SigningRequestID }, email: Signers[0]?.Email ?? '' }
}
const look = ({ client }: Pick<Staff, 'client'>, ids: Awaited<ReturnType<typeof ask>>['ids']) =>
  client.call('/console-api/LoadSigningRequest', ids)

describe('a document to sign is a need of its deal', () => {
  test('once a signer declined it, until someone who may manage it has seen that', async () => {
    const { ids, email } = await ask()
    const desk = await goToDesk(foyer, siteId, email)
    expect(await needs()).toEqual([])
    const Since = foyer.clock.now().toISOString()
    expect(outcomeOf(await desk.client.call('/api/SIGNDecline', { ...desk.ids, Reason: 'Wrong rate' }))).toBe('ok')
    expect(await needs()).toEqual([{ Reason: 'declined', Since, Count: 0 }])
    const { Deals } = await staff.client.call('/console-api/ListPipeline', { View: 'needs' })
    expect(Deals.map(({ MortgageApplicationID }) => MortgageApplicationID)).toContain(deal.applicationId)

    await look(await makeStaff(foyer, brokerageId, { role: 'compliance' }), ids)
    await foyer.client().call('/broker-api/LoadSigningRequest', ids)
    expect(await needs()).toHaveLength(1)
    await look(staff, ids)
    expect(await needs()).toEqual([])
  })

  test('once everyone signed it, until someone has seen that, and not while its deal is over', async () => {
    const { ids, email } = await ask()
    expect(outcomeOf(await sign(await goToDesk(foyer, siteId, email)))).toBe('ok')
    await foyer.mailbox.arrived(email, 3)
    expect(await needs()).toMatchObject([{ Reason: 'signed' }])
    await setApplication(foyer, deal, { status: 4 })
    expect(await needs()).toEqual([])
    await setApplication(foyer, deal, { status: 1 })
    expect(await needs()).toMatchObject([{ Reason: 'signed' }])
    await look(staff, ids)
    expect(await needs()).toEqual([])
  })

  test('once the link of whose turn it is has ended, until they get a new one or the request is cancelled', async () => {
    const { ids } = await ask()
    const { LinkEnds } = (await look(staff, ids)).Signers[0] ?? {}
    const pass = async (seconds: number) => {
      foyer.clock.advance(seconds)
      staff = await makeStaff(foyer, brokerageId)
    }
    await pass(30 * 24 * 3600 - 1)
    expect(await needs()).toEqual([])
    await pass(1)
    expect(await needs()).toEqual([{ Reason: 'unsigned', Since: LinkEnds, Count: 0 }])
    await look(staff, ids)
    expect(await needs()).toHaveLength(1)
    const resent = await staff.client.call('/console-api/ResendSigningLink', { ...ids, SignerID: 1 })
    expect([outcomeOf(resent), await needs()]).toEqual(['ok', []])
    await pass(30 * 24 * 3600)
    expect(await needs()).toMatchObject([{ Reason: 'unsigned' }])
    const cancelled = await staff.client.call('/console-api/CancelSigningRequest', ids)
    expect([outcomeOf(cancelled), await needs()]).toEqual(['ok', []])
  })
})
