import { createHash } from 'node:crypto'
import { graphOf, shortestPath } from '../check/imports/cycles.ts'
import { findImports } from '../check/imports/find-imports.ts'
import { readCode } from '../check/kit/source.ts'
import { slowFiles } from '../testing/slow-files.ts'

/** Every test that opens a database of either kind imports this file, directly or not. */
const testDatabase = 'packages/server/src/testing/test-database.ts'

/** What differs between an embedded database and a server: migrations, logins, policies, locks, jobs, the first start. */
const databaseItself: readonly string[] = [
  'packages/dev/src/demo/demo-site.test.ts',
  'packages/server/src/db/check-login.test.ts',
  'packages/server/src/db/migrate.test.ts',
  'packages/server/src/db/upgrade.test.ts',
  'packages/server/src/kit/jobs.test.ts',
  'packages/server/src/kit/transaction.test.ts',
  'packages/server/src/testing/row-level-security.test.ts',
]

const isServerTest = (file: string) => /^packages\/(server|dev)\/.*\.test\.ts$/.test(file)

/** One of `count` files, the same in every run: chosen by a hash, so that a new file does not move the others. */
const isChosen = (file: string, count: number) =>
  createHash('sha256').update(file).digest().readUInt32BE() % count === 0

const serverTests = () => {
  const sources = readCode('packages')
  const graph = graphOf(
    sources
      .flatMap(findImports)
      .flatMap(({ from, to, typeOnly }) => (to === undefined || typeOnly ? [] : [[from, to] as const])),
  )
  const reachesDatabase = (file: string) => shortestPath(graph, file, (node) => node === testDatabase) !== undefined
  const all = sources.map(({ file }) => file).filter(isServerTest)
  return { all, reaching: all.filter(reachesDatabase) }
}

/** The server's tests that a second database would only repeat: those that reach none by imports, or only their own. */
export const notOnPostgres = (): readonly string[] => {
  const { all, reaching } = serverTests()
  return all.filter((file) => !reaching.includes(file))
}

/**
 * The server's tests that run on PostgreSQL, which production uses, and that the embedded one would only repeat, since both
 * are PostgreSQL: all that reach a database, without those about the database itself and a tenth of the quick others.
 */
export const notOnPglite = (): readonly string[] =>
  serverTests().reaching.filter(
    (file) => !databaseItself.includes(file) && (slowFiles.includes(file) || !isChosen(file, 10)),
  )

/** A fifth of the server's tests, without the slow ones: those of `npm run test:quick`. */
export const quickServerTests = (): readonly string[] =>
  serverTests().all.filter((file) => !slowFiles.includes(file) && isChosen(file, 5))
