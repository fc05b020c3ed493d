import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { openTestDatabase } from '@foyer/server/testing/test-database.ts'
import Fastify from 'fastify'
import pg from 'pg'
import { sayReady } from './ready.ts'

/**
 * The minimal server for the same responses: Fastify, one prepared statement, no session, no check, no audit. It loads
 * Foyer's own response, stored as one document.
 */
const [, , file = ''] = process.argv
const document = readFileSync(file, 'utf8')
const url = process.env.TEST_DATABASE_URL
const html = readFileSync(fileURLToPath(new URL('../../packages/web/dist/index.html', import.meta.url)), 'utf8')

type Run = (name: string, text: string, values: unknown[]) => Promise<{ rows: { data: unknown }[] }>

const openRun = async (): Promise<Run> => {
  if (url === undefined) {
    const pglite = await PGlite.create()
    return (_name, text, values) => pglite.query<{ data: unknown }>(text, values)
  }
  const pool = new pg.Pool({ connectionString: url, max: 20 })
  return (name, text, values) => pool.query({ name, text, values })
}

if (url !== undefined) await (await openTestDatabase()).close()
const run = await openRun()
await run('drop', 'drop table if exists bare_documents', [])
await run('create', 'create table bare_documents (id bigint primary key, data jsonb not null)', [])
for (let id = 1; id <= 10; id += 1) await run('fill', 'insert into bare_documents values ($1, $2)', [id, document])

const app = Fastify()
app.post<{ Body: { id: number } }>('/load', async ({ body }) => {
  const { rows } = await run('load', 'select data from bare_documents where id = $1', [body.id])
  return rows[0]?.data
})
app.post<{ Body: { id: number; data: unknown } }>('/save', async ({ body }) => {
  await run('save', "update bare_documents set data = jsonb_set(data, '{saved}', $2) where id = $1", [
    body.id,
    JSON.stringify(body.data),
  ])
  return { ok: true }
})
app.get('/page', async (_request, reply) => {
  await run('site', 'select 1 as data where $1 = 1', [1])
  return reply.type('text/html').send(html)
})

const headers = { 'content-type': 'application/json' }
const address = await app.listen({ host: '127.0.0.1', port: 0 })
sayReady({
  address,
  loaded: document,
  requests: {
    load: { method: 'POST', path: '/load', headers, bodies: [JSON.stringify({ id: 1 })] },
    save: {
      method: 'POST',
      path: '/save',
      headers,
      bodies: Array.from({ length: 10 }, (_, at) =>
        JSON.stringify({ id: at + 1, data: { Type: 1, Country: 1, IdentificationNumber: 'A1234567' } }),
      ),
    },
    page: { method: 'GET', path: '/page', headers: {}, bodies: [] },
  },
})
