import { findOrInstallBinaries } from '../tools/test-run/postgres-binaries.ts'
import { startCluster } from '../tools/test-run/postgres-cluster.ts'
import { startServer } from './measure.ts'
import { median, quantile } from './quantile.ts'

/**
 * `npm run bench -- leads`: create-lead (form, rules, limit, robot check, lead, mail, job, audit) compared with a bare
 * Fastify that inserts the same JSON with one prepared statement, alternating in the same run. Each request has its own
 * visitor and robot check.
 */
const rounds = 3
const aim = 0.4

interface LeadServer {
  url: string
  path: string
  bodies: string[]
}

/** Sends all bodies, ten in parallel, and returns the requests per second, and the milliseconds of each. */
const send = async ({ url, path }: LeadServer, bodies: readonly string[], from: number) => {
  const times: number[] = []
  let next = 0
  const started = performance.now()
  const visitor = async () => {
    for (let at = next++; at < bodies.length; at = next++) {
      const visitorAt = from + at
      const headers = {
        'content-type': 'application/json',
        'x-forwarded-for': `10.${(visitorAt >> 16) & 255}.${(visitorAt >> 8) & 255}.${visitorAt & 255}`,
      }
      const sent = performance.now()
      const answer = await fetch(`${url}${path}`, { method: 'POST', headers, body: bodies[at] ?? '' })
      const text = await answer.text()
      if (!answer.ok || !text.includes('200')) throw new Error(`a lead was refused: ${text}`)
      times.push(performance.now() - sent)
    }
  }
  await Promise.all(Array.from({ length: 10 }, visitor))
  return { perSecond: bodies.length / ((performance.now() - started) / 1000), times }
}

const msOf = (times: readonly number[]) => [0.5, 0.99].map((share) => Math.round(quantile(times, share))).join(', ')

const compare = async (database: string, url: string | undefined) => {
  const servers = [await startServer('leads-foyer.ts', url), await startServer('leads-bare.ts', url)] as const
  const [foyer, bare] = servers.map(({ ready }) => ready as unknown as LeadServer)
  if (!foyer || !bare) throw new Error('two servers')
  const each = Math.floor(foyer.bodies.length / (rounds + 1))
  type Sent = Awaited<ReturnType<typeof send>>
  const pairs: { ours: Sent; theirs: Sent }[] = []
  for (let round = 0; round <= rounds; round += 1) {
    const bodies = foyer.bodies.slice(round * each, (round + 1) * each)
    const pair = { ours: await send(foyer, bodies, round * each), theirs: await send(bare, bodies, round * each) }
    // The first round is a warm-up.
    if (round > 0) pairs.push(pair)
  }
  for (const { stop } of servers) await stop()
  return {
    database,
    'Foyer /s': Math.round(median(pairs.map(({ ours }) => ours.perSecond))),
    'bare /s': Math.round(median(pairs.map(({ theirs }) => theirs.perSecond))),
    ratio: median(pairs.map(({ ours, theirs }) => ours.perSecond / theirs.perSecond)).toFixed(2),
    aim: url === undefined ? '' : aim.toFixed(2),
    'Foyer median, p99 ms': msOf(pairs.flatMap(({ ours }) => ours.times)),
    'bare median, p99 ms': msOf(pairs.flatMap(({ theirs }) => theirs.times)),
  }
}

export const benchLeads = async () => {
  const binaries = await findOrInstallBinaries()
  const cluster = binaries ? await startCluster(binaries, { isDurable: true }) : undefined
  try {
    const rows = cluster ? [await compare(`PostgreSQL ${cluster.version}`, cluster.url)] : []
    console.table([...rows, await compare('PGlite', undefined)])
  } finally {
    await cluster?.stop()
  }
}
