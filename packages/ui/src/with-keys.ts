/**
 * Items of a list that have no ids, each with a key for React that stays its own when the list changes: its text, numbered where
 * several have the same one.
 */
export const withKeys = <T>(
  items: readonly T[],
  textOf: (item: T) => string,
): readonly (readonly [key: string, item: T])[] => {
  const seen = new Map<string, number>()
  return items.map((item) => {
    const text = textOf(item)
    const before = seen.get(text) ?? 0
    seen.set(text, before + 1)
    return [`${before} ${text}`, item]
  })
}
