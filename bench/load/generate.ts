import { setMaxListeners } from 'node:events'
import { readFileSync } from 'node:fs'
import { Agent, type IncomingMessage, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { Kind, Plan, Ran, Run, Sent } from './plan.ts'

/**
 * A process of its own that sends a plan at a fixed rate, whether replies come or not. The time of a reply counts from the planned
 * moment of its request, so that a server that is too slow is not sent less, and waiting counts.
 */
const plan = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as Plan
const files = plan.files.map((file) => Buffer.from(file, 'base64'))
/** After the last arrival: what has no reply by then has failed. */
const longestWait = 15_000
const newAgent = () => new Agent({ keepAlive: true, maxSockets: 600, maxFreeSockets: 600, scheduling: 'fifo' })
/** As browsers send it. */
const always = { 'accept-encoding': 'gzip, deflate, br' }

/** The order of a thousand kinds, shuffled the same way in each run. */
const deck = (() => {
  const all = plan.kinds.flatMap((kind) => Array.from({ length: kind.share }, () => kind))
  let seed = 18
  for (let at = all.length - 1; at > 0; at -= 1) {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31
    const other = Math.floor((seed / 2 ** 31) * (at + 1))
    ;[all[at], all[other]] = [all[other] as Kind, all[at] as Kind]
  }
  return all
})()

const places = new Map<Kind, number>()
const nextOf = (kind: Kind): Sent => {
  const at = places.get(kind) ?? 0
  places.set(kind, at + 1)
  const sent = kind.requests[kind.once ? at : at % kind.requests.length]
  if (sent === undefined) throw new Error(`the plan has too few requests of ${kind.name}: ${kind.requests.length}`)
  return sent
}

const plain = (encoding: string | undefined, body: Buffer): Buffer => {
  if (encoding === 'br') return brotliDecompressSync(body)
  return encoding === 'gzip' ? gunzipSync(body) : body
}

const bodyOf = ({ body, file }: Sent) => (file === undefined ? body : files[file])

const optionsOf = ({ method, path, headers }: Sent, url: URL, body: string | Buffer | undefined) => ({
  host: url.hostname,
  port: url.port,
  method,
  path,
  headers: { ...headers, ...always, ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }) },
})

interface Sending {
  url: URL
  agent: Agent
  signal: AbortSignal
  onlyStatus: boolean
}

/** Resolves with why the reply is not the expected one. */
const send = (sent: Sent, { expects }: Kind, { url, agent, signal, onlyStatus }: Sending) =>
  new Promise<string | undefined>((resolve) => {
    const body = bodyOf(sent)
    const fail = (error: Error & { code?: string }) => resolve(error.code ?? error.message)
    request({ ...optionsOf(sent, url, body), agent, signal }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('error', fail)
      response.on('end', () => {
        if (onlyStatus) return resolve(response.statusCode === 200 ? undefined : String(response.statusCode))
        const text = plain(response.headers['content-encoding'], Buffer.concat(parts)).toString('latin1')
        const isExpected = response.statusCode === 200 && text.includes(expects)
        const message = /"ReturnMessage":"([^"]*)"/.exec(text)?.[1] ?? text.slice(0, 60)
        resolve(isExpected ? undefined : `${response.statusCode} ${message}`)
      })
    })
      .on('error', fail)
      .end(body)
  })

const openStreams = async (url: URL) => {
  let events = 0
  const open = plan.streams.map(
    (stream) =>
      new Promise<IncomingMessage>((resolve, reject) => {
        request({ ...optionsOf(stream, url, undefined), agent: false }, (response) => {
          if (response.statusCode !== 200) return reject(new Error(`a stream was refused: ${response.statusCode}`))
          response.on('data', (part: Buffer) => {
            events += part.toString('latin1').split('\n\n').length - 1
          })
          response.on('error', () => {})
          resolve(response)
        })
          .on('error', reject)
          .end()
      }),
  )
  const all = await Promise.all(open)
  return {
    events: () => events,
    close() {
      for (const one of all) one.destroy()
    },
  }
}

const run = async ({ url: address, rate, seconds, warmSeconds, onlyStatus = false }: Run): Promise<Ran> => {
  const url = new URL(address)
  const streams = onlyStatus ? { events: () => 0, close() {} } : await openStreams(url)
  const times = new Map(plan.kinds.map((kind) => [kind, [] as number[]]))
  const failures: Record<string, number> = {}
  const total = Math.round(rate * (seconds + warmSeconds))
  const begun = performance.now()
  let underWay = 0
  let mostUnderWay = 0
  let sentLate = 0
  // What has no reply at the end is given up, or it would arrive in the next run.
  const over = new AbortController()
  setMaxListeners(0, over.signal)
  const sending = { url, agent: newAgent(), signal: over.signal, onlyStatus }
  const one = async (at: number) => {
    const kind = deck[at % deck.length] as Kind
    const planned = begun + (at * 1000) / rate
    const isCounted = at >= rate * warmSeconds
    underWay += 1
    if (isCounted) {
      mostUnderWay = Math.max(mostUnderWay, underWay)
      sentLate = Math.max(sentLate, performance.now() - planned)
    } else if (at + 1 >= rate * warmSeconds) process.send?.({ counting: true })
    const failed = await send(nextOf(kind), kind, sending)
    underWay -= 1
    if (over.signal.aborted) return
    if (failed !== undefined) failures[`${kind.name}: ${failed}`] = (failures[`${kind.name}: ${failed}`] ?? 0) + 1
    if (isCounted) times.get(kind)?.push(performance.now() - planned)
  }
  for (let at = 0; at < total; ) {
    for (; at < total && begun + (at * 1000) / rate <= performance.now(); at += 1) void one(at)
    await wait(1)
  }
  process.send?.({ sent: true })
  const end = performance.now() + longestWait
  while (underWay > 0 && performance.now() < end) await wait(20)
  if (underWay > 0) failures['without a reply'] = underWay
  over.abort()
  sending.agent.destroy()
  streams.close()
  return {
    kinds: plan.kinds.map((kind) => ({ name: kind.name, times: times.get(kind) ?? [] })),
    failures,
    mostUnderWay,
    sentLate,
    events: streams.events(),
  }
}

process.on('message', (message: Run) => {
  run(message).then(
    (ran) => process.send?.({ ran }),
    (error: unknown) => {
      console.error(error)
      process.exit(1)
    },
  )
})
process.on('disconnect', () => process.exit(0))
