import { type KeyAction, keyActions } from '@foyer/domain/api-keys/actions.ts'
import { usualExpiry } from '@foyer/domain/api-keys/rules.ts'
import { expiryRules } from '@foyer/domain/retention/expiry.ts'
import { keepingRuleOf } from '@foyer/domain/retention/keeping.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { retention } from '../maintenance/index.ts'
import { todayOf } from '../ports/clock.ts'
import { allMailsSent } from '../testing/all-mails-sent.ts'
import {
  type MadeRequest,
  makeApplication,
  makeBorrower,
  makeDocumentRequest,
  makeSite,
  passTime,
  upload,
} from '../testing/builders.ts'
import { giveSite, makeBrokerage, makeStaff } from '../testing/office-builders.ts'
import { outcomeOf } from '../testing/people.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'
import type { Client } from '../testing/test-client.ts'
import { untilPasses } from '../testing/until-passes.ts'
import { whileChanging } from '../testing/while-ending.ts'
import { ownerRows, tablesWith } from './testing/rows-of-deal.ts'

const day = 24 * 60 * 60
const linkDays = 30
let foyer: TestFoyer
let brokerageId: string
/** A request of a deal. */
let deal: MadeRequest
beforeAll(async () => {
  foyer = await startTestFoyer()
  brokerageId = await makeBrokerage(foyer)
  await makeSite(foyer, 'ours')
  await makeSite(foyer, 'theirs')
  await giveSite(foyer, brokerageId, 'ours')
  // Before years pass: it closes within months.
  deal = await makeDocumentRequest(foyer, 'ours', await makeApplication(await makeBorrower(foyer, 'ours')))
})
afterAll(() => foyer.stop())

const storedFiles = async () => {
  const keys: string[] = []
  for await (const { storageKey } of foyer.services.fileStore.list()) keys.push(storageKey)
  return keys
}
const noFile = () => untilPasses(async () => expect(await storedFiles()).toEqual([]))

interface Asked {
  request: MadeRequest
  client: Client
  email: string
  /** What only its rows have. */
  words: string[]
}

let made = 0
/** A request without a deal, opened by its recipient. */
const ask = async (given: object = {}): Promise<Asked> => {
  made += 1
  const email = `zoraide-${made}@quessy.example`
  const name = `Relevés Quessy ${made}`
  const request = await makeDocumentRequest(foyer, 'ours', undefined, {
    RequestName: name,
    Recipients: [email],
    ...given,
  })
  const client = foyer.client()
  await foyer.mailbox.arrived(email)
  await client.callAnyhow('/api/RDACCESS', request.link)
  return { request, client, email, words: [email, name, request.RequestDocID] }
}

const succeeded = (reply: Parameters<typeof outcomeOf>[0]) => expect(outcomeOf(reply)).toBe('ok')
const submit = async ({ request, client }: Asked) => succeeded(await client.callAnyhow('/api/RDSubmit', request.ids))
const sendFile = async (asked: Asked) => {
  succeeded(await upload(asked.client, asked.request.itemId, { name: 'paie Zoraide Quessy.jpg' }))
  await submit(asked)
}
const sendStatement = async (asked: Asked) => {
  const body = { ...asked.request.ids, DFRequestDocItemID: asked.request.itemId, Reason: 'Zoraide works for herself' }
  succeeded(await asked.client.callAnyhow('/api/RDNotAvailable', body))
  await submit(asked)
}
const run = async (isDry: boolean, sites?: string[]) => {
  const counts = await retention(foyer.services, {
    now: foyer.clock.now(),
    isDry,
    ...(sites && { sites }),
  })
  return [counts.unansweredRequests, counts.answeredRequests]
}
const seconds = (rule: 'unansweredRequests') => expiryRules[rule].amount * day
/** Until the same day of the year in which it need not be kept any more; 28 February for the 29th. */
const yearsOf = (from: Date) => {
  const end = new Date(from)
  end.setUTCFullYear(end.getUTCFullYear() + keepingRuleOf(0).years)
  if (end.getUTCDate() !== from.getUTCDate()) end.setUTCDate(0)
  return (end.getTime() - foyer.clock.now().getTime()) / 1000
}

