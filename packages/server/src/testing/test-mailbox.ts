import type { Mail, MailPort } from '../ports/mail.ts'

/** A mail states its code of six digits on a line of its own. */
const codeLine = /^\d{6}$/m

/** A mail server in memory: the received mails, a way to wait for the next one, switches to fail and to be slow. */
export const testMailbox = () => {
  const received: Mail[] = []
  const waiting: (() => void)[] = []
  let down = false
  let held: { isHeld: (mail: Mail) => boolean; until: Promise<void> } | undefined
  const port: MailPort = {
    keeps: false,
    async send(mail) {
      if (down) throw new Error('the mail server is down')
      if (held?.isHeld(mail)) await held.until
      received.push(mail)
      for (const wake of waiting.splice(0)) wake()
    },
    close: () => {},
  }
  const to = (address: string) => received.filter((mail) => mail.to === address)
  const codes = (address: string) => to(address).flatMap(({ text }) => codeLine.exec(text)?.[0] ?? [])
  return {
    port,
    received,
    to,
    /** The codes mailed to an address so far, oldest first. */
    codes,
    setDown: (value: boolean) => {
      down = value
    },
    /** Receives these mails only once the returned function is called. */
    hold(isHeld: (mail: Mail) => boolean): () => void {
      let free = () => {}
      const until = new Promise<void>((resolve) => {
        free = resolve
      })
      held = { isHeld, until }
      return () => free()
    },
    /** The newest mail to an address, once there are `count` of them that count. */
    async arrived(address: string, count = 1, isCounted: (mail: Mail) => boolean = () => true): Promise<Mail> {
      for (;;) {
        const mail = to(address).filter(isCounted)[count - 1]
        if (mail) return mail
        await new Promise<void>((resolve) => waiting.push(resolve))
      }
    },
    /** The `count`th code mailed to an address: a mail with a code may overtake the others to it. */
    async code(address: string, count = 1): Promise<string> {
      for (;;) {
        const code = codes(address)[count - 1]
        if (code) return code
        await new Promise<void>((resolve) => waiting.push(resolve))
      }
    },
  }
}

export type TestMailbox = ReturnType<typeof testMailbox>
