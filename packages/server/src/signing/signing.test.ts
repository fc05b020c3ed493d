import { deflateSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inSite } from '../kit/transaction.ts'
import { makeBorrower, makeSite } from '../testing/builders.ts'
import { databaseText } from '../testing/database-state.ts'
import { makePdf, objectStream } from '../testing/files/pdf.ts'
import { longestTurn } from '../testing/longest-turn.ts'
import { mailedCode, newCaller, outcomeOf } from '../testing/people.ts'
import {
  ada,
  asDrawn,
  asTyped,
  bruno,
  freshSigners,
  goToDesk,
  mailedLink,
  replaceDocument,
  requestSignatures,
  sign,
  someStrokes,
} from '../testing/signing-flow.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'

let foyer: TestFoyer
const siteId = 'alpha'
beforeAll(async () => {
  foyer = await startTestFoyer()
  await makeSite(foyer, siteId)
  await makeSite(foyer, 'beta')
})
afterAll(() => foyer.stop())

const open = (Token: string, client = newCaller(foyer), SiteID = siteId) =>
  client.call('/api/SIGNOpenLink', { SiteID, Token })
const list = async (requestId: string) => {
  const { Requests } = await foyer.client().call('/broker-api/ListSigningRequests', { SiteID: siteId })
  const found = Requests.find(({ SigningRequestID }) => SigningRequestID === requestId)
  if (!found) throw new Error('not listed')
  return found
}
const emailsOf = (signers: { Email: string }[]) => signers.map(({ Email }) => Email) as [string, string]

describe('two signers in order', () => {
  test('get the sealed copy where a typed name has letters on which the font library failed', async () => {
    const { signers } = await requestSignatures(foyer, { siteId })
    const [first, second] = emailsOf(signers)
    expect(outcomeOf(await sign(await goToDesk(foyer, siteId, first), asTyped('\u08b4 \u08c1')))).toBe('ok')
    expect(outcomeOf(await sign(await goToDesk(foyer, siteId, second)))).toBe('ok')
    for (const email of [first, second]) expect((await foyer.mailbox.arrived(email, 3)).attachments).toHaveLength(1)
  })

  test('are invited one after the other, and each receives the sealed copy', async () => {
    const { requestId, signers } = await requestSignatures(foyer, { siteId, isOrdered: true })
    const [first, second] = emailsOf(signers)
    const desk = await goToDesk(foyer, siteId, first)
    expect(foyer.mailbox.to(second)).toEqual([])
    expect(await desk.client.call('/api/SIGNLoad', { ...desk.ids, LanguageID: 1 })).toMatchObject({
      State: 'sign',
      Title: 'Insurance application',
      FirstName: 'Ada',
      OutsideFlag: 0,
      IsOrdered: 1,
      Signers: [
        { Name: 'Ada Roy', State: 'invited' },
        { Name: 'Bruno Côté', State: 'waiting' },
      ],
    })
    const { Pdf, FileName } = await desk.client.call('/api/SIGNLoadDocument', { ...desk.ids, LanguageID: 1, Signed: 0 })
    expect([Buffer.from(Pdf, 'base64').subarray(0, 5).toString(), FileName]).toEqual(['%PDF-', 'document-to-sign.pdf'])
    const signed = { ...desk.ids, LanguageID: 1, Signed: 1 }
    expect(outcomeOf(await desk.client.call('/api/SIGNLoadDocument', signed))).toBe('SigningNotOpen')
    expect(outcomeOf(await sign(desk))).toBe('ok')
    expect(outcomeOf(await sign(desk))).toBe('SigningNotOpen')

    const other = await goToDesk(foyer, siteId, second)
    expect((await foyer.mailbox.arrived(second, 1)).subject).toBe('Tremblay Hypothèques\u00a0: un document à signer')
    expect((await foyer.mailbox.arrived(second, 2)).subject).toBe('Votre code pour signer avec Tremblay Hypothèques')
    expect(outcomeOf(await sign(other, asTyped('Bruno Côté'), 2))).toBe('ok')

    const copy = await foyer.mailbox.arrived(first, 3)
    const copie = await foyer.mailbox.arrived(second, 3)
    expect(copy.subject).toBe('Signed: Insurance application')
    expect(copie.subject).toBe('Document signé\u00a0: Demande d’assurance')
    expect(copy.attachments).toMatchObject([{ filename: 'signed-document.pdf', contentType: 'application/pdf' }])
    expect(copie.attachments).toMatchObject([{ filename: 'document-signe.pdf' }])
    expect(
      Buffer.from(copy.attachments[0]?.content ?? []).equals(Buffer.from(copie.attachments[0]?.content ?? [])),
    ).toBe(true)
    expect((await foyer.mailbox.arrived('alpha@broker.example', 1)).text).toContain('Ada Roy, Bruno Côté')
    expect(await list(requestId)).toMatchObject({ State: 'completed', ReferenceID: 'file 7' })
    const { Pdf: kept } = await foyer
      .client()
      .call('/broker-api/DownloadSignedDocument', { SiteID: siteId, SigningRequestID: requestId })
    expect(kept).toBe(Buffer.from(copy.attachments[0]?.content ?? []).toString('base64'))
    expect(await desk.client.call('/api/SIGNLoad', { ...desk.ids, LanguageID: 2 })).toMatchObject({
      State: 'completed',
      Title: 'Demande d’assurance',
    })
    const mine = await desk.client.call('/api/SIGNLoadDocument', { ...desk.ids, LanguageID: 2, Signed: 1 })
    expect([mine.Pdf === kept, mine.FileName]).toEqual([true, 'document-signe.pdf'])
    expect((await open(desk.token)).State).toBe('signed')
  })

  test('without an order are both invited at once, and of two who sign concurrently one is the last', async () => {
    const { requestId, signers } = await requestSignatures(foyer, { siteId })
    const emails = emailsOf(signers)
    const desks = [await goToDesk(foyer, siteId, emails[0]), await goToDesk(foyer, siteId, emails[1])]
    expect((await Promise.all(desks.map((desk) => sign(desk)))).map(outcomeOf)).toEqual(['ok', 'ok'])
    await Promise.all(emails.map((email) => foyer.mailbox.arrived(email, 3)))
    expect((await list(requestId)).State).toBe('completed')
    for (const email of emails) expect(foyer.mailbox.to(email)).toHaveLength(3)
  })
})

