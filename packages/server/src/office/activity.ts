import type { officeActivityCalls } from '@foyer/contract/office/activity-calls.ts'
import { activityPage } from '@foyer/domain/office/activity.ts'
import type { Handler } from '../kit/implement-calls.ts'
import { holdsAction } from '../kit/operator-caller.ts'
import { activityQuery, readNames } from './activity-store.ts'
import { happened } from './events.ts'
import { holdClient } from './notes-store.ts'
import { namedActors, staffOfDeal } from './staff-of-deal.ts'

type Calls = typeof officeActivityCalls

export const listActivity: Handler<Calls['listActivity']> = {
  async transaction({ body, scope, refuse }, trx) {
    const { SiteID: siteId, MortgageApplicationID: applicationId, By: by = 'all', After = '' } = body
    const deal = { siteId, applicationId }
    if ((await holdClient(trx, deal)) === undefined) return refuse('NoAccess')
    const before = /^\d{1,15}$/.test(After) ? Number(After) : undefined
    const may = (action: Parameters<typeof holdsAction>[1]) => holdsAction(scope.rights, action)
    const { rows } = await activityQuery({ ...deal, by, before, may }).execute(trx)
    const page = rows.slice(0, activityPage)
    const nameOf = namedActors(await staffOfDeal(trx, siteId, applicationId))
    const names = await readNames(trx, siteId, page)
    return {
      Events: page.map((row) => happened(row, names, nameOf)),
      Next: rows.length > activityPage ? String(page.at(-1)?.event_id ?? '') : '',
    }
  },
}
