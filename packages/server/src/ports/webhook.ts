import type { DeliveryProblem } from '@foyer/domain/webhooks/deliveries.ts'

/** One message to another system. The id is the same at every try, so that duplicates can be detected. */
export interface WebhookMessage {
  id: string
  at: Date
  /** JSON, serialized once: the signature covers these exact bytes. */
  body: string
}

/** Where a message goes; each of the secrets (`whsec_…`, base64) signs it. */
export interface WebhookTarget {
  url: string
  secrets: readonly string[]
}

export interface WebhookRequest {
  url: string
  headers: Readonly<Record<string, string>>
  body: string
}

export interface WebhookReply {
  status: number
  /** Its beginning: 1,000 characters or more, if it has so many. */
  text: string
}

/** There was no reply. */
export class WebhookFailed extends Error {
  readonly problem: DeliveryProblem

  constructor(problem: DeliveryProblem) {
    super(`webhook-${problem}`)
    this.problem = problem
  }
}

export interface WebhookPort {
  /** Throws WebhookFailed without a reply; every status is one. */
  post(request: WebhookRequest): Promise<WebhookReply>
  /** Whether the name of an address leads to public addresses only. */
  isPublic(url: string): Promise<boolean>
}