describe('a link', () => {
  test('shows only a hint of its recipient before the code', async () => {
    const { signers } = await requestSignatures(foyer, { siteId })
    const token = await mailedLink(foyer, emailsOf(signers)[0])
    const { ReturnStatus: _, ...shown } = await open(token)
    expect(shown).toEqual({ State: 'code', EmailHint: 'r•••@example.ca', SigningRequestID: '', SignerID: 0 })
  })

  test('that is unknown, of another site, or changed returns the same bytes and opens nothing', async () => {
    const { signers } = await requestSignatures(foyer, { siteId })
    const token = await mailedLink(foyer, emailsOf(signers)[0])
    const changed = `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`
    const answers = await Promise.all(
      [
        { SiteID: siteId, Token: changed },
        { SiteID: 'beta', Token: token },
        { SiteID: siteId, Token: '' },
      ].map(async (body) => (await newCaller(foyer).raw('/api/SIGNOpenLink', body)).body),
    )
    expect(new Set(answers)).toEqual(new Set(['{"ReturnStatus":{"ReturnCode":404,"ReturnMessage":"NoAccess"}}']))
    for (const path of ['/api/SIGNSendCode', '/api/SIGNSendNewLink'] as const)
      expect(outcomeOf(await newCaller(foyer).call(path, { SiteID: siteId, Token: changed, LanguageID: 1 }))).toBe(
        'NoAccess',
      )
    const verify = { SiteID: siteId, Token: changed, code: '123456' }
    expect(outcomeOf(await newCaller(foyer).call('/api/SIGNVerifyCode', verify))).toBe('NoAccess')
  })

  test('is valid for thirty days; then a new one is mailed on request, and the old one is invalid', async () => {
    const { signers } = await requestSignatures(foyer, { siteId })
    const [email] = emailsOf(signers)
    const token = await mailedLink(foyer, email)
    const body = { SiteID: siteId, Token: token, LanguageID: 1 }
    expect(outcomeOf(await newCaller(foyer).call('/api/SIGNSendNewLink', body))).toBe('SigningNotOpen')
    foyer.clock.advance(30 * 24 * 60 * 60 + 1)
    expect((await open(token)).State).toBe('expired')
    expect(outcomeOf(await newCaller(foyer).call('/api/SIGNSendCode', body))).toBe('SigningLinkExpired')
    const verify = { SiteID: siteId, Token: token, code: '123456' }
    expect(outcomeOf(await newCaller(foyer).call('/api/SIGNVerifyCode', verify))).toBe('SigningLinkExpired')
    expect(outcomeOf(await newCaller(foyer).call('/api/SIGNSendNewLink', body))).toBe('ok')
    const next = await mailedLink(foyer, email, 2)
    expect((await open(next)).State).toBe('code')
    expect(outcomeOf(await open(token))).toBe('NoAccess')
  })

  test('and its code are not in the database or the log, nor are strokes and reasons', async () => {
    const { signers } = await requestSignatures(foyer, { siteId, signers: freshSigners(ada) })
    const [email] = emailsOf(signers)
    const token = await mailedLink(foyer, email)
    const desk = await goToDesk(foyer, siteId, email)
    await sign(desk)
    await foyer.mailbox.arrived(email, 3)
    const text = await databaseText(foyer.services.database)
    expect(text).not.toContain(token)
    expect(text).not.toContain(someStrokes.slice(0, 40))
    expect(foyer.log.join('\n')).not.toContain(token)
    expect(foyer.log.join('\n')).not.toContain(email)
  })
})

