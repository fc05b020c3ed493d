import { yearOf } from '@foyer/domain/kit/dates.ts'
import { keepingRuleOf } from '@foyer/domain/retention/keeping.ts'
import { answered } from '@foyer/domain/testing/insurance.ts'
import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { inSite } from '../kit/transaction.ts'
import { todayOf } from '../ports/clock.ts'
import { makeApplication, makeBorrower, makeSite } from '../testing/builders.ts'
import { deskOf, makeInsurance, openWithMail, requestNow } from '../testing/insurance.ts'
import { giveSite, makeBrokerage, makeStaff, type Staff } from '../testing/office-builders.ts'
import { outcomeOf } from '../testing/people.ts'
import { ada, bruno, freshSigners, goToDesk, requestSignatures, sign } from '../testing/signing-flow.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'
import { decisionsOf, idsOfClient, type SigningPlace } from './testing/decisions.ts'
import { ownerRows, tablesWith } from './testing/rows-of-deal.ts'

const day = 24 * 60 * 60
let foyer: TestFoyer
let brokerageId: string
let theirs: string
let anna: Staff
let paul: Staff
beforeAll(async () => {
  foyer = await startTestFoyer()
  for (const site of ['ours', 'theirs']) await makeSite(foyer, site, { Credits: 100 })
  brokerageId = await makeBrokerage(foyer)
  await giveSite(foyer, brokerageId, 'ours')
  theirs = await makeBrokerage(foyer)
  await giveSite(foyer, theirs, 'theirs')
})
beforeEach(async () => {
  anna = await makeStaff(foyer, brokerageId)
  paul = await makeStaff(foyer, brokerageId, { role: 'compliance', firstName: 'Paul' })
})
afterAll(() => foyer.stop())

const placeOf = (SigningRequestID: string): SigningPlace => ({
  ...{ SiteID: 'ours', MortgageApplicationID: 0, SigningRequestID },
})
const inOurs = <T>(statement: RawBuilder<T>) =>
  inSite(foyer.services.database.db, 'ours', async (trx) => (await statement.execute(trx)).rows)
const stateOf = async (requestId: string) =>
  (await inOurs(sql<{ state: string }>`select state from signing_requests where request_id = ${requestId}`))[0]?.state
const cancel = async ({ client }: Staff, SigningRequestID: string) =>
  outcomeOf(await client.call('/console-api/CancelSigningRequest', { SiteID: 'ours', SigningRequestID }))

/** One that was cancelled before anyone signed. */
const makeCancelled = async () => {
  const { requestId } = await requestSignatures(foyer, { siteId: 'ours' })
  expect(await cancel(anna, requestId)).toBe('ok')
  return placeOf(requestId)
}

/** One that everyone signed, with the addresses of its signers. */
const makeSigned = async (given: { title?: string; signers?: (typeof ada)[] } = {}) => {
  const { requestId, signers } = await requestSignatures(foyer, {
    siteId: 'ours',
    signers: freshSigners(ada),
    ...given,
  })
  for (const { Email } of signers) expect(outcomeOf(await sign(await goToDesk(foyer, 'ours', Email)))).toBe('ok')
  await foyer.mailbox.arrived(signers[0]?.Email ?? '', 3)
  expect(await stateOf(requestId)).toBe('completed')
  return { place: placeOf(requestId), signers }
}

