import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { cacheFolder, inRoot } from '../kit/root.ts'
import { runNode } from '../kit/run-command.ts'
import { isFull } from '../testing/repetitions.ts'
import { buildWeb, buildWebIfNeeded } from '../web/build.ts'
import { buildSandboxIfNeeded } from '../web/build-sandbox.ts'
import { findOrInstallChromium } from './chromium.ts'
import { notOnPglite, notOnPostgres, quickServerTests } from './one-database.ts'
import { findOrInstallPoppler } from './poppler.ts'
import type { Cluster } from './postgres-cluster.ts'
import { type Outcome, runVitest } from './vitest.ts'

export type Context = {
  /** The temporary PostgreSQL; undefined where none can be started. */
  cluster: () => Promise<Cluster | undefined>
  /** The steps of this run. */
  picked: ReadonlySet<string>
  /** The steps that have completed in this run. */
  ran: ReadonlySet<string>
}

export type Step = {
  id: string
  title: string
  /** The steps of the run that have to end before it. */
  after?: readonly string[]
  /** Whether none runs beside it: its workers fill the cores, and what they wait for has to come in time. */
  isAlone?: boolean
  run: (context: Context) => Promise<Outcome>
}

export const completenessFolder = path.join(cacheFolder, 'completeness')

const outcomeOf = (ok: boolean): Outcome => (ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })

const noPostgres: Outcome = { passed: 0, failed: 0, note: 'no PostgreSQL server programs here: tested on PGlite only' }

const noPages: Outcome = { passed: 0, failed: 1, note: 'the pages could not be built' }

const testEnv = (databaseUrl: string | undefined) => ({
  TEST_DATABASE_URL: databaseUrl,
  COMPLETENESS_DIR: completenessFolder,
})

const runServerOnPglite = async ({ cluster, picked }: Context) => {
  await findOrInstallPoppler()
  const isRepeated = !isFull && picked.has('server:postgres') && (await cluster()) !== undefined
  const without = isRepeated ? notOnPglite() : []
  const outcome = await runVitest('server', 'server-pglite', testEnv(undefined), { without })
  if (without.length === 0) return outcome
  return { note: `without ${without.length} files that run on PostgreSQL; FULL=1 repeats them here`, ...outcome }
}

const runServerOnPostgres = async ({ cluster }: Context) => {
  await findOrInstallPoppler()
  const database = await cluster()
  if (!database) return noPostgres
  const without = isFull ? [] : notOnPostgres()
  const outcome = await runVitest('server', 'server-postgres', testEnv(database.url), { without })
  if (without.length === 0) return outcome
  return { note: `without ${without.length} files that use no database of the run; FULL=1 repeats them`, ...outcome }
}

const checkQuickly = async () => {
  const { code } = await runNode(inRoot('tools/check/main.ts'), ['types', 'lint'])
  return { note: 'only types and lint', ...outcomeOf(code === 0) }
}

/** Some of these tests serve the pages, as the journey after them does. */
const runServerQuickly = async () => {
  if (!(await buildWebIfNeeded('pages'))) return noPages
  await findOrInstallPoppler()
  const outcome = await runVitest('server', 'server-quick', testEnv(undefined), { files: quickServerTests() })
  return { note: 'a fifth of the server’s files, none of the slow ones', ...outcome }
}

const runComponents = async () =>
  runVitest('components', 'components', { CHROMIUM_PATH: await findOrInstallChromium() })

const runGallery = async () => {
  const chromium = await findOrInstallChromium()
  if (!(await buildWebIfNeeded('gallery'))) return { passed: 0, failed: 1, note: 'no gallery to look at' }
  return runVitest('gallery', 'gallery', { ...testEnv(undefined), CHROMIUM_PATH: chromium })
}

const runJourneys = async ({ cluster }: Context) => {
  const chromium = await findOrInstallChromium()
  if (!(await buildWebIfNeeded('pages')) || !(await buildWebIfNeeded('gallery'))) return noPages
  await findOrInstallPoppler()
  const database = await cluster()
  return runVitest('e2e', 'e2e', { ...testEnv(database?.url), CHROMIUM_PATH: chromium })
}

