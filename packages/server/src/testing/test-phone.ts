import type { SmsPort, TextMessage } from '../ports/sms.ts'

/** A text message service in memory: what was sent, and a way to wait for the next one. */
export const testPhone = () => {
  const sent: TextMessage[] = []
  const waiting: (() => void)[] = []
  const port: SmsPort = {
    keeps: false,
    async send(message) {
      sent.push(message)
      for (const wake of waiting.splice(0)) wake()
    },
  }
  return {
    port,
    sent,
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
