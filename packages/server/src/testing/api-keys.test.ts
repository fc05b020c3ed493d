import { PassThrough } from 'node:stream'
import { allCalls } from '@foyer/contract/all-calls.ts'
import { type CallDeclaration, pathsOf } from '@foyer/contract/kit/define-call.ts'
import { mostKeyDays, rotationDays, usualKeyDays } from '@foyer/domain/api-keys/rules.ts'
import { addDays } from '@foyer/domain/kit/dates.ts'
import { type OfficeAction, officeActions } from '@foyer/domain/office/actions.ts'
import { insuranceFacts } from '@foyer/domain/testing/insurance.ts'
import { aLeadForm } from '@foyer/domain/testing/lead-form.ts'
import type { FastifyRequest } from 'fastify'
import Type from 'typebox'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { isFull } from '../../../../tools/testing/repetitions.ts'
import { isSignedIn, newCaller } from '../account/testing/people.ts'
import { downloadUploadPath } from '../documents/download-upload.ts'
import { serverSite } from '../kit/audit.ts'
import { tokenDoor } from '../kit/operator-doors.ts'
import { inSite } from '../kit/transaction.ts'
import { todayOf } from '../ports/clock.ts'
import { uploadImagePath } from '../site/upload-image.ts'
import { makeBorrower, makeSite } from './builders.ts'
import { smallestValue } from './schema-values.ts'
import { startTestFoyer, type TestFoyer } from './start-test-foyer.ts'

let foyer: TestFoyer
beforeAll(async () => {
  foyer = await startTestFoyer()
  await makeSite(foyer, 'ours')
  await makeSite(foyer, 'theirs')
})
afterAll(() => foyer.stop())

interface Answer {
  status: number
  reply: Record<string, unknown> & {
    ReturnStatus: { ReturnMessage: string }
    Errors?: { Field: string; Key: string }[]
  }
}

