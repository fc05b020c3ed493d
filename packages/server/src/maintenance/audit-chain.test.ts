import { randomBytes } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deriveKeys } from '../kit/hash.ts'
import { inSite } from '../kit/transaction.ts'
import { type AuditChains, intact, openAuditChains } from '../testing/audit-chains.ts'
import { makeApplication, makeBorrower, makeSite } from '../testing/builders.ts'
import type { TestFoyer } from '../testing/start-test-foyer.ts'
import { sealAndAnchor } from './anchor-heads.ts'
import { linkOf, newestKey } from './audit-chain.ts'
import { renewHeads } from './renew-heads.ts'
import { sealEvents } from './seal-audit.ts'
import { verifyChain } from './verify-audit.ts'

let chains: AuditChains
let foyer: TestFoyer
beforeAll(async () => {
  chains = await openAuditChains()
  foyer = chains.foyer
})
afterAll(() => chains.stop())

const db = () => foyer.services.database.db

describe('the chain of the audit trail', () => {
  test('links each event once, in order, and is intact', async () => {
    await chains.makeChain('whole')
    expect(await chains.seal('whole')).toBe(0)
    await makeSite(foyer, 'whole')
    expect(await chains.seal('whole')).toBe(1)
    expect(await chains.verify('whole')).toMatchObject(intact)
    const { Events } = await foyer.client().call('/broker-api/AuditTrail', { SiteID: 'whole' })
    const sequences = Events.map(({ Sequence }) => Sequence).filter((one) => one > 0)
    expect(sequences).toEqual(sequences.map((_, place) => place + 1))
    expect(sequences.length).toBeGreaterThanOrEqual(7)
  })

  test('is linked once by servers that seal concurrently', async () => {
    for (let saved = 0; saved < 4; saved += 1) await makeSite(foyer, 'together')
    await Promise.all([chains.seal('together'), chains.seal('together'), chains.seal('together')])
    expect(await chains.verify('together')).toMatchObject({ ...intact, Events: 4 })
  })

  test("cannot be changed or relinked by the app's role", async () => {
    await chains.makeChain('guarded')
    const refused = (work: Parameters<typeof inSite<unknown>>[2], message: RegExp) =>
      expect(inSite(db(), 'guarded', work)).rejects.toThrow(message)
    await refused((trx) => trx.updateTable('audit_events').set({ actor: 'nobody' }).execute(), /permission denied/)
    await refused((trx) => trx.deleteFrom('audit_events').execute(), /permission denied/)
    await refused((trx) => trx.deleteFrom('audit_heads').execute(), /permission denied/)
    expect(await chains.verify('guarded')).toMatchObject(intact)
  })

  const drop = (at: string) => `delete from audit_events where site_id = 'SITE' and sequence ${at}`
  test.each([
    [
      'a changed event',
      `update audit_events set actor = 'nobody' where site_id = 'SITE' and sequence = 3`,
      3,
      'changed',
    ],
    [
      'a changed time',
      `update audit_events set at = at + interval '1 microsecond' where site_id = 'SITE' and sequence = 2`,
      2,
      'changed',
    ],
    ['a removed event', drop('= 4'), 4, 'missing'],
    ['a removed beginning', drop('< 3'), 1, 'missing'],
    ['a removed end', drop('> 4'), 5, 'missing'],
    [
      'two events in each other’s place',
      `update audit_events a set actor = b.actor, action = b.action, details = b.details, at = b.at
         from audit_events b where a.site_id = 'SITE' and b.site_id = 'SITE' and a.sequence in (2, 3) and b.sequence = 5 - a.sequence`,
      2,
      'changed',
    ],
    [
      'renumbered events',
      `update audit_events set sequence = -sequence where site_id = 'SITE' and sequence in (2, 3);
       update audit_events set sequence = 5 + sequence where site_id = 'SITE' and sequence < 0`,
      2,
      'changed',
    ],
    [
      'a link of no key',
      `update audit_events set key_id = '\\x00000000' where site_id = 'SITE' and sequence = 2`,
      2,
      'unknown-key',
    ],
    ['a removed head', `delete from audit_heads where site_id = 'SITE'`, 6, 'changed'],
  ])('reveals %s', async (what, sql, BrokenSequence, Reason) => {
    const site = what.replaceAll(/[ ’]/g, '-')
    await chains.makeChain(site)
    expect(await chains.verify(site)).toMatchObject(intact)
    await chains.asOwner(site, sql)
    expect(await chains.verify(site)).toMatchObject({ Intact: 0, BrokenSequence, Reason })
  })

  test('reveals a chain forged with another key', async () => {
    await chains.makeChain('forged')
    const other = newestKey(deriveKeys([randomBytes(32)]))
    const link = linkOf(other, { siteId: 'forged', sequence: 1 }, Buffer.alloc(0), '[]').toString('hex')
    const { id } = newestKey(chains.keys)
    await chains.asOwner(
      'forged',
      `update audit_events set actor = 'nobody', link = '\\x${link}', key_id = '\\x${id.toString('hex')}' where site_id = 'SITE' and sequence = 1`,
    )
    expect(await chains.verify('forged')).toMatchObject({ Intact: 0, BrokenSequence: 1, Reason: 'changed' })
  })

  test('of a damaged site does not stop the others', async () => {
    await makeSite(foyer, 'zz-last')
    await expect(sealEvents(foyer.services.database, chains.keys, foyer.clock.now())).rejects.toThrow(
      'audit chains were not sealed',
    )
    expect(await chains.verify('zz-last')).toMatchObject({ ...intact, Events: 1 })
  })

  test('of an unknown site is refused', async () => {
    const refused = { ReturnCode: 404, ReturnMessage: 'UnknownSite' }
    for (const call of ['/broker-api/VerifyAudit', '/broker-api/AuditTrail'] as const)
      expect((await foyer.client().call(call, { SiteID: 'nowhere' })).ReturnStatus).toEqual(refused)
  })
})

