import type { FastifyInstance, FastifyReply } from 'fastify'
import { Refusal } from './refusal.ts'

/** Every answer: not kept unless it says so itself, no sniffing, no referrer, no other window's hand on ours. */
export const alwaysHeaders = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
}

/** The headers of every answer; https stays https. */
export const securityHeaders = (app: FastifyInstance, publicUrl: string) => {
  const secure = publicUrl.startsWith('https:')
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      ...alwaysHeaders,
      ...(secure && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
    })
  })
}

/**
 * The policy of a page: our own scripts, styles with this answer's nonce, framed by nobody but the site's own list.
 * `services`: where the script and the frame of a robot check come from, on the page that has one.
 */
export const pagePolicy = (
  reply: FastifyReply,
  nonce: string,
  frameAncestors: readonly string[],
  services: readonly string[] = [],
) =>
  reply.header(
    'content-security-policy',
    [
      "default-src 'self'",
      ["script-src 'self'", ...services].join(' '),
      ["frame-src 'self'", ...services].join(' '),
      [`style-src 'self' 'nonce-${nonce}'`, ...services].join(' '),
      "style-src-attr 'unsafe-inline'",
      "img-src 'self' data: blob:",
      "font-src 'self'",
      ["connect-src 'self'", ...services].join(' '),
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      `frame-ancestors ${frameAncestors.length > 0 ? frameAncestors.join(' ') : "'none'"}`,
    ].join('; '),
  )

/**
 * A POST from a page of another site is refused, whatever cookie it brings. Browsers say where a request comes from;
 * programs that are no browser say nothing and bring no cookie they were not given.
 */
export const refuseForeignOrigins = (app: FastifyInstance, publicUrl: string) => {
  const own = new URL(publicUrl).origin
  app.addHook('onRequest', async (request) => {
    if (request.method === 'GET' || request.method === 'HEAD') return
    const { origin, host } = request.headers
    const site = request.headers['sec-fetch-site']
    if (site === 'cross-site' || site === 'same-site') throw new Refusal('ForeignOrigin')
    if (origin !== undefined && origin !== own && !isHost(origin, host)) throw new Refusal('ForeignOrigin')
  })
}

const isHost = (origin: string, host: string | undefined) => URL.canParse(origin) && new URL(origin).host === host
