import { webhookCalls } from '@foyer/contract/webhooks/calls.ts'
import { problem } from '@foyer/domain/kit/problem.ts'
import { cleanLine } from '@foyer/domain/kit/text.ts'
import { testEvent, type WebhookEvent } from '@foyer/domain/webhooks/events.ts'
import {
  formerSecretHours,
  mostReplayed,
  mostWebhooks,
  replayProblems,
  wants,
  webhookProblems,
} from '@foyer/domain/webhooks/rules.ts'
import type { Trx } from '../db/open-database.ts'
import { randomPublicId } from '../kit/hash.ts'
import { type CallContext, type Handler, type ImplementedCall, implementCalls } from '../kit/implement-calls.ts'
import type { Services } from '../kit/services.ts'
import { json } from '../kit/transaction.ts'
import { getPerson, nameOf, officeLimits, officeMails, ownersOf, sitesOf } from '../office/index.ts'
import { formerSecret, newSecret, sealSecret, secretsOf } from './endpoint-secrets.ts'
import { bodyOf, trySending } from './send.ts'
import {
  countDeliveries,
  countEndpoints,
  type Delivery,
  type Endpoint,
  findDelivery,
  findEndpoint,
  giveUpWaiting,
  isDelivered,
  listDeliveries,
  listEndpoints,
  outcomeColumns,
  replay,
  resend,
  stateOf,
} from './store.ts'

type Calls = typeof webhookCalls
type Needs = Pick<Services, 'crypto' | 'limiter' | 'webhook'> & Parameters<typeof officeMails>[0]

const pageSize = 25

const instant = (at: Date | null): string => at?.toISOString() ?? ''

const listed = (endpoint: Endpoint, now: Date) => ({
  EndpointID: endpoint.endpoint_id,
  Version: endpoint.version,
  Name: endpoint.name,
  Url: endpoint.url,
  Events: endpoint.events as WebhookEvent[],
  Sites: endpoint.sites,
  OnFl: endpoint.off_at === null ? 1 : 0,
  FailedFl: endpoint.off_at !== null && endpoint.is_failed ? 1 : 0,
  CreatedAt: endpoint.created_at.toISOString(),
  FormerSecretUntil:
    endpoint.former_until !== null && endpoint.former_until > now ? instant(endpoint.former_until) : '',
})

const listWebhooks: Handler<Calls['listWebhooks']> = {
  async transaction({ scope: { session }, now }, trx) {
    const endpoints = await listEndpoints(trx, session.brokerageId)
    const counts = await countDeliveries(trx, session.brokerageId, now)
    return {
      Webhooks: endpoints.map((endpoint) => {
        const { tried = 0, delivered = 0, is_failing = false } = counts.get(endpoint.endpoint_id) ?? {}
        return { ...listed(endpoint, now), FailingFl: is_failing ? 1 : 0, Tried: tried, Delivered: delivered }
      }),
    }
  },
}

type Saving = CallContext<Calls['saveWebhook']>

/** What a person can set. Of an endpoint that is turned on again, nothing of its past counts. */
const columnsOf = ({ Name, Url, Events, Sites, OnFl }: Saving['body'], before: Endpoint | undefined, now: Date) => ({
  ...{ name: cleanLine(Name), url: Url, events: Events, sites: Sites },
  off_at: OnFl === 1 ? null : (before?.off_at ?? now),
  is_failed: OnFl === 0 && before?.is_failed === true,
})

const insertEndpoint = async (trx: Trx, crypto: Needs['crypto'], { body, scope, now, refuse }: Saving) => {
  const { brokerageId } = scope.session
  if ((await countEndpoints(trx, brokerageId)) >= mostWebhooks) return refuse('TooManyWebhooks')
  const [endpointId, secret] = [randomPublicId(), newSecret()]
  const columns = { ...columnsOf(body, undefined, now), secret: sealSecret(crypto, endpointId, secret) }
  await trx
    .insertInto('webhook_endpoints')
    .values({ endpoint_id: endpointId, brokerage_id: brokerageId, created_at: now, ...columns })
    .execute()
  return { EndpointID: endpointId, Version: 1, Secret: secret }
}

const updateEndpoint = async (trx: Trx, { body, scope, now, refuse }: Saving) => {
  const before = await findEndpoint(trx, scope.session.brokerageId, body.EndpointID)
  if (before === undefined) return refuse('NoAccess')
  const version = body.Version + 1
  const row = await trx
    .updateTable('webhook_endpoints')
    .set({ ...columnsOf(body, before, now), version })
    .where('endpoint_id', '=', before.endpoint_id)
    .where('version', '=', body.Version)
    .returning('version')
    .executeTakeFirst()
  if (!row) return refuse('StaleEdit')
  await giveUpWaiting(trx, before.endpoint_id, body.OnFl === 0 ? undefined : { events: body.Events, sites: body.Sites })
  return { EndpointID: before.endpoint_id, Version: version, Secret: '' }
}

