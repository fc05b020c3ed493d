import { type SmsPort, type TextMessage, TextMessageRefused } from '../ports/sms.ts'

/** A text message service in memory: the sent messages, and a way to wait for the next one. */
export const testPhone = () => {
  const sent: TextMessage[] = []
  const waiting: (() => void)[] = []
  const refused = new Set<string>()
  const port: SmsPort = {
    keeps: false,
    async send(message) {
      if (refused.has(message.to)) throw new TextMessageRefused('this number does not exist')
      const id = String(sent.push(message))
      for (const wake of waiting.splice(0)) wake()
      return { id, state: 'arrived' }
    },
    find: async () => undefined,
    stateOf: async () => 'arrived',
  }
  return {
    port,
    sent,
    /** Refuses this number from now on. */
    refuse: (number: string) => refused.add(number),
    /** The newest message to a number, once there are `count` of them. */
    async arrived(number: string, count = 1): Promise<TextMessage> {
      for (;;) {
        const message = sent.filter(({ to }) => to === number)[count - 1]
        if (message) return message
        await new Promise<void>((resolve) => waiting.push(resolve))
      }
    },
  }
}

export type TestPhone = ReturnType<typeof testPhone>
