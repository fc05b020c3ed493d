import { serverSite } from '@foyer/server/kit/audit.ts'
import { mailPlace, nobody } from '@foyer/server/kit/outbox.ts'
import type { Services } from '@foyer/server/kit/services.ts'
import { textPlace } from '@foyer/server/kit/text-outbox.ts'
import { inSite } from '@foyer/server/kit/transaction.ts'
import type { FastifyInstance } from 'fastify'

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (one) => `&#${one.charCodeAt(0)};`)

/** Undelivered text messages of every site. */
const keptTexts = async ({ database }: Pick<Services, 'database'>, sites: string[]) => {
  const ofSite = (site: string) =>
    inSite(database.db, site, (trx) =>
      trx
        .selectFrom('text_messages')
        .selectAll()
        .where('site_id', '=', site)
        .where('content', 'is not', null)
        .orderBy('created_at', 'desc')
        .limit(50)
        .execute(),
    )
  return (await Promise.all(sites.map(ofSite))).flat()
}

/**
 * Mails and text messages that no server accepted, newest first, for trying things out; never in production. Those to
 * staff, their invitations and codes among them, belong to no site.
 */
export const serveDevOutbox = (app: FastifyInstance, { database, crypto }: Services) => {
  app.get('/dev/outbox', async (_request, reply) => {
    const tenants = await database.db.selectFrom('tenants').select('slug').execute()
    const mails = (
      await Promise.all(
        [serverSite, ...tenants.map(({ slug }) => slug)].map((slug) =>
          inSite(database.db, slug, (trx) =>
            trx
              .selectFrom('mails')
              .selectAll()
              .where('site_id', '=', slug)
              .where('content', 'is not', null)
              .where('recipient', '<>', nobody)
              .orderBy('created_at', 'desc')
              .limit(50)
              .execute(),
          ),
        ),
      )
    ).flat()
    mails.sort((one, other) => other.created_at.getTime() - one.created_at.getTime())
    const articles = mails.map((mail) => {
      const place = mailPlace(mail.site_id, mail.mail_id)
      const { subject, text } = JSON.parse(crypto.decrypt(mail.content ?? new Uint8Array(), place)) as {
        subject: string
        text: string
      }
      return `<article><h2>${escapeHtml(subject)}</h2><p>${escapeHtml(mail.recipient)}, ${mail.created_at.toISOString()}</p><pre>${escapeHtml(text)}</pre></article>`
    })
    const texts = (
      await keptTexts(
        { database },
        tenants.map(({ slug }) => slug),
      )
    ).map((one) => {
      const text = crypto.decrypt(one.content ?? new Uint8Array(), textPlace(one.site_id, one.message_id))
      return `<article><h2>SMS</h2><p>${escapeHtml(one.recipient)}, ${one.created_at.toISOString()}</p><pre>${escapeHtml(text)}</pre></article>`
    })
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', "default-src 'none'")
      .send(
        `<!doctype html><html lang="en"><title>Outbox</title><h1>Outbox</h1>${[...articles, ...texts].join('') || '<p>No mail yet.</p>'}</html>`,
      )
  })
}
