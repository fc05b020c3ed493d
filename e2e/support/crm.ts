import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { webhookHttp } from '@foyer/server/adapters/webhook-http.ts'
import { untilPasses } from '@foyer/server/testing/until-passes.ts'
import { expect } from 'vitest'

/**
 * The system of a broker, on this machine under a name of the internet. It refuses as many of the next messages as `refuse` states,
 * and then accepts. The sender is the real one, which may reach this machine, without TLS.
 */
export const makeCrm = () => {
  const received: { headers: Record<string, string>; body: string }[] = []
  let refusals = 0
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    received.push({
      headers: request.headers as Record<string, string>,
      body: Buffer.concat(chunks).toString('utf8'),
    })
    refusals -= 1
    response.writeHead(refusals >= 0 ? 500 : 204).end(refusals >= 0 ? 'out of order' : '')
  })
  const address = 'https://hooks.crm.example/foyer'
  const sender = webhookHttp({ isAllowed: (found) => found === '127.0.0.1' })
  return {
    address,
    received,
    webhook: {
      ...sender,
      post: (request: Parameters<typeof sender.post>[0]) =>
        sender.post({ ...request, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/foyer` }),
      isPublic: async (url: string) => url === address,
    },
    refuse: (count: number): void => {
      refusals = count
    },
    arrived: (count: number) => untilPasses(() => expect(received.length).toBeGreaterThanOrEqual(count)),
    start: () => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)),
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}