/** Another with the session of an owner could send on what happens, so all owners learn of each new address. */
const notifyOwners = async (trx: Trx, needs: Needs, { body, scope, now }: Saving) => {
  const owner = nameOf(await getPerson(trx, scope.session.personId))
  const values = { owner, webhook: cleanLine(body.Name), host: new URL(body.Url).host }
  for (const to of await ownersOf(trx, scope.session)) await officeMails(needs).webhookAimed(trx, to, now, values)
}

const saveWebhook = (needs: Needs): Handler<Calls['saveWebhook']> => ({
  async free(context) {
    const { body, scope, now, note, recordIn, refuse, assertNoProblems, transaction } = context
    const { brokerageId } = scope.session
    const { crypto, limiter, webhook } = needs
    assertNoProblems([...webhookProblems(body), ...problem(!URL.canParse(body.Url), 'Url', 'InvalidWebhookUrl')])
    await limiter.takeOrRefuse(officeLimits.webhooks, brokerageId, now)
    const before = await transaction((trx) => findEndpoint(trx, brokerageId, body.EndpointID))
    // Checked again at every try; here it shows a mistyped name. One that is gone since can still be turned off.
    if (body.Url !== before?.url && !(await webhook.isPublic(body.Url)))
      return refuse('WebhookNotReachable', { errors: [{ Field: 'Url', Key: 'WebhookNotReachable' }] })
    return transaction(async (trx) => {
      const ours = await sitesOf(trx, brokerageId)
      if (!body.Sites.every((site) => ours.includes(site)))
        return refuse('UnknownChoice', { errors: [{ Field: 'Sites', Key: 'UnknownChoice' }] })
      const reply =
        body.EndpointID === '' ? await insertEndpoint(trx, crypto, context) : await updateEndpoint(trx, context)
      const details = { made: body.EndpointID === '', events: body.Events, sites: body.Sites, on: body.OnFl }
      if (body.Url !== before?.url) await notifyOwners(trx, needs, context)
      note({ details: { endpoint: reply.EndpointID, ...details } })
      await recordIn(trx)
      return reply
    })
  },
})

const removeWebhook: Handler<Calls['removeWebhook']> = {
  async transaction({ body, scope, note, refuse }, trx) {
    const endpoint = await findEndpoint(trx, scope.session.brokerageId, body.EndpointID)
    if (!endpoint) return refuse('NoAccess')
    await trx.deleteFrom('webhook_endpoints').where('endpoint_id', '=', endpoint.endpoint_id).execute()
    note({ details: { endpoint: endpoint.endpoint_id } })
    return {}
  },
}

const rotateWebhookSecret = ({ crypto, limiter }: Needs): Handler<Calls['rotateWebhookSecret']> => ({
  async free({ body, scope, now, note, recordIn, refuse, transaction }) {
    await limiter.takeOrRefuse(officeLimits.webhooks, scope.session.brokerageId, now)
    return transaction(async (trx) => {
      const endpoint = await findEndpoint(trx, scope.session.brokerageId, body.EndpointID)
      if (!endpoint) return refuse('NoAccess')
      const secret = newSecret()
      const until = new Date(now.getTime() + formerSecretHours * 60 * 60 * 1000)
      await trx
        .updateTable('webhook_endpoints')
        .set({
          secret: sealSecret(crypto, endpoint.endpoint_id, secret),
          former_secret: formerSecret(crypto, endpoint),
          former_until: until,
        })
        .where('endpoint_id', '=', endpoint.endpoint_id)
        .execute()
      note({ details: { endpoint: endpoint.endpoint_id } })
      await recordIn(trx)
      return { Secret: secret, FormerSecretUntil: until.toISOString() }
    })
  },
})

const tried = (delivery: Pick<Delivery, 'status_code' | 'problem' | 'duration_ms' | 'tried_at'>) => ({
  StatusCode: delivery.status_code ?? 0,
  Problem: delivery.problem ?? ('' as const),
  DurationMs: delivery.duration_ms ?? 0,
  TriedAt: instant(delivery.tried_at),
})

const listedDelivery = (delivery: Delivery) => ({
  MessageID: delivery.message_id,
  Event: delivery.event as WebhookEvent | typeof testEvent,
  SiteID: delivery.slug,
  CreatedAt: delivery.created_at.toISOString(),
  State: stateOf(delivery),
  Tries: delivery.tries,
  NextTryAt: instant(delivery.next_try_at),
  ...tried(delivery),
})

