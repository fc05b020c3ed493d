import Type from 'typebox'
import { afterEach, expect, test } from 'vitest'
import type { Database, OwnerQuery } from '../db/open-database.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { listGivenUp, retryGivenUp } from './given-up-jobs.ts'
import { defineJob, JobDelayed, type Jobs, type JobsOptions, openJobs, workOn } from './jobs.ts'
import { pollQueues } from './poll-queues.ts'
import { greet, unheard } from './testing/greet.ts'
import { inSite } from './transaction.ts'

type Tried = Parameters<JobsOptions['onTried']>

let database: Database
let jobs: Jobs
afterEach(async () => {
  await jobs.stop()
  await database.close()
})

/** Starts the queue with a handler that first fails `failures` times; `names` resolves after `count` jobs. */
const start = async (count: number, failures = 0, pollSeconds = 0.5) => {
  database = await openTestDatabase()
  jobs = openJobs(database, { pollSeconds, followsClock: false, ...unheard })
  const done: string[] = []
  let left = failures
  const { promise: names, resolve } = Promise.withResolvers<string[]>()
  const handler = async ({ name }: { name: string }) => {
    if (left > 0) {
      left -= 1
      throw new Error('not yet')
    }
    done.push(name)
    if (done.length === count) resolve(done)
  }
  await jobs.start([workOn(greet, async () => handler)])
  return { names, done }
}

const send = (name: string) => inSite(database.db, 'nowhere', (trx) => jobs.send(trx, greet, { name }))

test('a job runs after its transaction has committed', async () => {
  const { names } = await start(1)
  await send('Ada')
  expect(await names).toEqual(['Ada'])
})

test('the sender of a job runs it immediately, without waiting for the next poll', async () => {
  const { names } = await start(2, 0, 3600)
  await send('Ada')
  await send('Grace')
  expect(await names).toEqual(['Ada', 'Grace'])
})

test('a job of another server runs at the next poll, which asks for all queues by one statement', async () => {
  const { names } = await start(1)
  const asked: string[] = []
  const other = openJobs(database, { pollSeconds: 3600, followsClock: false, ...unheard })
  await other.start([])
  await inSite(database.db, 'nowhere', (trx) => other.send(trx, greet, { name: 'Ada' }))
  await other.stop()
  expect(await names).toEqual(['Ada'])

  const boss = { getDb: () => ({ executeSql: async (sql: string) => ({ rows: [], asked: asked.push(sql) }) }) }
  const end = pollQueues(boss, { seconds: 0.01, wake: () => {}, onError: () => {} })
  await expect.poll(() => asked.length).toBeGreaterThan(2)
  await end()
  expect(new Set(asked).size).toBe(1)
})

test('a poll that failed is reported, and followed by the next one', async () => {
  await start(1)
  const errors: Error[] = []
  const woken: string[] = []
  const executeSql = async () => {
    if (errors.length === 0) throw new Error('no database')
    return { rows: [{ name: 'greet' }] }
  }
  const end = pollQueues(
    { getDb: () => ({ executeSql }) },
    { seconds: 0.01, wake: (queue) => woken.push(queue), onError: (error) => errors.push(error) },
  )
  await expect.poll(() => woken).toContain('greet')
  await end()
  expect(errors.map(({ message }) => message)).toEqual(['no database'])
})

test('a rolled back transaction leaves no job', async () => {
  const { names, done } = await start(1)
  const undone = inSite(database.db, 'nowhere', async (trx) => {
    await jobs.send(trx, greet, { name: 'nobody' })
    throw new Error('changed my mind')
  })
  await expect(undone).rejects.toThrow('changed my mind')
  await send('Ada')
  await names
  expect(done).toEqual(['Ada'])
})

test('a failed job is tried again', async () => {
  const { names } = await start(1, 2)
  await send('Ada')
  expect(await names).toEqual(['Ada'])
})

test('an invalid payload is refused when it is sent', async () => {
  await start(1)
  const wrong = inSite(database.db, 'nowhere', (trx) => jobs.send(trx, greet, { name: 7 } as never))
  await expect(wrong).rejects.toThrow()
})

test('a cron job is scheduled once, however many servers start', async () => {
  await start(1)
  const hourly = defineJob({ ...greet, name: 'hourly', payload: Type.Object({}), cron: '0 * * * *' })
  await jobs.stop()
  for (const _ of ['first start', 'second start']) {
    jobs = openJobs(database, { pollSeconds: 0.5, followsClock: false, ...unheard })
    await jobs.start([workOn(hourly, async () => async () => {})])
  }
  await database.asOwner(async (query) => {
    expect(await query("select name, cron, data from pgboss.schedule where name = 'hourly'")).toEqual([
      { name: 'hourly', cron: '0 * * * *', data: {} },
    ])
  })
})

