/** Makes one value a combination of arguments and keeps it: formatters of Intl cost a hundred times their use. */
export const remember = <Args extends (string | number)[], T>(make: (...args: Args) => T): ((...args: Args) => T) => {
  const made = new Map<string, T>()
  return (...args) => {
    const key = args.join('|')
    const known = made.get(key)
    if (known !== undefined) return known
    const value = make(...args)
    made.set(key, value)
    return value
  }
}
