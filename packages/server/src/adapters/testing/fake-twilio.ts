import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface TwilioMessage {
  To: string
  From: string
  MessagingServiceSid: string
  Body: string
}

const accountSid = 'AC0123456789'
const authToken = 'token-of-the-test'
const expected = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`

/** Twilio's Messages resource on a free port: takes messages, or answers with what it is told to. */
export const fakeTwilio = async () => {
  const taken: TwilioMessage[] = []
  const waiting: (() => void)[] = []
  let answer: { status: number; code?: number; location?: string } = { status: 201 }
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const form = new URLSearchParams(Buffer.concat(chunks).toString('utf8'))
    const known = request.url === `/2010-04-01/Accounts/${accountSid}/Messages.json` && request.method === 'POST'
    const status = !known ? 404 : request.headers.authorization === expected ? answer.status : 401
    if (status === 201) {
      const of = (name: string) => form.get(name) ?? ''
      taken.push({ To: of('To'), From: of('From'), MessagingServiceSid: of('MessagingServiceSid'), Body: of('Body') })
      for (const wake of waiting.splice(0)) wake()
    }
    response.writeHead(status, {
      'content-type': 'application/json',
      ...(answer.location !== undefined && { location: answer.location }),
    })
    response.end(JSON.stringify(status === 201 ? { sid: 'SM1', status: 'queued' } : { code: answer.code, status }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}`
  return {
    url,
    taken,
    options: { accountSid, authToken, from: '+14165550100', url },
    environment: {
      TWILIO_ACCOUNT_SID: accountSid,
      TWILIO_AUTH_TOKEN: authToken,
      TWILIO_FROM: '+14165550100',
      TWILIO_API_URL: url,
    },
    /** What it answers from now on. */
    answerWith(other: typeof answer) {
      answer = other
    },
    /** The first message to a number (+1…), as soon as it is there. */
    async arrived(to: string): Promise<TwilioMessage> {
      for (;;) {
        const message = taken.find((one) => one.To === to)
        if (message) return message
        await new Promise<void>((resolve) => waiting.push(resolve))
      }
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
