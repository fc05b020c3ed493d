/** One message to the broker's own system. The id is the same at every try, so that a double can be seen. */
export interface WebhookMessage {
  id: string
  at: Date
  /** JSON, written once: the signature is over these very bytes. */
  body: string
}

/** Sends a message and throws when it was not taken: no answer, or any answer but 2xx. */
export interface WebhookPort {
  send(message: WebhookMessage): Promise<void>
}
