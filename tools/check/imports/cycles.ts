import type { Finding } from '../kit/finding.ts'
import { isTest } from '../kit/source.ts'
import { type Import, nodeOf, packageOf } from './find-imports.ts'

export type Graph = ReadonlyMap<string, ReadonlySet<string>>

export const graphOf = (edges: readonly (readonly [string, string])[]): Graph => {
  const graph = new Map<string, Set<string>>()
  for (const [from, to] of edges) graph.set(from, (graph.get(from) ?? new Set()).add(to))
  return graph
}

/** The shortest path of at least one edge from one node to another, including both. */
export const shortestPath = (graph: Graph, start: string, isEnd: (node: string) => boolean) => {
  const queue: (readonly string[])[] = [[start]]
  const seen = new Set<string>()
  for (const way of queue) {
    for (const next of graph.get(way.at(-1) ?? '') ?? []) {
      if (isEnd(next)) return [...way, next]
      if (seen.has(next)) continue
      seen.add(next)
      queue.push([...way, next])
    }
  }
  return undefined
}

/** The cycles of a graph, each once, as paths that end where they start. */
export const findCycles = (graph: Graph) => {
  const reported = new Set<string>()
  return [...graph.keys()].sort().flatMap((node) => {
    if (reported.has(node)) return []
    const cycle = shortestPath(graph, node, (other) => other === node)
    if (!cycle) return []
    for (const member of cycle) reported.add(member)
    return [cycle]
  })
}

const runtimeInside = (imports: readonly Import[]) =>
  imports.flatMap(({ from, to, typeOnly }) =>
    !typeOnly && to !== undefined && packageOf(from) === packageOf(to) ? [[from, to] as const] : [],
  )

/** Imports between folders of a package. Tests and the gallery may combine anything. */
const betweenFolders = (imports: readonly Import[]) =>
  imports.flatMap(({ from, to }) => {
    const own = packageOf(from)
    if (
      to === undefined ||
      own === undefined ||
      own !== packageOf(to) ||
      isTest(from) ||
      /\/gallery[^/]*\.tsx?$/.test(from)
    )
      return []
    const [folder, other] = [nodeOf(from), nodeOf(to)]
    const isEdge = folder !== undefined && other !== undefined && folder !== other
    return isEdge ? [[`packages/${own}/src/${folder}`, `packages/${own}/src/${other}`] as const] : []
  })

const describe = (cycle: readonly string[], fix: string): Finding => ({
  file: cycle[0] ?? '',
  problem: `imports itself: ${cycle.join(' → ')}`,
  fix,
})

/**
 * No file of a package imports itself through others; type-only imports are erased, so they are allowed. No feature or
 * layer does so with any import, so that one can be read without the other.
 */
export const cycleRules = (imports: readonly Import[]) => {
  const edges = runtimeInside(imports)
  return [
    ...findCycles(graphOf(edges)).map((cycle) =>
      describe(cycle, 'Move what these files share to a file that imports neither.'),
    ),
    ...findCycles(graphOf(betweenFolders(imports))).map((cycle) =>
      describe(
        cycle,
        'Decide which of these builds on the other, and move what they share to it or to a layer below both.',
      ),
    ),
  ]
}
