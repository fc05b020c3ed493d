import { findOrInstallBinaries } from '../tools/test-run/postgres-binaries.ts'
import { startCluster } from '../tools/test-run/postgres-cluster.ts'
import { startServer } from './measure.ts'

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

const middle = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** Sends all bodies, ten in parallel, and returns the requests per second. */
const send = async ({ url, path }: LeadServer, bodies: readonly string[], from: number): Promise<number> => {
  let next = 0
  const started = performance.now()
  const visitor = async () => {
    for (let at = next++; at < bodies.length; at = next++) {
      const visitorAt = from + at
      const headers = {
        'content-type': 'application/json',
        'x-forwarded-for': `10.${(visitorAt >> 16) & 255}.${(visitorAt >> 8) & 255}.${visitorAt & 255}`,
      }
      const answer = await fetch(`${url}${path}`, { method: 'POST', headers, body: bodies[at] ?? '' })
      const text = await answer.text()
      if (!answer.ok || !text.includes('200')) throw new Error(`a lead was refused: ${text}`)
    }
  }
  await Promise.all(Array.from({ length: 10 }, visitor))
  return bodies.length / ((performance.now() - started) / 1000)
}

const compare = async (database: string, url: string | undefined) => {
  const servers = [await startServer('leads-foyer.ts', url), await startServer('leads-bare.ts', url)] as const
  const [ours, theirs] = servers.map(({ ready }) => ready as unknown as LeadServer)
  if (!ours || !theirs) throw new Error('two servers')
  const each = Math.floor(ours.bodies.length / (rounds + 1))
  const pairs: { ours: number; theirs: number }[] = []
  for (let round = 0; round <= rounds; round += 1) {
    const bodies = ours.bodies.slice(round * each, (round + 1) * each)
    const pair = { ours: await send(ours, bodies, round * each), theirs: await send(theirs, bodies, round * each) }
    // The first round is a warm-up.
    if (round > 0) pairs.push(pair)
  }
  for (const { stop } of servers) await stop()
  return {
    database,
    'Foyer /s': Math.round(middle(pairs.map((pair) => pair.ours))),
    'bare /s': Math.round(middle(pairs.map((pair) => pair.theirs))),
    ratio: middle(pairs.map((pair) => pair.ours / pair.theirs)).toFixed(2),
    aim: url === undefined ? '' : aim.toFixed(2),
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
