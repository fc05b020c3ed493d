import { isolated } from '@foyer/domain/kit/isolate.ts'
import { type Language, localeOf } from '@foyer/domain/kit/language.ts'
import { memoize } from '@foyer/domain/kit/memoize.ts'

export interface TextTree {
  [key: string]: string | TextTree
}

export type TextValues = Record<string, string | number>

const at = (texts: TextTree, path: string): string | undefined => {
  let found: string | TextTree | undefined = texts
  for (const name of path.split('.')) {
    if (typeof found !== 'object' || !Object.hasOwn(found, name)) return undefined
    found = found[name]
  }
  return typeof found === 'string' ? found : undefined
}

const rulesOf = memoize((language: Language) => new Intl.PluralRules(localeOf(language)))

/** `retryIn_one` and `retryIn_other` are one text, found as `retryIn` with a `count`. */
const pluralAt = (texts: TextTree, path: string, language: Language, count: number): string | undefined =>
  at(texts, `${path}_${rulesOf(language).select(count)}`) ?? at(texts, `${path}_other`)

/**
 * Whether French elides `de` and `que` before a name: before a vowel, before y and a consonant (Yves, not Yasmine), and
 * before an h that is known to be mute, since that of most names is not (Hannah, Harpreet).
 */
const isElided = (value: string): boolean =>
  /^(?:[aàâäeéèêëiîïoôöuùûü]|y[^aeiouy\W]|h(?:ector|élène|enri|ervé|onor|ortens|ubert|ypoth))/i.test(value)

/** The text at a dotted path, with its {{placeholders}} filled in once; undefined for none. */
export const findText = (
  texts: TextTree,
  path: string,
  language: Language,
  values: TextValues = {},
): string | undefined => {
  const { count } = values
  const plural = typeof count === 'number' ? pluralAt(texts, path, language, count) : undefined
  return (plural ?? at(texts, path))?.replace(
    /(?:\b(d|qu)e )?\{\{(\w+)\}\}/gi,
    (whole: string, elided: string | undefined, name: string) => {
      const value = isolated(String(values[name] ?? ''))
      if (elided === undefined) return value
      return language === 'fr' && isElided(value) ? `${elided}’${value}` : whole.slice(0, elided.length + 2) + value
    },
  )
}
