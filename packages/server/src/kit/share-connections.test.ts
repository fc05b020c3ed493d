import Fastify from 'fastify'
import {
  type DatabaseConnection,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
} from 'kysely'
import { expect, test } from 'vitest'
import type { Tables } from '../db/tables.ts'
import { countRequestsByAddress } from './request-caller.ts'
import { asCaller, countForBrokerage, outsideRequests, shareConnections } from './share-connections.ts'
import { transact } from './transaction.ts'

/** A database of ten connections on which every statement lasts until it is ended; `begun` has those under way and done. */
const openSlow = () => {
  const { promise, resolve: end } = Promise.withResolvers<void>()
  const begun: string[] = []
  class SlowDriver extends DummyDriver {
    override async acquireConnection(): Promise<DatabaseConnection> {
      return {
        async executeQuery({ sql: text }) {
          begun.push(text)
          await promise
          return { rows: [] }
        },
        async *streamQuery() {},
      }
    }
  }
  const db = new Kysely<Tables>({
    dialect: shareConnections(
      {
        createAdapter: () => new PostgresAdapter(),
        createDriver: () => new SlowDriver(),
        createIntrospector: (one) => new PostgresIntrospector(one),
        createQueryCompiler: () => new PostgresQueryCompiler(),
      },
      10,
    ),
  })
  const run = (name: string) => sql.raw(name).execute(db)
  const settled = async () => {
    for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve))
    return begun.toSorted()
  }
  return { db, run, settled, end }
}

const times = <T>(count: number, work: () => T): T[] => Array.from({ length: count }, work)

test('one address has six of ten connections, and those of another address begin at once', async () => {
  const { run, settled, end } = openSlow()
  const all = asCaller({ address: 'a' }, () => times(100, () => run('a')))
  all.push(asCaller({ address: 'b' }, () => run('b')))
  expect(await settled()).toEqual([...times(6, () => 'a'), 'b'])
  end()
  await Promise.all(all)
})

test('work that a request only began waits in no line of its caller', async () => {
  const { run, settled, end } = openSlow()
  const all = asCaller({ address: 'a' }, () => times(100, () => run('a')))
  all.push(asCaller({ address: 'a' }, () => outsideRequests(() => run('for everyone'))))
  expect(await settled()).toEqual([...times(6, () => 'a'), 'for everyone'])
  end()
  await Promise.all(all)
})

test('one brokerage has six of ten connections, from however many addresses its programs call', async () => {
  const { run, settled, end } = openSlow()
  const all = times(100, () => run)
    .map((one, place) => ({ one, caller: { address: `a${place}`, brokerageId: 'one' } }))
    .map(({ one, caller }) => asCaller(caller, () => one('a')))
  const other = asCaller({ address: 'b' }, () => {
    countForBrokerage('other')
    return run('b')
  })
  expect(await settled()).toEqual([...times(6, () => 'a'), 'b'])
  end()
  await Promise.all([...all, other])
})

test('waiting callers are served in rotation', async () => {
  const { run, settled, end } = openSlow()
  const all = ['a', 'b', 'c'].flatMap((address) => asCaller({ address }, () => times(20, () => run(address))))
  const late = asCaller({ address: 'late' }, () => run('late'))
  expect(await settled()).toEqual([...times(6, () => 'a'), ...times(4, () => 'b')])
  end()
  const order: string[] = []
  for (const one of [...all, late]) void one.then(() => order.push(one === late ? 'late' : 'other'))
  await Promise.all([...all, late])
  expect(order.indexOf('late')).toBeLessThan(20)
})

test('work in a transaction gets no second connection, which it could wait for without end', async () => {
  const { db, run, end } = openSlow()
  end()
  await expect(transact(db, () => run('second'))).rejects.toThrow('second connection')
  await expect(transact(db, () => transact(db, async () => 'nested'))).rejects.toThrow('second connection')
  expect(await transact(db, (trx) => sql.raw('same').execute(trx))).toEqual({ rows: [] })
})

test('the requests of one customer with IPv6 share the connections of one address, also after their bodies have arrived', async () => {
  const { run, settled, end } = openSlow()
  const app = Fastify()
  countRequestsByAddress(app)
  app.post('/:name', async ({ params }) => {
    await run((params as { name: string }).name)
    return {}
  })
  const post = (name: string, remoteAddress: string) =>
    app.inject({ method: 'POST', url: `/${name}`, payload: { long: 'x'.repeat(100_000) }, remoteAddress })
  // A customer with IPv6 has many addresses.
  const all = times(20, () => 'a').map((name, place) => post(name, `2001:db8::${place + 1}`))
  const other = post('b', '203.0.113.10')
  await expect.poll(settled).toEqual([...times(6, () => 'a'), 'b'])
  end()
  await Promise.all([...all, other])
  await app.close()
})
