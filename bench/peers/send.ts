import { Agent, request } from 'node:http'

/** As many as there are owners at work: each of them waits for a reply before the next request. */
const agent = new Agent({ keepAlive: true, maxSockets: 10 })

export interface Sent {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH'
  headers?: Record<string, string>
  body?: object
}

/** The text of a reply. Throws on one other than 2xx, which would distort the figures. */
export const send = (url: string, { method = 'POST', headers = {}, body }: Sent = {}): Promise<string> =>
  new Promise((resolve, reject) => {
    const text = body === undefined ? '' : JSON.stringify(body)
    const sized = text === '' ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }
    const sent = request(url, { agent, method, headers: { ...headers, ...sized } }, (reply) => {
      const chunks: Buffer[] = []
      reply.on('data', (chunk: Buffer) => chunks.push(chunk))
      reply.once('error', reject)
      reply.once('end', () => {
        const received = Buffer.concat(chunks).toString()
        const isDone = reply.statusCode !== undefined && reply.statusCode >= 200 && reply.statusCode < 300
        if (isDone) resolve(received)
        else reject(new Error(`${method} ${url}: ${reply.statusCode} ${received.slice(0, 500)}`))
      })
    })
    sent.once('error', reject)
    sent.end(text)
  })

export const sendJson = async <Reply>(url: string, sent?: Sent): Promise<Reply> =>
  JSON.parse(await send(url, sent)) as Reply

/** That a request is refused, so that the owner rule is in force where it is measured. */
export const assertRefused = async (sent: Promise<unknown>, what: string): Promise<void> => {
  const isRefused = await sent.then(
    () => false,
    () => true,
  )
  if (!isRefused) throw new Error(`${what} lets a person read what another one owns`)
}
