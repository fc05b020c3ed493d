import type { Finding } from '../kit/finding.ts'
import { isNode, nameOf, parse, quasiOf, walk } from '../kit/parse.ts'
import type { Source } from '../kit/source.ts'
import { leavesOf, type TextPair, withoutPluralForm } from './load-texts.ts'

/** Words that may name a text: string literals, their last segments, properties read or destructured. */
export const wordsOf = (source: Source): ReadonlySet<string> => {
  const words = new Set<string>()
  const add = (text: string | undefined) => {
    if (text === undefined) return
    const key = text.replace(/^.*:/, '')
    words.add(key).add(key.replace(/^.*\./, ''))
  }
  walk(parse(source), (node, parent) => {
    if (node.type === 'Literal' && typeof node.value === 'string') add(node.value)
    if (node.type === 'TemplateElement') add(quasiOf(node))
    if (node.type === 'MemberExpression' && node.computed !== true) add(nameOf(node.property))
    if (node.type === 'Property' && parent?.type === 'ObjectPattern' && isNode(node.key)) add(nameOf(node.key))
  })
  return words
}

/** Error messages are looked up by the keys of the domain's catalogue; a test covers them instead. */
const isDynamic = (pair: TextPair, key: string) =>
  pair.namespace === 'errors' || [...pair.dynamic, 'errors'].includes(key.split('.')[0] ?? '')

/** Texts that no source names and that are therefore never shown. */
export const unusedFindings = (pair: TextPair, words: ReadonlySet<string>): readonly Finding[] =>
  leavesOf(pair.en).flatMap(([key]) => {
    const base = withoutPluralForm(key)
    // List items are read through the list.
    const named = base.replace(/(?:\.\d+)+$/, '')
    const last = named.replace(/^.*\./, '')
    if (isDynamic(pair, key) || words.has(named) || words.has(last)) return []
    const fix =
      'Remove it from both languages, or, if its name is computed, list its top-level key in `export const dynamic` of the English file.'
    return [{ file: pair.enFile, problem: `${key} is used nowhere`, fix }]
  })