test('the erasure of a document takes another person, who approves or declines, and who asked can only withdraw', async () => {
  const place = await makeCancelled()
  expect((await decisionsOf(anna).ask(place, { Reason: 'because' })).Errors).toEqual([
    { Field: 'Reason', Key: 'RequiredRetentionReason' },
  ])
  expect(outcomeOf(await decisionsOf(anna).ask(place))).toBe('ok')
  expect(outcomeOf(await decisionsOf(paul).ask(place))).toBe('StaleEdit')
  const asked = await decisionsOf(anna).erasureOf(place)
  expect(outcomeOf(await decisionsOf(anna).approve(place))).toBe('ErasureNeedsAnother')
  const declined = { ...asked, Words: 'Still needed' }
  expect(outcomeOf(await anna.client.call('/console-api/DeclineErasure', declined))).toBe('ErasureNeedsAnother')
  expect(outcomeOf(await paul.client.call('/console-api/WithdrawErasure', asked))).toBe('NoAccess')
  expect(outcomeOf(await paul.client.call('/console-api/DeclineErasure', declined))).toBe('ok')
  expect(outcomeOf(await paul.client.call('/console-api/ApproveErasure', asked))).toBe('StaleEdit')
  await decisionsOf(anna).ask(place)
  const again = await decisionsOf(anna).erasureOf(place)
  expect(outcomeOf(await anna.client.call('/console-api/WithdrawErasure', again))).toBe('ok')
  // Nor by whatever the application’s role tries.
  await decisionsOf(anna).ask(place)
  const { ErasureID } = await decisionsOf(anna).erasureOf(place)
  const erase = (by: string) =>
    inOurs(sql<{ erased: { outcome: string } }>`
    select foyer_erase_signing('ours', ${place.SigningRequestID}, ${ErasureID}, ${by}, current_date, now()) as erased`)
  expect(await erase(`person:${anna.personId}`)).toEqual([{ erased: { outcome: 'own' } }])
  await expect(erase('key:abc')).rejects.toThrow(/check constraint/)
  await expect(
    inOurs(sql`select foyer_erase_signings('ours', array[${place.SigningRequestID}], '{}', '{}')`),
  ).rejects.toThrow(/permission denied/)
  expect(await stateOf(place.SigningRequestID)).toBe('cancelled')
  expect(outcomeOf(await decisionsOf(paul).approve(place))).toBe('ok')
  expect(await stateOf(place.SigningRequestID)).toBeUndefined()
})

test('a document that someone signed is kept for the years of an unknown province, and one that can still be signed is not erased', async () => {
  const { requestId, signers } = await requestSignatures(foyer, { siteId: 'ours' })
  const place = placeOf(requestId)
  const keeping = () => decisionsOf(anna).keeping(place)
  expect(await keeping()).toMatchObject({ KeptUntil: '', ErasableFl: 0, OpenFl: 1, OnlyFl: 0, ProvinceDD: -1 })
  expect(outcomeOf(await decisionsOf(anna).ask(place))).toBe('StaleEdit')
  const signedOn = foyer.clock.now()
  expect(outcomeOf(await sign(await goToDesk(foyer, 'ours', signers[0]?.Email ?? '')))).toBe('ok')
  // One signature is evidence, whatever becomes of the others.
  expect(await cancel(anna, requestId)).toBe('ok')
  const until = yearOf(todayOf(signedOn)) + keepingRuleOf(0).years
  expect(await keeping()).toMatchObject({ KeptUntil: expect.stringMatching(`^${until}-`), ErasableFl: 0, OpenFl: 0 })
  expect(outcomeOf(await decisionsOf(anna).ask(place))).toBe('DealKept')
  await inOurs(sql`update signing_signers set ended_at = ended_at - make_interval(years => ${keepingRuleOf(0).years}, days => 1)
    where request_id = ${requestId}`)
  expect(await keeping()).toMatchObject({ ErasableFl: 1 })
  await decisionsOf(anna).ask(place)
  // What was checked for the request is checked again.
  await inOurs(sql`update signing_signers set ended_at = ended_at + interval '3 days' where request_id = ${requestId}`)
  expect(outcomeOf(await decisionsOf(paul).approve(place))).toBe('DealKept')
})

