import { graphOf, shortestPath } from '../check/imports/cycles.ts'
import { findImports } from '../check/imports/find-imports.ts'
import { readCode } from '../check/kit/source.ts'
import { slowFiles } from '../testing/slow-files.ts'

/** Every test that opens a database of either kind imports this file, directly or not. */
const testDatabase = 'packages/server/src/testing/test-database.ts'

/** Tests that open a database and spend their time elsewhere: drawing, pictures, requests that no statement sees. */
const littleDatabase: readonly string[] = [
  'packages/server/src/documents/load-page.test.ts',
  'packages/server/src/review/undrawable.test.ts',
  'packages/server/src/site/upload-image.test.ts',
  'packages/server/src/testing/fuzz-first.test.ts',
  'packages/server/src/testing/fuzz-second.test.ts',
  'packages/server/src/testing/fuzz-third.test.ts',
]

const isServerTest = (file: string) => /^packages\/(server|dev)\/.*\.test\.ts$/.test(file)

/**
 * The server's tests that would only repeat on a second database: those that reach none by imports (uploaded files,
 * adapters, configuration) and those that spend their time elsewhere.
 */
export const onOneDatabase = (): readonly string[] => {
  const sources = readCode('packages')
  const graph = graphOf(
    sources
      .flatMap(findImports)
      .flatMap(({ from, to, typeOnly }) => (to === undefined || typeOnly ? [] : [[from, to] as const])),
  )
  const reachesDatabase = (file: string) => shortestPath(graph, file, (node) => node === testDatabase) !== undefined
  return sources
    .map(({ file }) => file)
    .filter((file) => isServerTest(file) && (littleDatabase.includes(file) || !reachesDatabase(file)))
}

/** Slow tests of what differs between an embedded database and a server: migrations, locks, jobs. */
const databaseItself: readonly string[] = [
  'packages/server/src/db/migrate.test.ts',
  'packages/server/src/kit/jobs.test.ts',
]

/**
 * The server's tests that PGlite would only repeat, since both are PostgreSQL: the slow ones and every second of the
 * others. They run on the database that production uses.
 */
export const onPostgresOnly = (): readonly string[] => {
  const onPgliteOnly = new Set([...onOneDatabase(), ...databaseItself])
  const repeated = readCode('packages')
    .map(({ file }) => file)
    .filter((file) => isServerTest(file) && !onPgliteOnly.has(file))
  return [
    ...repeated.filter((file) => slowFiles.includes(file)),
    ...repeated.filter((file) => !slowFiles.includes(file)).filter((_, at) => at % 2 === 1),
  ]
}
