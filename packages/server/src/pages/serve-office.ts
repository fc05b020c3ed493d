import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import fastifyStatic from '@fastify/static'
import { own } from '@foyer/domain/kit/own.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { officePolicy } from '../kit/security-headers.ts'
import { spokenLanguage } from './serve-pages.ts'

/**
 * The page of the office, at `/office` and every path below it. It is the same for everyone, signed in or not, so that a mailed
 * link works although the session's cookie is not sent with it. A server without its build has no such page.
 */
export const serveOffice = async (app: FastifyInstance, officeRoot: string) => {
  if (!existsSync(`${officeRoot}/index.html`)) {
    const missing = (_request: FastifyRequest, reply: FastifyReply) => reply.callNotFound()
    app.get('/office', missing)
    app.get('/office/*', missing)
    return
  }
  await app.register(fastifyStatic, {
    root: `${officeRoot}/assets`,
    prefix: '/office/assets/',
    // The pages of borrowers decorate it, where they are served too.
    decorateReply: !app.hasReplyDecorator('sendFile'),
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
  })
  const template = await readFile(`${officeRoot}/index.html`, 'utf8')
  const send = (request: FastifyRequest, reply: FastifyReply) => {
    const nonce = randomBytes(16).toString('base64')
    const values: Record<string, string> = {
      LANG: spokenLanguage(request) === 'fr' ? 'fr-CA' : 'en-CA',
      TITLE: 'Foyer',
      SCHEME: 'auto',
      COLOR: '#0b5c5c',
      FAVICON: '/assets/favicon.svg',
      NONCE: nonce,
    }
    officePolicy(reply, nonce)
    return reply
      .type('text/html; charset=utf-8')
      .send(template.replace(/%([A-Z]+)%/g, (_, name: string) => own(values, name) ?? ''))
  }
  app.get('/office', send)
  app.get('/office/*', send)
}