const ask = async (key: string, path: string, body: object = {}, ip = '198.51.100.7'): Promise<Answer> => {
  const response = await foyer.app.inject({
    method: 'POST',
    url: path,
    headers: { authorization: `Bearer ${key}`, 'x-forwarded-for': ip, 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  })
  return { status: response.statusCode, reply: response.json() }
}
const keyOf = ({ reply }: Answer) => ({ KeyID: String(reply.KeyID), Key: String(reply.Key) })
const byToken = (path: string, body: object = {}) => ask(foyer.operatorToken, path, body)
const make = async (rights: { Actions: OfficeAction[]; Sites?: string[]; IpRanges?: string[]; ExpiresOn?: string }) =>
  keyOf(await byToken('/broker-api/CreateApiKey', { Name: 'Leads to our list', ...rights }))
const list = async (key = foyer.operatorToken) =>
  (await ask(key, '/broker-api/ListApiKeys')).reply.Keys as { KeyID: string; LastUsedAt: string; ExpiresOn: string }[]
const outcome = ({ status, reply }: Answer) => [status, reply.ReturnStatus.ReturnMessage]
const listDeals = '/broker-api/ListDeals'
const ours = { SiteID: 'ours' }

const actionOf = new Map<string, OfficeAction>([
  [uploadImagePath, 'setting.edit'],
  [downloadUploadPath, 'document.download'],
  ...allCalls.flatMap(({ path, access, action }: CallDeclaration) =>
    access === 'operator' && action ? pathsOf({ path }).map((one): [string, OfficeAction] => [one, action]) : [],
  ),
])

const wider = allCalls.filter(({ alsoTakes }: CallDeclaration) => alsoTakes !== undefined)

/** Each key is refused a third of the other calls, in turn from action to action, so that each call refuses. With FULL=1 all. */
const isTurnOf = (action: OfficeAction, at: number) => isFull || (officeActions.indexOf(action) + at) % 3 === 0

describe('a key', () => {
  test.each(officeActions)('with %s alone passes exactly the calls that take it', async (action) => {
    const { Key } = await make({ Actions: [action] })
    for (const [at, [path, needed]] of [...actionOf].entries()) {
      if (needed !== action && !isTurnOf(action, at)) continue
      // Of these more is asked, below.
      if (needed === action && wider.some((call) => pathsOf(call).includes(path))) continue
      const { status } = await ask(Key, path, ours)
      expect([path, status === 403]).toEqual([path, needed !== action])
      expect([path, status]).not.toEqual([path, 401])
    }
  })

  it.each(wider.map((call) => [pathsOf(call).join(), call] as const))(
    'with the action of %s, and not the rights to what it shows to an address of the caller, is refused',
    async (path, { action, body }: CallDeclaration) => {
      const { Key } = await make({ Actions: action === undefined ? [] : [action] })
      const given = { ...(smallestValue(body) as object), ...ours }
      expect(outcome(await ask(Key, path, given))).toEqual([403, 'NotPermitted'])
    },
  )

  it('that may not view deals takes nothing of one into an insurance application', async () => {
    const { Key } = await make({ Actions: ['insurance.manage'] })
    const facts = { ...insuranceFacts(), LanguageID: 1, ...ours, MortgageApplicationID: 1 }
    expect(outcome(await ask(Key, '/broker-api/CreateInsuranceApplication', facts))).toEqual([403, 'NotPermitted'])
  })

  it('that may not view deals or leads does not choose who is mailed them', async () => {
    const { Key } = await make({ Actions: ['setting.edit', 'form.edit'] })
    const agent = { ...ours, Link: { AgentProfile: { Email: 'other@brokerage.example' } } }
    const name = { ...ours, Link: { AgentProfile: { FirstName: 'Anna' } } }
    expect(outcome(await ask(Key, '/broker-api/SaveSite', agent))).toEqual([403, 'NotPermitted'])
    expect(outcome(await ask(Key, '/broker-api/SaveSite', name))).toEqual([200, ''])
    const { Key: deals } = await make({ Actions: ['setting.edit', 'deal.view'] })
    expect(outcome(await ask(deals, '/broker-api/SaveSite', agent))).toEqual([403, 'NotPermitted'])
    const { Key: viewer } = await make({ Actions: ['setting.edit', 'deal.view', 'lead.view'] })
    expect(outcome(await ask(viewer, '/broker-api/SaveSite', agent))).toEqual([200, ''])

    const save = (key: string, email: string, Token?: unknown) =>
      ask(key, '/broker-api/SaveEmbeddedForm', {
        ...ours,
        detail: aLeadForm({ owners: [{ label: 'Ana Roy', value: 'ana', email }] }),
        ...(Token !== undefined && { Token }),
      })
    const [own, other] = ['ana@brokerage.example', 'other@brokerage.example']
    const { Key: reader } = await make({ Actions: ['form.edit', 'lead.view'] })
    expect(outcome(await save(Key, own))).toEqual([403, 'NotPermitted'])
    const made = await save(reader, own)
    expect(outcome(made)).toEqual([200, ''])
    expect(outcome(await save(Key, own, made.reply.Token))).toEqual([200, ''])
    expect(outcome(await save(Key, other, made.reply.Token))).toEqual([403, 'NotPermitted'])
    expect(outcome(await save(reader, other, made.reply.Token))).toEqual([200, ''])
  })

  it('works for its sites only: another site is refused like one without access, and what concerns all sites too', async () => {
    const { Key } = await make({
      Actions: ['deal.view', 'setting.edit', 'retention.view', 'audit.view'],
      Sites: ['ours'],
    })
    expect(outcome(await ask(Key, listDeals, ours))).toEqual([200, ''])
    expect(outcome(await ask(Key, listDeals, { SiteID: 'theirs' }))).toEqual([200, 'NoAccess'])
    expect(outcome(await ask(Key, '/broker-api/SaveSite', { SiteID: 'a-new-one' }))).toEqual([200, 'NoAccess'])
    expect(outcome(await ask(Key, '/broker-api/RetentionReport'))).toEqual([403, 'NotPermitted'])
    expect(outcome(await ask(Key, '/broker-api/VerifyAudit'))).toEqual([403, 'NotPermitted'])
    expect(outcome(await ask(Key, '/broker-api/VerifyAudit', ours))).toEqual([200, ''])
  })

  it('works until the end of its last day, and 90 days unless another day is asked for', async () => {
    const today = todayOf(foyer.clock.now())
    const made = await byToken('/broker-api/CreateApiKey', { Name: 'A', Actions: ['deal.view'] })
    expect(made.reply.ExpiresOn).toBe(addDays(today, usualKeyDays))
    const { Key } = await make({ Actions: ['deal.view'], ExpiresOn: addDays(today, 1) })
    foyer.clock.advance(86_400)
    expect((await ask(Key, listDeals, ours)).status).toBe(200)
    foyer.clock.advance(86_400)
    expect(outcome(await ask(Key, listDeals, ours))).toEqual([401, 'Access_Denied'])
  })

  it('works from its networks only', async () => {
    const { Key } = await make({ Actions: ['deal.view'], IpRanges: ['203.0.113.0/24', '2001:db8::/48'] })
    const from = async (ip: string) => (await ask(Key, listDeals, ours, ip)).status
    expect([await from('203.0.113.9'), await from('2001:db8:0:7::1'), await from('::ffff:203.0.113.9')]).toEqual([
      200, 200, 200,
    ])
    expect([await from('203.0.114.9'), await from('2001:db9::1')]).toEqual([401, 401])
  })

  it('that was ended stops at once', async () => {
    const { KeyID, Key } = await make({ Actions: ['deal.view'] })
    expect(outcome(await byToken('/broker-api/EndApiKey', { KeyID }))).toEqual([200, ''])
    expect((await ask(Key, listDeals, ours)).status).toBe(401)
    expect(outcome(await byToken('/broker-api/EndApiKey', { KeyID }))).toEqual([200, 'NoAccess'])
  })

  it('that was ended ends the sessions and the tickets that it opened, and no others', async () => {
    const borrower = await makeBorrower(foyer, 'ours')
    const { KeyID, Key } = await make({ Actions: ['deal.handoff', 'deal.view', 'document.view'] })
    const ticketBy = async (key: string) => {
      const { reply } = await ask(key, '/broker-api/CreateSignInTicket', { ...ours, UserID: borrower.userId })
      return String(reply.Url).split('/').at(-1) ?? ''
    }
    const enter = async (Ticket: string) => {
      const client = newCaller(foyer)
      await client.call('/api/MTGAPPLoginAs', { ...ours, Ticket })
      return () => isSignedIn(client, 'ours', borrower.userId)
    }
    const [byKey, byOperator] = [await enter(await ticketBy(Key)), await enter(await ticketBy(foyer.operatorToken))]
    const unspent = await ticketBy(Key)
    expect([await byKey(), await byOperator()]).toEqual([true, true])
    await byToken('/broker-api/EndApiKey', { KeyID })
    expect([await byKey(), await byOperator()]).toEqual([false, true])
    expect(await (await enter(unspent))()).toBe(false)
  })

  it('that is ended while its call waits between two transactions is refused', async () => {
    const { KeyID, Key } = await make({ Actions: ['deal.view'] })
    const body = Type.Object({})
    const call = { path: listDeals, access: 'operator', action: 'deal.view', effect: 'read', body } as const
    const request = {
      ...{ headers: { authorization: `Bearer ${Key}` }, ip: '203.0.113.9', routeOptions: { url: listDeals } },
      log: { warn: () => {} },
    } as unknown as FastifyRequest
    const door = tokenDoor(foyer.services, foyer.operatorToken)
    const { transaction } = await door.enter(request, call, { siteId: 'ours', body: {}, now: foyer.clock.now() })
    expect(await transaction(async () => 'read')).toBe('read')
    await byToken('/broker-api/EndApiKey', { KeyID })
    await expect(transaction(async () => 'read')).rejects.toMatchObject({ key: 'Access_Denied' })
  })

  it('that is ended while the body of its request arrives is refused, since the body may take minutes', async () => {
    const { KeyID, Key } = await make({ Actions: ['deal.view'] })
    const body = JSON.stringify(ours)
    const payload = new PassThrough()
    const answer = foyer.app.inject({
      method: 'POST',
      url: listDeals,
      headers: { authorization: `Bearer ${Key}`, 'content-type': 'application/json', 'content-length': body.length },
      payload,
    })
    payload.write(body.slice(0, 5))
    // The key was found, and was valid then.
    await expect.poll(async () => (await list()).find((one) => one.KeyID === KeyID)?.LastUsedAt).not.toBe('')
    await byToken('/broker-api/EndApiKey', { KeyID })
    payload.end(body.slice(5))
    expect((await answer).statusCode).toBe(401)
  })

  it('that is rotated still works for seven days, beside the new one with the same rights', async () => {
    const former = await make({ Actions: ['deal.view'], Sites: ['ours'] })
    const next = keyOf(await byToken('/broker-api/RotateApiKey', { KeyID: former.KeyID }))
    const statuses = async () => [
      (await ask(former.Key, listDeals, ours)).status,
      (await ask(next.Key, listDeals, ours)).status,
    ]
    expect(await statuses()).toEqual([200, 200])
    expect(outcome(await ask(next.Key, listDeals, { SiteID: 'theirs' }))).toEqual([200, 'NoAccess'])
    expect(outcome(await ask(next.Key, '/broker-api/ListLeads', ours))).toEqual([403, 'NotPermitted'])
    foyer.clock.advance((rotationDays + 1) * 86_400)
    expect(await statuses()).toEqual([401, 200])
  })

  it('is guessed at most ten times a minute from an address; one of ours that has ended is not counted', async () => {
    const { KeyID, Key } = await make({ Actions: ['deal.view'] })
    await byToken('/broker-api/EndApiKey', { KeyID })
    const ip = '198.51.100.44'
    for (let count = 0; count < 15; count += 1) expect((await ask(Key, listDeals, ours, ip)).status).toBe(401)
    const guess = `${Key.slice(0, -1)}${Key.endsWith('A') ? 'B' : 'A'}`
    const statuses: number[] = []
    for (let count = 0; count < 12; count += 1) statuses.push((await ask(guess, listDeals, ours, ip)).status)
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429, 429])
  })
})

