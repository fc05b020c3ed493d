import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { endSilentConnections } from './end-silent-connections.ts'
import { startForgetfulProxy } from './testing/forgetful-proxy.ts'

const cluster = process.env.TEST_DATABASE_URL

/** On the embedded database no connection can be lost. */
describe.skipIf(cluster === undefined)('a connection whose other end is gone without a word', () => {
  let proxy: Awaited<ReturnType<typeof startForgetfulProxy>>
  let pool: pg.Pool
  let endWatch: () => void
  beforeEach(async () => {
    const url = new URL(cluster ?? '')
    proxy = await startForgetfulProxy(Number(url.port))
    url.port = String(proxy.port)
    const config = { connectionString: url.href }
    pool = new pg.Pool({ ...config, pipeline: true, max: 1, connectionTimeoutMillis: 3000 })
    pool.on('connect', (client) => client.on('error', () => {}))
    endWatch = endSilentConnections(pool, { config, silence: 200, patience: 3000 })
  })
  afterEach(async () => {
    endWatch()
    await pool.end()
    await proxy.stop()
  })

  test('is ended where the database replies to others, and the next statement is served', async () => {
    const client = await pool.connect()
    await client.query('select 1')
    proxy.forget()
    await expect(client.query('select 2')).rejects.toThrow('Connection terminated')
    client.release()
    expect((await pool.query('select 3 as three')).rows).toEqual([{ three: 3 }])
  })

  test('is ended where the database does not reply at all, and the next statement once it does', async () => {
    const client = await pool.connect()
    await client.query('select 1')
    proxy.silence()
    await expect(client.query('select 2')).rejects.toThrow('Connection terminated')
    client.release()
    await expect(pool.query('select 3')).rejects.toThrow('timeout')
    proxy.lead()
    expect((await pool.query('select 4 as four')).rows).toEqual([{ four: 4 }])
  })

  test('stays where the database works on its statement, however long', async () => {
    const client = await pool.connect()
    const slow = await client.query('select 1 as one from pg_sleep(4)')
    expect(slow.rows).toEqual([{ one: 1 }])
    client.release()
  })

  test('stays where the database takes no more connections, so that it cannot be asked', async () => {
    const full = new URL(cluster ?? '')
    const owner = new pg.Client({ connectionString: full.href })
    await owner.connect()
    full.username = 'foyer_without_connections'
    await owner.query(`drop role if exists ${full.username}; create role ${full.username} login connection limit 0`)
    try {
      endWatch()
      endWatch = endSilentConnections(pool, { config: { connectionString: full.href }, silence: 200, patience: 3000 })
      const client = await pool.connect()
      const slow = client.query('select 1 as one from pg_sleep(4)').finally(() => client.release())
      expect((await slow).rows).toEqual([{ one: 1 }])
    } finally {
      await owner.query(`drop role ${full.username}`)
      await owner.end()
    }
  })
})
