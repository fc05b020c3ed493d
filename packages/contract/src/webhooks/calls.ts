import { DateText, Flag, Instant, Text, Version } from '@foyer/domain/kit/schema.ts'
import { deliveryProblems, deliveryStates } from '@foyer/domain/webhooks/deliveries.ts'
import { testEvent, webhookEvents } from '@foyer/domain/webhooks/events.ts'
import { longestReply, longestWebhookName, longestWebhookUrl, mostWebhooks } from '@foyer/domain/webhooks/rules.ts'
import Type from 'typebox'
import { defineCall } from '../kit/define-call.ts'
import { Nothing } from '../kit/ids.ts'

const EndpointID = Text(32)
const MessageID = Text(60)
const Count = Type.Integer({ minimum: 0 })
/** Of the endpoint as it was read; 0 for a new one. */
const Name = Text(longestWebhookName)
const Url = Text(longestWebhookUrl)
const Events = Type.Array(Type.Enum([...webhookEvents]), { maxItems: webhookEvents.length, uniqueItems: true })
/** Slugs; none: every site of the brokerage, also one that it gets later. */
const Sites = Type.Array(Text(40), { maxItems: 300, uniqueItems: true })
/** `whsec_…`; returned once. */
const Secret = Text(100)

/** The last try; 0 and empty before the first one. */
const Tried = {
  StatusCode: Count,
  Problem: Type.Enum(['', ...deliveryProblems]),
  DurationMs: Count,
  TriedAt: Instant,
}

const Delivery = {
  MessageID,
  Event: Type.Enum([...webhookEvents, testEvent]),
  SiteID: Text(40),
  CreatedAt: Instant,
  State: Type.Enum([...deliveryStates]),
  Tries: Count,
  /** Empty: no more. */
  NextTryAt: Instant,
  ...Tried,
}

const perEndpoint = { EndpointID }
const refusals = ['NoAccess', 'TooManyRequests'] as const

/** Where other systems of a brokerage learn what happens on its sites. */
export const webhookCalls = {
  listWebhooks: defineCall({
    path: '/console-api/ListWebhooks',
    access: 'office',
    action: 'webhook.manage',
    stepUp: false,
    effect: 'read',
    summary: 'The webhooks of the brokerage, with how many messages of the last seven days were accepted',
    body: Nothing,
    reply: Type.Object({
      Webhooks: Type.Array(
        Type.Object({
          EndpointID,
          Version,
          Name,
          Url,
          Events,
          Sites,
          OnFl: Flag,
          /** 1: the server turned it off, after three days in which it accepted nothing. */
          FailedFl: Flag,
          /** 1: the last try was not accepted. */
          FailingFl: Flag,
          CreatedAt: Instant,
          /** Until when the former secret signs too; empty without one. */
          FormerSecretUntil: Instant,
          /** Of the last seven days: messages that were tried, and those of them that were accepted. */
          Tried: Count,
          Delivered: Count,
        }),
        { maxItems: mostWebhooks },
      ),
    }),
    refusals: [],
  }),
  saveWebhook: defineCall({
    path: '/console-api/SaveWebhook',
    access: 'office',
    action: 'webhook.manage',
    effect: 'write',
    alone: true,
    audit: 'webhook-saved',
    summary: 'Make a webhook (EndpointID empty, Version 0), whose secret is returned once, or change one',
    body: Type.Object({ EndpointID, Version, Name, Url, Events, Sites, OnFl: Flag }),
    /** `Secret`: of a new webhook; otherwise empty. */
    reply: Type.Object({ EndpointID, Version, Secret }),
    refusals: [
      ...refusals,
      'RequiredWebhookName',
      'InvalidWebhookUrl',
      'WebhookNotReachable',
      'RequiredWebhookEvents',
      'UnknownChoice',
      'TooManyWebhooks',
      'StaleEdit',
    ],
  }),
  removeWebhook: defineCall({
    path: '/console-api/RemoveWebhook',
    access: 'office',
    action: 'webhook.manage',
    effect: 'write',
    audit: 'webhook-removed',
    summary: 'Remove a webhook with its messages',
    body: Type.Object(perEndpoint),
    reply: Nothing,
    refusals: ['NoAccess'],
  }),
  rotateWebhookSecret: defineCall({
    path: '/console-api/RotateWebhookSecret',
    access: 'office',
    action: 'webhook.manage',
    effect: 'write',
    alone: true,
    audit: 'webhook-secret-rotated',
    summary: 'Make a new secret; for 24 hours the former one signs beside it',
    body: Type.Object(perEndpoint),
    reply: Type.Object({ Secret, FormerSecretUntil: Instant }),
    refusals,
  }),
  testWebhook: defineCall({
    path: '/console-api/TestWebhook',
    access: 'office',
    action: 'webhook.manage',
    stepUp: false,
    effect: 'write',
    audit: 'webhook-tested',
    summary: 'Send one message of the type `test` now, once, and return the reply',
    body: Type.Object(perEndpoint),
    reply: Type.Object({ MessageID, ...Tried, Response: Text(longestReply) }),
    refusals,
  }),
  listDeliveries: defineCall({
    path: '/console-api/ListDeliveries',
    access: 'office',
    action: 'webhook.manage',
    stepUp: false,
    effect: 'read',
    summary: 'The messages of a webhook of the last 30 days, the newest first, 25 a page',
    body: Type.Object({
      EndpointID,
      /** Only those in this state. */
      State: Type.Optional(Type.Enum([...deliveryStates])),
      /** As Next of the page before. */
      After: Type.Optional(MessageID),
    }),
    /** `Next`: empty on the last page. */
    reply: Type.Object({ Deliveries: Type.Array(Type.Object(Delivery)), Next: MessageID }),
    refusals: ['NoAccess'],
  }),
  loadDelivery: defineCall({
    path: '/console-api/LoadDelivery',
    access: 'office',
    action: 'webhook.manage',
    stepUp: false,
    effect: 'read',
    audit: 'webhook-delivery-viewed',
    summary: 'A message with its headers and body as last sent, and the first 1,000 characters of the reply',
    body: Type.Object({ EndpointID, MessageID }),
    reply: Type.Object({
      ...Delivery,
      /** Without any before the first try. */
      Headers: Type.Array(Type.Object({ Name: Text(100), Value: Text(1000) })),
      Body: Text(4000),
      Response: Text(longestReply),
    }),
    refusals: ['NoAccess'],
  }),
  resendDelivery: defineCall({
    path: '/console-api/ResendDelivery',
    access: 'office',
    action: 'webhook.manage',
    stepUp: false,
    effect: 'write',
    audit: 'webhook-resent',
    summary: 'Send a message again under its id, tried for three days as a new one',
    body: Type.Object({ EndpointID, MessageID }),
    reply: Nothing,
    refusals: [...refusals, 'WebhookOff'],
  }),
  replayWebhook: defineCall({
    path: '/console-api/ReplayWebhook',
    access: 'office',
    action: 'webhook.manage',
    effect: 'write',
    audit: 'webhook-replayed',
    summary: 'Send the messages of some days again under their ids, at most 1,000',
    body: Type.Object({
      EndpointID,
      FirstDay: DateText,
      LastDay: DateText,
      /** 1: only those that were not accepted. */
      FailedFl: Flag,
    }),
    reply: Type.Object({ Count }),
    refusals: [...refusals, 'WebhookOff', 'InvalidReplayPeriod', 'TooManyToReplay'],
  }),
}
