import type { FastifyInstance } from 'fastify'
import { pathOf } from './errors-plugin.ts'
import { isLoopback } from './loopback.ts'
import { Refusal } from './refusal.ts'

/** Load balancers call these by the address of the machine. They tell nothing that a host name could change. */
const probes = new Set(['/health', '/ready'])

/** `Example.ca:443` of an https server is `example.ca`; undefined for what is no host. */
const hostOf = (text: string, protocol: string): URL | undefined => {
  const isHost = /^[^/?#@\\]+$/.test(text) && URL.canParse(`${protocol}//${text}`)
  return isHost ? new URL(`${protocol}//${text}`) : undefined
}

/**
 * Refuses requests for a host that is not ours: a name that an attacker points at this server, or a cache that a forged
 * header should fill. This machine may use its own names (the operator's command, and everything on a loopback server).
 */
export const refuseUnknownHosts = (app: FastifyInstance, publicUrl: string) => {
  const own = new URL(publicUrl)
  app.addHook('onRequest', async (request) => {
    if (probes.has(pathOf(request))) return
    const host = hostOf(request.headers.host ?? '', own.protocol)
    if (host?.host === own.host) return
    const isHere = isLoopback(request.socket.remoteAddress?.replace(/^::ffff:/, '') ?? '')
    if (host && isHere && isLoopback(host.hostname)) return
    throw new Refusal('InvalidRequest')
  })
}

/**
 * A POST from a page of another site is refused, whatever cookie it brings. An origin is its scheme, host and port. Browsers
 * send where a request comes from; programs that are no browser send nothing and bring no cookie they were not given.
 */
export const refuseForeignOrigins = (app: FastifyInstance, publicUrl: string) => {
  const own = new URL(publicUrl)
  /** A loopback server has several names; the page and the call must use the same one. */
  const isOwn = (origin: string, host: string | undefined) =>
    origin === own.origin || (isLoopback(own.hostname) && origin === `${own.protocol}//${host}`)
  app.addHook('onRequest', async ({ method, headers }) => {
    if (method === 'GET' || method === 'HEAD') return
    const site = headers['sec-fetch-site']
    if (site === 'cross-site' || site === 'same-site') throw new Refusal('ForeignOrigin')
    if (headers.origin !== undefined && !isOwn(headers.origin, headers.host)) throw new Refusal('ForeignOrigin')
  })
}
