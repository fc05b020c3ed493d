import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { inSite } from '../kit/transaction.ts'
import { retention } from '../maintenance/index.ts'
import {
  type MadeRequest,
  makeApplication,
  makeBorrower,
  makeDocumentRequest,
  makeSite,
  upload,
} from '../testing/builders.ts'
import { databaseText } from '../testing/database-state.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'
import type { Client } from '../testing/test-client.ts'

let foyer: TestFoyer
beforeAll(async () => {
  foyer = await startTestFoyer()
  await makeSite(foyer, 'ours')
  await makeSite(foyer, 'theirs')
})
afterAll(() => foyer.stop())

let asked = 0
/** A request with a code, and its one recipient. */
const guarded = async (): Promise<MadeRequest & { email: string }> => {
  asked += 1
  const email = `code${asked}@recipient.example`
  const request = await makeDocumentRequest(foyer, 'ours', undefined, { UseAccessCode: 1, Recipients: [email] })
  await foyer.mailbox.arrived(email)
  return { ...request, email }
}
const askForCode = (client: Client, { link, email: Email }: Awaited<ReturnType<typeof guarded>>) =>
  client.call('/api/RDResendACCESS', { ...link, Email })
/** The same with a browser that requested a code, and the code that its recipient received. */
const withCode = async (client = foyer.client()) => {
  const request = await guarded()
  expect(keyOf(await askForCode(client, request))).toBe('')
  return { ...request, client, code: await codeSent(request.email) }
}
const codeSent = async (email: string, count = 2) => {
  await foyer.mailbox.arrived(email, count)
  const codes = foyer.mailbox.to(email).flatMap(({ text }) => /\b\d{6}\b/.exec(text) ?? [])
  return codes.at(-1) ?? ''
}
const open = (client: Client, request: MadeRequest, Code?: string) =>
  client.call('/api/RDACCESS', { ...request.link, ...(Code !== undefined && { Code }) })
const keyOf = ({ ReturnStatus }: { ReturnStatus: { ReturnMessage: string } }) => ReturnStatus.ReturnMessage
const wrongOf = (code: string) => (code === '000000' ? '111111' : '000000')

