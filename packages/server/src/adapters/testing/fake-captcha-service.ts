import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A siteverify endpoint as of the three services: each issued token is valid once, any other is not. */
export const startFakeCaptchaService = async (secret: string) => {
  const given = new Set<string>()
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const form = new URLSearchParams(Buffer.concat(chunks).toString('utf8'))
    const token = form.get('response') ?? ''
    if (token === 'slow') return
    if (token === 'elsewhere') return response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end()
    if (token === 'broken') return response.writeHead(200).end('<html>')
    if (token === 'down') return response.writeHead(503).end()
    const success = request.method === 'POST' && form.get('secret') === secret && given.delete(token)
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(success ? { success } : { success, 'error-codes': ['invalid-input-response'] }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/siteverify`,
    issue(): string {
      const token = `token-${given.size}-${Math.random()}`
      given.add(token)
      return token
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
