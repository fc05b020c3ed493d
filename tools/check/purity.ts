import { type Check, type Finding, lineAt } from './kit/finding.ts'
import { type Node, nameOf, parse, walk } from './kit/parse.ts'
import { isTest, readCode, type Source } from './kit/source.ts'

const isMember = (node: Node, object: string, property: string) =>
  node.type === 'MemberExpression' && nameOf(node.object) === object && nameOf(node.property) === property

const hasNoArguments = (node: Node) => Array.isArray(node.arguments) && node.arguments.length === 0

const isImport = (node: Node, pattern: RegExp) =>
  node.type === 'ImportDeclaration' &&
  typeof node.source === 'object' &&
  node.source !== null &&
  'value' in node.source &&
  pattern.test(String(node.source.value))

/** Inputs from the environment, which a pure rule takes as parameters. */
const impure: Readonly<Record<string, (node: Node) => boolean>> = {
  'a module of Node': (node) => isImport(node, /^node:/),
  'Date.now': (node) => isMember(node, 'Date', 'now'),
  'new Date() without arguments': (node) =>
    node.type === 'NewExpression' && nameOf(node.callee) === 'Date' && hasNoArguments(node),
  'Date()': (node) => node.type === 'CallExpression' && nameOf(node.callee) === 'Date',
  'Math.random': (node) => isMember(node, 'Math', 'random'),
  fetch: (node) => node.type === 'CallExpression' && nameOf(node.callee) === 'fetch',
  process: (node) => node.type === 'MemberExpression' && nameOf(node.object) === 'process',
  globalThis: (node) => node.type === 'MemberExpression' && nameOf(node.object) === 'globalThis',
}

export const impurities = (source: Source): readonly Finding[] => {
  const found: Finding[] = []
  walk(parse(source), (node) => {
    for (const [what, matches] of Object.entries(impure)) {
      if (!matches(node)) continue
      found.push({
        file: source.file,
        line: lineAt(source.text, node.start),
        problem: `the domain uses ${what}`,
        fix: 'The domain is pure: take it as a parameter (`today`, `newId`), and let the server or the screen pass it in.',
      })
    }
  })
  return found
}

/** The domain uses no clock, randomness, network, process or Node. */
export const checkPurity: Check = async () =>
  readCode('packages/domain')
    .filter(({ file }) => !isTest(file))
    .flatMap(impurities)