test('one job of a schedule runs at a time, whichever server takes it, and none is queued beside it', async () => {
  database = await openTestDatabase()
  const hourly = defineJob({ ...greet, name: 'hourly', payload: Type.Object({}), cron: '0 * * * *' })
  const slow = Promise.withResolvers<void>()
  let begun = 0
  const worker = workOn(hourly, async () => async () => {
    begun += 1
    await slow.promise
  })
  const open = () => openJobs(database, { pollSeconds: 0.5, followsClock: false, ...unheard })
  // As a version before this one declared its queue.
  jobs = open()
  await jobs.start([worker])
  await jobs.stop()
  await database.asOwner(async (query) => {
    await query("update pgboss.queue set policy = 'standard' where name = 'hourly'")
  })
  jobs = open()
  const other = open()
  await jobs.start([worker])
  await other.start([worker])
  const sendBy = (by: Jobs) => inSite(database.db, 'nowhere', (trx) => by.send(trx, hourly, {}))
  for (const by of [jobs, other, jobs]) await sendBy(by)
  const states = async () => {
    let rows: Record<string, unknown>[] = []
    await database.asOwner(async (query) => {
      rows = await query("select state from pgboss.job where name = 'hourly' order by created_on")
    })
    return rows.map(({ state }) => state)
  }
  await expect.poll(() => begun).toBe(1)
  await sendBy(other)
  expect(await states()).toEqual(['active'])
  slow.resolve()
  await expect.poll(states).toEqual(['completed'])
  await sendBy(other)
  await expect.poll(states).toEqual(['completed', 'completed'])
  expect(begun).toBe(2)
  await other.stop()
})

test('each failed try is reported with the name and the id of its job, and the last one as given up', async () => {
  database = await openTestDatabase()
  const reported: Tried[] = []
  const onTried = (...about: Tried) => void reported.push(about)
  jobs = openJobs(database, { pollSeconds: 0.5, followsClock: false, ...unheard, onTried })
  const broken = new Error('broken')
  const few = defineJob({ ...greet, retry: { limit: 2, delay: 1, delayMax: 1 } })
  await jobs.start([workOn(few, async () => () => Promise.reject(broken))])
  await send('Ada')
  const states = async () => {
    let rows: Record<string, unknown>[] = []
    await database.asOwner(async (query) => {
      rows = await query('select id, state, retry_count from pgboss.job')
    })
    return rows
  }
  await expect.poll(states).toMatchObject([{ state: 'failed', retry_count: 2 }])
  const id = (await states())[0]?.id
  expect(reported).toEqual([
    [{ job: 'greet', id, tries: 1 }, 'failed', broken],
    [{ job: 'greet', id, tries: 2 }, 'failed', broken],
    [{ job: 'greet', id, tries: 3 }, 'given-up', broken],
  ])
})

test('a job that was given up is done again when it is asked for, with all its tries', async () => {
  database = await openTestDatabase()
  const reported: [number, string][] = []
  const onTried = (...[{ tries }, outcome]: Tried) => void reported.push([tries, outcome])
  jobs = openJobs(database, { pollSeconds: 0.2, followsClock: false, ...unheard, onTried })
  const few = defineJob({ ...greet, retry: { limit: 1, delay: 1, delayMax: 1 } })
  await jobs.start([workOn(few, async () => async () => Promise.reject(new Error('away')))])
  await send('Ada')
  await expect.poll(() => reported, { timeout: 10_000 }).toHaveLength(2)
  const asOwner = async <T>(work: (query: OwnerQuery) => Promise<T>): Promise<T | undefined> => {
    let result: T | undefined
    await database.asOwner(async (query) => {
      result = await work(query)
    })
    return result
  }
  const retry = (name: string) => asOwner((query) => retryGivenUp(query, name))
  await expect.poll(() => jobs.givenUp(1)).toEqual([{ queue: 'greet', jobs: 1 }])
  expect(await asOwner(listGivenUp)).toEqual(new Map([['greet', 1]]))
  expect(await retry('other')).toBe(0)
  expect(await retry('greet')).toBe(1)
  await expect.poll(() => reported, { timeout: 10_000 }).toHaveLength(4)
  expect(reported).toEqual([
    [1, 'failed'],
    [2, 'given-up'],
    [1, 'failed'],
    [2, 'given-up'],
  ])
  await expect.poll(() => retry('greet')).toBe(1)
})

