import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findOrInstallBinaries } from '../tools/test-run/postgres-binaries.ts'
import { startCluster } from '../tools/test-run/postgres-cluster.ts'
import { type Measured, measure, startServer } from './measure.ts'
import { median } from './quantile.ts'
import { type Scenario, scenarios } from './servers/ready.ts'

/**
 * `npm run bench -- calls`: Foyer compared with a bare Fastify with one prepared statement, alternating in the same
 * run, on PostgreSQL (with production durability) and on the embedded database. Ratios of responses per second; 1.00
 * means as fast as the bare server. The processor time of a request, of the Node process alone, depends less on other work of the
 * machine.
 */
const rounds = 3
const seconds = 4
const aims: Partial<Record<Scenario, number>> = { load: 0.5, save: 0.65, page: 0.6 }

const compare = async (database: string, url: string | undefined) => {
  const foyer = await startServer('foyer.ts', url)
  const document = join(mkdtempSync(join(tmpdir(), 'foyer-bench-')), 'loaded.json')
  writeFileSync(document, foyer.ready.loaded)
  const bare = await startServer('bare.ts', url, [document])
  const rows: Record<string, string | number>[] = []
  for (const scenario of scenarios) {
    await Promise.all([measure(foyer.ready, scenario, 1), measure(bare.ready, scenario, 1)])
    const pairs: Record<'ours' | 'theirs', { measured: Measured; processor: number }>[] = []
    for (let round = 0; round < rounds; round += 1) {
      pairs.push({
        ours: await foyer.timed(() => measure(foyer.ready, scenario, seconds)),
        theirs: await bare.timed(() => measure(bare.ready, scenario, seconds)),
      })
    }
    const ours = pairs.map((pair) => pair.ours.measured)
    const theirs = pairs.map((pair) => pair.theirs.measured)
    const ratios = pairs.map((pair) => pair.ours.measured.perSecond / pair.theirs.measured.perSecond)
    /** Microseconds of a request. */
    const processorOf = (side: 'ours' | 'theirs') =>
      Math.round(median(pairs.map(({ [side]: { processor, measured } }) => processor / (measured.perSecond * seconds))))
    rows.push({
      database,
      scenario,
      'Foyer /s': Math.round(median(ours.map(({ perSecond }) => perSecond))),
      'bare /s': Math.round(median(theirs.map(({ perSecond }) => perSecond))),
      ratio: median(ratios).toFixed(2),
      aim: url === undefined ? '' : (aims[scenario]?.toFixed(2) ?? ''),
      'Foyer median ms': median(ours.map(({ p50 }) => p50)),
      'Foyer p99 ms': median(ours.map(({ p99 }) => p99)),
      'Foyer Node us': processorOf('ours'),
      'bare Node us': processorOf('theirs'),
    })
  }
  await foyer.stop()
  await bare.stop()
  return { rows, bytes: foyer.ready.loaded.length }
}

export const benchCalls = async () => {
  const binaries = await findOrInstallBinaries()
  const cluster = binaries ? await startCluster(binaries, { isDurable: true }) : undefined
  try {
    const served = cluster ? await compare(`PostgreSQL ${cluster.version}`, cluster.url) : { rows: [], bytes: 0 }
    const embedded = await compare('PGlite', undefined)
    console.log(
      `\nA loaded application is ${embedded.bytes} bytes. ${rounds} rounds of ${seconds} s, 10 connections, medians.\n`,
    )
    console.table([...served.rows, ...embedded.rows])
  } finally {
    await cluster?.stop()
  }
}
