import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deriveKeys } from '../kit/hash.ts'
import { inSite } from '../kit/transaction.ts'
import { type AuditChains, intact, openAuditChains } from '../testing/audit-chains.ts'
import { makeSite } from '../testing/builders.ts'
import { signAnchor } from './audit-chain.ts'
import { linkAt } from './audit-head.ts'

let anchored: AuditChains
let bare: AuditChains
beforeAll(async () => {
  anchored = await openAuditChains()
  bare = await openAuditChains({ isAnchored: false })
})
afterAll(async () => {
  await anchored.stop()
  await bare.stop()
})

const change = `update audit_events set actor = 'nobody' where site_id = 'SITE' and sequence`
const remove = `delete from audit_events where site_id = 'SITE'`
const unlink = `update audit_events set sequence = null, link = null, key_id = null where site_id = 'SITE' and sequence`
const removeHead = `delete from audit_heads where site_id = 'SITE'`
const headTo = (sequence: number) => `update audit_heads h
  set sequence = e.sequence, link = e.link, key_id = e.key_id, anchored_sequence = 0
  from audit_events e where h.site_id = 'SITE' and e.site_id = 'SITE' and e.sequence = ${sequence}`
const added = (at: string) => `insert into audit_events (site_id, at, actor, action)
  select 'SITE', ${at}, 'nobody', 'site-made' from audit_events where site_id = 'SITE'`
const numbered = (sequence: string) => `insert into audit_events (site_id, at, actor, action, sequence, link, key_id)
  select 'SITE', at, 'nobody', 'site-made', ${sequence}, link, key_id from audit_events where site_id = 'SITE' and sequence = 3`
const demo = `update tenants set is_demo = true where slug = 'SITE'`
/** Replaced by the server's head for the first event, of which an owner of the database may have a copy. */
const firstHead = 'FIRST_HEAD'

const always: [string, string][] = [
  ['a changed event', `${change} = 3`],
  ['a changed last event', `${change} = 7`],
  ['a removed event', `${remove} and sequence = 4`],
  [
    'two events in each other’s place',
    `update audit_events a set actor = b.actor, action = b.action, details = b.details, at = b.at
       from audit_events b where a.site_id = 'SITE' and b.site_id = 'SITE' and a.sequence in (2, 3) and b.sequence = 5 - a.sequence`,
  ],
  ['a cut end', `${remove} and sequence > 4`],
  ['a cut end with the head set back', `${remove} and sequence > 4; ${headTo(4)}`],
  ['a head set back', headTo(4)],
  ['an earlier head of the server', firstHead],
  ['a removed head', removeHead],
  [
    'rewritten events without links, behind a head set back',
    `${remove} and sequence = 2; ${change} = 3; ${unlink} > 1; ${headTo(1)}`,
  ],
  ['a rewritten last event without a link', `${change} = 7; ${unlink} = 7`],
  [
    'an event added with an earlier time and a lower id',
    `insert into audit_events (site_id, event_id, at, actor, action) overriding system value
       select 'SITE', max(event_id) - 1, min(at) - interval '1 day', 'nobody', 'site-made' from audit_events where site_id = 'SITE'`,
  ],
  ['an event added with an earlier time and the newest id', added("min(at) - interval '2 days'")],
  ['an event added with a time ahead', added("max(at) + interval '1 year'")],
  ['an event with the number 0', numbered('0')],
  ['an event with a number below 0', numbered('-7')],
  ['a second event with a number', `drop index if exists audit_chain; ${numbered('3')}`],
  ['a site that is marked as a demo, and a changed event', `${demo}; ${change} = 3`],
  ['a site that is marked as a demo, and a removed head', `${demo}; ${removeHead}`],
]

const byAnchorsAlone: [string, string][] = [
  [
    'rewritten events without links, behind an earlier head of the server',
    `${remove} and sequence = 2; ${change} = 3; ${unlink} > 1; ${firstHead}`,
  ],
  ['a cut end behind an earlier head of the server', `${remove} and sequence > 1; ${firstHead}`],
  ['rewritten events, every link and the head removed', `${change} = 3; ${unlink} > 0; ${removeHead}`],
  ['every event and the head removed', `${remove}; ${removeHead}`],
]

const slugOf = (what: string) => what.replaceAll(/[ ’,]+/g, '-').slice(0, 40)