const testWebhook = ({ crypto, limiter, webhook }: Needs): Handler<Calls['testWebhook']> => ({
  async free({ body, scope, now, note, recordIn, refuse, transaction }) {
    const { brokerageId } = scope.session
    await limiter.takeOrRefuse(officeLimits.webhookTests, brokerageId, now)
    const endpoint = await transaction((trx) => findEndpoint(trx, brokerageId, body.EndpointID))
    if (!endpoint) return refuse('NoAccess')
    const message = {
      ...{ message_id: `msg_${randomPublicId()}`, event: testEvent, slug: '', created_at: now },
      ids: { EndpointID: endpoint.endpoint_id },
    }
    const target = { url: endpoint.url, secrets: secretsOf(crypto, endpoint, now) }
    const outcome = await trySending(webhook, target, { id: message.message_id, at: now, body: bodyOf(message) })
    const columns = outcomeColumns(outcome, now)
    await transaction(async (trx) => {
      if (!(await findEndpoint(trx, brokerageId, endpoint.endpoint_id))) return refuse('NoAccess')
      await trx
        .insertInto('webhook_deliveries')
        .values({
          ...{
            ...message,
            ids: json(message.ids),
            endpoint_id: endpoint.endpoint_id,
            queued_at: now,
            next_try_at: null,
          },
          ...{ ...columns, tries: 1, delivered_at: isDelivered(outcome) ? now : null },
        })
        .execute()
      note({ details: { endpoint: endpoint.endpoint_id, message: message.message_id, status: outcome.status } })
      await recordIn(trx)
    })
    return { MessageID: message.message_id, ...tried(columns), Response: outcome.response }
  },
})

const listWebhookDeliveries: Handler<Calls['listDeliveries']> = {
  async transaction({ body, scope, refuse }, trx) {
    const endpoint = await findEndpoint(trx, scope.session.brokerageId, body.EndpointID)
    if (!endpoint) return refuse('NoAccess')
    const asked = { endpointId: endpoint.endpoint_id, state: body.State, after: body.After || undefined }
    const found = await listDeliveries(trx, { ...asked, most: pageSize + 1 })
    const page = found.slice(0, pageSize)
    return {
      Deliveries: page.map(listedDelivery),
      Next: found.length > pageSize ? (page.at(-1)?.message_id ?? '') : '',
    }
  },
}

/** A message of an endpoint of the caller's brokerage. */
const findOwn = async (
  trx: Trx,
  { brokerageId }: { brokerageId: string },
  { EndpointID, MessageID }: { EndpointID: string; MessageID: string },
) => {
  const endpoint = await findEndpoint(trx, brokerageId, EndpointID)
  const delivery = endpoint && (await findDelivery(trx, endpoint.endpoint_id, MessageID))
  return delivery && { endpoint, delivery }
}

const loadDelivery: Handler<Calls['loadDelivery']> = {
  async transaction({ body, scope, note, refuse }, trx) {
    const found = await findOwn(trx, scope.session, body)
    if (!found) return refuse('NoAccess')
    const { delivery } = found
    note({ details: { endpoint: body.EndpointID, message: delivery.message_id } })
    const headers = (delivery.request_headers ?? {}) as Record<string, string>
    return {
      ...listedDelivery(delivery),
      Headers: Object.entries(headers).map(([Name, Value]) => ({ Name, Value })),
      Body: bodyOf(delivery),
      Response: delivery.response ?? '',
    }
  },
}

const resendDelivery = ({ limiter }: Needs): Handler<Calls['resendDelivery']> => ({
  async free({ body, scope, now, note, recordIn, refuse, transaction }) {
    await limiter.takeOrRefuse(officeLimits.webhookResends, scope.session.brokerageId, now)
    return transaction(async (trx) => {
      const found = await findOwn(trx, scope.session, body)
      // A test, which is sent once, is wanted by none.
      if (!found || !wants(found.endpoint, found.delivery)) return refuse('NoAccess')
      if (found.endpoint.off_at !== null) return refuse('WebhookOff')
      await resend(trx, found.delivery.message_id, now)
      note({ details: { endpoint: body.EndpointID, message: found.delivery.message_id } })
      await recordIn(trx)
      return {}
    })
  },
})

const replayWebhook = ({ limiter }: Needs): Handler<Calls['replayWebhook']> => ({
  async free({ body, scope, now, note, recordIn, refuse, assertNoProblems, transaction }) {
    const { EndpointID, FirstDay: firstDay, LastDay: lastDay, FailedFl } = body
    assertNoProblems(replayProblems(body))
    await limiter.takeOrRefuse(officeLimits.webhookReplays, scope.session.brokerageId, now)
    return transaction(async (trx) => {
      const endpoint = await findEndpoint(trx, scope.session.brokerageId, EndpointID)
      if (!endpoint) return refuse('NoAccess')
      if (endpoint.off_at !== null) return refuse('WebhookOff')
      const period = { endpoint, firstDay, lastDay, onlyFailed: FailedFl === 1, most: mostReplayed }
      const count = await replay(trx, period, now)
      if (count === undefined)
        return refuse('TooManyToReplay', { errors: [{ Field: 'LastDay', Key: 'TooManyToReplay' }] })
      note({ details: { endpoint: EndpointID, messages: count } })
      await recordIn(trx)
      return { Count: count }
    })
  },
})

/** Webhooks of brokerages. They belong to the brokerage: they continue when who made one may no longer manage them. */
export const webhookHandlers = (services: Needs): ImplementedCall[] =>
  implementCalls(webhookCalls, {
    listWebhooks,
    saveWebhook: saveWebhook(services),
    removeWebhook,
    rotateWebhookSecret: rotateWebhookSecret(services),
    testWebhook: testWebhook(services),
    listDeliveries: listWebhookDeliveries,
    loadDelivery,
    resendDelivery: resendDelivery(services),
    replayWebhook: replayWebhook(services),
  })
