import type { Finding } from '../kit/finding.ts'
import { leavesOf, type TextPair } from './load-texts.ts'

const space = '[\\u00A0\\u202F]'

const rules: readonly { pattern: RegExp; problem: string; fix: string }[] = [
  { pattern: /"/, problem: 'has a straight "', fix: 'French quotes are « and », with a non-breaking space inside.' },
  { pattern: /'/, problem: "has a straight '", fix: 'The French apostrophe is ’ (U+2019).' },
  {
    pattern: new RegExp(`(?<!${space}|[?!;:»…]|^)(?:[;!?»%]|:(?!\\d))`),
    problem: 'lacks a non-breaking space before : ; ! ? » or %',
    fix: 'Put U+00A0 (before : » %) or U+202F (before ; ! ?) there, written as \\u00A0 or \\u202F to be seen.',
  },
  {
    pattern: new RegExp(`(?<!${space}|^)\\$|\\$\\s*[\\dX]`),
    problem: 'lacks a non-breaking space before $',
    fix: 'French writes the amount first: 100\\u00A0$.',
  },
  { pattern: new RegExp(`«(?!${space})`), problem: 'lacks a non-breaking space after «', fix: 'Put U+00A0 after «.' },
]

/** Removes what is not prose: addresses, tags. A placeholder counts as a word. */
const proseOf = (text: string) =>
  text.replace(/https?:\/\/\S+|\b[\w.+-]+@[\w.-]+\b|<\/?\w+\s*\/?>/g, '').replace(/\{\{[^}]*\}\}/g, 'X')

/** The typographical errors in a French text. */
export const typographyProblems = (text: string) => rules.filter(({ pattern }) => pattern.test(proseOf(text)))

export const typographyFindings = (pair: TextPair): readonly Finding[] =>
  leavesOf(pair.fr).flatMap(([key, text]) =>
    typeof text !== 'string'
      ? []
      : typographyProblems(text).map(({ problem, fix }) => ({ file: pair.frFile, problem: `${key} ${problem}`, fix })),
  )