/** What is sent, the time until the night before its end and until the night after it, and its class. */
const ways: Record<string, { kind: 0 | 1; begin(asked: Asked): Promise<[before: number, after: number]> }> = {
  'nothing is submitted': {
    kind: 0,
    begin: async () => [linkDays * day + seconds('unansweredRequests') - 60, 120],
  },
  'nothing is submitted and it is withdrawn': {
    kind: 0,
    begin: async ({ request }) => {
      foyer.clock.advance(3 * day)
      succeeded(await foyer.client().callAnyhow('/broker-api/WithdrawDocumentRequest', request.ids))
      return [seconds('unansweredRequests') - 60, 120]
    },
  },
  'it is sent again meanwhile': {
    kind: 0,
    begin: async ({ request }) => {
      foyer.clock.advance(20 * day)
      succeeded(await foyer.client().callAnyhow('/broker-api/SaveDocumentRequest', request.ids))
      return [linkDays * day + seconds('unansweredRequests') - 60, 120]
    },
  },
  'files are submitted': {
    kind: 1,
    begin: async (asked) => {
      await sendFile(asked)
      foyer.clock.advance(9 * day)
      await asked.client.callAnyhow('/api/RDACCESS', asked.request.link)
      await sendFile(asked)
      return [yearsOf(foyer.clock.now()) - day, day]
    },
  },
  'a statement is submitted': {
    kind: 1,
    begin: async (asked) => {
      await sendStatement(asked)
      return [yearsOf(foyer.clock.now()) - day, day]
    },
  },
  'files are submitted, and it is withdrawn': {
    kind: 1,
    begin: async (asked) => {
      await sendFile(asked)
      const sentAt = foyer.clock.now()
      foyer.clock.advance(10 * day)
      succeeded(await foyer.client().callAnyhow('/broker-api/WithdrawDocumentRequest', asked.request.ids))
      return [yearsOf(sentAt) - day, day]
    },
  },
}

describe('of a request for documents without a deal the night leaves nothing once its time is over, and all before', () => {
  test.each(Object.keys(ways))('where %s', async (name) => {
    const way = ways[name] as (typeof ways)[string]
    // What expired in the test before.
    await run(false)
    const asked = await ask()
    const [before, after] = await way.begin(asked)
    const files = await storedFiles()
    const isThere = ['document_items', 'document_recipients', 'document_requests', 'mails']
    foyer.clock.advance(before)
    expect([await run(true), await run(false)]).toEqual([
      [0, 0],
      [0, 0],
    ])
    expect(await tablesWith(foyer, asked.words)).toEqual(expect.arrayContaining(isThere))
    expect(await storedFiles()).toEqual(files)

    foyer.clock.advance(after)
    const counts = way.kind === 0 ? [1, 0] : [0, 1]
    const others = await makeBrokerage(foyer)
    const counted = async (brokerage: string) => {
      const by = await makeStaff(foyer, brokerage)
      const { Classes } = await by.client.call('/console-api/CountExpired', {})
      return ['unansweredRequests', 'answeredRequests'].map(
        (kind) => Classes.find(({ Class }) => Class === kind)?.Count,
      )
    }
    const report = await foyer.client().call('/broker-api/RetentionReport', {})
    expect([report.UnansweredRequests, report.AnsweredRequests]).toEqual(counts)
    expect([await counted(brokerageId), await counted(others)]).toEqual([counts, [0, 0]])
    expect(await run(false, ['theirs'])).toEqual([0, 0])
    expect([await run(true), await run(false), await run(false)]).toEqual([counts, counts, [0, 0]])
    expect(await tablesWith(foyer, [...asked.words, 'Zoraide'])).toEqual(['audit_events'])
    expect(await tablesWith(foyer, [asked.email, 'Zoraide', 'Quessy'])).toEqual([])
    await noFile()
  })
})

const erase = (ids: object, client: Client = foyer.client()) =>
  client.callAnyhow('/broker-api/EraseDocumentRequest', ids)

