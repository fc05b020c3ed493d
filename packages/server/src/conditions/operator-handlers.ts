import type { BodyOf } from '@foyer/contract/all-calls.ts'
import { operatorConditionCalls } from '@foyer/contract/conditions/operator-calls.ts'
import { otherDocument } from '@foyer/domain/codes/document.ts'
import { isDate } from '@foyer/domain/kit/dates.ts'
import { languageOf } from '@foyer/domain/kit/language.ts'
import { problem, under } from '@foyer/domain/kit/problem.ts'
import { cleanLine } from '@foyer/domain/kit/text.ts'
import {
  bothTextsProblems,
  foldedTexts,
  isDocumentKind,
  isListedAlready,
  kindProblems,
} from '@foyer/domain/office/condition-templates.ts'
import {
  type ConditionStatus,
  conditionLines,
  conditionProblems,
  mostConditions,
  shownCondition,
} from '@foyer/domain/office/conditions.ts'
import type { Trx } from '../db/open-database.ts'
import { countConditions, dealExists, holdDeal } from '../deals/index.ts'
import { implementCalls } from '../kit/implement-calls.ts'
import type { Services } from '../kit/services.ts'
import { askForDocuments } from './ask.ts'
import {
  changeCondition,
  type DealOf,
  deleteCondition,
  holdCondition,
  insertConditions,
  isItemOfDeal,
  itemsAskedFor,
  listConditions,
  listTexts,
  moveBefore,
} from './store.ts'

const dealOf = (body: { SiteID: string; MortgageApplicationID: number }) => ({
  siteId: body.SiteID,
  applicationId: body.MortgageApplicationID,
})

/** Those of a list that the deal does not have yet, each once, in the chosen language. */
const newOnes = <One extends { TextEn: string; TextFr: string }>(
  { Conditions, LanguageID }: { Conditions: readonly One[]; LanguageID: number },
  listed: readonly string[],
): (One & { text: string })[] => {
  const known = foldedTexts(listed)
  return Conditions.flatMap((one) => {
    if (isListedAlready(one, known)) return []
    for (const text of foldedTexts([one.TextEn, one.TextFr])) known.add(text)
    return [{ ...one, text: cleanLine(languageOf(LanguageID) === 'fr' ? one.TextFr : one.TextEn) }]
  })
}

const problemsOf = (conditions: BodyOf<'/broker-api/AddTemplateConditions'>['Conditions']) =>
  conditions.flatMap((one, at) =>
    under(`Conditions.${at}`, [
      ...bothTextsProblems(one),
      ...problem(one.DueDate !== '' && !isDate(one.DueDate), 'DueDate', 'InvalidSetting' as const),
    ]),
  )

interface OfDocument {
  Type: number
}

const isSameDocument = (one: OfDocument, other: OfDocument) =>
  one === other || (one.Type === other.Type && one.Type !== otherDocument)

/** One of each kind that the client was not asked for before, and each one without a kind. */
const documentsToAsk = <One extends OfDocument>(added: readonly One[], before: ReadonlyMap<number, number>): One[] =>
  added.filter(
    (one, at) =>
      one.Type !== -1 && !before.has(one.Type) && added.findIndex((other) => isSameDocument(other, one)) === at,
  )

/** How many more conditions the deal may have. */
const roomFor = async (trx: Trx, { siteId, applicationId }: DealOf): Promise<number> =>
  mostConditions - (await countConditions(trx, siteId, applicationId)).all

const tooMany = (Field: string) => ({ errors: [{ Field, Key: 'TooManyRecords' as const }] })

