import type { officePeopleCalls } from '@foyer/contract/office/people-calls.ts'
import { sql } from 'kysely'
import type { Trx } from '../db/open-database.ts'
import type { Handler } from '../kit/implement-calls.ts'
import { inSite } from '../kit/transaction.ts'
import { demoAddress, ensureSite } from '../site/index.ts'
import { officeLimits } from './limits.ts'
import type { OfficeParts } from './parts.ts'
import { refreshList } from './pipeline-rows.ts'
import { addSite } from './sites-store.ts'

type Parts = Pick<OfficeParts, 'database' | 'limiter' | 'fileStore' | 'fillDemo'>

const findDemo = async (trx: Trx, brokerageId: string): Promise<string | undefined> => {
  const row = await trx
    .selectFrom('brokerage_sites')
    .innerJoin('tenants', 'tenants.slug', 'brokerage_sites.slug')
    .select('tenants.slug')
    .where('brokerage_sites.brokerage_id', '=', brokerageId)
    .where('tenants.is_demo', '=', true)
    .executeTakeFirst()
  return row?.slug
}

/** Its files go after its rows; those that a stopped server leaves behind are orphans, which a job removes. */
const removeDemo = async (
  { fileStore }: Parts,
  siteId: string,
  inDemo: <T>(work: (trx: Trx) => Promise<T>) => Promise<T>,
): Promise<void> => {
  const files = await inDemo(async (trx) => {
    const { rows } = await sql<{ files: string[] }>`select foyer_remove_demo_site(${siteId}) as files`.execute(trx)
    return rows[0]?.files ?? []
  })
  for (const storageKey of files) await fileStore.remove(storageKey)
}

/** Under way on this server, by brokerage, until the deals are there or what was made of them is removed. */
const makings = new Map<string, Promise<unknown>>()

export const setDemo = (parts: Parts): Handler<(typeof officePeopleCalls)['setDemo']> => ({
  async free({ body, scope: { session }, now, note, leaveNoEvent, refuse, transaction }) {
    const { brokerageId, personId } = session
    // Who asks again meanwhile learns that the deals are there once all of them are.
    if (body.ShownFl === 1) await makings.get(brokerageId)?.catch(() => {})
    const known = await transaction((trx) => findDemo(trx, brokerageId))
    const isShown = known !== undefined
    if (isShown === (body.ShownFl === 1)) {
      leaveNoEvent()
      return { SiteID: known ?? '' }
    }
    if (isShown) {
      note({ details: { site: known, shown: 0 } })
      await removeDemo(parts, known, (work) => transaction(work, known))
      return { SiteID: '' }
    }
    const { fillDemo, database, limiter } = parts
    if (fillDemo === undefined) return refuse('DemoNotAvailable')
    await limiter.takeOrRefuse(officeLimits.demos, brokerageId, now)
    // Two that are made at once have the same address, which one of them gets.
    const siteId = demoAddress(brokerageId)
    const isMade = await transaction(async (trx) => {
      if (!(await ensureSite(trx, siteId, now, { isDemo: true }))) return false
      return (await addSite(trx, { siteId, brokerageId, leadId: personId, now })) === 'added'
    }, siteId)
    if (!isMade) return refuse('SiteAddressTaken')
    note({ details: { site: siteId, shown: 1 } })
    const make = async () => {
      try {
        await fillDemo({ siteId, brokerageId, personId })
      } catch (error) {
        const isThere = (await transaction((trx) => findDemo(trx, brokerageId))) !== undefined
        // Another session has removed it meanwhile.
        if (!isThere) return { SiteID: '' }
        await removeDemo(parts, siteId, (work) => inSite(database.db, siteId, work))
        throw error
      }
      // The lists that the page loads next, at once with each other, have them.
      await transaction(refreshList)
      return { SiteID: siteId }
    }
    const making = make().finally(() => makings.delete(brokerageId))
    makings.set(brokerageId, making)
    return making
  },
})
