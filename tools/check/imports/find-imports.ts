import path from 'node:path'
import { lineAt } from '../kit/finding.ts'
import { type Node, parse, stringOf, walk } from '../kit/parse.ts'
import type { Source } from '../kit/source.ts'

export type Import = {
  /** The importing file. */
  from: string
  line: number
  /** As written: './money.ts', '@foyer/domain/errors.ts', 'react'. */
  specifier: string
  /** The file of this repository that it names; undefined for an external package. */
  to: string | undefined
  /** Erased at compile time. */
  typeOnly: boolean
}

const resolve = (from: string, written: string) => {
  const specifier = written.replace(/\?.*$/, '')
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(from), specifier)
  const own = /^@foyer\/([^/]+)\/(.+)$/.exec(specifier)
  return own ? `packages/${own[1]}/src/${own[2]}` : undefined
}

// Under verbatimModuleSyntax `import { type A }` becomes `import {} from`, which still runs the file.
const isTypeOnly = (node: Node) =>
  node.importKind === 'type' || node.exportKind === 'type' || node.type === 'TSImportType'

const importing = new Set([
  'ImportDeclaration',
  'ExportAllDeclaration',
  'ExportNamedDeclaration',
  'ImportExpression',
  'TSImportType',
])

/** Every import, re-export, dynamic import and import type of a file. */
export const findImports = (source: Source): readonly Import[] => {
  const found: Import[] = []
  walk(parse(source), (node) => {
    if (!importing.has(node.type)) return
    const specifier = stringOf(node.source)
    if (specifier === undefined) return
    const to = resolve(source.file, specifier)
    const line = lineAt(source.text, node.start)
    found.push({ from: source.file, line, specifier, to, typeOnly: isTypeOnly(node) })
  })
  return found
}

export const packageOf = (file: string) => /^packages\/([^/]+)\//.exec(file)?.[1]

/** The first folder under a package's src: 'kit', 'account'; undefined for files directly in src. */
export const folderOf = (file: string) => /^packages\/[^/]+\/src\/([^/]+)\/./.exec(file)?.[1]

const notFeatures = new Set(['kit', 'app', 'db', 'ports', 'adapters', 'codes', 'gallery', 'errors', 'testing'])

/** Folders shared by the features of a package; a feature may import any file of them. */
const layers: Readonly<Record<string, readonly string[]>> = {
  server: ['application'],
  web: ['site', 'session', 'wizard', 'shell', 'estimate'],
  office: ['session', 'frame', 'factors'],
}

/** A package without features: the kit of the apps, whose folders are parts of one whole. */
const isKit = (file: string) => packageOf(file) === 'ui'

/** The feature of a file: its folder, which has the same name in every package. */
export const featureOf = (file: string) => {
  const folder = folderOf(file)
  const isLayer = folder !== undefined && layers[packageOf(file) ?? '']?.includes(folder)
  return folder === undefined || isLayer || isKit(file) || notFeatures.has(folder) ? undefined : folder
}

/** Folders that combine the parts of a package may import everything. */
const roots = new Set(['app', 'codes', 'gallery', 'testing'])

/** The feature or layer of a file, as a node of the graph that must be acyclic. */
export const nodeOf = (file: string) => {
  const folder = folderOf(file)
  return folder === undefined || isKit(file) || roots.has(folder) ? undefined : folder
}