test('EraseDocumentRequest leaves nothing of a request without a deal in any table but audit events, and no file; another one keeps all', async () => {
  const other = await ask()
  await sendFile(other)
  const kept = await tablesWith(foyer, other.words)
  const files = await storedFiles()
  // Its recipient signs in to nothing else, and asks for a code in a second browser.
  const asked = await ask({ UseAccessCode: 1 })
  const { request, client, email, words } = asked
  const open = async (by: Client, count: number) => {
    succeeded(await by.callAnyhow('/api/RDResendACCESS', { ...request.link, Email: email }))
    return foyer.mailbox.code(email, count)
  }
  const Code = await open(client, 1)
  succeeded(await client.callAnyhow('/api/RDACCESS', { ...request.link, Code }))
  await open(foyer.client(), 2)
  await sendFile(asked)
  const all = ['document_codes', 'document_items', 'document_recipients', 'document_requests', 'document_uploads']
  // Of each kind of row there is one, or the test would show nothing.
  expect(await tablesWith(foyer, words)).toEqual(expect.arrayContaining([...all, 'grants', 'mails']))

  succeeded(await erase(request.ids))
  expect(await tablesWith(foyer, words.slice(0, 2))).toEqual([])
  expect(await tablesWith(foyer, words)).toEqual(['audit_events'])
  await untilPasses(async () => expect(await storedFiles()).toEqual(files))
  expect(await tablesWith(foyer, other.words)).toEqual(kept)
  const [event] = await ownerRows(foyer, "select details from audit_events where action = 'documents-erased'")
  expect(event?.details).toMatchObject({ RequestDocID: request.RequestDocID, files: 1, result: 'ok' })
  for (const path of ['/api/RDLoad', '/api/RDSubmit'] as const)
    expect(outcomeOf(await client.callAnyhow(path, { ...request.ids, langID: 1 }))).toBe('Access_Denied')
  expect(outcomeOf(await erase(request.ids))).toBe('NoAccess')
  succeeded(await erase(other.request.ids))
  await noFile()
})

test('EraseDocumentRequest sends no mail about the request that still waits, to its recipients or to staff, and spares other mails to them', async () => {
  const { email: shared } = await makeBorrower(foyer, 'ours')
  const alone = 'alone@quessy.example'
  foyer.mailbox.setDown(true)
  const make = (RequestName: string) =>
    makeDocumentRequest(foyer, 'ours', undefined, { RequestName, Recipients: [shared, alone] })
  const [erased, other] = [await make('The erased one'), await make('The other one')]
  // One of another kind, and one about a request from before mails named theirs.
  for (const kind of ['other', 'documents-former'])
    for (const [at, recipient] of [shared, alone].entries())
      await ownerRows(
        foyer,
        `insert into mails (site_id, mail_id, kind, recipient, message_id, created_at, sent_at)
        values ('ours', '${kind}-${at}', '${kind}', '${recipient}', '<${kind}-${at}>', now(), now())`,
      )
  const client = foyer.client()
  await client.callAnyhow('/api/RDACCESS', erased.link)
  await sendFile({ request: erased, client, email: shared, words: [] })
  await passTime(foyer, 90)
  const mailsOf = async (where: string) =>
    (await ownerRows(foyer, `select kind, recipient from mails where ${where} order by kind, recipient`)).map((row) =>
      Object.values(row).join(' '),
    )
  const ofErased = () => mailsOf(`document_request_id = '${erased.RequestDocID}'`)
  await expect
    .poll(ofErased, { timeout: 20_000 })
    .toEqual(expect.arrayContaining([`documents-requested ${alone}`, expect.stringMatching(/^documents-submitted /)]))
  succeeded(await erase(erased.ids))
  expect(await ofErased()).toEqual([])
  const left = () => mailsOf(`recipient in ('${shared}', '${alone}')`)
  const both = (kind: string) => [`${kind} ${alone}`, `${kind} ${shared}`].sort()
  expect(await left()).toEqual([...both('documents-former'), ...both('documents-requested'), ...both('other')])
  foyer.mailbox.setDown(false)
  await allMailsSent(foyer)
  expect(foyer.mailbox.received.filter(({ subject, text }) => `${subject} ${text}`.includes('The erased one'))).toEqual(
    [],
  )
  expect([foyer.mailbox.to(shared).length, foyer.mailbox.to(alone).length]).toEqual([1, 1])
  succeeded(await erase(other.ids))
  expect(await left()).toEqual(both('other'))
  await noFile()
})

