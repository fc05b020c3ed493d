import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inSite } from '../kit/transaction.ts'
import { type AuditChains, intact, openAuditChains } from '../testing/audit-chains.ts'
import { makeSite } from '../testing/builders.ts'
import { anchorHeads } from './anchor-heads.ts'
import { sealSite } from './seal-audit.ts'
import { retention } from './store.ts'

let chains: AuditChains
beforeAll(async () => {
  chains = await openAuditChains()
})
afterAll(() => chains.stop())

const database = () => chains.foyer.services.database

test('several servers that link and anchor while events are added damage nothing', async () => {
  const sites = ['busy-one', 'busy-two']
  for (let round = 0; round < 4; round += 1)
    await Promise.all([
      ...sites.flatMap((site) => [makeSite(chains.foyer, site), makeSite(chains.foyer, site)]),
      ...Array.from({ length: 3 }, () => chains.sealAndAnchor()),
    ])
  await chains.sealAndAnchor()
  for (const site of sites) {
    expect(chains.damageOf(site)).toBe('')
    expect(await chains.verify(site)).toMatchObject({ ...intact, Events: 8 })
  }
})

test('a server that ends between two batches, or between an anchor and its mark, leaves a chain that can continue', async () => {
  const site = 'ended'
  await makeSite(chains.foyer, site)
  await chains.asOwner(
    site,
    `insert into audit_events (site_id, at, actor, action)
       select 'SITE', now(), 'many', 'site-made' from generate_series(1, 1100)`,
  )
  const { db, asOwner } = database()
  const ends = (): Promise<never> => Promise.reject(new Error('the server ended'))
  let batches = 0
  await asOwner(async (query) => {
    const once: typeof query = (...given) => (batches++ === 0 ? query(...given) : ends())
    await expect(sealSite({ db, query: once }, chains.keys, site, { now: chains.foyer.clock.now() })).rejects.toThrow(
      'ended',
    )
  })
  expect(await chains.verify(site)).toMatchObject({ ...intact, Events: 500 })
  const { auditAnchor, clock, log } = chains.foyer.services
  let reads = 0
  const endsAtMark: typeof asOwner = (work) => (reads++ === 0 ? asOwner(work) : ends())
  await expect(
    anchorHeads({ db, asOwner: endsAtMark }, chains.keys, auditAnchor, { now: clock.now(), log }),
  ).rejects.toThrow('ended')
  expect(await chains.verify(site)).toMatchObject({ ...intact, Events: 500 })
  await chains.sealAndAnchor()
  expect(chains.damageOf(site)).toBe('')
  expect((await chains.verify(site)).Events).toBeGreaterThan(1100)
  expect(await chains.verify(site)).toMatchObject(intact)
})

test('an event committed after later ones were linked is linked after them', async () => {
  const site = 'late'
  await chains.makeChain(site)
  await chains.asOwner(site, `select nextval(pg_get_serial_sequence('audit_events', 'event_id'))`)
  await makeSite(chains.foyer, site)
  await chains.sealAndAnchor()
  await chains.asOwner(
    site,
    `insert into audit_events (site_id, event_id, at, actor, action) overriding system value
       select 'SITE', max(event_id) - 1, max(at) - interval '59 minutes', 'late', 'site-made' from audit_events where site_id = 'SITE'`,
  )
  expect(await chains.seal(site)).toBe(1)
  expect(await chains.verify(site)).toMatchObject(intact)
})

test('a site without events is intact, and its first event begins its chain', async () => {
  const site = 'fresh'
  await chains.asOwner(site, `insert into tenants values ('SITE')`)
  expect(await chains.verify(site)).toMatchObject({ ...intact, Events: 0 })
  await makeSite(chains.foyer, site)
  await chains.sealAndAnchor()
  expect(await chains.verify(site)).toMatchObject(intact)
  expect(chains.damageOf(site)).toBe('')
})

test('after restoring a backup linking continues, the loss is detected, and the operator begins a new file of anchors', async () => {
  const site = 'restored'
  const copyHead = () =>
    inSite(database().db, site, (trx) =>
      sql<{ head: string }>`select to_jsonb(h)::text as head from audit_heads h`.execute(trx),
    )
  await chains.makeChain(site)
  await chains.sealAndAnchor()
  const [backup] = (await copyHead()).rows
  await chains.makeChain(site)
  await chains.sealAndAnchor()
  await chains.asOwner(
    site,
    `delete from audit_heads where site_id = 'SITE';
     insert into audit_heads select * from jsonb_populate_record(null::audit_heads, '${backup?.head}');
     delete from audit_events e using audit_heads h where e.site_id = 'SITE' and h.site_id = 'SITE'
       and (e.sequence is null or e.sequence > h.sequence)`,
  )
  expect(await chains.verify(site)).toMatchObject({ Intact: 0, Reason: 'missing' })
  await makeSite(chains.foyer, site)
  expect(await chains.seal(site)).toBeGreaterThan(0)
  await chains.sealAndAnchor()
  expect(chains.damageOf(site)).toContain('the chain does not contain the anchor of event')
  // As in the recipe.
  chains.loseAnchors()
  await chains.asOwner(
    site,
    `begin; alter table audit_heads no force row level security; update audit_heads set anchored_sequence = 0;
     alter table audit_heads force row level security; commit`,
  )
  await chains.sealAndAnchor()
  await makeSite(chains.foyer, site)
  await chains.sealAndAnchor()
  expect(await chains.verify(site)).toMatchObject(intact)
})

test('retention removes no event', async () => {
  const site = 'retained'
  await chains.makeChain(site)
  const { Events } = await chains.verify(site)
  await retention(chains.foyer.services, { now: new Date('2099-01-01'), isDry: false })
  await chains.sealAndAnchor()
  expect(await chains.verify(site)).toMatchObject(intact)
  expect((await chains.verify(site)).Events).toBeGreaterThanOrEqual(Events)
})

test('the application can neither link events nor block the linking', async () => {
  const site = 'unhindered'
  await makeSite(chains.foyer, site)
  const { db } = database()
  for (const statement of [
    `select foyer_seal_audit('unhindered', null, 0, '[]', '', now(), '')`,
    `select foyer_mark_anchored('unhindered', 99)`,
    'update audit_heads set anchored_sequence = 99',
    'select from audit_heads for update',
    'select from audit_heads for key share',
    'select from audit_events for key share',
    'select pg_advisory_lock(7003637)',
    `insert into audit_events (site_id, at, actor, action, sequence) values ('unhindered', now(), 'x', 'x', 1)`,
    `insert into audit_events (site_id, event_id, at, actor, action) overriding system value values ('unhindered', 1, now(), 'x', 'x')`,
  ])
    await expect(
      inSite(db, site, (trx) => sql.raw(statement).execute(trx)),
      statement,
    ).rejects.toThrow(/permission denied/)
  await chains.sealAndAnchor()
  expect(chains.damageOf(site)).toBe('')
  expect(await chains.verify(site)).toMatchObject({ ...intact, Events: 1 })
})
