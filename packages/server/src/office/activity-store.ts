import { activityOfEvent, auditActions } from '@foyer/contract/office/activity-of-event.ts'
import type { OfficeAction } from '@foyer/domain/office/actions.ts'
import {
  type ActivityFilter,
  activityKinds,
  activityPage,
  kindsOfGroup,
  type LogKind,
} from '@foyer/domain/office/activity.ts'
import { sql } from 'kysely'
import type { Trx } from '../db/open-database.ts'

interface DealOf {
  siteId: string
  applicationId: number
}

export interface ActivityRow {
  event_id: number
  at: Date
  actor: string
  action: (typeof auditActions)[number]
  application_id: number | null
  applicant_id: number | null
  details: Record<string, unknown>
}

/** Events of these names need a right of their own. */
const needed: readonly (readonly [prefix: string, action: OfficeAction])[] = [
  ['document', 'document.view'],
  ['insurance', 'insurance.view'],
  ['signing', 'signing.view'],
]

/** The events that are shown as one of these kinds, and that the caller may see. */
export const shownActions = (kinds: readonly LogKind[], may: (action: OfficeAction) => boolean): string[] =>
  auditActions.filter((name) => {
    const kind = activityOfEvent[name]
    return (
      kind !== 'quiet' && kinds.includes(kind) && needed.every(([prefix, one]) => !name.startsWith(prefix) || may(one))
    )
  })

/** Steps of a request to sign that the activity has; the others are in its certificate. */
const signingSteps = ['requested', 'signed', 'declined', 'cancelled', 'completed']
export const isShownStep = sql<boolean>`(action <> 'signing' or details ->> 'event' = any (${signingSteps}::text[]))`

export const isPerson = sql<boolean>`actor like 'person:%'`
export const isProgram = sql<boolean>`(actor like 'key:%' or actor = 'operator')`
export const isSystem = sql<boolean>`actor in ('system', 'server', 'foyer')`
export const isClient = sql<boolean>`not (${isPerson} or ${isProgram} or ${isSystem})`

/** By whom, and of which kinds. */
const filters: Record<ActivityFilter, { by: ReturnType<typeof sql<boolean>>; kinds: readonly LogKind[] }> = {
  all: { by: sql`true`, kinds: activityKinds },
  staff: { by: sql`(${isPerson} or ${isProgram})`, kinds: activityKinds },
  client: { by: isClient, kinds: activityKinds },
  views: { by: sql`true`, kinds: kindsOfGroup('views') },
}

export interface ActivityAsked extends DealOf {
  by: ActivityFilter
  /** Only events before this one; undefined for the newest. */
  before: number | undefined
  may(action: OfficeAction): boolean
}

/** What happened to the deal, the newest first; one more than a page, where there are more. Refused attempts are left out. */
export const activityQuery = ({ siteId, applicationId, by, before, may }: ActivityAsked) => sql<ActivityRow>`
  select event_id, at, actor, action, application_id, applicant_id, details from audit_events
   where site_id = ${siteId} and application_id = ${applicationId}::bigint
     and event_id < ${before ?? Number.MAX_SAFE_INTEGER}::bigint
     and action = any (${shownActions(filters[by].kinds, may)}::text[]) and coalesce(details ->> 'result', 'ok') = 'ok'
     and ${isShownStep} and ${filters[by].by}
   order by event_id desc limit ${activityPage + 1}`

/** The client of an application: its user, and the name of the main applicant. */
interface Client {
  userId: string
  name: string
}

interface Names {
  clients: ReadonlyMap<number, Client>
  applicants: ReadonlyMap<number, string>
  keys: ReadonlyMap<string, string>
  items: ReadonlyMap<number, { type: number; description: string }>
  /** The item of each upload. */
  uploads: ReadonlyMap<number, number>
  /** The words of each reveal. */
  words: ReadonlyMap<number, string>
}

const numbersOf = (rows: readonly ActivityRow[], ...fields: string[]): number[] =>
  rows.flatMap(({ details }) =>
    fields.flatMap((field) => (typeof details[field] === 'number' ? [Number(details[field])] : [])),
  )

const keyOf = (actor: string): string => actor.slice('key:'.length)

/** The names that events of this transaction's site need, as they are now. */
export const readNames = async (trx: Trx, siteId: string, rows: readonly ActivityRow[]): Promise<Names> => {
  const applicationIds = [...new Set(rows.flatMap(({ application_id }) => application_id ?? []))]
  const { rows: applicants } = await sql<{
    applicant_id: number
    application_id: number
    name: string
    user_id: string
    is_main: boolean
  }>`
    select p.applicant_id, p.application_id, a.user_id, p.applicant_id = a.main_applicant_id as is_main,
           trim(concat(p.identification ->> 'FirstName', ' ', p.identification ->> 'LastName')) as name
      from applications a join applicants p on p.site_id = a.site_id and p.application_id = a.application_id
     where a.site_id = ${siteId} and a.application_id = any (${applicationIds}::bigint[])`.execute(trx)
  const { rows: uploads } = await sql<{ upload_id: number; item_id: number }>`
    select upload_id, item_id from document_uploads where site_id = ${siteId}
      and upload_id = any (${numbersOf(rows, 'DFRequestDocItemUploadID', 'upload')}::bigint[])`.execute(trx)
  const itemIds = [...uploads.map(({ item_id }) => item_id), ...numbersOf(rows, 'DFRequestDocItemID', 'item')]
  const { rows: items } = await sql<{ item_id: number; type: number; description: string }>`
    select item_id, type, description from document_items
     where site_id = ${siteId} and item_id = any (${itemIds}::bigint[])`.execute(trx)
  const { rows: reveals } = await sql<{ reveal_id: number; words: string }>`
    select reveal_id, words from reveals
     where site_id = ${siteId} and reveal_id = any (${numbersOf(rows, 'reveal')}::bigint[])`.execute(trx)
  const keyIds = [...new Set(rows.map(({ actor }) => actor).filter((actor) => actor.startsWith('key:')))].map(keyOf)
  const { rows: keys } = await sql<{ key_id: string; name: string }>`
    select * from foyer_key_names(${siteId}, ${keyIds}::text[])`.execute(trx)
  return {
    clients: new Map(
      applicants
        .filter(({ is_main }) => is_main)
        .map((one) => [one.application_id, { userId: one.user_id, name: one.name }]),
    ),
    applicants: new Map(applicants.map((one) => [one.applicant_id, one.name])),
    keys: new Map(keys.map((one) => [`key:${one.key_id}`, one.name])),
    items: new Map(items.map((one) => [one.item_id, one])),
    uploads: new Map(uploads.map((one) => [one.upload_id, one.item_id])),
    words: new Map(reveals.map((one) => [one.reveal_id, one.words])),
  }
}

export type ActivityNames = Names
