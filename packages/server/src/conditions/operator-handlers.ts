import { operatorConditionCalls } from '@foyer/contract/conditions/operator-calls.ts'
import { cleanLine } from '@foyer/domain/kit/text.ts'
import {
  type ConditionStatus,
  conditionLines,
  conditionProblems,
  mostConditions,
  shownCondition,
} from '@foyer/domain/office/conditions.ts'
import { dealExists, holdDeal } from '../deals/index.ts'
import { implementCalls } from '../kit/implement-calls.ts'
import {
  changeCondition,
  countConditions,
  deleteCondition,
  holdCondition,
  insertConditions,
  isItemOfDeal,
  listConditions,
} from './store.ts'

const dealOf = (body: { SiteID: string; MortgageApplicationID: number }) => ({
  siteId: body.SiteID,
  applicationId: body.MortgageApplicationID,
})

/** The conditions of the lender of a deal. */
export const operatorConditionHandlers = implementCalls(operatorConditionCalls, {
  listConditions: {
    async transaction({ body, refuse }, trx) {
      const deal = dealOf(body)
      if (!(await dealExists(trx, deal.siteId, deal.applicationId))) return refuse('NoAccess')
      const rows = await listConditions(trx, deal)
      return {
        Conditions: rows.map((row) => {
          const status = row.status as ConditionStatus
          const isWithdrawn = row.withdrawn_at !== null
          return {
            ConditionID: row.condition_id,
            Version: row.version,
            Text: row.text,
            Lender: row.lender,
            DueDate: row.due ?? '',
            ItemID: row.item_id ?? 0,
            Status: status,
            Shown: shownCondition(
              status,
              row.item_status === null ? undefined : { status: row.item_status, isWithdrawn },
            ),
          }
        }),
      }
    },
  },
  addConditions: {
    async transaction({ body, scope: { actor }, now, note, refuse, assertNoProblems }, trx) {
      const deal = dealOf(body)
      // The lock of the deal keeps two lists that are added at once within the limit.
      if ((await holdDeal(trx, deal.siteId, deal.applicationId)) === undefined) return refuse('NoAccess')
      assertNoProblems(conditionProblems(body))
      const texts = conditionLines(body.Text)
      if ((await countConditions(trx, deal)) + texts.length > mostConditions)
        return refuse('TooManyRecords', { errors: [{ Field: 'Text', Key: 'TooManyRecords' }] })
      const dueOn = body.DueDate || null
      await insertConditions(trx, deal, { texts, lender: cleanLine(body.Lender), dueOn, madeBy: actor, now })
      note({ details: { added: texts.length } })
      return { Added: texts.length }
    },
  },
  saveCondition: {
    async transaction({ body, note, refuse, assertNoProblems }, trx) {
      const place = { ...dealOf(body), conditionId: body.ConditionID }
      const before = await holdCondition(trx, place)
      if (before === undefined) return refuse('NoAccess')
      if (before.version !== body.Version) return refuse('StaleEdit')
      assertNoProblems(conditionProblems(body))
      const { ItemID: itemId, Status: status } = body
      const isTiedAnew = itemId !== 0 && itemId !== before.item_id
      if (isTiedAnew && !(await isItemOfDeal(trx, place, itemId)))
        return refuse('InvalidSetting', { errors: [{ Field: 'ItemID', Key: 'InvalidSetting' }] })
      const changed = { text: cleanLine(body.Text), lender: cleanLine(body.Lender), dueOn: body.DueDate || null }
      await changeCondition(trx, place, { ...changed, itemId: itemId || null, status })
      note({ details: { condition: body.ConditionID, status, from: before.status } })
      return {}
    },
  },
  removeCondition: {
    async transaction({ body, note, refuse }, trx) {
      const place = { ...dealOf(body), conditionId: body.ConditionID }
      const before = await holdCondition(trx, place)
      if (before === undefined) return refuse('NoAccess')
      if (before.version !== body.Version) return refuse('StaleEdit')
      await deleteCondition(trx, place)
      note({ details: { condition: body.ConditionID } })
      return {}
    },
  },
})