test('a document on hold is not erased, by no one overwritten, and kept where its request is cancelled', async () => {
  const { requestId } = await requestSignatures(foyer, { siteId: 'ours' })
  const place = placeOf(requestId)
  const bytes = async () =>
    (
      await inOurs(sql<{ bytes: number }>`
    select length(document) as bytes from signing_requests where request_id = ${requestId}`)
    )[0]?.bytes ?? 0
  const broker = await makeStaff(foyer, brokerageId, { role: 'broker', reach: 'own' })
  await inOurs(sql`update signing_requests set actor = ${`person:${broker.personId}`} where request_id = ${requestId}`)
  expect(outcomeOf(await decisionsOf(anna).hold(place))).toBe('ok')
  expect(outcomeOf(await decisionsOf(paul).hold(place))).toBe('StaleEdit')
  const { Holds } = await paul.client.call('/console-api/ListHolds', {})
  expect(Holds).toMatchObject([{ ...place, Title: 'Insurance application', Words: 'Case 7', HeldBy: 'Anna Bélanger' }])
  const whole = await bytes()
  // Also where who cancels it sees their own requests alone.
  expect(await cancel(broker, requestId)).toBe('ok')
  expect([await stateOf(requestId), await bytes()]).toEqual(['cancelled', whole])
  for (const statement of [
    sql`update signing_requests set document = '' where request_id = ${requestId}`,
    sql`delete from deal_holds where signing_request_id = ${requestId} returning 1`,
    sql`delete from signing_events where request_id = ${requestId}`,
  ])
    expect(
      await inOurs(statement).then(
        (rows) => rows.length,
        () => 0,
      ),
    ).toBe(0)
  expect(await bytes()).toBe(whole)
  expect(outcomeOf(await decisionsOf(anna).ask(place))).toBe('DealHeld')
  expect(outcomeOf(await decisionsOf(paul).lift(place))).toBe('ok')
  expect(outcomeOf(await decisionsOf(anna).ask(place))).toBe('ok')
  expect(outcomeOf(await decisionsOf(anna).hold(place))).toBe('ok')
  expect(outcomeOf(await decisionsOf(paul).approve(place))).toBe('DealHeld')
  await decisionsOf(anna).lift(place)
  expect(outcomeOf(await decisionsOf(paul).approve(place))).toBe('ok')
})

test('a document is held and erased by no other brokerage, no broker, no program and no one who may not see it, and never apart from its deal', async () => {
  const place = await makeCancelled()
  const stranger = await makeStaff(foyer, theirs)
  const broker = await makeStaff(foyer, brokerageId, { role: 'broker', reach: 'brokerage' })
  const unconfirmed = await makeStaff(foyer, brokerageId, { role: 'compliance', confirmed: false })
  const blind = await makeStaff(foyer, brokerageId, { withheld: ['signing.view'] })
  await decisionsOf(anna).ask(place)
  const asked = await decisionsOf(anna).erasureOf(place)
  for (const [by, outcome] of [
    [stranger, 'NoAccess'],
    [broker, 'NotPermitted'],
    [unconfirmed, 'StepUpRequired'],
    [blind, 'NoAccess'],
  ] as const) {
    expect(outcomeOf(await decisionsOf(by).hold(place))).toBe(outcome)
    expect(outcomeOf(await decisionsOf(by).ask(place))).toBe(outcome)
    expect(outcomeOf(await by.client.call('/console-api/ApproveErasure', asked))).toBe(outcome)
    expect(outcomeOf(await by.client.call('/console-api/DeclineErasure', { ...asked, Words: 'x' }))).toBe(outcome)
  }
  expect(outcomeOf(await decisionsOf(blind).keeping(place))).toBe('NoAccess')
  const { Requests } = await blind.client.call('/console-api/ListErasures', { View: 'open' })
  expect(Requests.filter((one) => one.SigningRequestID === place.SigningRequestID)).toMatchObject([
    { ...place, Title: '', TitleFr: '' },
  ])
  expect((await stranger.client.call('/console-api/ListErasures', { View: 'open' })).Requests).toEqual([])
  const elsewhere = { ...asked, SiteID: 'theirs' }
  expect(outcomeOf(await stranger.client.call('/console-api/ApproveErasure', elsewhere))).toBe('NoAccess')
  expect(outcomeOf(await foyer.client().call('/broker-api/ApproveErasure', asked))).toBe('NoAccess')

  const deal = await makeApplication(await makeBorrower(foyer, 'ours'))
  await inOurs(
    sql`update signing_requests set application_id = ${deal.applicationId} where request_id = ${place.SigningRequestID}`,
  )
  for (const body of [place, { ...place, MortgageApplicationID: deal.applicationId }]) {
    expect(outcomeOf(await anna.client.call('/console-api/LoadKeeping', body))).toBe('NoAccess')
    expect(
      outcomeOf(await paul.client.call('/console-api/ApproveErasure', { ...body, ErasureID: asked.ErasureID })),
    ).toBe('NoAccess')
  }
  const loaded = async (by: Staff) =>
    (
      await by.client.call('/console-api/LoadSigningRequest', {
        SiteID: 'ours',
        SigningRequestID: place.SigningRequestID,
      })
    ).KeepingFl
  expect(await loaded(anna)).toBe(0)
  await inOurs(sql`update signing_requests set application_id = null where request_id = ${place.SigningRequestID}`)
  expect([await loaded(anna), await loaded(broker)]).toEqual([1, 0])
})

