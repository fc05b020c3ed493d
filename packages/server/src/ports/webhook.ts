/** One message to the broker's own system. The id is the same at every try, so that duplicates can be detected. */
export interface WebhookMessage {
  id: string
  at: Date
  /** JSON, serialized once: the signature covers these exact bytes. */
  body: string
}

/** Sends a message; throws without a 2xx reply. */
export interface WebhookPort {
  send(message: WebhookMessage): Promise<void>
}