/** A chain of at least seven links, attacked after it was linked and, with anchors, anchored. */
const attack = async (chains: AuditChains, what: string, statements: string) => {
  const site = slugOf(what)
  await makeSite(chains.foyer, site)
  await chains.seal(site)
  const { head } = await inSite(chains.foyer.services.database.db, site, (trx) =>
    trx
      .selectFrom('audit_heads as h')
      .select(sql<string>`to_jsonb(h)::text`.as('head'))
      .where('site_id', '=', site)
      .executeTakeFirstOrThrow(),
  )
  await chains.makeChain(site)
  await chains.sealAndAnchor()
  // An event with a lower id may be committed later, because ids are assigned before the commit.
  await chains.asOwner(site, `select nextval(pg_get_serial_sequence('audit_events', 'event_id'))`)
  await makeSite(chains.foyer, site)
  await chains.sealAndAnchor()
  const putBack = `${removeHead}; insert into audit_heads select * from jsonb_populate_record(null::audit_heads, '${head}')`
  await chains.asOwner(site, statements.replaceAll(firstHead, putBack))
  return site
}

/** The job continues with new events; it must not hide anything by linking and anchoring. */
const goOn = async (chains: AuditChains, site: string) => {
  for (let minute = 0; minute < 3; minute += 1) {
    await makeSite(chains.foyer, site)
    await chains.sealAndAnchor()
  }
}

describe('an owner of the tables', () => {
  test.each([...always, ...byAnchorsAlone])('hides nothing from the anchors by %s', async (what, statements) => {
    const site = await attack(anchored, what, statements)
    await anchored.sealAndAnchor()
    expect(await anchored.verify(site)).toMatchObject({ Intact: 0 })
    await goOn(anchored, site)
    expect(await anchored.verify(site)).toMatchObject({ Intact: 0 })
  })

  test.each(always)('is detected without anchors: %s', async (what, statements) => {
    const site = await attack(bare, what, statements)
    await bare.sealAndAnchor()
    expect(await bare.verify(site)).toMatchObject({ Intact: 0 })
    await goOn(bare, site)
    expect(await bare.verify(site)).toMatchObject({ Intact: 0 })
  })

  test.each(byAnchorsAlone)('is detected only with anchors: %s', async (what, statements) => {
    const site = await attack(bare, what, statements)
    await goOn(bare, site)
    expect(await bare.verify(site)).toMatchObject(intact)
  })

  test('cannot hide a second event with a number where a page of the verification ends', async () => {
    for (const chains of [anchored, bare]) {
      const site = 'at-the-end-of-a-page'
      await makeSite(chains.foyer, site)
      await chains.asOwner(
        site,
        `insert into audit_events (site_id, at, actor, action)
           select 'SITE', at, 'many', 'site-made' from audit_events, generate_series(1, 1100) where site_id = 'SITE'`,
      )
      await chains.sealAndAnchor()
      expect(await chains.verify(site)).toMatchObject({ ...intact, Events: 1101 })
      await chains.asOwner(site, `drop index if exists audit_chain; ${numbered('500')}`)
      const found = { Intact: 0, BrokenSequence: 500, Reason: 'changed' }
      expect(await chains.verify(site)).toMatchObject(found)
      await goOn(chains, site)
      expect(await chains.verify(site)).toMatchObject(found)
    }
  })

  test('takes no chain out of the job by marking its site as a demo', async () => {
    const site = await attack(anchored, 'a demo', demo)
    await goOn(anchored, site)
    expect(await anchored.verify(site)).toMatchObject({ ...intact, Events: 11 })
    await anchored.asOwner(site, removeHead)
    await anchored.sealAndAnchor()
    expect(anchored.damageOf(site)).toBe('the chain has links and no head')
  })

  test('cannot hide a chain by removing its site', async () => {
    const site = await attack(anchored, 'a removed site', 'select 1')
    await anchored.asOwner(
      site,
      `set session_replication_role = replica; ${remove}; ${removeHead};
       delete from tenants where slug = 'SITE'; reset session_replication_role`,
    )
    const { Intact, Sites } = await anchored.foyer.client().call('/broker-api/VerifyAudit', {})
    expect(Intact).toBe(0)
    expect(Sites.find(({ SiteID }) => SiteID === site)).toMatchObject({ BrokenSequence: 1, Reason: 'missing' })
  })

  test('cannot make verification fail with an anchor of an impossible time', async () => {
    const site = await attack(anchored, 'an impossible anchor', 'select 1')
    const anchor = { Site: site, Sequence: 1, Link: '00', At: 'never', Key: '00', Mac: '00' }
    const { ReturnStatus, Intact, Sites } = await anchored.foyer
      .client()
      .call('/broker-api/VerifyAudit', { SiteID: site, Anchors: [anchor] })
    expect([ReturnStatus.ReturnCode, Intact, Sites[0]?.BrokenAt]).toEqual([200, 0, ''])
  })
})