test('an insurance application without a deal goes with what was signed for it, also what was declined before', async () => {
  const insurance = await makeInsurance(foyer, 'ours')
  const opened = await openWithMail(foyer, 'ours', insurance.email)
  const [first, second] = (await opened.load()).Applicants
  await requestNow(opened, answered([first?.ApplicantId ?? 0, second?.ApplicantId ?? 0]))
  const desk = await deskOf(opened)
  const { SigningRequestID } = desk.ids
  expect(await cancel(anna, SigningRequestID)).toBe('ok')
  await requestNow(opened, answered([first?.ApplicantId ?? 0, second?.ApplicantId ?? 0]))
  const requests = await inOurs(sql<{ id: string }>`select request_id as id from signing_requests
    where reference_id = ${String(insurance.id)} order by number`)
  expect(requests).toHaveLength(2)
  const place = placeOf(SigningRequestID)
  // The other one can still be signed.
  expect(await decisionsOf(anna).keeping(place)).toMatchObject({ OpenFl: 1, ErasableFl: 0 })
  expect(await cancel(anna, requests[1]?.id ?? '')).toBe('ok')
  const blind = await makeStaff(foyer, brokerageId, { withheld: ['insurance.view'] })
  expect(outcomeOf(await decisionsOf(blind).ask(place))).toBe('NoAccess')
  // The night keeps the application while what was sent for it is on hold.
  expect(outcomeOf(await decisionsOf(anna).hold(place))).toBe('ok')
  await foyer.services.database.asOwner(async (query) => {
    await query("select set_config('foyer.site_id', 'ours', false)")
    const rows = await query(`select foyer_is_abandoned(c, now() + interval '900 days', '90 days') as gone
      from cli_applications c where cli_application_id = ${insurance.id}`)
    await query("select set_config('foyer.site_id', '', false)")
    expect(rows).toEqual([{ gone: false }])
  })
  await decisionsOf(anna).lift(place)
  expect(outcomeOf(await decisionsOf(anna).ask(place))).toBe('ok')
  expect(outcomeOf(await decisionsOf(paul).approve(place))).toBe('ok')
  expect(await tablesWith(foyer, [insurance.email, insurance.partnerEmail])).toEqual([])
  expect(
    await tablesWith(
      foyer,
      requests.map(({ id }) => id),
    ),
  ).toEqual(['audit_events', 'erasures'])
})

test('a client who deletes the application, or the account, cancels what can still be signed: the signers are notified, and their links open no longer', async () => {
  const borrower = await makeBorrower(foyer, 'ours')
  for (const deletes of ['application', 'account'] as const) {
    const deal = await makeApplication(borrower)
    const signers = freshSigners(ada, bruno)
    const [first = ada, second = bruno] = signers
    const { requestId } = await requestSignatures(foyer, { siteId: 'ours', signers: [first] })
    const signed = await requestSignatures(foyer, { siteId: 'ours', signers: [second] })
    const isOfDeal = sql`update signing_requests set application_id = ${deal.applicationId}
      where request_id in (${requestId}, ${signed.requestId})`
    await inOurs(isOfDeal)
    const desk = await goToDesk(foyer, 'ours', first.Email)
    expect(outcomeOf(await sign(await goToDesk(foyer, 'ours', second.Email)))).toBe('ok')
    await foyer.mailbox.arrived(second.Email, 3)

    if (deletes === 'application') {
      expect(outcomeOf(await borrower.client.callAnyhow('/api/MTGAPPDeleteApplication', idsOfClient(deal)))).toBe('ok')
    } else {
      const { SiteID, UserID } = deal.ids
      await inOurs(sql`update users set password_hash = null where user_id = ${UserID}`)
      await borrower.client.callAnyhow('/api/MTGAPPUserPrepareDelete', { SiteID, UserID })
      const { text } = await foyer.mailbox.arrived(borrower.email)
      const code = /\b\d{6}\b/.exec(text)?.[0] ?? ''
      expect(outcomeOf(await borrower.client.callAnyhow('/api/MTGAPPUserDelete', { SiteID, UserID, code }))).toBe('ok')
    }
    const stopped = await foyer.mailbox.arrived(first.Email, 3)
    expect(stopped.subject).toMatch(/^Nothing more to sign/)
    expect([await stateOf(requestId), await stateOf(signed.requestId)]).toEqual(['cancelled', 'completed'])
    expect(outcomeOf(await sign(desk))).toBe('SigningNotOpen')
    const link = { SiteID: 'ours', Token: desk.token, LanguageID: 1 }
    expect(outcomeOf(await foyer.client().callAnyhow('/api/SIGNSendCode', link))).toBe('SigningNotOpen')
    const ofDeal = await ownerRows(
      foyer,
      `select details ->> 'signing' as signing from audit_events
      where action = 'application-deleted' and application_id = ${deal.applicationId}`,
    )
    expect(ofDeal).toEqual([{ signing: '1' }])
    // Both belong to no deal now: the brokerage erases what it need not keep.
    expect(await decisionsOf(anna).keeping(placeOf(requestId))).toMatchObject({ KeptUntil: '', ErasableFl: 1 })
    expect(await decisionsOf(anna).keeping(placeOf(signed.requestId))).toMatchObject({ ErasableFl: 0, OpenFl: 0 })
    await decisionsOf(anna).ask(placeOf(requestId))
    expect(outcomeOf(await decisionsOf(paul).approve(placeOf(requestId)))).toBe('ok')
    expect(await tablesWith(foyer, [first.Email])).toEqual([])
  }
})