/** The conditions of the lender of a deal. */
export const operatorConditionHandlers = (services: Services) =>
  implementCalls(operatorConditionCalls, {
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
        if ((await roomFor(trx, deal)) < texts.length) return refuse('TooManyRecords', tooMany('Text'))
        const conditions = texts.map((text) => ({ text, dueOn: body.DueDate }))
        await insertConditions(trx, deal, { conditions, lender: cleanLine(body.Lender), madeBy: actor, now })
        note({ details: { added: texts.length } })
        return { Added: texts.length }
      },
    },
    addTemplateConditions: {
      async transaction({ body, scope: { actor }, now, note, refuse, assertNoProblems }, trx) {
        const deal = dealOf(body)
        if ((await holdDeal(trx, deal.siteId, deal.applicationId)) === undefined) return refuse('NoAccess')
        assertNoProblems(problemsOf(body.Conditions))
        const added = newOnes(body, await listTexts(trx, deal))
        if ((await roomFor(trx, deal)) < added.length) return refuse('TooManyRecords', tooMany('Conditions'))
        const conditions = added.map(({ text, DueDate }) => ({ text, dueOn: DueDate }))
        await insertConditions(trx, deal, { conditions, lender: cleanLine(body.Lender), madeBy: actor, now })
        note({ details: { added: added.length } })
        return { Added: added.length }
      },
    },
    askForTemplateConditions: {
      async transaction({ body, scope: { actor }, now, today, note, refuse, assertNoProblems }, trx) {
        const deal = dealOf(body)
        if ((await holdDeal(trx, deal.siteId, deal.applicationId)) === undefined) return refuse('NoAccess')
        assertNoProblems([
          ...problemsOf(body.Conditions),
          ...body.Conditions.flatMap((one, at) => under(`Conditions.${at}`, kindProblems(one))),
        ])
        const added = newOnes(body, await listTexts(trx, deal))
        if ((await roomFor(trx, deal)) < added.length) return refuse('TooManyRecords', tooMany('Conditions'))
        const before = await itemsAskedFor(trx, deal)
        const documents = documentsToAsk(added, before)
        const items =
          documents.length === 0
            ? []
            : await askForDocuments(services, trx, {
                ...{ deal, request: body.Request, documents, actor, now, today, assertNoProblems },
                refuse: () => refuse('NoAccess'),
              })
        const itemOf = (one: (typeof added)[number]) =>
          items[documents.findIndex((asked) => isSameDocument(asked, one))] ?? before.get(one.Type)
        const conditions = added.map((one) => ({ text: one.text, dueOn: one.DueDate, itemId: itemOf(one) }))
        await insertConditions(trx, deal, { conditions, lender: cleanLine(body.Lender), madeBy: actor, now })
        note({ details: { added: added.length, asked: items.length } })
        return { Added: added.length }
      },
    },
    askForCondition: {
      async transaction({ body, scope: { actor }, now, today, note, refuse, assertNoProblems }, trx) {
        const deal = dealOf(body)
        // Before its condition, as a deletion of the deal locks them.
        if ((await holdDeal(trx, deal.siteId, deal.applicationId)) === undefined) return refuse('NoAccess')
        const place = { ...deal, conditionId: body.ConditionID }
        const before = await holdCondition(trx, place)
        if (before === undefined) return refuse('NoAccess')
        if (before.version !== body.Version) return refuse('StaleEdit')
        const { Type, Desc, Status: status } = body
        assertNoProblems([...conditionProblems(body), ...problem(!isDocumentKind(Type), 'Type', 'UnknownChoice')])
        const items = await askForDocuments(services, trx, {
          ...{ deal, request: body.Request, documents: [{ Type, Desc }], actor, now, today, assertNoProblems },
          refuse: () => refuse('NoAccess'),
        })
        const changed = { text: cleanLine(body.Text), lender: cleanLine(body.Lender), dueOn: body.DueDate || null }
        await changeCondition(trx, place, { ...changed, itemId: items[0] ?? null, status })
        note({ details: { condition: body.ConditionID, status, from: before.status } })
        return {}
      },
    },
    moveCondition: {
      async transaction({ body, note, refuse }, trx) {
        const deal = dealOf(body)
        if ((await holdDeal(trx, deal.siteId, deal.applicationId)) === undefined) return refuse('NoAccess')
        const place = { ...deal, conditionId: body.ConditionID }
        if ((await holdCondition(trx, place)) === undefined) return refuse('NoAccess')
        if (!(await moveBefore(trx, place, body.BeforeID))) return refuse('StaleEdit')
        note({ details: { condition: body.ConditionID } })
        return {}
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