describe('a link', () => {
  test('without a code opens directly, for this browser only', async () => {
    const request = await makeDocumentRequest(foyer, 'ours')
    const client = foyer.client()
    expect(await open(client, request)).toMatchObject({
      ReturnStatus: { ReturnCode: 200 },
      AccessCode: 0,
      ExpiredLink: '',
    })
    const { Docs } = await client.call('/api/RDLoad', request.ids)
    expect(Docs).toMatchObject({
      RequestDocID: request.link.RequestDocID,
      Desc: 'Income of Ada',
      Items: [
        { strDFDocumentType: 'Pay stub', Desc: 'The last two', DFRequestDocItemStatusDD: 1, Required: 1, Uploads: [] },
        { strDFDocumentType: 'Void cheque', Required: 0 },
      ],
    })
    const french = await client.call('/api/RDLoad', { ...request.ids, langID: 2 })
    expect(french.Docs.Items[0]).toMatchObject({ strDFDocumentType: 'Talon de paie' })
    expect(keyOf(await foyer.client().call('/api/RDLoad', request.ids))).toBe('Access_Denied')
  })
  describe('is closed to a browser that opened it before', () => {
    const again = (request: MadeRequest, given: object) =>
      foyer.client().call('/broker-api/SaveDocumentRequest', { ...request.ids, ...given })
    const load = async (client: Client, request: MadeRequest) => keyOf(await client.call('/api/RDLoad', request.ids))
    const opened = async () => {
      const request = await makeDocumentRequest(foyer, 'ours', undefined, { Recipients: ['wrong@recipient.example'] })
      const client = foyer.client()
      await open(client, request)
      expect(await load(client, request)).toBe('')
      return { request, client }
    }
    test('once its recipient is replaced, and asks for a code, which only the new one receives', async () => {
      const { request, client } = await opened()
      await again(request, { Recipients: ['right@recipient.example'] })
      expect(await load(client, request)).toBe('Access_Denied')
      expect(await open(client, request)).toMatchObject({ AccessCode: 1 })
      expect(await load(client, request)).toBe('Access_Denied')
      await askForCode(client, { ...request, email: 'wrong@recipient.example' })
      expect(foyer.mailbox.to('wrong@recipient.example').filter(({ text }) => /\b\d{6}\b/.test(text))).toEqual([])
    })
    test('once access codes are switched on', async () => {
      const { request, client } = await opened()
      await again(request, { UseAccessCode: 1 })
      expect(await load(client, request)).toBe('Access_Denied')
    })
    test('whose photos are being joined meanwhile: nothing is written', async () => {
      const { request, client } = await opened()
      const uploads = [await upload(client, request.itemId), await upload(client, request.itemId)]
      const { fileStore } = foyer.services
      const reading = Promise.withResolvers<void>()
      const closed = Promise.withResolvers<void>()
      const read = fileStore.open.bind(fileStore)
      const held = vi.spyOn(fileStore, 'open').mockImplementation(async (key) => {
        reading.resolve()
        await closed.promise
        return read(key)
      })
      const Uploads = uploads.map((one) => one.DFRequestDocItemUploadID)
      const joining = client.callAnyhow('/api/RDJoinPhotos', {
        ...request.ids,
        DFRequestDocItemID: request.itemId,
        Uploads,
      })
      await reading.promise
      await again(request, { UseAccessCode: 1 })
      closed.resolve()
      expect(keyOf(await joining)).toBe('Access_Denied')
      held.mockRestore()
      const { Items } = await foyer.client().call('/broker-api/ListUploads', request.ids)
      expect(Items[0]?.Uploads.map((one) => one.DFRequestDocItemUploadID).sort()).toEqual(Uploads.sort())
    })
    test('once its recipient is replaced, although the call switches codes off', async () => {
      const { request, client } = await opened()
      const correction = { Recipients: ['right@recipient.example'], UseAccessCode: 0 }
      // Repeated, as by an integration whose first reply was lost, it switches them off no more than at first.
      for (const given of [correction, correction, { UseAccessCode: 0 }, {}]) {
        await again(request, given)
        expect(await open(client, request)).toMatchObject({ AccessCode: 1 })
      }
    })
    test('not by adding a recipient or sending it again', async () => {
      const { request, client } = await opened()
      await again(request, { Recipients: ['wrong@recipient.example', 'second@recipient.example'] })
      await again(request, {})
      expect(await load(client, request)).toBe('')
      expect(await open(foyer.client(), request)).toMatchObject({ AccessCode: 0 })
    })
  })
  describe('keeps its recipients once something was sent, so that no one else reads it', () => {
    const sending = {
      'a file': async (client: Client, request: MadeRequest) => void (await upload(client, request.itemId)),
      'a file that was submitted': async (client: Client, request: MadeRequest) => {
        await upload(client, request.itemId)
        await client.call('/api/RDSubmit', request.ids)
      },
      'a statement': async (client: Client, request: MadeRequest) => {
        const statement = { DFRequestDocItemID: request.itemId, Reason: 'I am in hospital' }
        await client.call('/api/RDNotAvailable', { ...request.ids, ...statement })
      },
    }
    const save = (request: MadeRequest, Recipients: string[]) =>
      foyer.client().callAnyhow('/broker-api/SaveDocumentRequest', { ...request.ids, Recipients })
    const refused = [{ Field: 'Recipients', Key: 'RecipientHasSent' }]
    test('also a borrower whose account has no address, as a social network’s may have none', async () => {
      const borrower = await makeBorrower(foyer, 'ours', { email: '102030405060708' })
      const made = await makeApplication(borrower)
      const request = await makeDocumentRequest(foyer, 'ours', made)
      await upload(borrower.client, request.itemId)
      expect(await save(request, ['right@recipient.example'])).toMatchObject({ Errors: refused })
      const unused = await makeDocumentRequest(foyer, 'ours', made)
      expect(keyOf(await save(unused, ['right@recipient.example']))).toBe('')
      expect(await open(foyer.client(), unused)).toMatchObject({ AccessCode: 1 })
    })
    test.each(Object.entries(sending))('%s', async (_, send) => {
      const request = await makeDocumentRequest(foyer, 'ours', undefined, { Recipients: ['wrong@recipient.example'] })
      const client = foyer.client()
      await open(client, request)
      await send(client, request)
      expect(await save(request, ['right@recipient.example'])).toMatchObject({ Errors: refused })
      expect(keyOf(await client.call('/api/RDLoad', request.ids))).toBe('')
      expect(keyOf(await save(request, ['wrong@recipient.example', 'accountant@recipient.example']))).toBe('')
      await foyer.client().call('/broker-api/WithdrawDocumentRequest', request.ids)
      const again = await save(request, ['right@recipient.example'])
      expect(again).toMatchObject(
        send === sending['a file that was submitted'] ? { Errors: refused } : { ReturnStatus: { ReturnMessage: '' } },
      )
    })
    test('a statement that a decision has taken away, since undoing the decision brings it back', async () => {
      const request = await makeDocumentRequest(foyer, 'ours', undefined, { Recipients: ['wrong@recipient.example'] })
      const client = foyer.client()
      await open(client, request)
      await sending['a statement'](client, request)
      await client.call('/api/RDSubmit', request.ids)
      const decision = { SiteID: 'ours', DFRequestDocItemID: request.itemId }
      const decided = await foyer.client().call('/broker-api/DecideDocumentItem', { ...decision, Status: 1 })
      expect(await save(request, ['right@recipient.example'])).toMatchObject({ Errors: refused })
      const undone = { ...decision, DecidedAt: decided.DecidedAt }
      expect(keyOf(await foyer.client().call('/broker-api/UndoDocumentDecision', undone))).toBe('')
      expect(await save(request, ['right@recipient.example'])).toMatchObject({ Errors: refused })
    })
    test('of the borrower, whose request is not passed on to another address', async () => {
      const borrower = await makeBorrower(foyer, 'ours')
      const request = await makeDocumentRequest(foyer, 'ours', await makeApplication(borrower))
      await upload(borrower.client, request.itemId)
      expect(await save(request, ['accountant@recipient.example'])).toMatchObject({ Errors: refused })
    })
  })
  test('with a code opens only with the code, never reveals it, and renews the session', async () => {
    const client = foyer.client()
    const unasked = await guarded()
    expect(await open(client, unasked)).toMatchObject({ AccessCode: 1, CodeSent: 0, ExpiredLink: '' })
    expect(keyOf(await client.call('/api/RDLoad', unasked.ids))).toBe('Access_Denied')
    await open(client, await makeDocumentRequest(foyer, 'ours'))
    const request = await withCode(client)
    const first = await client.raw('/api/RDACCESS', request.link)
    expect(JSON.parse(first.body)).toMatchObject({ AccessCode: 1, CodeSent: 1, ExpiredLink: '' })
    const before = client.cookies.get('sid-ours')
    const right = await client.raw('/api/RDACCESS', { ...request.link, Code: request.code })
    expect(JSON.parse(right.body)).toMatchObject({ AccessCode: 0 })
    expect(client.cookies.get('sid-ours')).not.toBe(before)
    const loaded = await client.raw('/api/RDLoad', request.ids)
    expect(loaded.status).toBe(200)
    for (const { body } of [first, right, loaded]) expect(body).not.toContain(request.code)
    expect(await databaseText(foyer.services.database)).not.toContain(`"${request.code}"`)
    expect(await open(client, request)).toMatchObject({ AccessCode: 0 })
  })
  test('that is unknown is reported, also on another site', async () => {
    const request = await makeDocumentRequest(foyer, 'ours')
    expect(keyOf(await foyer.client().call('/api/RDACCESS', { SiteID: 'ours', RequestDocID: 'nothing' }))).toBe(
      'NoRequest',
    )
    const elsewhere = { ...request.link, SiteID: 'theirs' }
    expect(keyOf(await foyer.client().call('/api/RDACCESS', elsewhere))).toBe('NoRequest')
  })
  test('is more than the id of its request, which lists, replies and the audit trail name', async () => {
    const request = await makeDocumentRequest(foyer, 'ours')
    const wrong = `${request.link.RequestDocID.slice(0, -1)}_`
    for (const RequestDocID of [request.RequestDocID, `${request.RequestDocID}.`, wrong]) {
      const body = { SiteID: 'ours', RequestDocID }
      expect(keyOf(await foyer.client().call('/api/RDACCESS', body))).toBe('NoRequest')
      expect(keyOf(await foyer.client().call('/api/RDResendACCESS', { ...body, Email: 'bo@recipient.example' }))).toBe(
        'NoRequest',
      )
    }
    const opened = foyer.client()
    await open(opened, request)
    // A browser that opened it names the request by its id alone.
    expect((await opened.call('/api/RDLoad', request.ids)).Docs.RequestDocID).toBe(request.link.RequestDocID)
  })
  test('is valid for thirty days, and again after it is resent', async () => {
    const request = await makeDocumentRequest(foyer, 'ours')
    foyer.clock.advance(30 * 24 * 3600)
    expect(await open(foyer.client(), request)).toMatchObject({ AccessCode: 0, ExpiredLink: 'Expired' })
    const resent = { ...request.link, Email: 'bo@recipient.example' }
    expect(keyOf(await foyer.client().call('/api/RDResendACCESS', resent))).toBe('ExpiredLink')
    await foyer.client().call('/broker-api/SaveDocumentRequest', request.ids)
    expect(await open(foyer.client(), request)).toMatchObject({ ExpiredLink: '' })
  })
  test('needs no code for the borrower of its application', async () => {
    const borrower = await makeBorrower(foyer, 'ours')
    const application = await makeApplication(borrower)
    const request = await makeDocumentRequest(foyer, 'ours', application, { UseAccessCode: 1 })
    expect(await open(borrower.client, request)).toMatchObject({ AccessCode: 0, ExpiredLink: '' })
    expect(keyOf(await borrower.client.call('/api/RDLoad', request.ids))).toBe('')
    const other = await makeBorrower(foyer, 'ours')
    expect(await open(other.client, request)).toMatchObject({ AccessCode: 1 })
    expect(keyOf(await other.client.call('/api/RDLoad', request.ids))).toBe('NoAccess')
  })
  test('the end of a session ends its grant', async () => {
    const request = await makeDocumentRequest(foyer, 'ours')
    const client = foyer.client()
    await open(client, request)
    foyer.clock.advance(31 * 60)
    expect(keyOf(await client.call('/api/RDLoad', request.ids))).toBe('Access_Denied')
  })
})

