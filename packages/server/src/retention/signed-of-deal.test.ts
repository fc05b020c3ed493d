import { allCalls } from '@foyer/contract/all-calls.ts'
import { isOfficeAccess } from '@foyer/contract/kit/access.ts'
import { pathsOf, staffPathOf } from '@foyer/contract/kit/define-call.ts'
import { addYears } from '@foyer/domain/kit/dates.ts'
import { keepingRuleOf } from '@foyer/domain/retention/keeping.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { inSite } from '../kit/transaction.ts'
import { retention } from '../maintenance/index.ts'
import { todayOf } from '../ports/clock.ts'
import { type MadeApplication, makeApplication, makeBorrower, makeSite } from '../testing/builders.ts'
import { askNow, deskOf, openInsuranceOf, prepareNow, requestNow } from '../testing/insurance.ts'
import { giveSite, makeBrokerage, makeStaff, type Staff } from '../testing/office-builders.ts'
import { outcomeOf } from '../testing/people.ts'
import { smallestValue } from '../testing/schema-values.ts'
import { aDocument, ada, bruno, freshSigners, goToDesk, sign } from '../testing/signing-flow.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'
import { waitingCalls, whileChanging } from '../testing/while-ending.ts'
import { decisionsOf, idsOfClient, placeOf } from './testing/decisions.ts'
import { tablesWith } from './testing/rows-of-deal.ts'

let foyer: TestFoyer
let brokerageId: string
let anna: Staff
let paul: Staff
const day = 24 * 60 * 60
beforeAll(async () => {
  foyer = await startTestFoyer()
  await makeSite(foyer, 'ours', { Credits: 500 })
  brokerageId = await makeBrokerage(foyer)
  await giveSite(foyer, brokerageId, 'ours')
})
/** Sessions end while a test passes time. */
beforeEach(async () => {
  anna = await makeStaff(foyer, brokerageId)
  paul = await makeStaff(foyer, brokerageId, { role: 'compliance', firstName: 'Paul' })
})
afterAll(() => foyer.stop())

const makeDeal = async () => makeApplication(await makeBorrower(foyer, 'ours'))
const cancel = async (by: Staff, SigningRequestID: string) =>
  outcomeOf(await by.client.call('/console-api/CancelSigningRequest', { SiteID: 'ours', SigningRequestID }))

/** A document that these people are to sign, made from the deal by a person of staff. */
const requestFrom = async (by: Staff, { applicationId }: MadeApplication, ...people: (typeof ada)[]) => {
  const Signers = freshSigners(...people)
  const { SigningRequestID } = await by.client.call('/console-api/RequestSignatures', {
    ...{ SiteID: 'ours', DealID: applicationId, Title: 'Mandate', TitleFr: '', Signers },
    ...{ Document: (await aDocument()).toString('base64'), EnableOrdering: 0 },
  })
  return { SigningRequestID, emails: Signers.map(({ Email }) => Email) }
}

describe('a deal that was never sent, from which a document was', () => {
  test.each([
    ['signed by everyone', 2],
    ['signed by some, and cancelled', 1],
    ['signed by no one, and cancelled', 0],
  ])('%s, is kept for the years of its province since the last signature', async (_, signatures) => {
    const deal = await makeDeal()
    const { SigningRequestID, emails } = await requestFrom(anna, deal, ada, bruno)
    for (const email of emails.slice(0, signatures))
      expect(outcomeOf(await sign(await goToDesk(foyer, 'ours', email)))).toBe('ok')
    if (signatures < 2) expect(await cancel(anna, SigningRequestID)).toBe('ok')
    const { KeptUntil, ProvinceDD: Province } = await decisionsOf(anna).keeping(deal)
    expect(outcomeOf(await decisionsOf(anna).ask(deal))).toBe(signatures === 0 ? 'ok' : 'DealKept')
    const { years } = keepingRuleOf(Province)
    expect(KeptUntil).toBe(signatures === 0 ? '' : addYears(todayOf(foyer.clock.now()), years))
  })
})