test('the night keeps a request without a deal that is sent again while the night waits for its lock', async () => {
  await run(false)
  const { request, email } = await ask()
  foyer.clock.advance((linkDays + 1) * day + seconds('unansweredRequests'))
  expect(await run(true)).toEqual([1, 0])
  const later = new Date(foyer.clock.now().getTime() + day * 1000).toISOString()
  const again = `update document_requests set expires_at = '${later}' where request_id = '${request.RequestDocID}'`
  let counts: number[] = []
  await whileChanging(foyer, [again], async () => {
    counts = await run(false)
    return foyer.client().call('/broker-api/ListUploads', request.ids)
  })
  expect(counts).toEqual([0, 0])
  expect(await tablesWith(foyer, [email])).toContain('document_recipients')
  succeeded(await erase(request.ids))
})

test('a file that arrives while its request is erased is refused, and not kept', async () => {
  const { request, client, email } = await ask()
  // The upload has passed its guard and waits; on the embedded database it comes afterwards.
  const gone = [
    `select from document_requests where request_id = '${request.RequestDocID}' for update`,
    `select foyer_see_site('ours')`,
    `select foyer_erase_document_request('ours', '${request.RequestDocID}')`,
  ]
  expect(await whileChanging(foyer, gone, () => upload(client, request.itemId))).not.toBe('ok')
  expect(await tablesWith(foyer, [email])).toEqual([])
  await noFile()
})

test('EraseDocumentRequest is refused for a request of a deal, one of another site and an unknown one, and takes a fresh confirmation of owners or compliance', async () => {
  const { request } = await ask()
  for (const ids of [deal.ids, { ...request.ids, SiteID: 'theirs' }, { ...request.ids, RequestDocID: 'unknown' }])
    expect(outcomeOf(await erase(ids))).toBe('NoAccess')
  const by = async (given: Parameters<typeof makeStaff>[2]) => (await makeStaff(foyer, brokerageId, given)).client
  const inOffice = async (client: Client, ids = request.ids) =>
    outcomeOf(await client.callAnyhow('/console-api/EraseDocumentRequest', ids))
  for (const role of ['broker', 'assistant'] as const)
    expect(await inOffice(await by({ role, reach: 'brokerage' }))).toBe('NotPermitted')
  expect(await inOffice(await by({ withheld: ['deal.view'] }))).toBe('NotPermitted')
  expect(await inOffice(await by({ confirmed: false }))).toBe('StepUpRequired')
  const stranger = await makeStaff(foyer, await makeBrokerage(foyer))
  expect(await inOffice(stranger.client)).toBe('NoAccess')
  const owner = await by({})
  expect(await inOffice(owner, deal.ids)).toBe('NoAccess')
  expect(await inOffice(owner)).toBe('ok')
  expect(await tablesWith(foyer, [deal.RequestDocID])).toContain('document_requests')
})

test('EraseDocumentRequest is made by a key with document.erase on its sites, and by no other key', async () => {
  const { request } = await ask()
  const { client } = await makeStaff(foyer, brokerageId)
  const keyWith = async (...Actions: KeyAction[]) => {
    const ExpiresOn = usualExpiry(todayOf(foyer.clock.now()))
    const { Key } = await client.call('/console-api/CreateKey', {
      Name: 'CRM',
      Actions,
      Sites: [],
      IpRanges: [],
      ExpiresOn,
    })
    return async (ids: object) => {
      const response = await foyer.app.inject({
        method: 'POST',
        url: '/broker-api/EraseDocumentRequest',
        headers: { authorization: `Bearer ${Key}`, 'content-type': 'application/json' },
        payload: JSON.stringify(ids),
      })
      return outcomeOf(response.json())
    }
  }
  const others = keyActions.filter((action) => action !== 'document.erase')
  expect(await (await keyWith(...others))(request.ids)).toBe('NotPermitted')
  const by = await keyWith('document.erase')
  expect([await by(deal.ids), await by({ ...request.ids, SiteID: 'theirs' })]).toEqual(['NoAccess', 'NoAccess'])
  expect(await by(request.ids)).toBe('ok')
  expect(await tablesWith(foyer, [request.RequestDocID])).toEqual(['audit_events'])
})