describe('of a key', () => {
  it('only a keyed hash is stored: neither log, trail, list nor row has it', async () => {
    const { KeyID, Key } = await make({ Actions: ['deal.view'] })
    await ask(Key, listDeals, ours)
    const secret = Key.split('_').at(-1) ?? ''
    const rows = await inSite(foyer.services.database.db, serverSite, async (trx) => [
      await trx.selectFrom('api_keys').selectAll().where('key_id', '=', KeyID).execute(),
      await trx.selectFrom('audit_events').selectAll().execute(),
    ])
    expect(JSON.stringify([rows, await list(), foyer.log])).not.toContain(secret)
  })

  it('each call is recorded under its id, and its last use is listed', async () => {
    const { KeyID, Key } = await make({ Actions: ['deal.view'] })
    expect((await list()).find((one) => one.KeyID === KeyID)?.LastUsedAt).toBe('')
    await ask(Key, listDeals, ours)
    await ask(Key, '/broker-api/ListLeads', ours)
    expect((await list()).find((one) => one.KeyID === KeyID)?.LastUsedAt).toBe(foyer.clock.now().toISOString())
    const actionsIn = (site: string) =>
      inSite(foyer.services.database.db, site, (trx) =>
        trx.selectFrom('audit_events').select('action').where('actor', '=', `key:${KeyID}`).execute(),
      )
    expect(await actionsIn('ours')).toEqual([{ action: 'deals-listed' }])
    expect(await actionsIn(serverSite)).toEqual([{ action: 'operator-denied' }])
  })

  it('the rows are seen by no site, whatever a statement of one asks for', async () => {
    const seen = await inSite(foyer.services.database.db, 'ours', (trx) =>
      trx.selectFrom('api_keys').select('key_id').execute(),
    )
    expect(seen).toEqual([])
  })
})

