export interface TextMessage {
  /** Ten digits of a telephone in Canada or the United States. */
  to: string
  text: string
}

/** The service will never take this message (a number that does not exist, a person who said stop): no use to try again. */
export class TextMessageRefused extends Error {}

/**
 * What we need of a text message service: take this message, or throw. TextMessageRefused means for ever, every other
 * error means later. `keeps` says that messages stay with us (the outbox).
 */
export interface SmsPort {
  keeps: boolean
  send(message: TextMessage): Promise<void>
}
