import { parseSync } from 'vite'
import type { Source } from './source.ts'

/** A node of the syntax tree (ESTree with TypeScript and JSX) of unchecked shape. */
export type Node = { readonly type: string; readonly start: number; readonly [key: string]: unknown }

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string' && 'start' in value

/** Visits a node and its descendants; the visitor also receives the node's parent. */
export const walk = (node: Node, visit: (node: Node, parent: Node | undefined) => void, parent?: Node): void => {
  visit(node, parent)
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) walk(child, visit, node)
  }
}

/** Parses a file; throws on a syntax error, because a rule without a tree must not pass. */
export const parse = ({ file, text }: Source): Node => {
  const { program, errors } = parseSync(file, text)
  const first = errors[0]
  if (first) throw new Error(`${file} does not parse: ${first.message}`)
  const tree: unknown = program
  if (!isNode(tree)) throw new Error(`${file} has no syntax tree`)
  return tree
}

/** The name of an identifier node, else undefined. */
export const nameOf = (value: unknown) =>
  isNode(value) && value.type === 'Identifier' && typeof value.name === 'string' ? value.name : undefined

/** The value of a string literal or of a template without expressions, else undefined. */
export const stringOf = (value: unknown): string | undefined => {
  if (!isNode(value)) return undefined
  if (value.type === 'Literal') return typeof value.value === 'string' ? value.value : undefined
  if (value.type !== 'TemplateLiteral' || !Array.isArray(value.quasis) || value.quasis.length !== 1) return undefined
  return quasiOf(value.quasis[0])
}

/** The text of one piece of a template literal. */
export const quasiOf = (value: unknown): string | undefined => {
  if (!isNode(value) || typeof value.value !== 'object' || value.value === null) return undefined
  return 'cooked' in value.value && typeof value.value.cooked === 'string' ? value.value.cooked : undefined
}
