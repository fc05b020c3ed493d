import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type MadeRequest, makeApplication, makeBorrower, makeDocumentRequest, makeSite } from '../testing/builders.ts'
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
/** A request with a code, and the code as its recipient gets it. */
const withCode = async (): Promise<MadeRequest & { code: string; email: string }> => {
  asked += 1
  const email = `code${asked}@recipient.example`
  const request = await makeDocumentRequest(foyer, 'ours', undefined, { UseAccessCode: 1, Recipients: [email] })
  return { ...request, email, code: await codeSent(email) }
}
const codeSent = async (email: string, count = 2) => {
  await foyer.mailbox.arrived(email, count)
  const codes = foyer.mailbox.to(email).flatMap(({ text }) => /\b\d{6}\b/.exec(text) ?? [])
  return codes.at(-1) ?? ''
}
const open = (client: Client, request: MadeRequest, Code?: string) =>
  client.call('/api/RDACCESS', { ...request.ids, ...(Code !== undefined && { Code }) })
const keyOf = ({ ReturnStatus }: { ReturnStatus: { ReturnMessage: string } }) => ReturnStatus.ReturnMessage
const wrongOf = (code: string) => (code === '000000' ? '111111' : '000000')

describe('a link', () => {
  test('without a code opens at once, for this browser alone', async () => {
    const request = await makeDocumentRequest(foyer, 'ours')
    const client = foyer.client()
    expect(await open(client, request)).toMatchObject({
      ReturnStatus: { ReturnCode: 200 },
      AccessCode: 0,
      ExpiredLink: '',
    })
    const { Docs } = await client.call('/api/RDLoad', request.ids)
    expect(Docs).toMatchObject({
      RequestDocID: request.RequestDocID,
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
  test('with a code opens with the code, never tells it, and renews the session', async () => {
    const request = await withCode()
    const client = foyer.client()
    const first = await client.raw('/api/RDACCESS', request.ids)
    expect(JSON.parse(first.body)).toMatchObject({ AccessCode: 1, ExpiredLink: '' })
    expect(keyOf(await client.call('/api/RDLoad', request.ids))).toBe('Access_Denied')
    await open(client, await makeDocumentRequest(foyer, 'ours'))
    const before = client.cookies.get('sid-ours')
    const right = await client.raw('/api/RDACCESS', { ...request.ids, Code: request.code })
    expect(JSON.parse(right.body)).toMatchObject({ AccessCode: 0 })
    expect(client.cookies.get('sid-ours')).not.toBe(before)
    const loaded = await client.raw('/api/RDLoad', request.ids)
    expect(loaded.status).toBe(200)
    for (const { body } of [first, right, loaded]) expect(body).not.toContain(request.code)
    expect(await databaseText(foyer.services.database)).not.toContain(`"${request.code}"`)
    expect(await open(client, request)).toMatchObject({ AccessCode: 0 })
  })
  test('that is nobody’s says so, also on another site', async () => {
    const request = await makeDocumentRequest(foyer, 'ours')
    expect(keyOf(await foyer.client().call('/api/RDACCESS', { SiteID: 'ours', RequestDocID: 'nothing' }))).toBe(
      'NoRequest',
    )
    const elsewhere = { ...request.ids, SiteID: 'theirs' }
    expect(keyOf(await foyer.client().call('/api/RDACCESS', elsewhere))).toBe('NoRequest')
  })
  test('holds for thirty days, and again when it is sent again', async () => {
    const request = await makeDocumentRequest(foyer, 'ours')
    foyer.clock.advance(30 * 24 * 3600)
    expect(await open(foyer.client(), request)).toMatchObject({ AccessCode: 0, ExpiredLink: 'Expired' })
    const resent = { ...request.ids, Email: 'bo@recipient.example' }
    expect(keyOf(await foyer.client().call('/api/RDResendACCESS', resent))).toBe('ExpiredLink')
    await foyer.client().call('/broker-api/SaveDocumentRequest', request.ids)
    expect(await open(foyer.client(), request)).toMatchObject({ ExpiredLink: '' })
  })
  test('is not asked of the borrower whose application it belongs to', async () => {
    const borrower = await makeBorrower(foyer, 'ours')
    const application = await makeApplication(borrower)
    const request = await makeDocumentRequest(foyer, 'ours', application, { UseAccessCode: 1 })
    expect(await open(borrower.client, request)).toMatchObject({ AccessCode: 0, ExpiredLink: '' })
    expect(keyOf(await borrower.client.call('/api/RDLoad', request.ids))).toBe('')
    const other = await makeBorrower(foyer, 'ours')
    expect(await open(other.client, request)).toMatchObject({ AccessCode: 1 })
    expect(keyOf(await other.client.call('/api/RDLoad', request.ids))).toBe('NoAccess')
  })
  test('a session that ends takes the grant with it', async () => {
    const request = await makeDocumentRequest(foyer, 'ours')
    const client = foyer.client()
    await open(client, request)
    foyer.clock.advance(31 * 60)
    expect(keyOf(await client.call('/api/RDLoad', request.ids))).toBe('Access_Denied')
  })
})

describe('wrong codes', () => {
  test('no code at all is asked for again', async () => {
    const request = await withCode()
    expect(keyOf(await open(foyer.client(), request, '12'))).toBe('RequiredVerificationCode')
  })
  test('the sixth try waits a quarter of an hour, also with the right code, on this request alone', async () => {
    const request = await withCode()
    const other = await withCode()
    for (let tries = 0; tries < 5; tries += 1)
      expect(keyOf(await open(foyer.client(), request, wrongOf(request.code)))).toBe('WrongAccessCode')
    const sixth = await foyer.client().raw('/api/RDACCESS', { ...request.ids, Code: request.code })
    expect([sixth.status, sixth.headers['retry-after']]).toEqual([429, '900'])
    expect(await open(foyer.client(), other, other.code)).toMatchObject({ AccessCode: 0 })
    foyer.clock.advance(15 * 60)
    expect(await open(foyer.client(), request, request.code)).toMatchObject({ ReturnStatus: { ReturnCode: 200 } })
  })
  test('twenty in all end the link until the broker sends it again', async () => {
    const request = await withCode()
    for (let tries = 0; tries < 20; tries += 1) {
      expect(keyOf(await open(foyer.client({ ip: `10.1.0.${tries}` }), request, wrongOf(request.code)))).toBe(
        'WrongAccessCode',
      )
      if (tries % 5 === 4) foyer.clock.advance(15 * 60)
    }
    expect(await open(foyer.client(), request, request.code)).toMatchObject({ ExpiredLink: 'Expired' })
    await foyer.client().call('/broker-api/SaveDocumentRequest', request.ids)
    const renewed = await codeSent(request.email, 4)
    expect(await open(foyer.client(), request, renewed)).toMatchObject({ AccessCode: 0, ExpiredLink: '' })
  })
  test('of a hundred at once, five count and the rest wait', async () => {
    const request = await withCode()
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, at) =>
        open(foyer.client({ ip: `10.2.0.${at}` }), request, wrongOf(request.code)).then(keyOf),
      ),
    )
    expect(answers.filter((key) => key === 'WrongAccessCode')).toHaveLength(5)
    expect(answers.filter((key) => key === 'TooManyRequests')).toHaveLength(95)
  })
})

describe('a new code', () => {
  test('goes to a recipient, and the old one dies', async () => {
    const request = await withCode()
    const again = { ...request.ids, Email: ` ${request.email.toUpperCase()} ` }
    expect(keyOf(await foyer.client().call('/api/RDResendACCESS', again))).toBe('')
    const renewed = await codeSent(request.email, 3)
    if (renewed !== request.code)
      expect(keyOf(await open(foyer.client(), request, request.code))).toBe('WrongAccessCode')
    expect(await open(foyer.client(), request, renewed)).toMatchObject({ AccessCode: 0 })
  })
  test('goes to nobody else, and after five wrong addresses to nobody at all', async () => {
    const request = await withCode()
    const ask = (Email: string, ip: string) =>
      foyer
        .client({ ip })
        .call('/api/RDResendACCESS', { ...request.ids, Email })
        .then(keyOf)
    for (let tries = 0; tries < 5; tries += 1)
      expect(await ask(`wrong${tries}@recipient.example`, `10.3.0.${tries}`)).toBe('WrongOrInvalidEmail')
    expect(await ask(request.email, '10.3.0.9')).toBe('WrongOrInvalidEmail')
  })
  test('three times an hour', async () => {
    const request = await withCode()
    const ask = (ip: string) =>
      foyer
        .client({ ip })
        .call('/api/RDResendACCESS', { ...request.ids, Email: request.email })
        .then(keyOf)
    for (let sent = 0; sent < 3; sent += 1) expect(await ask(`10.4.0.${sent}`)).toBe('')
    expect(await ask('10.4.0.9')).toBe('TooManyRequests')
  })
  test('of a request that is not there is none', async () => {
    const nothing = { SiteID: 'ours', RequestDocID: 'nothing', Email: 'a@recipient.example' }
    expect(keyOf(await foyer.client().call('/api/RDResendACCESS', nothing))).toBe('NoRequest')
  })
})