describe('the code', () => {
  test('is sent to the stored address, at most three times an hour, allows five tries, and opens only its own document', async () => {
    const signers = freshSigners(ada)
    const Email = signers.map((one) => one.Email).join()
    await requestSignatures(foyer, { siteId, signers })
    await requestSignatures(foyer, { siteId, signers })
    const [first, second] = [await mailedLink(foyer, Email, 1), await mailedLink(foyer, Email, 2)]
    const client = newCaller(foyer)
    const send = (Token: string) => client.call('/api/SIGNSendCode', { SiteID: siteId, Token, LanguageID: 1 })
    const verify = (Token: string, code: string) => client.call('/api/SIGNVerifyCode', { SiteID: siteId, Token, code })
    expect(outcomeOf(await send(first))).toBe('ok')
    const code = await mailedCode(foyer, Email)
    expect(outcomeOf(await verify(second, code))).toBe('VerificationCodeExpired')
    expect(outcomeOf(await verify(first, ''))).toBe('RequiredVerificationCode')
    const wrong = code === '000000' ? '000001' : '000000'
    for (let tries = 0; tries < 5; tries += 1)
      expect(outcomeOf(await verify(first, wrong))).toBe('VerificationCodeIncorrect')
    expect(outcomeOf(await verify(first, code))).toBe('VerificationCodeExpired')
    expect([outcomeOf(await send(first)), outcomeOf(await send(second)), outcomeOf(await send(first))]).toEqual([
      'ok',
      'ok',
      'TooManyRequests',
    ])
    // The holder of a link uses up none of what its signer asks for from elsewhere.
    const elsewhere = foyer.client({ ip: '198.18.7.1' })
    const asked = { SiteID: siteId, Token: second, LanguageID: 1 }
    expect(outcomeOf(await elsewhere.call('/api/SIGNSendCode', asked))).toBe('ok')
  })

  test('adds a grant, which renews the session and keeps its user signed in', async () => {
    const { signers } = await requestSignatures(foyer, { siteId })
    const borrower = await makeBorrower(foyer, siteId)
    const before = borrower.client.cookies.get(`sid-${siteId}`)
    const [first, second] = emailsOf(signers)
    const one = await goToDesk(foyer, siteId, first, { client: borrower.client })
    const two = await goToDesk(foyer, siteId, second, { client: borrower.client })
    expect(borrower.client.cookies.get(`sid-${siteId}`)).not.toBe(before)
    expect(outcomeOf(await borrower.client.call('/api/MTGAPPExtendSession', borrower.ids))).toBe('ok')
    for (const { ids } of [one, two])
      expect(outcomeOf(await borrower.client.call('/api/SIGNLoad', { ...ids, LanguageID: 1 }))).toBe('ok')
    expect((await open(one.token, borrower.client)).State).toBe('open')
    const old = foyer.client()
    old.cookies.set(`sid-${siteId}`, before ?? '')
    expect(outcomeOf(await old.call('/api/SIGNLoad', { ...one.ids, LanguageID: 1 }))).toBe('Access_Denied')
  })

  test('does not open another signer of the same document', async () => {
    const { signers } = await requestSignatures(foyer, { siteId })
    const desk = await goToDesk(foyer, siteId, emailsOf(signers)[0])
    for (const ids of [
      { ...desk.ids, SignerID: 2 },
      { ...desk.ids, SignerID: 77 },
      { ...desk.ids, SigningRequestID: 'nowhere' },
    ])
      expect(outcomeOf(await desk.client.call('/api/SIGNLoad', { ...ids, LanguageID: 1 }))).toBe('NoAccess')
  })
})