/** One way of one journey; it needs no gallery and no server of PostgreSQL. */
const runSmoke = async () => {
  const chromium = await findOrInstallChromium()
  if (!(await buildWebIfNeeded('pages'))) return noPages
  const env = { ...testEnv(undefined), CHROMIUM_PATH: chromium, SMOKE: '1' }
  const outcome = await runVitest('e2e', 'smoke', env, { files: ['e2e/journey.test.ts'] })
  return { note: 'one of its ways', ...outcome }
}

/** What completeness is about. */
const proofs = ['unit', 'server:pglite', 'server:postgres', 'gallery', 'e2e']

const runCompleteness = async ({ ran }: Context): Promise<Outcome> => {
  const missing = proofs.filter((id) => !ran.has(id))
  if (missing.length > 0) return { passed: 0, failed: 0, note: `not asked: ${missing.join(', ')} did not run` }
  return outcomeOf((await runNode(inRoot('tools/completeness/main.ts'), [completenessFolder])).code === 0)
}

/** They serve its pages; a run without it builds them when they are needed. */
const built = ['build']

/**
 * All steps of `npm test`, in the order in which they begin. Two of those that do not run alone run side by side, since each
 * leaves a core idle at its start and at its end.
 */
export const steps: readonly Step[] = [
  {
    id: 'check',
    title: 'Types, lint and our own rules',
    run: async () => outcomeOf((await runNode(inRoot('tools/check/main.ts'))).code === 0),
  },
  {
    id: 'build',
    title: 'The web pages as they go to production',
    run: async () =>
      outcomeOf((await buildWeb('pages')) && (await buildWeb('gallery')) && (await buildSandboxIfNeeded())),
  },
  { id: 'unit', title: 'Unit tests', run: () => runVitest('unit', 'unit', testEnv(undefined)) },
  { id: 'components', title: 'Components of the kit in a browser', run: runComponents },
  {
    id: 'server:pglite',
    title: 'Server tests on PGlite',
    after: built,
    isAlone: true,
    run: runServerOnPglite,
  },
  {
    id: 'server:postgres',
    title: 'Server tests on PostgreSQL',
    after: built,
    isAlone: true,
    run: runServerOnPostgres,
  },
  { id: 'gallery', title: 'Every screen in every state', after: built, isAlone: true, run: runGallery },
  {
    id: 'e2e',
    title: 'Journeys in the browser',
    after: built,
    isAlone: true,
    run: (context) => runJourneys(context),
  },
  { id: 'completeness', title: 'Everything declared was exercised', after: proofs, run: runCompleteness },
]

/** `npm run test:quick`: finds most mistakes in two minutes. */
export const quickSteps: readonly Step[] = [
  { id: 'check', title: 'Types and lint', run: checkQuickly },
  ...steps.filter(({ id }) => id === 'unit'),
  { id: 'server:quick', title: 'A fifth of the server’s tests, on PGlite', run: runServerQuickly },
  { id: 'smoke', title: 'One journey in the browser', run: runSmoke },
]

/** `server` matches both `server:pglite` and `server:postgres`. Throws on a name without a match. */
export const pickSteps = (only: string | undefined, all: readonly Step[] = steps) => {
  if (only === undefined) return all
  const names = only.split(',')
  const picks = (name: string, id: string) => id === name || id.startsWith(`${name}:`)
  const unknown = names.filter((name) => !all.some(({ id }) => picks(name, id)))
  if (unknown.length > 0) {
    throw new Error(`Unknown steps: ${unknown.join(', ')}. Known: ${all.map(({ id }) => id).join(', ')}.`)
  }
  return all.filter(({ id }) => names.some((name) => picks(name, id)))
}

export const emptyCompletenessFolder = () => {
  rmSync(completenessFolder, { recursive: true, force: true })
  mkdirSync(completenessFolder, { recursive: true })
}
