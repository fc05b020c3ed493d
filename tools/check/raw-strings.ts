import { type Check, type Finding, lineAt } from './kit/finding.ts'
import { isNode, type Node, parse, stringOf, walk } from './kit/parse.ts'
import { isTest, readCode, type Source } from './kit/source.ts'

/** Attributes whose value is shown or announced. */
const spoken = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'description',
  'error',
  'label',
  'legend',
  'placeholder',
  'title',
])

const hasLetters = (text: string | undefined): text is string => text !== undefined && /\p{L}/u.test(text)

/** The strings an expression may show: itself, or either side of a condition. */
const shown = (value: unknown): readonly string[] => {
  if (!isNode(value)) return []
  if (value.type === 'JSXExpressionContainer') return shown(value.expression)
  if (value.type === 'ConditionalExpression') return [...shown(value.consequent), ...shown(value.alternate)]
  if (value.type === 'LogicalExpression') return [...shown(value.left), ...shown(value.right)]
  const text = stringOf(value)
  return hasLetters(text) ? [text] : []
}

const attributeName = (node: Node) => (isNode(node.name) && typeof node.name.name === 'string' ? node.name.name : '')

const rawStrings = (node: Node, parent: Node | undefined): readonly string[] => {
  if (node.type === 'JSXText') {
    const text = String(node.value).replace(/&\w+;/g, ' ').trim()
    return hasLetters(text) ? [text] : []
  }
  if (node.type === 'JSXAttribute') return spoken.has(attributeName(node)) ? shown(node.value) : []
  const isChild = parent?.type === 'JSXElement' || parent?.type === 'JSXFragment'
  return node.type === 'JSXExpressionContainer' && isChild ? shown(node) : []
}

export const rawStringFindings = (source: Source): readonly Finding[] => {
  const found: Finding[] = []
  walk(parse(source), (node, parent) => {
    for (const text of rawStrings(node, parent)) {
      found.push({
        file: source.file,
        line: lineAt(source.text, node.start),
        problem: `shows the raw string “${text}”`,
        fix: 'Everything a person reads or hears comes from packages/texts, in both languages.',
      })
    }
  })
  return found
}

/** Screens contain no literal texts. */
export const checkRawStrings: Check = async () =>
  ['ui', 'web', 'office']
    .flatMap((name) => readCode(`packages/${name}`))
    .filter(({ file }) => file.endsWith('.tsx') && !isTest(file))
    .flatMap(rawStringFindings)