describe('signing', () => {
  test('requires consent to the current text, and a signature', async () => {
    const { signers } = await requestSignatures(foyer, { siteId })
    const desk = await goToDesk(foyer, siteId, emailsOf(signers)[0])
    const problems = async (how: Partial<typeof asDrawn>) => (await sign(desk, { ...asDrawn, ...how })).Errors
    expect(await problems({ Consent: 0 })).toEqual([{ Field: 'Consent', Key: 'SigningConsentRequired' }])
    expect(await problems({ ConsentVersion: '0.9' })).toEqual([{ Field: 'Consent', Key: 'SigningConsentRequired' }])
    expect(await problems({ Strokes: '1,1 2,2' })).toEqual([{ Field: 'Strokes', Key: 'SigningSignatureRequired' }])
    expect(await problems({ Strokes: '<script>' })).toEqual([{ Field: 'Strokes', Key: 'SigningSignatureRequired' }])
    expect(await problems(asTyped(' '))).toEqual([{ Field: 'Name', Key: 'SigningNameRequired' }])
    expect(outcomeOf(await sign(desk))).toBe('ok')
  })

  test('requires a reason to decline, which the broker receives, and ends the request', async () => {
    const { requestId, signers } = await requestSignatures(foyer, { siteId })
    const [first, second] = emailsOf(signers)
    const [one, two] = [await goToDesk(foyer, siteId, first), await goToDesk(foyer, siteId, second)]
    const brokerHad = foyer.mailbox.to('alpha@broker.example').length
    const declined = (Reason: string) => one.client.call('/api/SIGNDecline', { ...one.ids, Reason })
    expect((await declined('  ')).Errors).toEqual([{ Field: 'Reason', Key: 'SigningReasonRequired' }])
    expect(outcomeOf(await declined('The amount is wrong'))).toBe('ok')
    expect(outcomeOf(await declined('Again'))).toBe('SigningNotOpen')
    expect(outcomeOf(await sign(two))).toBe('SigningNotOpen')
    const told = await foyer.mailbox.arrived('alpha@broker.example', brokerHad + 1)
    expect(told.subject).toBe('Not signed: Insurance application / Non signé\u00a0: Demande d’assurance')
    expect(told.text).toContain('The amount is wrong')
    expect((await foyer.mailbox.arrived(second, 3)).text).toContain('Il n’engage personne')
    expect(await list(requestId)).toMatchObject({
      State: 'declined',
      Signers: [{ State: 'declined', Reason: 'The amount is wrong' }, { State: 'invited' }],
    })
    expect((await open(one.token)).State).toBe('declined')
    expect((await open(two.token)).State).toBe('closed')
    const body = { SiteID: siteId, Token: two.token, LanguageID: 1 }
    expect(outcomeOf(await newCaller(foyer).call('/api/SIGNSendCode', body))).toBe('SigningNotOpen')
    const code = { SiteID: siteId, Token: two.token, code: '123456' }
    expect(outcomeOf(await newCaller(foyer).call('/api/SIGNVerifyCode', code))).toBe('SigningNotOpen')
    expect(await databaseText(foyer.services.database)).not.toContain('The amount is wrong')
  })

  test('has no external page where people sign on our own', async () => {
    const { signers } = await requestSignatures(foyer, { siteId })
    const desk = await goToDesk(foyer, siteId, emailsOf(signers)[0])
    expect(outcomeOf(await desk.client.call('/api/SIGNOpenOutside', desk.ids))).toBe('SigningNotOpen')
  })
})

