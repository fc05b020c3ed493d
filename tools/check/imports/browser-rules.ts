import type { Finding } from '../kit/finding.ts'
import { isTest } from '../kit/source.ts'
import { graphOf, shortestPath } from './cycles.ts'
import { type Import, packageOf } from './find-imports.ts'
import { inTheBrowser } from './package-rules.ts'

/** Schemas and their library: 60 KB that the browser does not need, since the rules are plain functions. */
const isSchema = (name: string) => name === 'typebox' || name.startsWith('typebox/') || /(?:^|\/)fields\.ts$/.test(name)

/** No schema reaches the browser, neither directly nor through a domain file that a screen imports. */
export const browserRules = (imports: readonly Import[]): readonly Finding[] => {
  const runtime = imports.filter(({ from, typeOnly }) => !typeOnly && !isTest(from))
  const graph = graphOf(runtime.map(({ from, to, specifier }) => [from, to ?? specifier] as const))
  return runtime.flatMap(({ from, to, specifier, line }) => {
    const target = to ?? specifier
    if (!inTheBrowser.has(packageOf(from)) || (to !== undefined && inTheBrowser.has(packageOf(to)))) return []
    const way = isSchema(target) ? [target] : shortestPath(graph, target, isSchema)
    if (!way) return []
    const fix =
      'Schemas stay on the server: use `import type`, or take the plain function or list from a file that imports no schema.'
    return [{ file: from, line, problem: `brings a schema to the browser: ${way.join(' → ')}`, fix }]
  })
}
