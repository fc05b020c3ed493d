import type { Finding } from '../kit/finding.ts'
import { leavesOf, type TextPair, withoutPluralForm } from './load-texts.ts'

const placeholders = (text: string) =>
  [...text.matchAll(/\{\{\s*-?\s*([^},\s]+)[^}]*\}\}|<\/?(\w+)\s*\/?>/g)].map(([, name, tag]) => name ?? `<${tag}>`)

// "one month" may omit {{count}}, and French has a form for millions that English lacks.
const isPluralForm = (key: string) => withoutPluralForm(key) !== key
const placeholderSet = (key: string, text: string) =>
  [...new Set(placeholders(text))]
    .filter((name) => !(isPluralForm(key) && name === 'count'))
    .sort()
    .join(' ')

const hasLetters = (text: string) => /\p{L}/u.test(text.replace(/\{\{[^}]*\}\}/g, ''))

const missing = (pair: TextPair, from: ReadonlyMap<string, unknown>, to: ReadonlyMap<string, unknown>, file: string) =>
  [...from.keys()]
    .filter((key) => !to.has(key) && !(key.endsWith('_many') && to.has(key.replace(/_many$/, '_other'))))
    .map((key) => ({
      file,
      problem: `lacks ${key}`,
      fix: `Give ${pair.enFile} and ${pair.frFile} the same keys: add the missing text or remove the other.`,
    }))

const compare = (pair: TextPair, key: string, en: unknown, fr: unknown): readonly Finding[] => {
  const at = (problem: string, fix: string): Finding => ({ file: pair.frFile, problem: `${key} ${problem}`, fix })
  if (typeof en !== 'string' || typeof fr !== 'string') {
    return [at('is not a text in both languages', 'Texts are strings, nested in objects.')]
  }
  if (en.trim() === '' || fr.trim() === '') return [at('is empty', 'Write the text, or remove the key.')]
  const found: Finding[] = []
  if (placeholderSet(key, en) !== placeholderSet(key, fr)) {
    const sets = `(${placeholderSet(key, en) || 'none'} / ${placeholderSet(key, fr) || 'none'})`
    found.push(at(`has other placeholders than the English ${sets}`, 'Use the same {{names}} and <tags> in both.'))
  }
  const isListed = pair.sameInBothLanguages.includes(key)
  if (en === fr && hasLetters(en) && !isListed) {
    const fix = `Translate it, or list the key in \`export const sameInBothLanguages\` of the French file.`
    found.push(at(`is the English text: “${fr}”`, fix))
  }
  if (en !== fr && isListed) {
    found.push(at('is listed in sameInBothLanguages but differs', 'Remove it from the list.'))
  }
  return found
}

/** Both languages have the same keys and placeholders, and nothing is untranslated. */
export const parityFindings = (pair: TextPair): readonly Finding[] => {
  const en = new Map(leavesOf(pair.en))
  const fr = new Map(leavesOf(pair.fr))
  const stale = pair.sameInBothLanguages.filter((key) => !fr.has(key))
  return [
    ...missing(pair, en, fr, pair.frFile),
    ...missing(pair, fr, en, pair.enFile),
    ...[...en].flatMap(([key, text]) => (fr.has(key) ? compare(pair, key, text, fr.get(key)) : [])),
    ...stale.map((key) => ({
      file: pair.frFile,
      problem: `sameInBothLanguages lists ${key}, which does not exist`,
      fix: 'Remove it from the list.',
    })),
  ]
}