describe('the broker', () => {
  const ask = async (changes: object) =>
    foyer.client().callAnyhow('/broker-api/RequestSignatures', {
      SiteID: siteId,
      Title: 'A document',
      Document: Buffer.from('%PDF-').toString('base64'),
      Signers: [ada, bruno],
      ...changes,
    })

  test('receives every problem of a request', async () => {
    expect(outcomeOf(await ask({ SiteID: 'nowhere' }))).toBe('UnknownSite')
    expect((await ask({ Title: ' ' })).Errors).toEqual([{ Field: 'Title', Key: 'RequiredSetting' }])
    expect((await ask({ Signers: [] })).Errors).toEqual([{ Field: 'Signers', Key: 'ESignEnterAllFields' }])
    expect((await ask({ Signers: [{ ...ada, LastName: '' }] })).Errors).toEqual([
      { Field: 'Signers.0.LastName', Key: 'ESignEnterAllFields' },
    ])
    expect((await ask({ Signers: [ada, { ...bruno, Email: 'ADA@example.ca' }] })).Errors).toEqual([
      { Field: 'Signers.1.Email', Key: 'ESignUniqueEmail' },
    ])
    expect((await ask({ Signers: [{ ...ada, Email: 'ada' }] })).Errors).toEqual([
      { Field: 'Signers.0.Email', Key: 'InvalidEmail' },
    ])
    expect((await ask({})).Errors).toEqual([{ Field: 'Document', Key: 'InvalidDocument' }])
    expect(outcomeOf(await ask({ Document: 'ü' }))).toBe('InvalidDocument')
  })

  test('cannot hold the server with a document: not with spaces, nor with what unpacks to much more', async () => {
    const spaces = `A${' '.repeat(1_000_000)}!`
    const packed = deflateSync(deflateSync(Buffer.alloc(200 * 1024 * 1024, ' '), { level: 9 }), { level: 9 })
    const bomb = makePdf({
      objects: [objectStream('', '/Filter [/FlateDecode /FlateDecode]', packed)],
    }).toString('base64')
    for (const Document of [spaces, bomb]) {
      const longest = await longestTurn(1000, async () =>
        expect(outcomeOf(await ask({ Document }))).toBe('InvalidDocument'),
      )
      expect(longest).toBeLessThan(1000)
    }
  })

  test('mails a new link, which invalidates the older one, and cancels a request', async () => {
    const { requestId, signers } = await requestSignatures(foyer, { siteId, isOrdered: true })
    const [first, second] = emailsOf(signers)
    const older = await mailedLink(foyer, first)
    const ref = { SiteID: siteId, SigningRequestID: requestId }
    const resend = (SignerID: number) => foyer.client().call('/broker-api/ResendSigningLink', { ...ref, SignerID })
    expect(outcomeOf(await resend(1))).toBe('ok')
    const newer = await mailedLink(foyer, first, 2)
    expect([outcomeOf(await open(older)), (await open(newer)).State]).toEqual(['NoAccess', 'code'])
    expect([outcomeOf(await resend(2)), outcomeOf(await resend(3))]).toEqual(['SigningNotOpen', 'NoAccess'])
    const download = () => foyer.client().call('/broker-api/DownloadSignedDocument', ref)
    const cancel = () => foyer.client().call('/broker-api/CancelSigningRequest', ref)
    expect(outcomeOf(await download())).toBe('SigningNotOpen')
    expect([outcomeOf(await cancel()), outcomeOf(await cancel())]).toEqual(['ok', 'SigningNotOpen'])
    expect((await foyer.mailbox.arrived(first, 3)).subject).toBe('Nothing more to sign: Insurance application')
    expect(foyer.mailbox.to(second)).toEqual([])
    expect((await open(newer)).State).toBe('closed')
    const nowhere = { SiteID: siteId, SigningRequestID: 'nowhere' }
    for (const path of ['/broker-api/CancelSigningRequest', '/broker-api/DownloadSignedDocument'] as const)
      expect(outcomeOf(await foyer.client().call(path, nowhere))).toBe('NoAccess')
    expect(outcomeOf(await foyer.client().call('/broker-api/ListSigningRequests', { SiteID: 'nowhere' }))).toBe(
      'UnknownSite',
    )
  })

  test('takes back a request whose sealing has failed, and those who signed are notified', async () => {
    const { requestId, signers } = await requestSignatures(foyer, { siteId })
    await replaceDocument(foyer, { siteId, requestId }, Buffer.from('no document'))
    const emails = emailsOf(signers)
    const failures = () => foyer.log.filter((line) => line.includes('"event":"job-failed","job":"finish-signing"'))
    const before = failures().length
    for (const email of emails) expect(outcomeOf(await sign(await goToDesk(foyer, siteId, email)))).toBe('ok')
    await expect.poll(() => failures().length).toBeGreaterThan(before)
    expect((await list(requestId)).State).toBe('sealing')
    const ref = { SiteID: siteId, SigningRequestID: requestId }
    const cancel = () => foyer.client().call('/broker-api/CancelSigningRequest', ref)
    expect([outcomeOf(await cancel()), outcomeOf(await cancel())]).toEqual(['ok', 'SigningNotOpen'])
    const mails = [await foyer.mailbox.arrived(emails[0], 3), await foyer.mailbox.arrived(emails[1], 3)]
    expect(mails.map(({ subject, attachments }) => [subject, attachments])).toEqual([
      ['Nothing more to sign: Insurance application', []],
      ['Plus rien à signer\u00a0: Demande d’assurance', []],
    ])
    expect((await list(requestId)).State).toBe('cancelled')
  })

  test('keeps no document that was cancelled before anyone signed', async () => {
    const stored = async (requestId: string) => {
      const rows = await inSite(foyer.services.database.db, siteId, (trx) =>
        trx.selectFrom('signing_requests').select('document').where('request_id', '=', requestId).execute(),
      )
      return rows[0]?.document.length
    }
    const [unsigned, signed] = [await requestSignatures(foyer, { siteId }), await requestSignatures(foyer, { siteId })]
    const emails = emailsOf(signed.signers)
    expect(outcomeOf(await sign(await goToDesk(foyer, siteId, emails[0])))).toBe('ok')
    const desk = await goToDesk(foyer, siteId, emailsOf(unsigned.signers)[0])
    for (const { requestId } of [unsigned, signed])
      await foyer.client().call('/broker-api/CancelSigningRequest', { SiteID: siteId, SigningRequestID: requestId })
    expect(await stored(unsigned.requestId)).toBe(0)
    expect(await stored(signed.requestId)).toBeGreaterThan(0)
    const load = { ...desk.ids, LanguageID: 1, Signed: 0 }
    expect(outcomeOf(await desk.client.call('/api/SIGNLoadDocument', load))).toBe('SigningNotOpen')
  })

  test('either receives the last signature or cancels the request, never both, when the two are concurrent', async () => {
    const { requestId, signers } = await requestSignatures(foyer, { siteId, signers: freshSigners(ada) })
    const desk = await goToDesk(foyer, siteId, emailsOf(signers)[0])
    const ref = { SiteID: siteId, SigningRequestID: requestId }
    const outcomes = (
      await Promise.all([sign(desk), foyer.client().call('/broker-api/CancelSigningRequest', ref)])
    ).map(outcomeOf)
    expect(outcomes.toSorted()).toEqual(['SigningNotOpen', 'ok'])
    const { State } = await list(requestId)
    expect(outcomes[0] === 'ok' ? ['sealing', 'completed'] : ['cancelled']).toContain(State)
  })
})
