import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface TwilioMessage {
  To: string
  From: string
  MessagingServiceSid: string
  Body: string
}

/** The reply to a message; `lost`: it is accepted, and the connection breaks before the reply. */
interface TwilioAnswer {
  status: number | 'lost'
  code?: number
  location?: string
}

const accountSid = 'AC0123456789'
const authToken = '8f2c61d09a7b43e5b1c4d7f0a2e96358'
const expected = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`
const messages = `/2010-04-01/Accounts/${accountSid}/Messages`

const messageOf = async (request: IncomingMessage): Promise<TwilioMessage> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const form = new URLSearchParams(Buffer.concat(chunks).toString('utf8'))
  const of = (name: string) => form.get(name) ?? ''
  return { To: of('To'), From: of('From'), MessagingServiceSid: of('MessagingServiceSid'), Body: of('Body') }
}

/** Twilio's Messages resource on a free port: accepts messages, or sends the configured reply; lists accepted ones. */
export const fakeTwilio = async () => {
  const taken: TwilioMessage[] = []
  const statuses: string[] = []
  const waiting: (() => void)[] = []
  let answer: TwilioAnswer = { status: 201 }
  let bodyOf = (body: string) => body

  const shown = (index: number) => ({ sid: `SM${index + 1}`, status: statuses[index] ?? 'queued' })
  const read = (path: string, query: URLSearchParams) => {
    const index = Number(/\/SM(\d+)\.json$/.exec(path)?.[1] ?? 0) - 1
    if (index >= 0) return taken[index] && shown(index)
    const listed = taken.map((one, at) => ({ ...shown(at), to: one.To, body: bodyOf(one.Body) }))
    return { messages: listed.filter(({ to }) => to === query.get('To')).reverse() }
  }
  const take = (message: TwilioMessage) => {
    const index = taken.push(message) - 1
    for (const wake of waiting.splice(0)) wake()
    return shown(index)
  }

  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://twilio')
    const reply = (status: number, body: object = { status }) => {
      const { location } = answer
      response.writeHead(status, { 'content-type': 'application/json', ...(location !== undefined && { location }) })
      response.end(JSON.stringify(body))
    }
    const message = await messageOf(request)
    if (!pathname.startsWith(messages)) return reply(404)
    if (request.headers.authorization !== expected) return reply(401)
    if (request.method === 'GET') {
      const found = read(pathname, searchParams)
      return found ? reply(200, found) : reply(404)
    }
    if (answer.status === 'lost') {
      take(message)
      return request.socket.destroy()
    }
    return answer.status === 201 ? reply(201, take(message)) : reply(answer.status, answer)
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
    /** Sets the reply to later messages. */
    answerWith(other: TwilioAnswer) {
      answer = other
    },
    /** Sets the states of the accepted messages in order. */
    standAs(...given: string[]) {
      statuses.splice(0, statuses.length, ...given)
    },
    /** Sets how it lists the text of messages. */
    showsBodyAs(other: typeof bodyOf) {
      bodyOf = other
    },
    /** The first message to a number (+1…), as soon as it arrives. */
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