describe('a code', () => {
  test('opens only in the browser that requested it', async () => {
    const { client, code, ...request } = await withCode()
    const stranger = foyer.client()
    for (const other of [stranger, (await makeBorrower(foyer, 'ours')).client])
      expect(keyOf(await open(other, request, code))).toBe('WrongAccessCode')
    expect(keyOf(await askForCode(stranger, request))).toBe('')
    const theirs = await codeSent(request.email, 3)
    expect(keyOf(await open(stranger, request, code === theirs ? wrongOf(code) : code))).toBe('WrongAccessCode')
    expect(await open(client, request, code)).toMatchObject({ AccessCode: 0 })
    expect(await open(stranger, request, theirs)).toMatchObject({ AccessCode: 0 })
  })
  test('is valid for fifteen minutes, and works once', async () => {
    const { client, code, ...request } = await withCode()
    foyer.clock.advance(15 * 60)
    expect(await open(client, request)).toMatchObject({ AccessCode: 1, CodeSent: 0 })
    expect(keyOf(await open(client, request, code))).toBe('WrongAccessCode')
    const late = await withCode()
    foyer.clock.advance(15 * 60 - 1)
    const other = foyer.client()
    other.cookies.set('sid-ours', late.client.cookies.get('sid-ours') ?? '')
    expect(await open(late.client, late, late.code)).toMatchObject({ AccessCode: 0 })
    expect(keyOf(await open(other, late, late.code))).toBe('WrongAccessCode')
  })
  test('is stored as a keyed hash and deleted after its end', async () => {
    const { code } = await withCode()
    expect(await databaseText(foyer.services.database)).not.toContain(`"${code}"`)
    const left = () =>
      inSite(foyer.services.database.db, 'ours', (trx) => trx.selectFrom('document_codes').selectAll().execute())
    expect((await left()).length).toBeGreaterThan(0)
    foyer.clock.advance(31 * 60)
    expect((await retention(foyer.services, { now: foyer.clock.now(), isDry: false })).codes).toBeGreaterThan(0)
    expect(await left()).toEqual([])
  })
})

