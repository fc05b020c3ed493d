import { setTimeout as wait } from 'node:timers/promises'
import type { officePeopleCalls } from '@foyer/contract/office/people-calls.ts'
import { sql } from 'kysely'
import type { Trx } from '../db/open-database.ts'
import type { Handler } from '../kit/implement-calls.ts'
import { inSite } from '../kit/transaction.ts'
import { demoAddress, ensureSite } from '../site/index.ts'
import { beginMaking, DemoNotWanted, endMaking, findDemo, makingOf } from './demo-making.ts'
import { officeLimits } from './limits.ts'
import type { OfficeParts } from './parts.ts'
import { refreshList } from './pipeline-rows.ts'
import { addSite } from './sites-store.ts'

type Parts = Pick<OfficeParts, 'database' | 'limiter' | 'fileStore' | 'fillDemo'>

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

const betweenLooks = 200

export const setDemo = (parts: Parts): Handler<(typeof officePeopleCalls)['setDemo']> => ({
  async free({ body, scope: { session }, now, note, leaveNoEvent, refuse, transaction }) {
    const { brokerageId, personId } = session
    const find = () => transaction((trx) => findDemo(trx, brokerageId))
    let known = await find()
    // Whichever server makes them: who asks for them again learns that they are there once all of them are, and who removes them waits
    // until the other one has stopped, and removed what was there.
    if (known?.isMaking) {
      const begun = known
      if (body.ShownFl === 0) await transaction((trx) => endMaking(trx, begun), begun.siteId)
      // For as long as the other server gives signs of life.
      while (known?.isMaking && known.making === begun.making) {
        await wait(betweenLooks)
        known = await find()
      }
      if (body.ShownFl === 0 && known?.making !== begun.making) {
        note({ details: { site: begun.siteId, shown: 0 } })
        return { SiteID: '' }
      }
    }
    if ((known !== undefined) === (body.ShownFl === 1)) {
      leaveNoEvent()
      return { SiteID: known?.siteId ?? '' }
    }
    if (known !== undefined) {
      const { siteId } = known
      note({ details: { site: siteId, shown: 0 } })
      await removeDemo(parts, siteId, (work) => transaction(work, siteId))
      return { SiteID: '' }
    }
    const { fillDemo, database, limiter } = parts
    if (fillDemo === undefined) return refuse('DemoNotAvailable')
    await limiter.takeOrRefuse(officeLimits.demos, brokerageId, now)
    // Two that are made at once have the same address, which one of them gets.
    const siteId = demoAddress(brokerageId)
    const begun = await transaction(async (trx) => {
      if (!(await ensureSite(trx, siteId, now, { isDemo: true }))) return undefined
      if ((await addSite(trx, { siteId, brokerageId, leadId: personId, now })) !== 'added') return undefined
      return beginMaking(trx, siteId)
    }, siteId)
    if (begun === undefined) return refuse('SiteAddressTaken')
    note({ details: { site: siteId, shown: 1 } })
    const making = makingOf(database, siteId, begun)
    try {
      await fillDemo({ siteId, brokerageId, personId, goOn: making.goOn })
      // The lists that the page loads next, at once with each other, have them.
      await transaction(refreshList)
      await making.done()
      return { SiteID: siteId }
    } catch (error) {
      // Its place may be another one's by now.
      const isThere = await making.isThere()
      if (isThere) await removeDemo(parts, siteId, (work) => inSite(database.db, siteId, work))
      if (error instanceof DemoNotWanted || !isThere) return { SiteID: '' }
      throw error
    }
  },
})
