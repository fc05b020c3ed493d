import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { dealExportSchema, dealExportSchemaPath } from '@foyer/contract/deals/deal-export-schema.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Operation, openApi } from '../kit/open-api.ts'

type Document = ReturnType<typeof openApi>

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (one) => `&#${one.charCodeAt(0)};`)

/** Nothing but its own styles: no script, no frame, no other origin. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const styles = `
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
  body { max-width: 60rem; margin: 0 auto; padding: 1rem }
  summary { padding: .5rem 0; cursor: pointer }
  code, pre { font: .875rem/1.5 ui-monospace, monospace; overflow-wrap: anywhere }
  pre { overflow: auto; padding: .75rem; border: 1px solid GrayText; border-radius: .5rem }
  dt { font-weight: 600 }
  dd { margin: 0 0 .5rem }`

const schemasOf = (title: string, content: Operation['requestBody']['content'] = {}) =>
  Object.entries(content)
    .map(([type, { schema = {} }]) => {
      const heading = `${title}, ${type}`
      return `<h3>${heading}</h3><pre tabindex="0" aria-label="${heading}">${escapeHtml(JSON.stringify(schema, null, 2))}</pre>`
    })
    .join('')

const callOf = (name: string, { summary, tags, requestBody, responses }: Operation) => `<details>
  <summary><code>${escapeHtml(name)}</code> ${escapeHtml(summary)}</summary>
  <dl>
    <dt>Callers</dt><dd>${escapeHtml(tags.join(', '))}</dd>
    <dt>Outcome</dt><dd>${escapeHtml(responses[200]?.description ?? '')}</dd>
  </dl>
  ${schemasOf('Body', requestBody.content)}
  ${schemasOf('Reply', responses[200]?.content)}
</details>`

/** The calls of the OpenAPI document as a page for people, by the first part of their path, and its webhooks; without any script. */
export const apiReferencePage = ({ info, paths, webhooks }: Pick<Document, 'info' | 'paths' | 'webhooks'>): string => {
  const groups = Map.groupBy(Object.entries(paths), ([path]) => path.split('/', 2).join('/'))
  return `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>API reference – ${escapeHtml(info.title)}</title>
  <style>${styles}</style>
</head>
<body>
  <header><h1>API reference</h1>
  <p>${escapeHtml(info.description)} The same as an OpenAPI document: <a href="/openapi.json">openapi.json</a>.</p>
  <p>An exported deal as a file: <a href="${dealExportSchemaPath}">its JSON Schema</a>.</p></header>
  <main>${[...groups]
    .map(
      ([group, calls]) =>
        `<section><h2>${escapeHtml(group)}</h2>${calls.map(([path, { post }]) => callOf(`POST ${path}`, post)).join('')}</section>`,
    )
    .join('')}
    <section><h2>Webhooks</h2>
    <p>Messages to an address of the brokerage, in the <a href="https://www.standardwebhooks.com">Standard Webhooks</a> form.</p>
    ${Object.entries(webhooks)
      .map(([event, { post }]) => callOf(event, post))
      .join('')}</section></main>
</body>
</html>`
}

/** The same bytes for each request, made at the first one: rendering a megabyte for everyone would be slow. */
const fixedReply = (type: string, make: () => string) => {
  const build = () => {
    const plain = Buffer.from(make())
    const etag = `"${createHash('sha256').update(plain).digest('base64url')}"`
    return { plain, etag, packed: gzipSync(plain) }
  }
  let built: ReturnType<typeof build> | undefined
  return (request: FastifyRequest, reply: FastifyReply) => {
    built ??= build()
    const { plain, packed, etag } = built
    reply.type(type).headers({ etag, 'cache-control': 'no-cache', vary: 'accept-encoding' })
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    const isPacked = /\bgzip\b/.test(String(request.headers['accept-encoding']))
    return isPacked ? reply.header('content-encoding', 'gzip').send(packed) : reply.send(plain)
  }
}

/** /openapi.json and the schema of an exported deal for programs, /docs/api for people. */
export const serveApiReference = (app: FastifyInstance, document: Document) => {
  app.get(
    '/openapi.json',
    fixedReply('application/json; charset=utf-8', () => JSON.stringify(document)),
  )
  app.get(
    dealExportSchemaPath,
    fixedReply('application/schema+json; charset=utf-8', () => JSON.stringify(dealExportSchema(), null, 2)),
  )
  const page = fixedReply('text/html; charset=utf-8', () => apiReferencePage(document))
  app.get('/docs/api', (request, reply) => page(request, reply.header('content-security-policy', policy)))
}