describe('a key for keys', () => {
  it('gives no action and no site that it does not hold, and sees and ends no stronger key', async () => {
    const { Key } = await make({ Actions: ['key.manage', 'deal.view'] })
    const create = (body: object) => ask(Key, '/broker-api/CreateApiKey', { Name: 'B', ...body })
    expect(outcome(await create({ Actions: ['deal.view'], Sites: ['ours'] }))).toEqual([200, ''])
    expect(outcome(await create({ Actions: ['deal.export'] }))).toEqual([403, 'NotPermitted'])
    const stronger = await make({ Actions: ['deal.export'] })
    const seen = (await list(Key)).map(({ KeyID }) => KeyID)
    expect(seen).not.toContain(stronger.KeyID)
    for (const path of ['/broker-api/EndApiKey', '/broker-api/RotateApiKey'])
      expect(outcome(await ask(Key, path, { KeyID: stronger.KeyID }))).toEqual([200, 'NoAccess'])
  })

  it('gives no network outside of its own, and none but a part of them', async () => {
    const { Key } = await make({ Actions: ['key.manage'], IpRanges: ['198.51.100.0/24', '2001:db8::/48'] })
    const create = (IpRanges: string[]) =>
      ask(Key, '/broker-api/CreateApiKey', { Name: 'B', Actions: ['key.manage'], IpRanges })
    for (const part of [['198.51.100.0/24'], ['198.51.100.7'], ['2001:db8:0:1::/64', '198.51.100.128/25']])
      expect(outcome(await create(part))).toEqual([200, ''])
    for (const other of [[], ['198.51.0.0/16'], ['203.0.113.5'], ['198.51.100.7', '0.0.0.0/0'], ['2001:db8::/32']])
      expect(outcome(await create(other))).toEqual([403, 'NotPermitted'])
    const everywhere = await make({ Actions: ['key.manage'] })
    for (const path of ['/broker-api/EndApiKey', '/broker-api/RotateApiKey'])
      expect(outcome(await ask(Key, path, { KeyID: everywhere.KeyID }))).toEqual([200, 'NoAccess'])
  })

  it('gives no key that outlives it, itself included', async () => {
    const last = addDays(todayOf(foyer.clock.now()), 10)
    const { Key, KeyID } = await make({ Actions: ['key.manage'], ExpiresOn: last })
    const create = (body: object) =>
      ask(Key, '/broker-api/CreateApiKey', { Name: 'B', Actions: ['key.manage'], ...body })
    const rotate = (body: object) => ask(Key, '/broker-api/RotateApiKey', { KeyID, ...body })
    const later = { ExpiresOn: addDays(last, 1) }
    for (const ask of [create, rotate]) {
      expect((await ask({})).reply.ExpiresOn).toBe(last)
      expect(outcome(await ask(later))).toEqual([403, 'NotPermitted'])
    }
  })

  it('for some sites cannot manage keys, which concern all of them', async () => {
    const { Key } = await make({ Actions: ['key.manage'], Sites: ['ours'] })
    expect(outcome(await ask(Key, '/broker-api/ListApiKeys'))).toEqual([403, 'NotPermitted'])
  })
})

