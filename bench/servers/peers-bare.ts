import Fastify from 'fastify'
import pg from 'pg'
import { type Child, childOf, childrenOf, owners, type Parent, parentOf } from '../peers/work.ts'

/**
 * The minimal server for the same work: Fastify and prepared statements on two tables, without a session, owner rule, check
 * or audit.
 */
const pool = new pg.Pool({ connectionString: process.env.TEST_DATABASE_URL, max: 20 })
const columnsOf = (record: object) =>
  Object.entries(record).map(([name, value]) => ({
    name,
    type: typeof value === 'number' ? 'integer' : name === 'closing' ? 'date' : 'text',
  }))
const parentColumns = columnsOf(parentOf(0))
const childColumns = columnsOf(childOf(0))
const namesOf = (columns: typeof parentColumns) => columns.map(({ name }) => name).join(', ')
const typesOf = (columns: typeof parentColumns) => columns.map(({ name, type }) => `${name} ${type}`).join(', ')

await pool.query(`
  create table parents (id bigint generated always as identity primary key, ${typesOf(parentColumns)});
  create table children (id bigint generated always as identity primary key,
    parent_id bigint not null references parents, ${typesOf(childColumns)});
  create index on children (parent_id)`)

const statements = {
  create: `with parent as (
      insert into parents (${namesOf(parentColumns)})
      select ${namesOf(parentColumns)} from jsonb_to_record($1) as given (${typesOf(parentColumns)}) returning id)
    insert into children (parent_id, ${namesOf(childColumns)})
    select parent.id, ${childColumns.map(({ name }) => `given.${name}`).join(', ')}
    from parent, jsonb_to_recordset($2) as given (${typesOf(childColumns)}) returning parent_id, id`,
  load: `select to_jsonb(parents) || jsonb_build_object('children',
      (select jsonb_agg(to_jsonb(children)) from children where parent_id = parents.id)) as data
    from parents where id = $1`,
  update: 'update children set status = $2, rent = $3, months = $4 where id = $1',
}
const run = (name: keyof typeof statements, values: unknown[]) => pool.query({ name, text: statements[name], values })
const create = (parent: Parent, children: Child[]) => run('create', [JSON.stringify(parent), JSON.stringify(children)])

const filled = []
for (let owner = 0; owner < owners; owner += 1) {
  const { rows } = await create(parentOf(owner), childrenOf())
  filled.push({ parent: rows[0].parent_id, child: rows[0].id })
}

const app = Fastify()
app.post<{ Body: { parent: Parent; children: Child[] } }>('/create', async ({ body }) => {
  const { rows } = await create(body.parent, body.children)
  return { id: rows[0].parent_id }
})
app.post<{ Body: { id: string } }>('/load', async ({ body }) => (await run('load', [body.id])).rows[0].data)
app.post<{ Body: { id: string } & Pick<Child, 'status' | 'rent' | 'months'> }>('/update', async ({ body }) => {
  await run('update', [body.id, body.status, body.rent, body.months])
  return { ok: true }
})
const address = await app.listen({ host: '127.0.0.1', port: 0 })
process.stdout.write(`READY ${JSON.stringify({ address, filled })}\n`)
