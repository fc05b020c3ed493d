import { afterEach, expect, test } from 'vitest'
import type { Database } from '../db/open-database.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { defineJob, type Jobs, type JobsOptions, openJobs, workOn } from './jobs.ts'
import { greet, unheard } from './testing/greet.ts'
import { inSite } from './transaction.ts'

type Tried = Parameters<JobsOptions['onTried']>

let database: Database
let jobs: Jobs
afterEach(async () => {
  await jobs.stop()
  await database.close()
})

test('runs slow jobs of one key in sequence, so that those of another key do not wait for them', async () => {
  database = await openTestDatabase()
  jobs = openJobs(database, { pollSeconds: 0.5, followsClock: false, ...unheard })
  const keyed = defineJob({ ...greet, concurrency: { jobs: 3, key: ({ name }) => name } })
  const slow = Promise.withResolvers<void>()
  const quick = Promise.withResolvers<void>()
  const all = Promise.withResolvers<void>()
  const begun: string[] = []
  const handler = async ({ name }: { name: string }) => {
    begun.push(name)
    if (name === 'quick') quick.resolve()
    else await slow.promise
    if (begun.length === 5) all.resolve()
  }
  await jobs.start([workOn(keyed, async () => handler)])
  await inSite(database.db, 'nowhere', async (trx) => {
    for (const name of ['slow', 'slow', 'slow', 'slow', 'quick']) await jobs.send(trx, keyed, { name })
  })
  await quick.promise
  expect(begun.toSorted()).toEqual(['quick', 'slow'])
  slow.resolve()
  await all.promise
})

test('jobs of one order key are done in the order they were sent, on all servers, and delay no other key', async () => {
  database = await openTestDatabase()
  const ordered = defineJob({
    ...greet,
    name: 'ordered',
    concurrency: { jobs: 4, key: () => 'any', order: ({ name }) => name.slice(0, 1) },
  })
  const done: string[] = []
  const worker = workOn(
    ordered,
    async () =>
      async ({ name }: { name: string }) =>
        void done.push(name),
  )
  const open = () => openJobs(database, { pollSeconds: 0.2, followsClock: false, ...unheard })
  jobs = open()
  const other = open()
  await jobs.start([worker])
  await other.start([worker])
  const numbers = Array.from({ length: 20 }, (_, number) => number)
  const sendAll = async (by: Jobs, key: string) => {
    for (const number of numbers)
      await inSite(database.db, 'nowhere', (trx) => by.send(trx, ordered, { name: `${key}${number}` }))
  }
  await Promise.all([sendAll(jobs, 'a'), sendAll(other, 'b')])
  await expect.poll(() => done.length, { timeout: 30_000 }).toBe(40)
  for (const key of ['a', 'b'])
    expect(done.filter((name) => name.startsWith(key))).toEqual(numbers.map((number) => `${key}${number}`))
  await other.stop()
})

test('a job whose server ended in five tries delays no later one of its order, also where it cannot be left to another job at first', async () => {
  database = await openTestDatabase()
  const again = defineJob({ ...greet, name: 'greet-again', retry: { limit: 400, delay: 1, delayMax: 1 } })
  const concurrency = { jobs: 1, key: () => 'any', order: () => 'all' }
  const first = defineJob({ ...greet, retry: { by: again }, concurrency })
  const done: string[] = []
  const note = async () => async (given: { name: string }) => void done.push(given.name)
  const open = () => openJobs(database, { pollSeconds: 0.2, followsClock: false, ...unheard })
  // The queue of the other job is not there.
  const alone = [workOn(first, note)]
  jobs = open()
  await jobs.start(alone)
  await jobs.stop()
  jobs = open()
  await jobs.start([])
  for (const name of ['a', 'b']) await inSite(database.db, 'nowhere', (trx) => jobs.send(trx, first, { name }))
  await jobs.stop()
  await database.asOwner(async (query) => {
    await query(`update pgboss.job_common set state = 'active', started_on = now() - interval '1 minute',
      heartbeat_on = now() - interval '1 minute', data = data || '{"lost": 4}' where data ->> 'name' = 'a'`)
  })
  const stateOfFirst = async () => {
    let found: unknown
    await database.asOwner(async (query) => {
      const [row] = await query(`select state, data ->> 'lost' as lost from pgboss.job where data ->> 'name' = 'a'`)
      found = row
    })
    return found
  }
  jobs = open()
  await jobs.start(alone)
  await expect.poll(stateOfFirst, { timeout: 30_000 }).toEqual({ state: 'retry', lost: '5' })
  await jobs.stop()
  jobs = open()
  await jobs.start([...alone, workOn(again, note)])
  await expect.poll(() => done.toSorted(), { timeout: 30_000 }).toEqual(['a', 'b'])
})