describe('an anchor', () => {
  beforeEach(() => chains.loseAnchors())
  const cut = `delete from audit_events where site_id = 'SITE' and sequence > 4;
    update audit_heads h set sequence = 4, link = e.link, key_id = e.key_id from audit_events e
     where h.site_id = 'SITE' and e.site_id = 'SITE' and e.sequence = 4`

  test('reveals a chain whose end and head were cut off together', async () => {
    await chains.makeChain('cut-file')
    await chains.sealAndAnchor()
    expect(await chains.verify('cut-file')).toMatchObject(intact)
    await chains.asOwner('cut-file', cut)
    expect(await chains.verify('cut-file')).toMatchObject({ Intact: 0, BrokenSequence: 5, Reason: 'missing' })
  })

  test('stored by another system is compared as well', async () => {
    await chains.makeChain('cut-kept')
    await chains.sealAndAnchor()
    const Anchors = [...((await foyer.services.auditAnchor?.published('cut-kept')) ?? [])]
    expect(await chains.verify('cut-kept', { Anchors })).toMatchObject(intact)
    await chains.asOwner('cut-kept', cut)
    chains.loseAnchors()
    expect(await chains.verify('cut-kept', { Anchors })).toMatchObject({
      Intact: 0,
      BrokenSequence: 5,
      Reason: 'missing',
    })
  })

  test('is published once for each length of the chain', async () => {
    await chains.makeChain('once')
    await chains.sealAndAnchor()
    const lines = readFileSync(chains.fileOf('once'), 'utf8')
    await chains.sealAndAnchor()
    expect(readFileSync(chains.fileOf('once'), 'utf8')).toBe(lines)
  })

  test('is published every ten minutes at most, however busy the chain is', async () => {
    await chains.makeChain('busy')
    await chains.sealAndAnchor()
    const lines = readFileSync(chains.fileOf('busy'), 'utf8')
    for (let minute = 1; minute < 10; minute += 1) {
      await makeSite(foyer, 'busy')
      foyer.clock.advance(59)
      await sealAndAnchor(foyer.services)
      expect(readFileSync(chains.fileOf('busy'), 'utf8')).toBe(lines)
    }
    foyer.clock.advance(70)
    await sealAndAnchor(foyer.services)
    expect(readFileSync(chains.fileOf('busy'), 'utf8').length).toBeGreaterThan(lines.length)
  })

  test('of a time far ahead, which a wrong clock wrote, delays no later one and is logged once', async () => {
    await chains.makeChain('clock-ahead')
    const right = foyer.clock.now()
    const { services } = foyer
    await sealAndAnchor({ ...services, clock: { now: () => new Date(right.getTime() + 365 * 24 * 60 * 60 * 1000) } })
    const lines = () => readFileSync(chains.fileOf('clock-ahead'), 'utf8').match(/"Sequence"/g)?.length
    const warned = () => foyer.log.filter((line) => line.includes('"audit.anchor-ahead"')).length
    expect([lines(), warned()]).toEqual([1, 0])
    await makeSite(foyer, 'clock-ahead')
    await sealAndAnchor(services)
    expect([lines(), warned()]).toEqual([2, 1])
    await makeSite(foyer, 'clock-ahead')
    await chains.sealAndAnchor()
    expect([lines(), warned()]).toEqual([3, 1])
    expect(await chains.verify('clock-ahead')).toMatchObject(intact)
  })

  test('that the server did not write, or that is missing, breaks the chain', async () => {
    await chains.makeChain('faked')
    await chains.sealAndAnchor()
    const otherLink = (_: string, first: string) => `"Link":"${first === 'a' ? 'b' : 'a'}`
    const file = chains.fileOf('faked')
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(/"Link":"(.)/g, otherLink))
    expect(await chains.verify('faked')).toMatchObject({ Intact: 0, Reason: 'anchor' })
    rmSync(file)
    expect(await chains.verify('faked')).toMatchObject({ Intact: 0, Reason: 'anchor' })
  })
})

describe('a new key', () => {
  const older = randomBytes(32)

  test('links from then on, older keys no longer do, and all verify while SECRET_KEY lists them', async () => {
    const [first, both] = [deriveKeys([older]), deriveKeys([chains.secretKey, older])]
    const site = 'turned'
    await makeSite(foyer, site)
    await chains.seal(site, first)
    await makeSite(foyer, site)
    await chains.seal(site, both)
    const verified = (by: typeof chains.keys) =>
      verifyChain(db(), site, { keys: by, anchors: [], lostAnchor: 0, now: foyer.clock.now() })
    expect((await verified(both)).broken).toBeUndefined()
    expect((await verified(chains.keys)).broken).toMatchObject({ sequence: 1, reason: 'unknown-key' })
    expect((await verified(deriveKeys([older, chains.secretKey]))).broken).toMatchObject({
      sequence: 2,
      reason: 'older-key',
    })
  })

  test('retires the older one: its links verify, and it ends no chain', async () => {
    const site = 'retired'
    await makeSite(foyer, site)
    await chains.seal(site, deriveKeys([older]))
    const both = deriveKeys([chains.secretKey, older])
    const retired = { audit: both.audit.map((one, age) => ({ ...one, isRetired: age > 0 })) }
    const verified = () =>
      verifyChain(db(), site, { keys: retired, anchors: [], lostAnchor: 0, now: foyer.clock.now() })
    expect((await verified()).broken).toMatchObject({ reason: 'changed' })
    await expect(chains.seal(site, { ...chains.keys, ...retired })).rejects.toThrow('a key that was replaced')
    expect(await renewHeads(foyer.services.database, both)).toEqual([])
    expect((await verified()).broken).toBeUndefined()
    await makeSite(foyer, site)
    await chains.seal(site, { ...chains.keys, ...retired })
    expect((await verified()).broken).toBeUndefined()
  })

  test('confirms no head that the server did not write', async () => {
    const site = 'forged-head'
    await makeSite(foyer, site)
    await makeSite(foyer, site)
    await chains.seal(site, deriveKeys([older]))
    await chains.asOwner(site, "update audit_heads set sealed_at = sealed_at - interval '1 day' where site_id = 'SITE'")
    expect(await renewHeads(foyer.services.database, deriveKeys([chains.secretKey, older]))).toEqual([site])
    await chains.asOwner(site, "delete from audit_heads where site_id = 'SITE'")
  })

  test('that a server lacks stops it from linking', async () => {
    await chains.makeChain('ahead')
    await makeSite(foyer, 'ahead')
    await expect(chains.seal('ahead', deriveKeys([older]))).rejects.toThrow(/SECRET_KEY/)
    await chains.seal('ahead')
    expect(await chains.verify('ahead')).toMatchObject(intact)
  })
})

test('the audit trail lists the events of an application in order', async () => {
  await makeSite(foyer, 'told')
  const { applicationId: MortgageApplicationID } = await makeApplication(await makeBorrower(foyer, 'told'))
  const trail = (AfterEventID = 0) =>
    foyer.client().call('/broker-api/AuditTrail', { SiteID: 'told', MortgageApplicationID, AfterEventID })
  const { Events } = await trail()
  expect(Events.map(({ Action }) => Action)).toContain('application-made')
  expect(Events.every((event) => event.MortgageApplicationID === MortgageApplicationID)).toBe(true)
  const later = await trail(Events.at(-1)?.EventID)
  expect(later.Events.map(({ Action }) => Action)).toEqual(['trail-viewed'])
})