test('a document that is signed while its deal’s erasure is approved keeps the deal', async () => {
  const deal = await makeDeal()
  const { SigningRequestID } = await requestFrom(anna, deal, ada, bruno)
  expect(outcomeOf(await decisionsOf(anna).ask(deal))).toBe('ok')
  const signed = [
    `select from signing_requests where request_id = '${SigningRequestID}' for update`,
    `update signing_signers set state = 'signed', ended_at = now()
      where request_id = '${SigningRequestID}' and turn = 1`,
  ]
  expect(await whileChanging(foyer, signed, () => decisionsOf(paul).approve(deal))).toBe('DealKept')
  expect((await decisionsOf(anna).keeping(deal)).KeptUntil).not.toBe('')
})

test('a request to sign that was made from a deal is no longer its maker’s once the deal is given to another', async () => {
  const [former, next] = [
    await makeStaff(foyer, brokerageId, { role: 'broker', reach: 'own' }),
    await makeStaff(foyer, brokerageId, { role: 'broker', reach: 'own' }),
  ]
  const deal = await makeDeal()
  const assign = (to: Staff) => anna.client.call('/console-api/AssignDeal', { ...placeOf(deal), PersonID: to.personId })
  await assign(former)
  const { SigningRequestID } = await requestFrom(former, deal, ada)
  const listed = async (by: Staff) =>
    (await by.client.call('/console-api/ListSignings', { View: 'all' })).Requests.length
  const calls = allCalls.filter(
    ({ access, action, body }) =>
      'SigningRequestID' in body.properties &&
      !('MortgageApplicationID' in body.properties) &&
      (isOfficeAccess(access) || (access === 'operator' && action !== undefined)),
  )
  expect(calls.length).toBeGreaterThan(3)
  const outcomes = async (by: Staff) =>
    Promise.all(
      calls.map(async (call) => {
        const path = isOfficeAccess(call.access) ? (pathsOf(call)[0] ?? '') : staffPathOf(call)
        const body = { ...(smallestValue(call.body) as object), SiteID: 'ours', SigningRequestID }
        return outcomeOf(await by.client.callAnyhow(path as '/console-api/LoadSigningRequest', body as never))
      }),
    )
  expect(await listed(former)).toBe(1)
  expect((await outcomes(next)).every((one) => one === 'NoAccess')).toBe(true)
  await assign(next)
  expect(await listed(former)).toBe(0)
  expect((await outcomes(former)).every((one) => one === 'NoAccess')).toBe(true)
  expect(await listed(next)).toBe(1)
  expect(await outcomes(next)).toContain('ok')
  // Nor once its client deleted the application: it is then whose deal it was.
  expect(outcomeOf(await deal.borrower.client.callAnyhow('/api/MTGAPPDeleteApplication', idsOfClient(deal)))).toBe('ok')
  expect(await listed(former)).toBe(0)
  expect((await outcomes(former)).every((one) => one === 'NoAccess')).toBe(true)
  expect(await listed(next)).toBe(1)
  expect(await outcomes(next)).toContain('ok')
})

test('a client who deletes the application cancels what was to be signed of it, but not for its insurance', async () => {
  const deal = await makeDeal()
  const [ofDeal, ofInsurance] = [await requestFrom(anna, deal, ada), await requestFrom(anna, deal, ada)]
  const stateOf = async ({ SigningRequestID }: typeof ofDeal) =>
    (await anna.client.call('/console-api/LoadSigningRequest', { SiteID: 'ours', SigningRequestID })).State
  await inSite(foyer.services.database.db, 'ours', (trx) =>
    sql`update signing_requests set purpose = 'insurance', reference_id = '1' where request_id = ${ofInsurance.SigningRequestID}`.execute(
      trx,
    ),
  )
  expect(outcomeOf(await deal.borrower.client.callAnyhow('/api/MTGAPPDeleteApplication', idsOfClient(deal)))).toBe('ok')
  expect([await stateOf(ofDeal), await stateOf(ofInsurance)]).toEqual(['cancelled', 'open'])
})

