import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import type { officeTemplateCalls } from '@foyer/contract/office/template-calls.ts'
import { under } from '@foyer/domain/kit/problem.ts'
import { cleanLine, cleanLines } from '@foyer/domain/kit/text.ts'
import { type ConditionTemplate, conditionTemplateProblems } from '@foyer/domain/office/condition-templates.ts'
import {
  type MessageTemplate,
  messageTemplateProblems,
  type ReasonTemplate,
  type RequestTemplate,
  reasonProblems,
  requestTemplateProblems,
} from '@foyer/domain/office/templates.ts'
import type { Trx } from '../db/open-database.ts'
import type { Handler } from '../kit/implement-calls.ts'
import { json } from '../kit/transaction.ts'

type Calls = typeof officeTemplateCalls
type Reply = ReplyOf<'/console-api/ListTemplates'>

interface Kinds {
  reasons: Reply['Reasons']
  requests: Reply['Requests']
  messages: Reply['Messages']
  conditions: Reply['Conditions']
}

export const listTemplates: Handler<Calls['listTemplates']> = {
  async transaction({ scope: { session } }, trx) {
    const rows = await trx
      .selectFrom('brokerage_templates')
      .selectAll()
      .where('brokerage_id', '=', session.brokerageId)
      .execute()
    const of = <Kind extends keyof Kinds>(kind: Kind) => {
      const row = rows.find((one) => one.kind === kind)
      return { version: row?.version ?? 0, items: (row?.items ?? []) as Kinds[Kind] }
    }
    const [reasons, requests, messages, conditions] = [of('reasons'), of('requests'), of('messages'), of('conditions')]
    return {
      ...{ ReasonsVersion: reasons.version, Reasons: reasons.items },
      ...{ RequestsVersion: requests.version, Requests: requests.items },
      ...{ MessagesVersion: messages.version, Messages: messages.items },
      ...{ ConditionsVersion: conditions.version, Conditions: conditions.items },
    }
  },
}

interface Saved<Kind extends keyof Kinds> {
  brokerageId: string
  kind: Kind
  /** The one that was read. */
  version: number
  items: Kinds[Kind]
  now: Date
}

/** The next version; undefined when another save came first. */
const save = async <Kind extends keyof Kinds>(trx: Trx, { brokerageId, kind, version, items, now }: Saved<Kind>) => {
  const written = { items: json(items), version: version + 1, changed_at: now }
  const row =
    version === 0
      ? await trx
          .insertInto('brokerage_templates')
          .values({ brokerage_id: brokerageId, kind, ...written })
          .onConflict((conflict) => conflict.doNothing())
          .returning('version')
          .executeTakeFirst()
      : await trx
          .updateTable('brokerage_templates')
          .set(written)
          .where('brokerage_id', '=', brokerageId)
          .where('kind', '=', kind)
          .where('version', '=', version)
          .returning('version')
          .executeTakeFirst()
  return row?.version
}

/** Only the fields that are known, without numbers of clients. */
const cleanReason = ({ Type, NameEn, NameFr, TextEn, TextFr }: ReasonTemplate): ReasonTemplate => ({
  Type,
  NameEn: cleanLine(NameEn),
  NameFr: cleanLine(NameFr),
  TextEn: cleanLines(TextEn),
  TextFr: cleanLines(TextFr),
})

const cleanRequest = ({ NameEn, NameFr, DueDays, Items }: RequestTemplate) => ({
  NameEn: cleanLine(NameEn),
  NameFr: cleanLine(NameFr),
  DueDays,
  Items: Items.map(({ Type, NoteEn, NoteFr, RequiredFl }) => ({
    ...{ Type, NoteEn: cleanLine(NoteEn), NoteFr: cleanLine(NoteFr), RequiredFl },
  })),
})

const cleanMessage = ({ NameEn, NameFr, TextEn, TextFr }: MessageTemplate): MessageTemplate => ({
  NameEn: cleanLine(NameEn),
  NameFr: cleanLine(NameFr),
  TextEn: cleanLines(TextEn),
  TextFr: cleanLines(TextFr),
})

const cleanConditions = ({ NameEn, NameFr, Lender, Stage, Items }: ConditionTemplate) => ({
  NameEn: cleanLine(NameEn),
  NameFr: cleanLine(NameFr),
  Lender: cleanLine(Lender),
  Stage,
  Items: Items.map(({ TextEn, TextFr, Type, DueDays }) => ({
    ...{ TextEn: cleanLine(TextEn), TextFr: cleanLine(TextFr), Type, DueDays },
  })),
})

export const saveReasons: Handler<Calls['saveReasons']> = {
  async transaction({ body, scope: { session }, now, note, refuse, assertNoProblems }, trx) {
    assertNoProblems(body.Reasons.flatMap((one, place) => under(`Reasons.${place}`, reasonProblems(one))))
    const items = body.Reasons.map(cleanReason)
    const { brokerageId } = session
    const version = await save(trx, { brokerageId, kind: 'reasons', version: body.Version, items, now })
    if (version === undefined) return refuse('StaleEdit')
    note({ details: { version, reasons: items.length } })
    return { Version: version }
  },
}

export const saveRequestTemplates: Handler<Calls['saveRequestTemplates']> = {
  async transaction({ body, scope: { session }, now, note, refuse, assertNoProblems }, trx) {
    assertNoProblems(body.Requests.flatMap((one, place) => under(`Requests.${place}`, requestTemplateProblems(one))))
    const items = body.Requests.map(cleanRequest)
    const { brokerageId } = session
    const version = await save(trx, { brokerageId, kind: 'requests', version: body.Version, items, now })
    if (version === undefined) return refuse('StaleEdit')
    note({ details: { version, templates: items.length } })
    return { Version: version }
  },
}

export const saveMessageTemplates: Handler<Calls['saveMessageTemplates']> = {
  async transaction({ body, scope: { session }, now, note, refuse, assertNoProblems }, trx) {
    assertNoProblems(body.Messages.flatMap((one, place) => under(`Messages.${place}`, messageTemplateProblems(one))))
    const items = body.Messages.map(cleanMessage)
    const { brokerageId } = session
    const version = await save(trx, { brokerageId, kind: 'messages', version: body.Version, items, now })
    if (version === undefined) return refuse('StaleEdit')
    note({ details: { version, templates: items.length } })
    return { Version: version }
  },
}

export const saveConditionTemplates: Handler<Calls['saveConditionTemplates']> = {
  async transaction({ body, scope: { session }, now, note, refuse, assertNoProblems }, trx) {
    assertNoProblems(
      body.Conditions.flatMap((one, place) => under(`Conditions.${place}`, conditionTemplateProblems(one))),
    )
    const items = body.Conditions.map(cleanConditions)
    const { brokerageId } = session
    const version = await save(trx, { brokerageId, kind: 'conditions', version: body.Version, items, now })
    if (version === undefined) return refuse('StaleEdit')
    note({ details: { version, templates: items.length } })
    return { Version: version }
  },
}
