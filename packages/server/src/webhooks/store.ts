import type { DeliveryProblem, DeliveryState } from '@foyer/domain/webhooks/deliveries.ts'
import { pauseAfter, rateDays, triedDays } from '@foyer/domain/webhooks/rules.ts'
import { type Selectable, type SqlBool, sql } from 'kysely'
import type { Trx } from '../db/open-database.ts'
import type { Tables } from '../db/tables.ts'
import { isAccepted } from '../kit/send-webhook.ts'
import { json } from '../kit/transaction.ts'

export type Endpoint = Selectable<Tables['webhook_endpoints']>
export type Delivery = Selectable<Tables['webhook_deliveries']>

const day = 24 * 60 * 60 * 1000

export const listEndpoints = (trx: Trx, brokerageId: string): Promise<Endpoint[]> =>
  trx
    .selectFrom('webhook_endpoints')
    .selectAll()
    .where('brokerage_id', '=', brokerageId)
    .orderBy('created_at')
    .orderBy('endpoint_id')
    .execute()

/** Undefined for one of another brokerage too. */
export const findEndpoint = (trx: Trx, brokerageId: string, endpointId: string): Promise<Endpoint | undefined> =>
  trx
    .selectFrom('webhook_endpoints')
    .selectAll()
    .where('brokerage_id', '=', brokerageId)
    .where('endpoint_id', '=', endpointId)
    .executeTakeFirst()

export const countEndpoints = async (trx: Trx, brokerageId: string): Promise<number> =>
  (await listEndpoints(trx, brokerageId)).length

/** Of the last days, by endpoint: messages that were tried and accepted, and whether the last try was not. */
export const countDeliveries = async (trx: Trx, brokerageId: string, now: Date) => {
  const since = new Date(now.getTime() - rateDays * day)
  const { rows } = await sql<{ endpoint_id: string; tried: number; delivered: number; is_failing: boolean }>`
    select e.endpoint_id, c.tried, c.delivered, coalesce(l.is_failing, false) as is_failing
      from webhook_endpoints e
      cross join lateral (
        select count(*) filter (where tries > 0)::integer as tried, count(delivered_at)::integer as delivered
          from webhook_deliveries
         where endpoint_id = e.endpoint_id and created_at > ${since} and event <> 'test') c
      left join lateral (
        select delivered_at is null as is_failing from webhook_deliveries
         where endpoint_id = e.endpoint_id and tried_at is not null order by tried_at desc limit 1) l on true
     where e.brokerage_id = ${brokerageId}`.execute(trx)
  return new Map(rows.map((row) => [row.endpoint_id, row]))
}

type Wanted = Pick<Endpoint, 'events' | 'sites'>

/** As `wants`, in SQL. */
const isWantedBy = ({ events, sites }: Wanted) =>
  sql<SqlBool>`event = any (${events}::text[]) and (${sites}::text[] = '{}' or slug = any (${sites}::text[]))`

const nothing: Wanted = { events: [], sites: [] }

/** Gives up what waits at an endpoint but what it wants, which is nothing while it is off; it can be sent again once it is wanted. */
export const giveUpWaiting = async (trx: Trx, endpointId: string, wanted = nothing): Promise<void> => {
  await trx
    .updateTable('webhook_deliveries')
    .set({ next_try_at: null })
    .where('endpoint_id', '=', endpointId)
    .where('next_try_at', 'is not', null)
    .where(sql<SqlBool>`not (${isWantedBy(wanted)})`)
    .execute()
}

export const stateOf = ({
  delivered_at,
  next_try_at,
}: Pick<Delivery, 'delivered_at' | 'next_try_at'>): DeliveryState =>
  delivered_at !== null ? 'delivered' : next_try_at !== null ? 'waiting' : 'failed'

const ofState: Record<DeliveryState, ReturnType<typeof sql<SqlBool>>> = {
  delivered: sql<SqlBool>`delivered_at is not null`,
  waiting: sql<SqlBool>`next_try_at is not null`,
  failed: sql<SqlBool>`delivered_at is null and next_try_at is null`,
}

interface Asked {
  endpointId: string
  state: DeliveryState | undefined
  after: string | undefined
  most: number
}

/** The newest first, after the message `after`. */
export const listDeliveries = (trx: Trx, { endpointId, state, after, most }: Asked): Promise<Delivery[]> =>
  trx
    .selectFrom('webhook_deliveries')
    .selectAll()
    .where('endpoint_id', '=', endpointId)
    .$if(state !== undefined, (query) => query.where(ofState[state ?? 'failed']))
    .$if(after !== undefined, (query) =>
      query.where(sql<SqlBool>`(created_at, message_id) < (
        select last.created_at, last.message_id from webhook_deliveries last
         where last.endpoint_id = ${endpointId} and last.message_id = ${after ?? ''})`),
    )
    .orderBy('created_at', 'desc')
    .orderBy('message_id', 'desc')
    .limit(most)
    .execute()

export const findDelivery = (trx: Trx, endpointId: string, messageId: string): Promise<Delivery | undefined> =>
  trx
    .selectFrom('webhook_deliveries')
    .selectAll()
    .where('endpoint_id', '=', endpointId)
    .where('message_id', '=', messageId)
    .executeTakeFirst()

const again = (now: Date) => ({ queued_at: now, next_try_at: now, delivered_at: null, tries: 0 })

export const resend = async (trx: Trx, messageId: string, now: Date): Promise<void> => {
  await trx.updateTable('webhook_deliveries').set(again(now)).where('message_id', '=', messageId).execute()
}

interface Period {
  endpoint: Endpoint
  firstDay: string
  lastDay: string
  onlyFailed: boolean
  most: number
}

