import type { WebhookEvent } from '@foyer/domain/webhooks/events.ts'
import type { Operation } from '../kit/open-api.ts'
import { webhookSources } from './sources.ts'

const summaries: Readonly<Record<WebhookEvent, string>> = {
  'application.started': 'A client began an application',
  'application.submitted': 'A client sent an application',
  'application.review_requested': 'Staff asked a client to look at what was sent and send it again',
  'application.reviewed': 'A client sent the review of an application',
  'application.part_sent': 'An invited person sent their part of an application',
  'deal.status_changed': 'The stage or the status of a deal changed',
  'document.requested': 'Documents were requested',
  'document.uploaded': 'Files were sent for requested documents',
  'document.decided': 'A document was accepted, refused or reopened',
  'signature.completed': 'Everyone signed, and the document is sealed',
  'signature.declined': 'A person declined to sign',
  'lead.received': 'A lead form was sent',
}

/** An example of each id, which also shows its type. */
const examples: Readonly<Record<string, string | number>> = {
  SiteID: 'demo',
  MortgageApplicationID: 1042,
  SubmissionID: 2077,
  RequestDocID: 'vT6nQ0d8',
  DFRequestDocItemID: 311,
  SigningRequestID: '9f2c1e7a',
  LeadID: 64,
}

/** Events that may belong to no application. */
const mayLackApplication = (event: string) => /^(document|signature)\./.test(event)

const dataOf = (event: WebhookEvent) => {
  const ids = webhookSources[event].flatMap((source) => Object.keys(source.ids ?? {}))
  const ofApplication = event !== 'lead.received'
  return [...new Set(['SiteID', ...(ofApplication ? ['MortgageApplicationID'] : []), ...ids])]
}

const schemaOf = (event: WebhookEvent) => {
  const names = dataOf(event)
  const typeOf = (name: string) => (typeof examples[name] === 'number' ? { type: 'integer' } : { type: 'string' })
  const example = {
    ...{ id: 'msg_5f0c8f2f6c5b4a6e9a1b7f3c2d4e6f80', type: event, timestamp: '2026-11-28T15:04:05.000Z' },
    data: Object.fromEntries(names.map((name) => [name, examples[name]])),
  }
  return {
    type: 'object',
    required: ['id', 'type', 'timestamp', 'data'],
    additionalProperties: false,
    properties: {
      id: { type: 'string' },
      type: { const: event },
      timestamp: { type: 'string', format: 'date-time' },
      data: {
        type: 'object',
        required: names.filter((name) => name !== 'MortgageApplicationID' || !mayLackApplication(event)),
        additionalProperties: false,
        properties: Object.fromEntries(names.map((name) => [name, typeOf(name)])),
      },
    },
    examples: [example],
  }
}

/** The messages to other systems, as the `webhooks` of an OpenAPI 3.1 document: names, ids and an example of each. */
export const documentedWebhooks = (): Record<string, { post: Operation }> =>
  Object.fromEntries(
    (Object.keys(webhookSources) as WebhookEvent[]).map((event) => [
      event,
      {
        post: {
          summary: summaries[event],
          tags: ['webhook'],
          requestBody: { required: true, content: { 'application/json': { schema: schemaOf(event) } } },
          responses: { 200: { description: 'Any status from 200 to 299: received' } },
        },
      },
    ]),
  )
