import type { FastifyInstance, FastifyReply } from 'fastify'
import { isFrameAncestor } from './frame-ancestor.ts'

/** Browser features that none of our pages uses, denied to all scripts and frames. */
const unusedAbilities = [
  'accelerometer',
  'bluetooth',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]

/**
 * The headers of every response: not stored by default, no sniffing, no referrer, no access from windows or pages of
 * other origins, no device features; https stays https.
 */
export const headersOf = (publicUrl: string): Record<string, string> => ({
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': unusedAbilities.map((name) => `${name}=()`).join(', '),
  ...(publicUrl.startsWith('https:') && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
})

/** Sets the headers of every response before anything else can end the request. */
export const securityHeaders = (app: FastifyInstance, publicUrl: string) => {
  const headers = headersOf(publicUrl)
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers)
  })
}

/**
 * The policy of a page: our own scripts, styles with this reply's nonce, framing only by the site's list. `services`:
 * origins of the script and the frame of a robot check, on pages with one.
 */
export const pagePolicy = (
  reply: FastifyReply,
  nonce: string,
  frameAncestors: readonly string[],
  services: readonly string[] = [],
) => {
  // Checked when they are saved, and again here: a row must not be able to add a directive.
  const ancestors = frameAncestors.filter((one) => isFrameAncestor(one, true))
  return reply.header(
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
      `frame-ancestors ${ancestors.length > 0 ? ancestors.join(' ') : "'none'"}`,
    ].join('; '),
  )
}

/** The policy of the preview of a form: only our own pages may frame it, and what is typed there cannot be sent anywhere. */
export const previewPolicy = (reply: FastifyReply, nonce: string) =>
  reply.header(
    'content-security-policy',
    [
      "default-src 'none'",
      "script-src 'self'",
      `style-src 'self' 'nonce-${nonce}'`,
      "style-src-attr 'unsafe-inline'",
      "img-src 'self' data: blob:",
      "font-src 'self'",
      "worker-src 'self'",
      "connect-src 'none'",
      "form-action 'none'",
      "base-uri 'none'",
      "frame-ancestors 'self'",
    ].join('; '),
  )

/**
 * The policy of the office's page: nothing but its own files, and it may be framed by no one. Styles as for the other pages.
 * Each reply has its own nonce.
 */
export const officePolicy = (reply: FastifyReply, nonce: string) =>
  reply.header(
    'content-security-policy',
    [
      "default-src 'none'",
      "script-src 'self'",
      `style-src 'self' 'nonce-${nonce}'`,
      "style-src-attr 'unsafe-inline'",
      "img-src 'self' data: blob:",
      "font-src 'self'",
      "connect-src 'self'",
      "worker-src 'self'",
      "frame-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
  )
