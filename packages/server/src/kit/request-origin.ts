import type { IncomingHttpHeaders } from 'node:http'
import { memoize } from '@foyer/domain/kit/memoize.ts'
import type { FastifyInstance } from 'fastify'
import { pathOf } from './errors-plugin.ts'
import { isLoopback } from './loopback.ts'
import { Refusal } from './refusal.ts'

/** Load balancers call these by IP address. They reveal nothing that depends on a host name. */
const probes = new Set(['/health', '/ready'])

/** `Example.ca:443` of an https server is `example.ca`; undefined for an invalid host. Read once for each of the hosts in use. */
const hostOf = memoize((text: string, protocol: string): URL | undefined => {
  const isHost = /^[^/?#@\\]+$/.test(text) && URL.canParse(`${protocol}//${text}`)
  return isHost ? new URL(`${protocol}//${text}`) : undefined
}, 100)

/**
 * Refuses requests for other hosts: a name that an attacker points at this server, or a forged header to poison a
 * cache. This machine may use its own names (the operator's command, and everything on a loopback server).
 */
export const rejectUnknownHosts = (app: FastifyInstance, publicUrl: string) => {
  const own = new URL(publicUrl)
  app.addHook('onRequest', async (request) => {
    if (probes.has(pathOf(request))) return
    const host = hostOf(request.headers.host ?? '', own.protocol)
    if (host?.host === own.host) return
    // The caller of a public server, not a proxy on its machine.
    const from = isLoopback(own.hostname) ? request.socket.remoteAddress : request.ip
    const isHere = isLoopback(from?.replace(/^::ffff:/, '') ?? '')
    if (host && isHere && isLoopback(host.hostname)) return
    throw new Refusal('InvalidRequest')
  })
}

/** Whether a page of another site or of a sibling host makes the request; other programs than browsers do not state it. */
export const isOfOtherSite = ({ 'sec-fetch-site': site }: IncomingHttpHeaders): boolean =>
  site === 'cross-site' || site === 'same-site'

/**
 * Refuses a POST from a page of another site, whatever its cookie. An origin is its scheme, host and port. Browsers
 * send the origin of a request; other programs send none, and only cookies that they were given.
 */
export const rejectForeignOrigins = (app: FastifyInstance, publicUrl: string) => {
  const own = new URL(publicUrl)
  /** A loopback server has several names; the page and the call must use the same one. */
  const isOwn = (origin: string, host: string | undefined) =>
    origin === own.origin || (isLoopback(own.hostname) && origin === `${own.protocol}//${host}`)
  app.addHook('onRequest', async ({ method, headers }) => {
    if (method === 'GET' || method === 'HEAD') return
    if (isOfOtherSite(headers)) throw new Refusal('ForeignOrigin')
    if (headers.origin !== undefined && !isOwn(headers.origin, headers.host)) throw new Refusal('ForeignOrigin')
  })
}