test('a job that fails at each try delays no other of its queue', async () => {
  database = await openTestDatabase()
  const outcomes: string[] = []
  const onTried = (_: Tried[0], outcome: Tried[1]) => void outcomes.push(outcome)
  jobs = openJobs(database, { pollSeconds: 3600, followsClock: false, ...unheard, onTried })
  const done: string[] = []
  const few = defineJob({ ...greet, retry: { limit: 1, delay: 60, delayMax: 60 } })
  const handler = async ({ name }: { name: string }) => {
    if (name === 'poison') throw new Error('broken')
    done.push(name)
  }
  await jobs.start([workOn(few, async () => handler)])
  for (const name of ['poison', 'Ada', 'Grace', 'Mary']) await send(name)
  await expect.poll(() => done).toEqual(['Ada', 'Grace', 'Mary'])
  expect(outcomes).toEqual(['failed', 'done', 'done', 'done'])
})

test('a delayed job is retried, and given up after its last try', async () => {
  database = await openTestDatabase()
  const reported: Tried[] = []
  const onTried = (...about: Tried) => void reported.push(about)
  jobs = openJobs(database, { pollSeconds: 0.5, followsClock: false, ...unheard, onTried })
  const later = new JobDelayed('later')
  const few = defineJob({ ...greet, retry: { limit: 1, delay: 1, delayMax: 1 } })
  await jobs.start([workOn(few, async () => () => Promise.reject(later))])
  await send('Ada')
  await expect.poll(() => reported.length).toBe(2)
  expect(reported).toEqual([
    [{ job: 'greet', id: expect.any(String), tries: 1 }, 'delayed', later],
    [{ job: 'greet', id: expect.any(String), tries: 2 }, 'given-up', later],
  ])
})

test('a job whose server ended in five tries in a row is given up, or left to the job of its later tries', async () => {
  database = await openTestDatabase()
  const open = (onTried: JobsOptions['onTried']) =>
    openJobs(database, { pollSeconds: 0.5, followsClock: false, ...unheard, onTried })
  const first = defineJob({
    ...greet,
    name: 'greet-first',
    retry: { by: greet },
    concurrency: { jobs: 2, key: () => 'any', order: ({ name }) => name },
  })
  const done: string[] = []
  const workers = (greeted: string) => [
    workOn(
      greet,
      async () =>
        async ({ name }) =>
          void done.push(`${greeted} ${name}`),
    ),
    workOn(
      first,
      async () =>
        async ({ name }) =>
          void done.push(`${greeted} ${name} first`),
    ),
  ]
  jobs = open(unheard.onTried)
  await jobs.start(workers('too early'))
  await jobs.stop()
  jobs = open(unheard.onTried)
  await jobs.start([])
  for (const name of ['fifth', 'fourth'])
    for (const job of [greet, first])
      await inSite(database.db, 'nowhere', (trx) => jobs.send(trx, job, { name: `${name} of ${job.name}` }))
  await jobs.stop()
  // As servers leave them that ended a minute ago: in the fifth try in a row, or in the fourth.
  await database.asOwner((query) =>
    query(`update pgboss.job_common set state = 'active', started_on = now() - interval '1 minute',
      heartbeat_on = now() - interval '1 minute',
      data = data || case when data ->> 'name' like 'fifth%' then '{"lost": 4}'::jsonb else '{"lost": 3}' end`).then(
      () => {},
    ),
  )
  const tried: [string, Tried[1], unknown][] = []
  jobs = open(({ job }, outcome, error) => void tried.push([job, outcome, error]))
  await jobs.start(workers('done'))
  await expect.poll(() => done.length + tried.length).toBe(8)
  expect(done.toSorted()).toEqual([
    ...['done fifth of greet-first', 'done fourth of greet', 'done fourth of greet-first first'],
  ])
  const ended = new Error('its server ended in 5 tries in a row')
  expect(tried.filter(([, outcome]) => outcome !== 'done')).toEqual(
    expect.arrayContaining([
      ['greet', 'given-up', ended],
      ['greet-first', 'failed', ended],
    ]),
  )
  expect(await jobs.givenUp(1)).toEqual([{ queue: 'greet', jobs: 1 }])
})
