export interface TextMessage {
  /** A telephone as it is stored: ten digits in Canada or the United States, elsewhere + and its digits. */
  to: string
  /** Most contain a link of their own; news of a deal have the same words each time. */
  text: string
}

/** Accepted but not known to be delivered; delivered; or never to be delivered. */
export const textStates = ['underWay', 'arrived', 'failed'] as const
export type TextState = (typeof textStates)[number]

/** A message known to the service that accepted it. */
export interface TakenText {
  id: string
  state: TextState
}

/**
 * The service will never accept this message (a number that does not exist, a person who opted out): do not try
 * again.
 */
export class TextMessageRefused extends Error {}
/** The service certainly did not accept this message, for a temporary reason: it may be sent again later. */
export class TextMessageNotTaken extends Error {}

/** Messages of a day where the operator names no other number. */
export const usualTextsADay = 2000

/**
 * What we need of a text message service. `send` throws TextMessageRefused or TextMessageNotTaken; after any other
 * error it is unknown whether it was accepted, and `find` decides. `keeps`: messages stay in the outbox.
 */
export interface SmsPort {
  keeps: boolean
  send(message: TextMessage): Promise<TakenText>
  /** The newest message with these words, if the service accepted one recently. */
  find(message: TextMessage): Promise<TakenText | undefined>
  /** The state of an accepted message. */
  stateOf(id: string): Promise<TextState>
}
