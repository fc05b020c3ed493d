import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * A bucket for one object after the other, whose first byte waits until `release`; or one that replies `status` to
 * everything, or nothing to the first so many uploads.
 */
export const startSlowBucket = async ({
  status,
  silentUploads = 0,
}: {
  status?: number
  silentUploads?: number
} = {}) => {
  let uploads = 0
  const objects = new Map<string, Buffer>()
  const held: (() => void)[] = []
  let isReleased = false
  const server = createServer(async (request, reply) => {
    const key = new URL(request.url ?? '', 'http://bucket').pathname
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    if (status !== undefined) return reply.writeHead(status).end()
    if (request.method === 'PUT') {
      uploads += 1
      if (uploads <= silentUploads) return
      objects.set(key, Buffer.concat(chunks))
      return reply.end()
    }
    const found = objects.get(key)
    if (!found) return reply.writeHead(404).end()
    reply.setHeader('content-length', found.length)
    if (request.method === 'HEAD') return reply.end()
    const send = () => reply.end(found)
    if (isReleased) return send()
    return held.push(send)
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    credentials: { accessKeyId: 'key', secretAccessKey: 'secret' },
    /** Requests for an object whose first byte waits. */
    waiting: () => held.length,
    release() {
      isReleased = true
      for (const send of held.splice(0)) send()
    },
    stop() {
      server.closeAllConnections()
      return new Promise<void>((resolve) => void server.close(() => resolve()))
    },
  }
}