describe('a key is refused, with the field that is wrong,', () => {
  const late = () => addDays(todayOf(foyer.clock.now()), mostKeyDays + 1)
  test.each<[string, () => object, string, string]>([
    ['without a name', () => ({ Name: ' ' }), 'Name', 'RequiredKeyName'],
    ['that has expired', () => ({ ExpiresOn: todayOf(foyer.clock.now()) }), 'ExpiresOn', 'InvalidKeyExpiry'],
    ['for more than 366 days', () => ({ ExpiresOn: late() }), 'ExpiresOn', 'InvalidKeyExpiry'],
    ['until no day', () => ({ ExpiresOn: '2026-02-30' }), 'ExpiresOn', 'InvalidKeyExpiry'],
    ['for a network that is none', () => ({ IpRanges: ['10.0.0.0/8', '10.0.0.0/33'] }), 'IpRanges.1', 'InvalidNetwork'],
  ])('%s', async (_, body, Field, Key) => {
    const { reply } = await byToken('/broker-api/CreateApiKey', { Name: 'C', Actions: ['deal.view'], ...body() })
    expect(reply.Errors).toEqual([{ Field, Key }])
  })

  it('for a site that does not exist', async () => {
    const given = { Name: 'C', Actions: ['deal.view'], Sites: ['ours', 'nowhere'] }
    expect(outcome(await byToken('/broker-api/CreateApiKey', given))).toEqual([200, 'UnknownSite'])
  })

  it('without an action, or with one that is not known', async () => {
    const withActions = (Actions: string[]) => byToken('/broker-api/CreateApiKey', { Name: 'C', Actions })
    expect((await withActions([])).reply.Errors).toEqual([{ Field: 'Actions', Key: 'RequiredKeyActions' }])
    expect((await withActions(['deal.everything'])).status).toBe(400)
  })

  it('when it is rotated to a day that has passed', async () => {
    const { KeyID } = await make({ Actions: ['deal.view'] })
    const { reply } = await byToken('/broker-api/RotateApiKey', { KeyID, ExpiresOn: '2020-01-01' })
    expect(reply.Errors).toEqual([{ Field: 'ExpiresOn', Key: 'InvalidKeyExpiry' }])
  })
})

test('a key mails no more strangers an hour than a day’s work takes, which the operator’s own token may', async () => {
  const { Key } = await make({ Actions: ['document.request', 'document.view'] })
  const Recipients = ['bo@recipient.example']
  const body = { ...ours, RequestName: 'Income', Recipients, Items: [{ Type: 0, Required: 1 }] }
  const send = async (key: string) => (await ask(key, '/broker-api/SaveDocumentRequest', body)).reply.ReturnStatus
  for (let count = 0; count < 120; count += 1) expect((await send(Key)).ReturnMessage).toBe('')
  expect((await send(Key)).ReturnMessage).toBe('TooManyRequests')
  expect((await send(foyer.operatorToken)).ReturnMessage).toBe('')
})
