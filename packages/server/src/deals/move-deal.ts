import type { operatorDealCalls } from '@foyer/contract/deals/operator-calls.ts'
import { inProgress } from '@foyer/domain/flow-conditions.ts'
import { problem } from '@foyer/domain/kit/problem.ts'
import { stageOf, statusOfMove, withdrawn } from '@foyer/domain/office/stages.ts'
import { refreshDeal } from '../application/refresh-deal.ts'
import type { Handler } from '../kit/implement-calls.ts'
import type { Services } from '../kit/services.ts'
import { isUnsent } from '../review/index.ts'
import { changeDeal, upsertStage } from './change-deal.ts'
import { getStage, holdDeal } from './deal-store.ts'

/** Moves a deal to a stage. Within a status nothing of the application changes, and no one gets a mail. */
export const moveDeal = (services: Services): Handler<(typeof operatorDealCalls)['moveDeal']> => ({
  async transaction({ body, scope: { actor }, now, note, refuse, assertNoProblems }, trx) {
    const { SiteID: siteId, MortgageApplicationID: applicationId, Stage: stage, StatusDD: end = -1, FromStage } = body
    const deal = await holdDeal(trx, siteId, applicationId)
    if (!deal) return refuse('NoAccess')
    const to = statusOfMove(stage, end)
    const unsent = await isUnsent(trx, siteId, applicationId, deal.status)
    assertNoProblems([
      ...problem(to === inProgress && !unsent, 'Stage', 'InvalidSetting'),
      ...problem(to === undefined, 'StatusDD', 'InvalidSetting'),
    ])
    const status = to ?? deal.status
    const from = stageOf(deal.status, await getStage(trx, siteId, applicationId))
    if (FromStage !== undefined && FromStage !== from) return refuse('StaleEdit')
    if (unsent && status !== inProgress && status !== withdrawn) return refuse('ApplicationNotSubmitted')
    const place = { siteId, applicationId, actor, now }
    let notified = 0
    if (status !== deal.status) notified = await changeDeal(services, trx, { ...place, deal, status, stage })
    else if (stage !== from) {
      await upsertStage(trx, { ...place, stage })
      await refreshDeal(trx, siteId, applicationId)
    }
    const changed = status !== deal.status || stage !== from
    note({ details: { from, to: stage, status, changed, notified } })
    return { StatusDD: status }
  },
})
