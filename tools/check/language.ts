import { type Check, type Finding, lineAt } from './kit/finding.ts'
import { isCode, readSources, type Source } from './kit/source.ts'

/** Phrases that a reader has to translate, and what to write. docs/glossary.md has the terms of the product. */
const phrases: readonly (readonly [RegExp, string])[] = [
  [/\b(?:nobody|somebody|whoever)\b/i, 'no one, no caller; a user, someone; any caller who'],
  [/\b(?:told|tells?)\b/i, 'returns, reports; receives, is notified; given'],
  [/\bsays\b/i, 'states, reports, returns, shows'],
  [/\bstands?\b(?! for\b|-)/i, 'is, exists'],
  [/\b(?:hands?|handed) (?:on|out)\b/i, 'forwards; issues'],
  [/\bwhat waits for\b/i, 'callbacks, pending work'],
  [
    /(?:^|[.,;:] |\band )answers (?:the|an?|its?|whether|how|what|which|with|undefined|null|true|false|nothing)\b/i,
    'returns',
  ],
  [/\b(?:is|are|was|were|be) answered with\b/i, 'returns, is returned'],
]

/** The same for what users read. */
const userPhrases: readonly (readonly [RegExp, string])[] = [
  [/\baddress of today\b/i, 'current address'],
  [/\bbelong together\b/i, 'a 9-digit number'],
  [/\bunwanted mail\b/i, 'spam folder'],
  [/\bgo on\b/i, 'continue'],
]

interface Passage {
  text: string
  start: number
}

const matches = (text: string, pattern: RegExp, group = 0): Passage[] =>
  [...text.matchAll(pattern)].map((match) => ({ text: match[group] ?? '', start: match.index }))

const comments = ({ file, text }: Source): Passage[] => [
  ...(file.endsWith('.sql') ? matches(text, /--.*/g) : []),
  ...(isCode(file) ? matches(text, /(?<![:'"`\\])\/\/.*/g) : []),
  ...(isCode(file) || file.endsWith('.css') ? matches(text, /\/\*[\s\S]*?\*\//g) : []),
]

/** A comment without its marks, in one line. */
const sentence = (text: string) =>
  text
    .replace(/(?:^|\n)\s*(?:\/\*\*?|\*\/|\*|\/\/|--)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

const testTitles = ({ file, text }: Source): Passage[] =>
  /\.test\.tsx?$/.test(file)
    ? [
        ...matches(text, /\b(?:test|describe|it)(?:\.\w+)?\(\s*(['"`])(.*?)\1/g, 2),
        ...matches(text, /\]\)\(\s*(['"`])(.*?)\1/g, 2),
      ]
    : []

const findIn = (
  { file, text: whole }: Source,
  passages: readonly Passage[],
  banned: typeof phrases,
): readonly Finding[] =>
  passages.flatMap(({ text, start }) => {
    const words = sentence(text)
    return banned.flatMap(([phrase, instead]) => {
      const found = phrase.exec(words)
      if (!found) return []
      const problem = `“${found[0].trim()}”: ${words.slice(Math.max(0, found.index - 40), found.index + 60)}`
      return [{ file, line: lineAt(whole, start), problem, fix: `Write in standard terms: ${instead}.` }]
    })
  })

/** It quotes the legal texts. */
const promises = 'docs/promises.md'
const isDoc = (file: string) => file.endsWith('.md') && file !== promises
/** Legal texts and consents are versioned: their words change only with a new version. */
const isVersioned = (file: string) => /\/(?:legal|insurance\/(?:agreement|questions))\/|consent\.en\.ts$/.test(file)
const isEnglishText = (file: string) => /^packages\/texts\/src\/.*\ben\.ts$/.test(file) && !isVersioned(file)

export const languageFindings = (source: Source): readonly Finding[] => {
  const lines = isDoc(source.file) ? matches(source.text, /.+/g) : []
  const shown = isEnglishText(source.file) ? matches(source.text, /.+/g) : []
  return [
    ...findIn(source, [...comments(source), ...testTitles(source), ...lines], phrases),
    ...findIn(source, shown, userPhrases),
  ]
}

/** Comments, test titles and documentation use the field’s terms, not a language of our own. */
export const checkLanguage: Check = async () =>
  readSources()
    .filter(({ file }) => !file.startsWith('tools/check/language'))
    .flatMap(languageFindings)
