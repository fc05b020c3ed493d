import { findText, type TextValues } from '@foyer/texts/kit/find-text.ts'
import { use } from 'react'
import { loadNamespace, textLanguage, textsOf } from './i18n.ts'
import { useLanguage } from './use-language.ts'

export type { TextValues }

/** `retryIn_one` and `retryIn_other` are one text, looked up as `retryIn` with a `count`. */
type WithoutPlural<Key extends string> = Key extends `${infer Base}_${'one' | 'many' | 'other'}` ? Base : Key

/** The dotted paths of all leaves: `'title' | 'fields.Email.label'`. */
export type TextKey<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string ? WithoutPlural<Key> : `${Key}.${TextKey<Texts[Key]>}`
}[keyof Texts & string]

export type Translate<Key extends string = string> = (key: Key, values?: TextValues) => string

declare global {
  /** The tests' text coverage: `lang|namespace:key` of every shown text. */
  var foyerTexts: Set<string> | undefined
}

const find = (namespace: string, key: string, values?: TextValues) =>
  findText(textsOf(namespace) ?? {}, key, textLanguage(), values)

/** The only look-up of texts. A missing text shows its key and fails in tests. */
export const lookUp = (namespace: string, key: string, values?: TextValues): string => {
  const text = find(namespace, key, values)
  if (globalThis.foyerTexts instanceof Set) {
    const used = `${textLanguage()}|${namespace}:${key}`
    globalThis.foyerTexts.add(used)
    if (text === undefined) console.error(`missing text ${used}`)
  }
  return text ?? key
}

/** For optional texts (a help, a placeholder). */
export const lookUpOptional = (namespace: string, key: string, values?: TextValues): string | undefined =>
  find(namespace, key, values) === undefined ? undefined : lookUp(namespace, key, values)

/** Re-renders the component on language changes, and suspends until the namespace has loaded. */
export const useNamespace = (namespace: string) => {
  useLanguage()
  use(loadNamespace(namespace))
}

/** `const useTexts = featureTexts<typeof en>('account')`, then `const t = useTexts()` with checked keys. */
export const featureTexts =
  <Texts>(namespace: string) =>
  (): Translate<TextKey<Texts>> => {
    useNamespace(namespace)
    return (key, values) => lookUp(namespace, key, values)
  }
