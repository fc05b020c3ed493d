import type { Services } from '@foyer/server/kit/services.ts'
import { inSite } from '@foyer/server/kit/transaction.ts'
import { listForms, snippetOf } from '@foyer/server/leads/index.ts'
import type { FastifyInstance } from 'fastify'

const words = {
  en: {
    title: 'A plain web page',
    text: 'This could be any broker’s website. The form below came with one line of HTML:',
    other: 'Français',
    none: 'The demonstration has no lead form. docs/recipes/make-a-lead-form.md explains how to make one.',
  },
  fr: {
    title: 'Une simple page Web',
    text: 'Ce pourrait être le site de n’importe quel courtier. Le formulaire ci-dessous tient en une ligne de HTML\u00A0:',
    other: 'English',
    none: 'La démonstration n’a pas de formulaire. docs/recipes/make-a-lead-form.md explique comment en créer un.',
  },
} as const

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (one) => `&#${one.charCodeAt(0)};`)

/** A page that contains only the script tag, as a broker pastes it, for trying things out; never in production. */
export const serveDemoPage = (app: FastifyInstance, { database, publicUrl }: Services) => {
  app.get('/dev/lead-form', async (request, reply) => {
    const lang = (request.query as { lang?: unknown }).lang === 'fr' ? 'fr' : 'en'
    const [form] = await inSite(database.db, 'demo', (trx) => listForms(trx, 'demo'))
    const snippet = form && snippetOf(publicUrl, form.token)
    const { title, text, other, none } = words[lang]
    const shown = snippet === undefined ? `<p>${none}</p>` : `<p>${text}</p><pre>${escapeHtml(snippet)}</pre>${snippet}`
    const origin = new URL(publicUrl).origin
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header(
        'content-security-policy',
        `default-src 'none'; script-src ${origin}; frame-src ${origin}; style-src-attr 'unsafe-inline'`,
      )
      .send(
        `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head>
<body style="max-width:720px;margin:0 auto;padding:16px;font:16px/1.5 Georgia,serif"><main><h1>${title}</h1>
<p><a href="?lang=${lang === 'en' ? 'fr' : 'en'}">${other}</a></p>
${shown.replace('<pre>', '<pre style="white-space:pre-wrap;overflow-wrap:anywhere">')}
</main></body></html>`,
      )
  })
}
