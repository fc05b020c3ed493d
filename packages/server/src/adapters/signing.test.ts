import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inSite } from '../kit/transaction.ts'
import type { NewSigningRequest } from '../ports/signing.ts'
import { makeSite } from '../testing/builders.ts'
import { outcomeOf } from '../testing/people.ts'
import { type AtDesk, aDocument, asDrawn, goToDesk, mailedLink, sign as signHere } from '../testing/signing-flow.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'
import { envelopesDocuSign } from './envelopes-docusign.ts'
import { type FakeDocuSign, signedTail, startFakeDocuSign } from './testing/fake-docusign.ts'
import { heldEnvelopes } from './testing/held-envelopes.ts'

const siteId = 'alpha'

interface Hands {
  foyer: TestFoyer
  sign(desk: AtDesk): Promise<void>
  decline(desk: AtDesk, reason: string): Promise<void>
  isSigned(document: Buffer): boolean
  stop(): Promise<void>
}

const onOurPage = async (): Promise<Hands> => {
  const foyer = await startTestFoyer()
  return {
    foyer,
    sign: async (desk) => expect(outcomeOf(await signHere(desk, asDrawn))).toBe('ok'),
    decline: async ({ client, ids }, Reason) =>
      expect(outcomeOf(await client.call('/api/SIGNDecline', { ...ids, Reason }))).toBe('ok'),
    isSigned: (document) => document.includes('ETSI.CAdES.detached'),
    stop: () => foyer.stop(),
  }
}

const notify = (foyer: TestFoyer, { path, body, signature }: { path: string; body: string; signature: string }) =>
  foyer.app.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/json', 'x-docusign-signature-1': signature },
    payload: body,
  })

const viewOf = async ({ client, ids }: AtDesk) => {
  const answer = await client.call('/api/SIGNOpenOutside', ids)
  expect(outcomeOf(answer)).toBe('ok')
  return answer.Url
}

const atDocuSign = async (): Promise<Hands & { fake: FakeDocuSign }> => {
  const fake = await startFakeDocuSign()
  const foyer = await startTestFoyer({ envelopes: envelopesDocuSign(fake.config) })
  return {
    foyer,
    fake,
    async sign(desk) {
      const { notice, returnUrl } = fake.sign(await viewOf(desk))
      expect(returnUrl).toBe(`http://localhost:3000/alpha/sign/${desk.ids.SigningRequestID}/${desk.ids.SignerID}`)
      expect((await notify(foyer, notice)).statusCode).toBe(200)
    },
    async decline(desk, reason) {
      expect((await notify(foyer, fake.decline(await viewOf(desk), reason).notice)).statusCode).toBe(200)
    },
    isSigned: (document) => document.includes(signedTail),
    async stop() {
      await foyer.stop()
      await fake.stop()
    },
  }
}

let rounds = 0
const aRequest = async (isOrdered = true): Promise<NewSigningRequest> => {
  rounds += 1
  const person = (signerId: number, firstName: string, language: 'en' | 'fr') => ({
    signerId,
    firstName,
    lastName: 'Roy',
    email: `${firstName.toLowerCase()}.${rounds}@example.ca`,
    order: signerId - 6,
    language,
    place: { page: 1, x: 80, y: 100 * signerId - 600, width: 180, height: 50 },
  })
  return {
    siteId,
    referenceId: `file ${rounds}`,
    purpose: 'document',
    title: { en: 'A form', fr: 'Un formulaire' },
    documentPdf: await aDocument(),
    signers: [person(7, 'Ada', 'en'), person(8, 'Bruno', 'fr')],
    isOrdered,
    actor: 'operator',
  }
}

