import { graphOf, shortestPath } from '../check/imports/cycles.ts'
import { findImports } from '../check/imports/find-imports.ts'
import { readCode } from '../check/kit/source.ts'

/** Every test that opens a database of either kind imports this file, directly or not. */
const testDatabase = 'packages/server/src/testing/test-database.ts'

const isServerTest = (file: string) => /^packages\/(server|dev)\/.*\.test\.ts$/.test(file)

/**
 * The server's tests that reach no database by imports (drawing, uploaded files, adapters, configuration): on a second
 * database they would only repeat.
 */
export const withoutDatabase = (): readonly string[] => {
  const sources = readCode('packages')
  const graph = graphOf(
    sources
      .flatMap(findImports)
      .flatMap(({ from, to, typeOnly }) => (to === undefined || typeOnly ? [] : [[from, to] as const])),
  )
  return sources
    .map(({ file }) => file)
    .filter((file) => isServerTest(file) && shortestPath(graph, file, (node) => node === testDatabase) === undefined)
}
