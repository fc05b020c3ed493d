import i18next from 'i18next'
import { useTranslation } from 'react-i18next'

/** `retryIn_one` and `retryIn_other` are one text, looked up as `retryIn` with a `count`. */
type WithoutPlural<Key extends string> = Key extends `${infer Base}_${'one' | 'many' | 'other'}` ? Base : Key

/** The dotted paths of all leaves: `'title' | 'fields.Email.label'`. */
export type TextKey<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string ? WithoutPlural<Key> : `${Key}.${TextKey<Texts[Key]>}`
}[keyof Texts & string]

export type TextValues = Record<string, string | number>
export type Translate<Key extends string = string> = (key: Key, values?: TextValues) => string

declare global {
  /** The tests' text coverage: `lang|namespace:key` of every shown text. */
  var foyerTexts: Set<string> | undefined
}

/** The only look-up of texts. A missing text shows its key and fails in tests. */
export const lookUp = (namespace: string, key: string, values: TextValues = {}): string => {
  const used = `${namespace}:${key}`
  if (globalThis.foyerTexts instanceof Set) {
    globalThis.foyerTexts.add(`${i18next.language}|${used}`)
    if (!i18next.exists(used, values as Record<string, unknown>))
      console.error(`missing text ${i18next.language}|${used}`)
  }
  return i18next.t(used, values as Record<string, unknown>)
}

/** For optional texts (a help, a placeholder). */
export const lookUpOptional = (namespace: string, key: string, values?: TextValues): string | undefined =>
  i18next.exists(`${namespace}:${key}`) ? lookUp(namespace, key, values) : undefined

/** Re-renders the component on language changes, and suspends until the namespace has loaded. */
export const useNamespace = (namespace: string) => {
  useTranslation(namespace)
}

/** `const useTexts = featureTexts<typeof en>('account')`, then `const t = useTexts()` with checked keys. */
export const featureTexts =
  <Texts>(namespace: string) =>
  (): Translate<TextKey<Texts>> => {
    useNamespace(namespace)
    return (key, values) => lookUp(namespace, key, values)
  }
