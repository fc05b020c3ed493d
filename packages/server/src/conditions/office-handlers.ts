import { officeConditionCalls } from '@foyer/contract/conditions/office-calls.ts'
import { openConditionStatuses } from '@foyer/domain/office/conditions.ts'
import { implementCalls } from '../kit/implement-calls.ts'
import { refreshList } from '../office/index.ts'
import { listLenders, type OpenConditionRow, readOpenConditions } from './office-store.ts'

const replyOf = (row: OpenConditionRow) => {
  const shown = openConditionStatuses.find((one) => one === row.shown)
  if (shown === undefined) throw new Error(`a condition that is not satisfied is shown as ${row.shown}`)
  return {
    SiteID: row.site_id,
    MortgageApplicationID: row.application_id,
    ConditionID: row.condition_id,
    Text: row.text,
    Lender: row.lender,
    DueDate: row.due === 'infinity' ? '' : row.due,
    Shown: shown,
    Client: row.client,
    OwnerName: row.owner_name ?? '',
  }
}

/** The conditions of all deals within reach. */
export const officeConditionHandlers = implementCalls(officeConditionCalls, {
  listOpenConditions: {
    async transaction({ body, scope: { session } }, trx) {
      await refreshList(trx)
      // Those of later pages are known from the first.
      const Lenders = body.After ? [] : await listLenders(trx, session)
      const { page, next } = await readOpenConditions(trx, session, body)
      return { Conditions: page.map(replyOf), Lenders, Next: next }
    },
  },
})