describe('wrong codes', () => {
  test('a missing code is requested again', async () => {
    const { client, ...request } = await withCode()
    expect(keyOf(await open(client, request, '12'))).toBe('RequiredVerificationCode')
  })
  test('the sixth try is refused for a quarter of an hour, even with the right code, in this browser only', async () => {
    const { client, code, ...request } = await withCode()
    for (let tries = 0; tries < 5; tries += 1)
      expect(keyOf(await open(client, request, wrongOf(code)))).toBe('WrongAccessCode')
    const sixth = await client.raw('/api/RDACCESS', { ...request.link, Code: code })
    expect([sixth.status, sixth.headers['retry-after']]).toEqual([429, '900'])
    expect(keyOf(await askForCode(client, request))).toBe('TooManyRequests')
    const other = foyer.client({ ip: '10.5.0.1' })
    expect(keyOf(await askForCode(other, request))).toBe('')
    expect(await open(other, request, await codeSent(request.email, 3))).toMatchObject({ AccessCode: 0 })
    foyer.clock.advance(15 * 60)
    expect(keyOf(await askForCode(client, request))).toBe('')
    expect(await open(client, request, await codeSent(request.email, 4))).toMatchObject({ AccessCode: 0 })
  })
  test('of people with only the link are not counted', async () => {
    const { client, code, ...request } = await withCode()
    for (let tries = 0; tries < 30; tries += 1)
      expect(keyOf(await open(foyer.client({ ip: `10.6.0.${tries}` }), request, wrongOf(code)))).toBe('WrongAccessCode')
    expect(await open(client, request, code)).toMatchObject({ AccessCode: 0 })
  })
  test('twenty in total disable that recipient’s codes until the broker resends the request', async () => {
    const Recipients = ['guessed@recipient.example', 'other@recipient.example'] as const
    const request = await makeDocumentRequest(foyer, 'ours', undefined, {
      UseAccessCode: 1,
      Recipients: [...Recipients],
    })
    const guessed = { ...request, email: Recipients[0] }
    await foyer.mailbox.arrived(guessed.email)
    for (let round = 0; round < 4; round += 1) {
      const client = foyer.client({ ip: `10.1.0.${round}` })
      expect(keyOf(await askForCode(client, guessed))).toBe('')
      const code = await codeSent(guessed.email, round + 2)
      for (let tries = 0; tries < 5; tries += 1)
        expect(keyOf(await open(client, guessed, wrongOf(code)))).toBe('WrongAccessCode')
    }
    const late = foyer.client({ ip: '10.1.0.9' })
    expect(keyOf(await askForCode(late, guessed))).toBe('ExpiredLink')
    expect(keyOf(await askForCode(late, { ...request, email: Recipients[1] }))).toBe('')
    await foyer.client().call('/broker-api/SaveDocumentRequest', request.ids)
    expect(keyOf(await askForCode(foyer.client({ ip: '10.1.0.10' }), guessed))).toBe('')
  })
  test('of a hundred concurrent ones, five are counted and the others refused', async () => {
    const { client, code, ...request } = await withCode()
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => open(client, request, wrongOf(code)).then(keyOf)),
    )
    expect(answers.filter((key) => key === 'WrongAccessCode')).toHaveLength(5)
    expect(answers.filter((key) => key === 'TooManyRequests')).toHaveLength(95)
  })
})