describe.each([
  ['our own page', onOurPage],
  ['DocuSign', atDocuSign],
])('documents signed on %s', (_name, start) => {
  let hands: Hands
  let foyer: TestFoyer
  const ask = (request: NewSigningRequest) =>
    inSite(foyer.services.database.db, siteId, (trx) => foyer.services.signing.request(trx, request, foyer.clock.now()))
  const look = (requestId: string) =>
    inSite(foyer.services.database.db, siteId, async (trx) => ({
      progress: await foyer.services.signing.progress(trx, siteId, requestId),
      document: await foyer.services.signing.signedDocument(trx, siteId, requestId),
    }))

  beforeAll(async () => {
    hands = await start()
    foyer = hands.foyer
    await makeSite(foyer, siteId)
  })
  afterAll(() => hands.stop())

  test('are requested in the transaction of their cause, or not at all', async () => {
    const request = await aRequest()
    const undone = inSite(foyer.services.database.db, siteId, async (trx) => {
      await foyer.services.signing.request(trx, request, foyer.clock.now())
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    const { requestId } = await ask(request)
    const [ada = '', bruno = ''] = request.signers.map(({ email }) => email)
    await mailedLink(foyer, ada)
    expect([foyer.mailbox.to(ada).length, foyer.mailbox.to(bruno).length]).toEqual([1, 0])
    expect((await look(requestId)).progress).toMatchObject({ referenceId: request.referenceId, state: 'open' })
    expect(await look('nothing')).toEqual({ progress: undefined, document: undefined })
  })

  test('go to one signer after the other, and return signed, with a copy for each', async () => {
    const request = await aRequest()
    const [ada = '', bruno = ''] = request.signers.map(({ email }) => email)
    const { requestId } = await ask(request)
    await hands.sign(await goToDesk(foyer, siteId, ada))
    const desk = await goToDesk(foyer, siteId, bruno)
    expect((await look(requestId)).progress?.signers).toMatchObject([
      { signerId: 7, state: 'signed', signedAt: expect.any(Date) },
      { signerId: 8, state: 'invited', signedAt: undefined },
    ])
    expect((await look(requestId)).document).toBeUndefined()
    await hands.sign(desk)
    const copies = [await foyer.mailbox.arrived(ada, 3), await foyer.mailbox.arrived(bruno, 3)]
    const { progress, document } = await look(requestId)
    expect(progress).toMatchObject({ state: 'completed', completedAt: expect.any(Date) })
    const bytes = Buffer.from(document ?? [])
    expect(hands.isSigned(bytes)).toBe(true)
    for (const { attachments } of copies) expect(bytes.equals(Buffer.from(attachments[0]?.content ?? []))).toBe(true)
  })

  test('end when one declines: the broker reads the reason, and the other can no longer sign', async () => {
    const request = await aRequest(false)
    const [ada = '', bruno = ''] = request.signers.map(({ email }) => email)
    const { requestId } = await ask(request)
    const other = await goToDesk(foyer, siteId, bruno)
    await hands.decline(await goToDesk(foyer, siteId, ada), 'The rate is wrong\u0007 and my SIN is 046 454 286')
    await foyer.mailbox.arrived(bruno, 3)
    expect((await look(requestId)).progress).toMatchObject({ state: 'declined', signers: [{ state: 'declined' }, {}] })
    const toBroker = () => foyer.mailbox.to('alpha@broker.example').map(({ text }) => text)
    await expect.poll(toBroker).toContainEqual(expect.stringContaining('The rate is wrong'))
    const listed = await foyer.client().call('/broker-api/ListSigningRequests', { SiteID: siteId })
    expect(JSON.stringify(listed)).toContain('The rate is wrong  and my SIN is')
    expect(JSON.stringify(listed)).not.toMatch(/046.?454.?286/)
    expect(outcomeOf(await other.client.call('/api/SIGNOpenOutside', other.ids))).toBe('SigningNotOpen')
    expect(outcomeOf(await signHere(other))).toBe('SigningNotOpen')
  })

  test('end when the broker cancels them', async () => {
    const request = await aRequest()
    const { requestId } = await ask(request)
    const email = request.signers[0]?.email ?? ''
    await mailedLink(foyer, email)
    const ref = { SiteID: siteId, SigningRequestID: requestId }
    expect(outcomeOf(await foyer.client().call('/broker-api/CancelSigningRequest', ref))).toBe('ok')
    await foyer.mailbox.arrived(email, 2)
    expect((await look(requestId)).progress?.state).toBe('cancelled')
  })
})

test('a request whose last signature has arrived is being sealed and cannot be cancelled', async () => {
  const fake = await startFakeDocuSign()
  const outside = envelopesDocuSign(fake.config)
  const [asked, allowed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const foyer = await startTestFoyer({
    envelopes: {
      ...outside,
      async document(envelopeId) {
        asked.resolve()
        await allowed.promise
        return outside.document(envelopeId)
      },
    },
  })
  try {
    await makeSite(foyer, siteId)
    const request = await aRequest(false)
    const { requestId } = await inSite(foyer.services.database.db, siteId, (trx) =>
      foyer.services.signing.request(trx, request, foyer.clock.now()),
    )
    for (const { email } of request.signers) {
      const { notice } = fake.sign(await viewOf(await goToDesk(foyer, siteId, email)))
      expect((await notify(foyer, notice)).statusCode).toBe(200)
    }
    await asked.promise
    const ref = { SiteID: siteId, SigningRequestID: requestId }
    expect(outcomeOf(await foyer.client().call('/broker-api/CancelSigningRequest', ref))).toBe('SigningNotOpen')
    allowed.resolve()
    for (const { email } of request.signers) expect((await foyer.mailbox.arrived(email, 3)).attachments).toHaveLength(1)
  } finally {
    allowed.resolve()
    await foyer.stop()
    await fake.stop()
  }
})

describe('a request that is cancelled while its envelope is created', () => {
  test.each([
    ['during the call', false],
    ['after a call whose reply was lost', true],
  ])('%s leaves no envelope that can be signed', async (_, isLost) => {
    const fake = await startFakeDocuSign()
    const outside = envelopesDocuSign(fake.config)
    const { envelopes, created, reply } = heldEnvelopes(outside, { isLost })
    const voided = Promise.withResolvers<void>()
    const foyer = await startTestFoyer({
      envelopes: {
        ...envelopes,
        async void(envelopeId, reason) {
          await outside.void(envelopeId, reason)
          voided.resolve()
        },
      },
    })
    try {
      await makeSite(foyer, siteId)
      const request = await aRequest()
      const { requestId } = await inSite(foyer.services.database.db, siteId, (trx) =>
        foyer.services.signing.request(trx, request, foyer.clock.now()),
      )
      await created
      const ref = { SiteID: siteId, SigningRequestID: requestId }
      expect(outcomeOf(await foyer.client().call('/broker-api/CancelSigningRequest', ref))).toBe('ok')
      reply()
      await voided.promise
      expect([...fake.envelopes.values()].map(({ status }) => status)).toEqual(['voided'])
      for (const { email } of request.signers) expect(foyer.mailbox.to(email)).toEqual([])
    } finally {
      reply()
      await foyer.stop()
      await fake.stop()
    }
  })
})

describe('DocuSign', () => {
  let hands: Awaited<ReturnType<typeof atDocuSign>>
  let foyer: TestFoyer
  let fake: FakeDocuSign
  const ask = async (request: NewSigningRequest) =>
    inSite(foyer.services.database.db, siteId, (trx) => foyer.services.signing.request(trx, request, foyer.clock.now()))

  beforeAll(async () => {
    hands = await atDocuSign()
    foyer = hands.foyer
    fake = hands.fake
    await makeSite(foyer, siteId)
  })
  afterAll(() => hands.stop())

  test('creates one envelope, however often it is sent, and mails no one', async () => {
    const envelopes = envelopesDocuSign(fake.config)
    const { signers, documentPdf } = await aRequest()
    const envelope = {
      siteId,
      requestId: 'the same',
      title: 'A form',
      documentPdf,
      isOrdered: true,
      signers: signers.map((one) => ({ ...one, name: `${one.firstName} ${one.lastName}`, place: one.place })),
      noticeUrl: 'http://localhost:3000/ws/signing-notice/alpha/the-same',
    }
    const id = await envelopes.create(envelope)
    expect(await envelopes.create(envelope)).toBe(id)
    const kept = fake.envelopes.get(id)
    expect(kept?.signers).toMatchObject([
      { clientUserId: '7', routingOrder: '1', tabs: { signHereTabs: [{ xPosition: '80', yPosition: '642' }] } },
      { clientUserId: '8', routingOrder: '2' },
    ])
    await envelopes.void(id, 'no more')
    expect((await envelopes.progress(id)).state).toBe('voided')
    await envelopes.void(id, 'again')
  })

  test('that is voided after the last signature does not cancel what is being sealed', async () => {
    const { signers, ...request } = await aRequest(false)
    const { requestId } = await ask({ ...request, signers })
    const desks: AtDesk[] = []
    for (const { email } of signers) desks.push(await goToDesk(foyer, siteId, email))
    const urls: string[] = []
    for (const desk of desks) urls.push(await viewOf(desk))
    const notices = urls.map((url) => fake.sign(url).notice)
    for (const envelope of fake.envelopes.values()) if (envelope.status === 'completed') envelope.status = 'voided'
    for (const notice of notices) expect((await notify(foyer, notice)).statusCode).toBe(200)
    for (const { email } of signers)
      expect((await foyer.mailbox.arrived(email, 3)).attachments).toMatchObject([{ contentType: 'application/pdf' }])
    const progress = await inSite(foyer.services.database.db, siteId, (trx) =>
      foyer.services.signing.progress(trx, siteId, requestId),
    )
    expect(progress?.state).toBe('completed')
  })

  test('reports a signature of an earlier day: the trail has when it was reported', async () => {
    const [request, signedAt] = [await aRequest(false), new Date(Date.now() - 3 * 86_400_000)]
    const { requestId } = await ask(request)
    const desk = await goToDesk(foyer, siteId, request.signers[0]?.email ?? '')
    await notify(foyer, fake.sign(await viewOf(desk), signedAt).notice)
    const events = () =>
      inSite(foyer.services.database.db, siteId, async (trx) => {
        const signed = sql`select at from signing_events where request_id = ${requestId} and kind = 'signed'`
        const trail = sql`select min(at) > ${signedAt}::timestamptz as later, (${signed}) as own from audit_events`
        return (await sql`${trail} where action = 'signing'`.execute(trx)).rows
      })
    await expect.poll(events).toEqual([{ later: true, own: signedAt }])
  })

  test('is not believed without its signature', async () => {
    const request = await aRequest()
    const { requestId } = await ask(request)
    const path = `/ws/signing-notice/${siteId}/${requestId}`
    const body = JSON.stringify({ event: 'envelope-completed' })
    for (const signature of ['', 'AAAA', Buffer.alloc(32).toString('base64')])
      expect((await notify(foyer, { path, body, signature })).statusCode).toBe(401)
  })

  test('is always rejected without a key, or with an empty one', () => {
    const body = JSON.stringify({ event: 'envelope-completed' })
    const signature = createHmac('sha256', '').update(body).digest('base64')
    for (const connectKey of [undefined, ''])
      expect(envelopesDocuSign({ ...fake.config, connectKey }).isNotice(body, signature)).toBe(false)
  })

  test('is tried again after a failure, and the signer is asked to wait', async () => {
    fake.setDown(true)
    const request = await aRequest()
    const turnedAway = fake.whenTurnedAway()
    await ask(request)
    await turnedAway
    fake.setDown(false)
    const email = request.signers[0]?.email ?? ''
    const desk = await goToDesk(foyer, siteId, email)
    expect(await desk.client.call('/api/SIGNLoad', { ...desk.ids, LanguageID: 1 })).toMatchObject({ OutsideFlag: 1 })
    fake.setDown(true)
    const answer = await desk.client.raw('/api/SIGNOpenOutside', desk.ids)
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '10'])
    fake.setDown(false)
    // Without a notice: a signer who returns triggers a query to the service.
    fake.sign(await viewOf(desk))
    expect(outcomeOf(await desk.client.call('/api/SIGNReturn', desk.ids))).toBe('ok')
    await mailedLink(foyer, request.signers[1]?.email ?? '')
  })

  test('is queried and opened at most twenty times an hour for a signer', async () => {
    const request = await aRequest()
    await ask(request)
    const desk = await goToDesk(foyer, siteId, request.signers[0]?.email ?? '')
    const queries = async () => {
      let count = 0
      await foyer.services.database.asOwner(async (query) => {
        const [row] = await query(
          `select count(*)::int as count from pgboss.job_common where name = 'check-envelope'
           and data->>'requestId' = '${desk.ids.SigningRequestID}' and not (data->>'isWatch')::boolean`,
        )
        count = Number(row?.count)
      })
      return count
    }
    for (let count = 0; count < 30; count += 1)
      expect(outcomeOf(await desk.client.call('/api/SIGNReturn', desk.ids))).toBe('ok')
    expect(await queries()).toBe(20)
    for (let count = 0; count < 20; count += 1) await viewOf(desk)
    expect(outcomeOf(await desk.client.call('/api/SIGNOpenOutside', desk.ids))).toBe('TooManyRequests')
  })

  test('issues no token for a wrong key, user or audience', async () => {
    for (const wrong of [{ userId: 'somebody' }, { integrationKey: 'another' }, { apiUrl: `${fake.config.apiUrl}/x` }])
      await expect(envelopesDocuSign({ ...fake.config, ...wrong }).progress('any')).rejects.toThrow(
        /DocuSign returned 40/,
      )
  })
})
