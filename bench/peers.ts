import { readFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { findOrInstallBinaries } from '../tools/test-run/postgres-binaries.ts'
import { type Cluster, startCluster } from '../tools/test-run/postgres-cluster.ts'
import { startBare } from './peers/bare.ts'
import { startDirectus } from './peers/directus.ts'
import { startFoyer } from './peers/foyer.ts'
import { installPeer } from './peers/install.ts'
import { measureRound, type Round } from './peers/measure-round.ts'
import { startStrapi } from './peers/strapi.ts'
import { ratioOf, rowOf } from './peers/summary.ts'
import { type Running, type Work, works } from './peers/work.ts'

/**
 * `npm run bench:peers`: a parent with twenty children is created, loaded and one child of it updated, in Foyer, Directus,
 * Strapi and a bare server, each with one process on the same PostgreSQL (with production durability), in turns. Ten owners at
 * once. The aim is five times as many a second as each peer. What each of them does for it is in docs/figures.md. PEERS chooses
 * (foyer, bare, directus, strapi); without a peer nothing is installed.
 */
const rounds = 5
const seconds = 3
const warmUpSeconds = 3
const aim = 5
type Name = 'foyer' | 'directus' | 'strapi' | 'bare'
const chosen = (process.env.PEERS ?? 'foyer,directus,strapi,bare').split(',') as Name[]
const peers = (['directus', 'strapi'] as const).filter((name) => chosen.includes(name))

const makeDatabase = async ({ url }: Cluster, name: string) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(`create database ${name}`)
  } finally {
    await client.end()
  }
  return Object.assign(new URL(url), { pathname: `/${name}` }).href
}

const postmasterOf = async ({ url }: Cluster) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query('show data_directory')
    return Number(readFileSync(join(rows[0].data_directory, 'postmaster.pid'), 'utf8').split('\n')[0])
  } finally {
    await client.end()
  }
}

/** Of the tables of all products, as autovacuum does within a minute: until then plans are those of empty tables. */
const analyzeAll = async ({ url }: Cluster) => {
  const connect = async (database: string) => {
    const at = new URL(url)
    at.pathname = `/${database}`
    const client = new pg.Client({ connectionString: at.href })
    await client.connect()
    return client
  }
  const client = await connect('postgres')
  const { rows } = await client.query<{ datname: string }>('select datname from pg_database where datallowconn')
  await client.end()
  for (const { datname } of rows) {
    const one = await connect(datname)
    await one.query('analyze')
    await one.end()
  }
}

const measureWork = async (running: Map<Name, Running>, work: Work, cluster: Cluster, postmaster: number) => {
  const measured = new Map<Name, Round[]>()
  for (const one of running.values()) await measureRound(one, work, warmUpSeconds, postmaster)
  await analyzeAll(cluster)
  for (let round = 0; round < rounds; round += 1) {
    // Another one is first in each round.
    const all = [...running]
    const turn = [...all.slice(round % all.length), ...all.slice(0, round % all.length)]
    for (const [name, one] of turn)
      measured.set(name, [...(measured.get(name) ?? []), await measureRound(one, work, seconds, postmaster)])
  }
  return measured
}

export const benchPeers = async () => {
  if (process.platform !== 'linux') throw new Error('The processor time of other processes is read from /proc.')
  const binaries = await findOrInstallBinaries()
  if (!binaries) throw new Error('PostgreSQL is not installed; this measurement needs one.')
  const cluster = await startCluster(binaries, { isDurable: true })
  const running = new Map<Name, Running>()
  try {
    const start: Record<Name, () => Promise<Running>> = {
      foyer: () => startFoyer(cluster.url),
      directus: async () => startDirectus(installPeer('directus'), await makeDatabase(cluster, 'peer_directus')),
      strapi: async () => startStrapi(installPeer('strapi'), await makeDatabase(cluster, 'peer_strapi')),
      bare: async () => startBare(await makeDatabase(cluster, 'peer_bare')),
    }
    for (const name of chosen) {
      console.log(`Starting ${name} …`)
      running.set(name, await start[name]())
    }
    const postmaster = await postmasterOf(cluster)
    const figures: Record<string, object> = {}
    const roundsOf = new Map<Name, Round[][]>()
    for (const work of works) {
      console.log(`Measuring ${work} …`)
      for (const [name, measured] of await measureWork(running, work, cluster, postmaster)) {
        const bytes = work === 'load' ? { bytes: await running.get(name)?.once(work, 0) } : {}
        figures[`${work}, ${name}`] = { ...rowOf(measured), ...bytes }
        roundsOf.set(name, [...(roundsOf.get(name) ?? []), measured])
      }
    }
    const ours = roundsOf.get('foyer') ?? []
    const ratios: Record<string, object> = {}
    for (const peer of peers) {
      const theirs = roundsOf.get(peer) ?? []
      const add = (what: string, ratio: ReturnType<typeof ratioOf>) => {
        ratios[`${what}, beside ${peer}`] = { ...ratio, 'aim met': ratio.ratio >= aim ? 'yes' : 'no' }
      }
      for (const [index, work] of works.entries()) add(work, ratioOf([ours[index] ?? []], [theirs[index] ?? []]))
      add('one of each', ratioOf(ours, theirs))
    }
    console.log(
      `\nA parent with 20 children, ten owners at once, ${rounds} rounds of ${seconds} s in turns, PostgreSQL ${cluster.version}, Node ${process.version}, ${cpus().length} processors (${cpus()[0]?.model}), a load of ${loadavg()[0]?.toFixed(1)} at the end. Processor time is of one work.`,
    )
    console.table(figures)
    if (peers.length === 0) return
    console.log(`\nHow many times as many a second Foyer does; the aim is ${aim}.`)
    console.table(ratios)
  } finally {
    for (const one of running.values()) await one.stop()
    await cluster.stop()
  }
}