/** Messages of some days in Eastern time that the endpoint wants now, each under its id. Undefined, and none is sent, where there are more than `most`. */
export const replay = async (trx: Trx, period: Period, now: Date): Promise<number | undefined> => {
  const { endpoint, firstDay, lastDay, onlyFailed, most } = period
  const found = await trx
    .selectFrom('webhook_deliveries')
    .select('message_id')
    .where('endpoint_id', '=', endpoint.endpoint_id)
    .where(isWantedBy(endpoint))
    .where(sql<SqlBool>`created_at >= (foyer_date(${firstDay})::timestamp at time zone 'America/Toronto')`)
    .where(sql<SqlBool>`created_at < ((foyer_date(${lastDay}) + 1)::timestamp at time zone 'America/Toronto')`)
    .$if(onlyFailed, (query) => query.where(ofState.failed))
    .limit(most + 1)
    .execute()
  if (found.length > most) return undefined
  await trx
    .updateTable('webhook_deliveries')
    .set(again(now))
    .where('message_id', 'in', ['', ...found.map(({ message_id }) => message_id)])
    .execute()
  return found.length
}

export interface Claimed {
  messageId: string
  endpointId: string
  /** Empty: of the installation. */
  brokerageId: string
}

/** Seconds after which a message is tried again whose server ended while it sent. */
const claimSeconds = 120

interface Claim {
  /** Endpoints with a message under way. */
  busy: readonly string[]
  /** Brokerages with as many as they may have. */
  full: readonly string[]
  /** The brokerage that was served last. */
  after: string
  most: number
  now: Date
}

/** The last brokerage that these messages serve, in rotation from the one before them. */
export const lastServed = (claimed: readonly Claimed[], after: string): string => {
  const ids = claimed.map(({ brokerageId }) => brokerageId).sort()
  return ids.findLast((id) => id <= after) ?? ids.at(-1) ?? after
}

/**
 * Takes the next message of at most one endpoint of each brokerage, beside those that are busy, in rotation: where places are few,
 * each brokerage gets one before any gets a second. No other server sends it meanwhile.
 */
export const claimDue = async (trx: Trx, { busy, full, after, most, now }: Claim): Promise<Claimed[]> => {
  const until = new Date(now.getTime() + claimSeconds * 1000)
  const { rows } = await sql<Claimed>`
    update webhook_deliveries w set next_try_at = ${until}
      from (
        select * from (
        select distinct on (coalesce(e.brokerage_id, '')) d.message_id, coalesce(e.brokerage_id, '') as brokerage_id
          from webhook_endpoints e
          cross join lateral (
            select message_id, next_try_at from webhook_deliveries
             where endpoint_id = e.endpoint_id and next_try_at <= ${now}
             order by next_try_at limit 1 for update skip locked) d
         where e.off_at is null and e.endpoint_id <> all (${busy}::text[]) and coalesce(e.brokerage_id, '') <> all (${full}::text[])
         order by coalesce(e.brokerage_id, ''), d.next_try_at) first
        order by brokerage_id <= ${after}, brokerage_id
        limit ${most}) due
     where w.message_id = due.message_id
    returning w.message_id as "messageId", w.endpoint_id as "endpointId", due.brokerage_id as "brokerageId"`.execute(
    trx,
  )
  return rows
}

/** What came of a try. */
export interface Outcome {
  status: number | null
  problem: DeliveryProblem | null
  durationMs: number
  headers: Record<string, string>
  response: string
}

export const outcomeColumns = ({ status, problem, durationMs, headers, response }: Outcome, now: Date) => ({
  ...{ tried_at: now, status_code: status, problem, duration_ms: durationMs },
  ...{ request_headers: json(headers), response },
})

export const isDelivered = ({ status }: Outcome): boolean => status !== null && isAccepted({ status })

/** Notes a try, and when the next one is. Returns what became of the message: nothing waits at an endpoint that was turned off meanwhile. */
export const noteTry = async (trx: Trx, delivery: Delivery, outcome: Outcome, now: Date) => {
  const endpoint = await trx
    .selectFrom('webhook_endpoints')
    .select('off_at')
    .where('endpoint_id', '=', delivery.endpoint_id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  const isOld = now.getTime() - delivery.queued_at.getTime() >= triedDays * day
  const isGivenUp = isOld || endpoint?.off_at != null
  const state = isDelivered(outcome) ? 'delivered' : isGivenUp ? 'failed' : 'waiting'
  const tries = delivery.tries + 1
  const changes = {
    delivered: { delivered_at: now, next_try_at: null },
    failed: { next_try_at: null },
    waiting: { next_try_at: new Date(now.getTime() + pauseAfter(tries) * 1000) },
  }
  await trx
    .updateTable('webhook_deliveries')
    .set({ ...outcomeColumns(outcome, now), ...changes[state], tries })
    .where('message_id', '=', delivery.message_id)
    .execute()
  return state
}

/** Turns off an endpoint that accepted nothing since a message was queued that is now given up; undefined if it accepted some. */
export const turnOffDead = async (trx: Trx, { endpoint_id, queued_at }: Delivery, now: Date) => {
  const row = await trx
    .updateTable('webhook_endpoints')
    .set(({ eb }) => ({ off_at: now, is_failed: true, version: eb('version', '+', 1) }))
    .where('endpoint_id', '=', endpoint_id)
    .where('brokerage_id', 'is not', null)
    .where('off_at', 'is', null)
    .where(
      sql<SqlBool>`not exists (select from webhook_deliveries d
        where d.endpoint_id = webhook_endpoints.endpoint_id and d.delivered_at >= ${queued_at})`,
    )
    .returning(['name', 'brokerage_id'])
    .executeTakeFirst()
  if (row) await giveUpWaiting(trx, endpoint_id)
  return row
}