test('a signed document without a deal that two people erased leaves nothing in any table but audit events and the record; another one keeps all', async () => {
  const named = { ...ada, FirstName: 'Zoraïde', LastName: 'Quessy-Lemaire' }
  const { place, signers } = await makeSigned({ title: 'Mandat Quessy', signers: freshSigners(named) })
  const other = await makeSigned({ title: 'Mandat Roy' })
  const words = [...signers.map(({ Email }) => Email), named.FirstName, named.LastName, 'Mandat Quessy']
  const kept = other.signers.map(({ Email }) => Email)
  // Of each kind of row there is one, or the test would show nothing.
  const before = ['email_codes', 'grants', 'mails', 'signing_events', 'signing_requests', 'signing_signers']
  expect(await tablesWith(foyer, [place.SigningRequestID, ...words])).toEqual(expect.arrayContaining(before))
  const whatStays = await tablesWith(foyer, [other.place.SigningRequestID, ...kept])

  foyer.clock.advance(8 * 366 * day)
  const [asks, approves] = [await makeStaff(foyer, brokerageId), await makeStaff(foyer, brokerageId)]
  const waiting = async (by: Staff) => (await by.client.call('/console-api/CountErasures', {})).Waiting
  const others = await waiting(asks)
  expect(outcomeOf(await decisionsOf(asks).ask(place, { Reason: 'other', Words: 'Zoraïde', AccountFl: 1 }))).toBe('ok')
  expect([await waiting(asks), await waiting(approves)]).toEqual([others, others + 1])
  const listed = async (View: 'open' | 'decided') =>
    (await approves.client.call('/console-api/ListErasures', { View })).Requests.filter(
      (one) => one.SigningRequestID === place.SigningRequestID,
    )
  expect(await listed('open')).toMatchObject([{ ...place, Title: 'Mandat Quessy', AccountFl: 0, Client: '', OwnFl: 0 }])
  expect(await decisionsOf(approves).approve(place)).toMatchObject({ AccountErasedFl: 0 })

  expect(await tablesWith(foyer, words)).toEqual([])
  expect(await tablesWith(foyer, [place.SigningRequestID])).toEqual(['audit_events', 'erasures'])
  expect(await tablesWith(foyer, [other.place.SigningRequestID, ...kept])).toEqual(whatStays)
  expect(await listed('decided')).toMatchObject([{ ...place, Title: '', TitleFr: '', Words: '', State: 'approved' }])
  expect(
    await ownerRows(foyer, `select counts from erasures where signing_request_id = '${place.SigningRequestID}'`),
  ).toEqual([{ counts: { signings: 1, insurance: 0 } }])
  const gone = await approves.client.callAnyhow('/console-api/LoadSigningRequest', {
    SiteID: 'ours',
    SigningRequestID: place.SigningRequestID,
  })
  expect(outcomeOf(gone)).toBe('NoAccess')
  expect(outcomeOf(await decisionsOf(approves).approve(place))).toBe('NoAccess')
})
