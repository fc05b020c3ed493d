import type { SmsPort } from '../ports/sms.ts'

/** No text message service: messages stay in the outbox, and /dev/outbox shows them. */
export const smsOutbox: SmsPort = {
  keeps: true,
  send: async () => ({ id: '', state: 'arrived' }),
  find: async () => undefined,
  stateOf: async () => 'arrived',
}
