import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serverSite } from '../kit/audit.ts'
import { deriveKeys } from '../kit/hash.ts'
import { inSite } from '../kit/transaction.ts'
import { type AuditChains, intact, openAuditChains } from '../testing/audit-chains.ts'
import { makeSite } from '../testing/builders.ts'
import { sealEvents, sealSite } from './seal-audit.ts'

const day = 86_400

let chains: AuditChains
beforeAll(async () => {
  chains = await openAuditChains()
})
afterAll(() => chains.stop())

const now = () => chains.foyer.clock.now()
const ago = (days: number) => new Date(now().getTime() - days * day * 1000)
/** By the role of the application, which gives the time alone. */
const add = (site: string, at: Date) =>
  inSite(chains.foyer.services.database.db, site, (trx) =>
    sql`insert into audit_events (site_id, at, actor, action) values (${site}, ${at}, 'staff:1', 'deal-exported')`.execute(
      trx,
    ),
  )
/** In the server's chain as well, which dates until when all chains were linked. */
const link = async () => {
  await add(serverSite, now())
  await chains.sealAndAnchor()
}
const unlinked = async (site: string) => {
  const { rows } = await inSite(chains.foyer.services.database.db, site, (trx) =>
    sql<{ action: string }>`select action from audit_events where site_id = ${site} and sequence is null`.execute(trx),
  )
  return rows.map(({ action }) => action)
}
const stray = /^event \d+ has a time that is far from when it was written$/

describe('an event of the application’s role', () => {
  test.each([
    ['two days ago', 2],
    ['two hundred days ago', 200],
    ['a year ahead', -365],
  ])('with a time %s is not linked, and found; those beside it are linked', async (what, days) => {
    const site = what.replaceAll(' ', '-')
    await chains.makeChain(site)
    await link()
    await add(site, ago(days))
    await makeSite(chains.foyer, site)
    expect((await chains.verify(site)).Reason).toBe('changed')
    await link()
    expect(chains.damageOf(site)).toMatch(stray)
    expect(await unlinked(site)).toEqual(['deal-exported'])
    const { Events, ...verified } = await chains.verify(site)
    expect(verified).toMatchObject({ Intact: 0, Reason: 'changed', BrokenSequence: Events + 1 })
  })

  test('with an earlier time is found in a chain that was quiet since', async () => {
    const site = 'quiet'
    await chains.makeChain(site)
    await link()
    chains.foyer.clock.advance(60 * day)
    await link()
    await add(site, ago(30))
    await link()
    expect(chains.damageOf(site)).toMatch(stray)
    expect(await chains.verify(site)).toMatchObject({ Intact: 0, Reason: 'changed' })
  })

  test('with a time before the last link is found where the job did not run for days', async () => {
    const site = 'job-down'
    await chains.makeChain(site)
    await link()
    const last = now()
    chains.foyer.clock.advance(5 * day)
    await add(site, new Date(last.getTime() - 2 * day * 1000))
    await link()
    expect(await chains.verify(site)).toMatchObject({ Intact: 0, Reason: 'changed' })
  })

  test('of a time ahead is linked when its time has come, as one of a clock that was wrong', async () => {
    const site = 'ahead'
    await chains.makeChain(site)
    await link()
    await add(site, ago(-3))
    await link()
    expect(await chains.verify(site)).toMatchObject({ Intact: 0, Reason: 'changed' })
    chains.foyer.clock.advance(2 * day)
    await link()
    expect(await unlinked(site)).toEqual([])
    expect(await chains.verify(site)).toMatchObject(intact)
  })
})

describe('an honest chain is intact', () => {
  const expectIntact = async (site: string) => {
    expect(await unlinked(site)).toEqual([])
    expect(chains.damageOf(site)).toBe('')
    expect(await chains.verify(site)).toMatchObject(intact)
  }

  test('after the job did not run for days, also where its server ended between two batches', async () => {
    const site = 'waited'
    await chains.makeChain(site)
    await link()
    for (let days = 0; days < 9; days += 1) {
      chains.foyer.clock.advance(day)
      await inSite(chains.foyer.services.database.db, site, (trx) =>
        sql`insert into audit_events (site_id, at, actor, action)
          select ${site}, ${now()}, 'many', 'site-made' from generate_series(1, 100)`.execute(trx),
      )
    }
    expect(await chains.verify(site)).toMatchObject(intact)
    const { db, asOwner } = chains.foyer.services.database
    let batches = 0
    await asOwner(async (query) => {
      const once: typeof query = (...given) =>
        batches++ === 0 ? query(...given) : Promise.reject(new Error('the server ended'))
      await expect(sealSite({ db, query: once }, chains.keys, site, { now: now() })).rejects.toThrow('ended')
    })
    expect(await unlinked(site)).toHaveLength(401)
    expect(await chains.verify(site)).toMatchObject(intact)
    await link()
    await expectIntact(site)
  })

  test('where a clock was a day ahead, and set back, whether or not the job ran meanwhile', async () => {
    for (const [site, isLinked] of [
      ['jumped', true],
      ['jumped-between', false],
    ] as const) {
      await chains.makeChain(site)
      await link()
      chains.foyer.clock.advance(day)
      await makeSite(chains.foyer, site)
      if (isLinked) await link()
      chains.foyer.clock.advance(-day)
      await makeSite(chains.foyer, site)
      await link()
      await expectIntact(site)
      chains.foyer.clock.advance(2 * day)
      await makeSite(chains.foyer, site)
      await link()
      await expectIntact(site)
    }
  })

  test('where a clock was a year ahead, and was set back a while before the job did not run for days', async () => {
    const site = 'far-ahead'
    await chains.makeChain(site)
    await link()
    chains.foyer.clock.advance(365 * day)
    await makeSite(chains.foyer, site)
    await link()
    chains.foyer.clock.advance(-365 * day)
    await makeSite(chains.foyer, site)
    await link()
    await expectIntact(site)
    await makeSite(chains.foyer, site)
    chains.foyer.clock.advance(5 * day)
    await makeSite(chains.foyer, site)
    await link()
    await expectIntact(site)
  })

  test('with servers whose clocks differ by hours', async () => {
    const site = 'skewed'
    await chains.makeChain(site)
    for (const hours of [5, -5, 5, -5]) {
      chains.foyer.clock.advance(hours * 3600)
      await makeSite(chains.foyer, site)
      chains.foyer.clock.advance(-hours * 3600)
      await link()
    }
    await expectIntact(site)
  })

  // The last one: all chains end with the new key.
  test('after a server that lacks its key linked the others for days', async () => {
    const site = 'other-key'
    const turned = deriveKeys([randomBytes(32), chains.secretKey])
    await makeSite(chains.foyer, site)
    await link()
    await makeSite(chains.foyer, site)
    await chains.seal(site, turned)
    await makeSite(chains.foyer, site)
    for (let days = 0; days < 3; days += 1) {
      chains.foyer.clock.advance(day)
      await link()
    }
    expect(chains.damageOf(site)).toContain('a key that SECRET_KEY does not list')
    await sealEvents(chains.foyer.services.database, turned, now()).catch(() => {})
    expect(await unlinked(site)).toEqual([])
  })
})
