/**
 * Caches one value per argument list, `undefined` included: creating an Intl formatter costs a hundred times its use.
 * `most` bounds the entries where users choose the arguments; the oldest is dropped first.
 */
export const memoize = <Args extends (string | number)[], T>(
  make: (...args: Args) => T,
  most = Number.POSITIVE_INFINITY,
): ((...args: Args) => T) => {
  const made = new Map<string, { value: T }>()
  return (...args) => {
    const key = args.join('|')
    const known = made.get(key)
    if (known) return known.value
    const value = make(...args)
    made.set(key, { value })
    const [oldest] = made.size > most ? made.keys() : []
    if (oldest !== undefined) made.delete(oldest)
    return value
  }
}