test('jobs that a version without an order key sent are done by one with it', async () => {
  database = await openTestDatabase()
  const later = defineJob({ ...greet, name: 'later', concurrency: { jobs: 2, key: ({ name }) => name } })
  const done: string[] = []
  const handler =
    async () =>
    async ({ name }: { name: string }) =>
      void done.push(name)
  const open = () => openJobs(database, { pollSeconds: 0.2, followsClock: false, ...unheard })
  jobs = open()
  await jobs.start([workOn(later, handler)])
  await jobs.stop()
  jobs = open()
  await jobs.start([])
  for (const name of ['a', 'b']) await inSite(database.db, 'nowhere', (trx) => jobs.send(trx, later, { name }))
  await jobs.stop()
  jobs = open()
  const order = ({ name }: { name: string }) => name
  await jobs.start([workOn({ ...later, concurrency: { jobs: 2, key: order, order } }, handler)])
  await expect.poll(() => done.toSorted()).toEqual(['a', 'b'])
})

test('a slow job leaves its place to the next one, within a bound', async () => {
  database = await openTestDatabase()
  jobs = openJobs(database, { pollSeconds: 3600, followsClock: false, ...unheard })
  const keyed = defineJob({
    ...greet,
    concurrency: { jobs: 1, key: ({ name }) => name, slow: { after: 0.05, jobs: 2, rest: 60 } },
  })
  const waiting = new Map<string, () => void>()
  const handler = ({ name }: { name: string }) => new Promise<void>((resolve) => waiting.set(name, resolve))
  await jobs.start([workOn(keyed, async () => handler)])
  await inSite(database.db, 'nowhere', async (trx) => {
    for (const name of ['a', 'b', 'c', 'd']) await jobs.send(trx, keyed, { name })
  })
  const begun = () => [...waiting.keys()].toSorted().join('')
  await expect.poll(begun).toBe('abc')
  waiting.get('b')?.()
  await expect.poll(begun).toBe('abcd')
  for (const end of waiting.values()) end()
})

test('the job of the later tries does the jobs of a key that was slow', async () => {
  database = await openTestDatabase()
  jobs = openJobs(database, { pollSeconds: 0.5, followsClock: false, ...unheard })
  const again = defineJob({ ...greet, name: 'greet-again' })
  const concurrency = { jobs: 1, key: ({ name }: { name: string }) => name, slow: { after: 0.05, jobs: 2, rest: 60 } }
  const first = defineJob({ ...greet, retry: { by: again }, concurrency })
  const slow = Promise.withResolvers<void>()
  const done: string[] = []
  await jobs.start([
    workOn(first, async () => async ({ name }) => {
      if (name === 'slow' && !done.includes('first: slow')) await slow.promise
      done.push(`first: ${name}`)
    }),
    workOn(
      again,
      async () =>
        async ({ name }) =>
          void done.push(`again: ${name}`),
    ),
  ])
  const sendFirst = (name: string) => inSite(database.db, 'nowhere', (trx) => jobs.send(trx, first, { name }))
  await sendFirst('slow')
  await sendFirst('next')
  // There is one place, so the slow job has left it.
  await expect.poll(() => done).toEqual(['first: next'])
  slow.resolve()
  await expect.poll(() => done).toEqual(['first: next', 'first: slow'])
  await sendFirst('slow')
  await sendFirst('quick')
  await expect.poll(() => done.slice(2).toSorted()).toEqual(['again: slow', 'first: quick'])
})

test('after its first try, a job is tried by the other job that its declaration names, with the waits of that job', async () => {
  database = await openTestDatabase()
  const reported: Tried[] = []
  const onTried = (...about: Tried) => void reported.push(about)
  jobs = openJobs(database, { pollSeconds: 0.5, followsClock: false, ...unheard, onTried })
  const again = defineJob({ ...greet, name: 'greet-again' })
  const first = defineJob({ ...greet, retry: { by: again } })
  const greeted = Promise.withResolvers<string>()
  await jobs.start([
    workOn(first, async () => () => Promise.reject(new Error('not yet'))),
    workOn(
      again,
      async () =>
        async ({ name }) =>
          greeted.resolve(name),
    ),
  ])
  await inSite(database.db, 'nowhere', (trx) => jobs.send(trx, first, { name: 'Ada' }))
  expect(await greeted.promise).toBe('Ada')
  await expect
    .poll(() => reported)
    .toMatchObject([
      [{ job: 'greet', tries: 1 }, 'failed', expect.anything()],
      [{ job: 'greet-again', tries: 1 }, 'done', undefined],
    ])
  await database.asOwner(async (query) => {
    const rows = await query('select name, retry_limit, retry_delay, retry_delay_max from pgboss.job order by name')
    expect(rows).toEqual(
      ['greet', 'greet-again'].map((name) => ({ name, retry_limit: 5, retry_delay: 1, retry_delay_max: 1 })),
    )
  })
})