test.each([
  ['before', ['request', 'delete'], ''],
  ['after', ['delete', 'request'], null],
] as const)(
  'signatures for the insurance of a deal are requested %s its client deletes the application, at the same moment',
  async (_, order, keptFor) => {
    const deal = await makeDeal()
    const { opened, answers } = await openInsuranceOf(foyer, 'ours', deal.applicationId)
    await prepareNow(opened, answers)
    const begin = {
      request: () => askNow(opened),
      delete: () => deal.borrower.client.callAnyhow('/api/MTGAPPDeleteApplication', idsOfClient(deal)),
    }
    const held = [`select from applications where application_id = ${deal.applicationId} for update`]
    let second: ReturnType<(typeof begin)['delete']> | undefined
    const first = await whileChanging(foyer, held, begin[order[0]], async (query) => {
      second = begin[order[1]]()
      await expect.poll(async () => (await query(waitingCalls)).length).toBe(2)
    })
    expect([first, outcomeOf(await (second ?? begin[order[1]]()))]).toEqual(['ok', 'ok'])
    const { ids } = await deskOf(opened)
    const { rows } = await inSite(foyer.services.database.db, 'ours', (trx) =>
      sql`select state, application_id, kept_for from signing_requests where request_id = ${ids.SigningRequestID}`.execute(
        trx,
      ),
    )
    expect(rows).toEqual([{ state: 'open', application_id: null, kept_for: keptFor }])
  },
)

describe('what was sent to be signed for the insurance of a deal', () => {
  const made: Record<'declined' | 'cancelled' | 'held', Awaited<ReturnType<typeof makeEnded>>> = {} as never
  const makeEnded = async (how: 'declined' | 'cancelled') => {
    const deal = await makeDeal()
    const { insurance, opened, answers } = await openInsuranceOf(foyer, 'ours', deal.applicationId)
    await requestNow(opened, answers)
    const { client, ids } = await deskOf(opened)
    const ended =
      how === 'cancelled'
        ? await cancel(anna, ids.SigningRequestID)
        : outcomeOf(await client.call('/api/SIGNDecline', { ...ids, Reason: 'I have had a heart attack' }))
    expect(ended).toBe('ok')
    const place = { SiteID: 'ours', MortgageApplicationID: 0 as const, SigningRequestID: ids.SigningRequestID }
    return { deal, place, people: [ids.SigningRequestID, insurance.email, insurance.partnerEmail] }
  }
  // Ninety days later the night has removed the insurance applications.
  beforeAll(async () => {
    anna = await makeStaff(foyer, brokerageId)
    for (const how of ['declined', 'cancelled', 'held'] as const)
      made[how] = await makeEnded(how === 'held' ? 'cancelled' : how)
    foyer.clock.advance(92 * day)
    const { abandoned } = await retention(foyer.services, { now: foyer.clock.now(), isDry: false })
    expect(abandoned).toBe(3)
  })

  test.each(['declined', 'cancelled'] as const)('%s ninety days ago, is erased with the deal', async (how) => {
    const { deal, people } = made[how]
    expect(await tablesWith(foyer, people)).toContain('signing_requests')
    expect(outcomeOf(await decisionsOf(anna).ask(deal))).toBe('ok')
    expect(outcomeOf(await decisionsOf(paul).approve(deal))).toBe('ok')
    expect(await tablesWith(foyer, people)).toEqual(['audit_events'])
  })

  test('is kept with the deal while that is on hold, and never erased without it', async () => {
    const { deal, place, people } = made.held
    expect(outcomeOf(await decisionsOf(anna).hold(deal))).toBe('ok')
    expect(outcomeOf(await decisionsOf(anna).keeping(place))).toBe('NoAccess')
    expect(outcomeOf(await decisionsOf(anna).ask(place))).toBe('NoAccess')
    expect(await tablesWith(foyer, people)).toContain('signing_requests')
  })
})
