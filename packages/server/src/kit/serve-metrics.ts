import { once } from 'node:events'
import { createServer } from 'node:http'
import { listenOrExplain } from './listen-or-explain.ts'
import { registry } from './metrics.ts'

export interface MetricsAddress {
  host: string
  port: number
}

/**
 * Serves `/metrics` on an address of its own, for Prometheus, so that no proxy publishes it with the portal. Workers do not share it: each
 * is a target of its own, whose counters start again when it is replaced, as Prometheus expects.
 */
export const openMetrics = async (address: MetricsAddress) => {
  const server = createServer(async ({ method, url }, reply) => {
    if (method !== 'GET' || url !== '/metrics') return void reply.writeHead(404).end()
    reply
      .writeHead(200, { 'content-type': registry.contentType, 'cache-control': 'no-store' })
      .end(await registry.metrics())
  })
  await listenOrExplain(
    () => once(server.listen({ ...address, exclusive: true }), 'listening'),
    address,
    'METRICS_HOST and METRICS_PORT',
  )
  return {
    /** Of the address, where its port was 0. */
    port: () => (server.address() as { port: number }).port,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
