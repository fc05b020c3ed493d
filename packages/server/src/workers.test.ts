import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'

/** Each worker reads how it is to behave when it starts: listen, or end with a code. */
const program = `
  import cluster from 'node:cluster'
  import { readFileSync } from 'node:fs'
  import { createServer } from 'node:http'
  const [behaviour] = process.argv.slice(2)
  if (cluster.isPrimary) {
    const { runWorkers } = await import(${JSON.stringify(new URL('./workers.ts', import.meta.url).href)})
    runWorkers({ count: 2, firstPause: 1, longestStop: 200 })
    process.on('SIGUSR1', () => {
      for (const worker of Object.values(cluster.workers)) worker.emit('error', new Error('write EPIPE'))
      console.log('failed')
    })
  } else {
    const asked = readFileSync(behaviour, 'utf8')
    if (!['listen', 'stay'].includes(asked)) process.exit(Number(asked))
    createServer().listen(0, () => console.log('up ' + process.pid + ' ' + process.env.WORKER_SLOT + ' ' + import.meta.dirname))
    process.on('SIGTERM', () => asked === 'listen' && process.exit(0))
  }`

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-workers-'))
  writeFileSync(join(folder, 'program.mjs'), program)
})
afterAll(() => rmSync(folder, { recursive: true }))

const start = (behaviour: string, script = join(folder, 'program.mjs')) => {
  const file = join(folder, `behaviour-${Math.random()}`)
  const become = (next: string) => writeFileSync(file, next)
  become(behaviour)
  const child = spawn(process.execPath, [script, file], { stdio: ['ignore', 'pipe', 'pipe'] })
  onTestFinished(() => void child.kill('SIGTERM'))
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk))
  const closed = once(child, 'close')
  return {
    become,
    output: () => output,
    slots: () => [...output.matchAll(/^up \d+ (\d+) /gm)].map(([, slot]) => Number(slot)),
    folders: () => [...output.matchAll(/^up \d+ \d+ (.+)$/gm)].map(([, name = '']) => basename(name)),
    /** The processes that ever listened. */
    listened: () => [...output.matchAll(/^up (\d+) /gm)].map(([, pid]) => Number(pid)),
    running: () =>
      readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
    signal: (name: NodeJS.Signals) => child.kill(name),
    code: async () => (await closed)[0],
  }
}

const upWith = async (behaviour = 'listen', script?: string) => {
  const workers = start(behaviour, script)
  await expect.poll(() => workers.listened().length).toBe(2)
  return workers
}

test('a worker that ends unexpectedly is replaced', async () => {
  const workers = await upWith()
  const [first = 0, second] = workers.listened()
  process.kill(first, 'SIGKILL')
  await expect.poll(() => workers.listened().length).toBe(3)
  expect(workers.running()).toContain(second)
  workers.signal('SIGTERM')
  expect(await workers.code()).toBe(0)
})

test('a restart replaces every worker, each after another listens', async () => {
  const workers = await upWith()
  const before = workers.running()
  workers.signal('SIGUSR2')
  await expect.poll(() => workers.listened().length).toBe(4)
  await expect.poll(() => workers.running().length).toBe(2)
  expect(workers.running().filter((pid) => before.includes(pid))).toEqual([])
})

test('a restart starts the version that the link in the path of the program leads to by then', async () => {
  for (const version of ['first', 'second']) {
    mkdirSync(join(folder, version))
    writeFileSync(join(folder, version, 'program.mjs'), program)
    symlinkSync(version, join(folder, `to-${version}`))
  }
  const workers = await upWith('listen', join(folder, 'to-first/program.mjs'))
  renameSync(join(folder, 'to-second'), join(folder, 'to-first'))
  workers.signal('SIGUSR2')
  await expect.poll(() => workers.folders()).toEqual(['first', 'first', 'second', 'second'])
})

test('each worker has the lowest number that no other one has', async () => {
  const workers = await upWith()
  expect(workers.slots().sort()).toEqual([1, 2])
  workers.signal('SIGUSR2')
  await expect.poll(() => workers.slots().length).toBe(4)
  expect(workers.slots().slice(2)).toEqual([3, 1])
})

test('a message that cannot be given to a worker ends none of them', async () => {
  const workers = await upWith()
  const before = workers.running()
  workers.signal('SIGUSR1')
  await expect.poll(workers.output).toContain('failed')
  expect(workers.running()).toEqual(before)
  workers.signal('SIGTERM')
  expect(await workers.code()).toBe(0)
})

test('a worker that does not end in time is killed, at a restart and at the end', async () => {
  const workers = await upWith('stay')
  const before = workers.running()
  workers.signal('SIGUSR2')
  await expect.poll(() => workers.listened().length).toBe(4)
  await expect.poll(() => workers.running().filter((pid) => before.includes(pid))).toEqual([])
  workers.signal('SIGTERM')
  expect(await workers.code()).toBe(0)
})

test.each(['1', '78'])('a restart whose first worker ends with %s leaves the others running', async (code) => {
  const workers = await upWith()
  const before = workers.running()
  workers.become(code)
  workers.signal('SIGUSR2')
  await expect.poll(workers.output).toContain('The new worker cannot start.')
  expect(workers.running()).toEqual(before)
})

test.each([
  ['a configuration that cannot work', '78', 78],
  ['five crashes within a minute', '3', 3],
])('all end after %s', async (_, behaviour, code) => {
  expect(await start(behaviour).code()).toBe(code)
})
