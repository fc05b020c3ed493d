import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import autocannon from 'autocannon'
import type { Ready, Scenario } from './servers/ready.ts'

export interface Measured {
  /** Mean responses per second over the run. */
  perSecond: number
  /** Milliseconds. */
  p50: number
  p99: number
}

/** Microseconds, in steps of Linux' hundredth of a second. */
const processorTime = (pid: number | undefined): number => {
  if (process.platform !== 'linux') return Number.NaN
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
  const [user = 0, system = 0] = fields.split(' ').slice(11, 13).map(Number)
  return (user + system) * 10_000
}

/** Starts a server of ./servers as a separate process and resolves when it is ready. */
export const startServer = async <Said = Ready>(file: string, databaseUrl: string | undefined, args: string[] = []) => {
  const environment: NodeJS.ProcessEnv = { ...process.env, NODE_ENV: 'benchmark' }
  delete environment.TEST_DATABASE_URL
  if (databaseUrl !== undefined) environment.TEST_DATABASE_URL = databaseUrl
  const script = fileURLToPath(new URL(`./servers/${file}`, import.meta.url))
  const child = spawn(process.execPath, [script, ...args], { env: environment, stdio: ['ignore', 'pipe', 'inherit'] })
  // A bench that throws would leave it behind, with the output that its shell waits for.
  process.once('exit', () => child.kill('SIGKILL'))
  const ready = await new Promise<Said>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)))
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.startsWith('READY ')) resolve(JSON.parse(line.slice(6)) as Said)
    })
  })
  const stop = () =>
    new Promise<void>((resolve) => {
      child.removeAllListeners('exit')
      child.once('exit', () => resolve())
      child.kill('SIGKILL')
    })
  /** With the microseconds of processor time that the process took meanwhile; without them on systems other than Linux. */
  const timed = async (work: () => Promise<Measured>) => {
    const before = processorTime(child.pid)
    const measured = await work()
    return { measured, processor: processorTime(child.pid) - before }
  }
  return { ready, pid: child.pid ?? 0, stop, timed }
}

/** Runs ten connections for some seconds. Throws on a response other than 2xx, which would distort the figures. */
export const measure = async ({ address, requests }: Ready, scenario: Scenario, seconds: number): Promise<Measured> => {
  const request = requests[scenario]
  if (!request) throw new Error(`the server has no ${scenario}`)
  const { path, method, headers, bodies, headersOfBodies = [] } = request
  let connection = 0
  const setupClient = (client: autocannon.Client) => {
    const at = connection % bodies.length
    const [body, own] = [bodies[at], headersOfBodies[at]]
    connection += 1
    if (own !== undefined) client.setHeaders({ ...headers, ...own })
    if (body !== undefined) client.setBody(body)
  }
  const result = await autocannon({
    url: `${address}${path}`,
    method,
    headers,
    connections: 10,
    duration: seconds,
    setupClient,
  })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${scenario}: ${result.non2xx} responses were not 2xx, ${result.errors} errors`)
  return { perSecond: result.requests.average, p50: result.latency.p50, p99: result.latency.p99 }
}