describe('a new code', () => {
  test('is sent to a recipient, and replaces this browser’s old one', async () => {
    const { client, code, ...request } = await withCode()
    const again = { ...request, email: ` ${request.email.toUpperCase()} ` }
    expect(keyOf(await askForCode(client, again))).toBe('')
    const renewed = await codeSent(request.email, 3)
    if (renewed !== code) expect(keyOf(await open(client, request, code))).toBe('WrongAccessCode')
    expect(await open(client, request, renewed)).toMatchObject({ AccessCode: 0 })
  })
  test('is sent to no other address, and after five wrong addresses to none, for this caller', async () => {
    const request = await guarded()
    const ask = (email: string, ip: string) => askForCode(foyer.client({ ip }), { ...request, email }).then(keyOf)
    for (let tries = 0; tries < 5; tries += 1)
      expect(await ask(`wrong${tries}@recipient.example`, '10.3.0.1')).toBe('WrongOrInvalidEmail')
    expect(await ask(request.email, '10.3.0.1')).toBe('WrongOrInvalidEmail')
    expect(await ask(request.email, '10.3.0.2')).toBe('')
  })
  test('is limited to three an hour per caller, and thirty per request', async () => {
    const request = await guarded()
    const ask = (ip: string) => askForCode(foyer.client({ ip }), request).then(keyOf)
    for (let sent = 0; sent < 3; sent += 1) expect(await ask('10.4.0.1')).toBe('')
    expect(await ask('10.4.0.1')).toBe('TooManyRequests')
    for (let sent = 3; sent < 30; sent += 1) expect(await ask(`10.4.1.${sent}`)).toBe('')
    expect(await ask('10.4.2.1')).toBe('TooManyRequests')
  })
  test('is not sent for an unknown request', async () => {
    const nothing = { SiteID: 'ours', RequestDocID: 'nothing', Email: 'a@recipient.example' }
    expect(keyOf(await foyer.client().call('/api/RDResendACCESS', nothing))).toBe('NoRequest')
  })
})
