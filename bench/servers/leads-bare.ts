import { PGlite } from '@electric-sql/pglite'
import { openTestDatabase } from '@foyer/server/testing/test-database.ts'
import Fastify from 'fastify'
import pg from 'pg'

/** The minimal server: one prepared insert of the request body. */
const url = process.env.TEST_DATABASE_URL
type Run = (text: string, values: unknown[]) => Promise<unknown>

const openRun = async (): Promise<Run> => {
  if (url === undefined) {
    const pglite = await PGlite.create()
    return (text, values) => pglite.query(text, values)
  }
  await (await openTestDatabase()).close()
  const pool = new pg.Pool({ connectionString: url, max: 20 })
  // Statements with values are prepared under a name; the one that creates the table is not.
  return (text, values) => pool.query(values.length > 0 ? { name: 'insert', text, values } : { text })
}

const run = await openRun()
await run('drop table if exists bare_leads', [])
await run('create table bare_leads (id bigint generated always as identity primary key, data jsonb not null)', [])
const app = Fastify()
app.post('/leads', async ({ body }) => {
  await run('insert into bare_leads (data) values ($1)', [JSON.stringify(body)])
  return { ReturnCode: 200 }
})
const address = await app.listen({ host: '127.0.0.1', port: 0 })
process.stdout.write(`READY ${JSON.stringify({ url: address, path: '/leads', bodies: [] })}\n`)