describe('for a damaged chain, the job', () => {
  test.each([
    ['the head was not written by the server', headTo(4)],
    [
      'the head is shorter than what was anchored',
      `update audit_heads set anchored_sequence = 99 where site_id = 'SITE'`,
    ],
    ['the last linked event is gone or lost its link', `${unlink} > 6`],
    ['the chain has links and no head', removeHead],
    ['events are linked behind the head', firstHead],
    ['the audit chain ends with a key', `update audit_heads set key_id = '\\x00000000' where site_id = 'SITE'`],
  ])('links and anchors nothing and logs why: %s', async (reason, statements) => {
    const site = await attack(anchored, reason, statements)
    await makeSite(anchored.foyer, site)
    const lines = () => readFileSync(anchored.fileOf(site), 'utf8')
    const before = lines()
    await makeSite(anchored.foyer, 'beside')
    await anchored.sealAndAnchor()
    expect(anchored.damageOf(site)).toContain(reason)
    expect(lines()).toBe(before)
    await expect(anchored.seal(site)).rejects.toThrow(reason)
    expect(await anchored.verify('beside')).toMatchObject(intact)
  })

  test('does not anchor one that it was tricked into linking again', async () => {
    const [what, statements] = ['linked again', `${change} = 3; ${unlink} > 1; ${firstHead}`]
    const site = await attack(anchored, what, statements)
    await goOn(anchored, site)
    expect(anchored.damageOf(site)).toContain('the chain does not contain the anchor of event')
  })
})

describe('a person who can write the files of anchors', () => {
  const linesOf = (site: string) =>
    readFileSync(anchored.fileOf(site), 'utf8')
      .split('\n')
      .filter((line) => line !== '')
  const keep = (site: string, lines: (own: string[]) => string[]) =>
    writeFileSync(anchored.fileOf(site), [...lines(linesOf(site)), ''].join('\n'))

  test.each([
    ['the last line', (own: string[]) => own.slice(0, -1)],
    ['half of the last line', (own: string[]) => [...own.slice(0, -1), (own.at(-1) ?? '').slice(0, 90)]],
    ['every line', () => []],
  ])('cannot remove %s of a site undetected, even after the next anchor is due', async (what, cut) => {
    const site = await attack(anchored, `without ${what}`, 'select 1')
    keep(site, cut)
    const remaining = linesOf(site)
    expect(await anchored.verify(site)).toMatchObject({ Intact: 0, Reason: 'anchor' })
    await goOn(anchored, site)
    expect(anchored.damageOf(site)).toBe('an anchor that was published is gone')
    expect(linesOf(site)).toEqual(remaining)
    expect(await anchored.verify(site)).toMatchObject({ Intact: 0, Reason: 'anchor' })
  })

  test('cannot add a line that the server did not write', async () => {
    const site = await attack(anchored, 'an added line', 'select 1')
    const keys = deriveKeys([Buffer.alloc(32, 9)])
    const At = anchored.foyer.clock.now().toISOString()
    appendFileSync(
      anchored.fileOf(site),
      JSON.stringify(signAnchor(keys, { Site: site, Sequence: 99, Link: 'ab', At })),
    )
    expect(await anchored.verify(site)).toMatchObject({ Intact: 0, BrokenSequence: 99, Reason: 'anchor' })
    await goOn(anchored, site)
    expect(anchored.damageOf(site)).toBe('the last anchor was not written by the server')
  })

  test('is detected by an earlier anchor that contradicts a later one', async () => {
    const site = 'contradicted'
    await anchored.makeChain(site)
    const { auditAnchor, database } = anchored.foyer.services
    const Link = Buffer.from((await inSite(database.db, site, (trx) => linkAt(trx, site, 3))) ?? []).toString('hex')
    const other = { Site: site, Sequence: 3, Link: 'ab'.repeat(32), At: anchored.foyer.clock.now().toISOString() }
    await auditAnchor?.publish([signAnchor(anchored.keys, other), signAnchor(anchored.keys, { ...other, Link })])
    expect(await anchored.verify(site)).toMatchObject({ Intact: 0, BrokenSequence: 3, Reason: 'changed' })
    anchored.loseAnchors()
  })
})
