/** The values in the query of an address, decoded; the last one of a name counts, and what cannot be decoded is left out. */
export const valuesInQuery = (query: string): ReadonlyMap<string, string> => {
  const values = new Map<string, string>()
  for (const part of query.replace(/^\?/, '').split('&')) {
    const [name = '', ...rest] = part.split('=')
    try {
      values.set(decodeURIComponent(name), decodeURIComponent(rest.join('=').replaceAll('+', ' ')))
    } catch {
      // A broken escape: the link was damaged, and the rest of it still counts.
    }
  }
  return values
}

/** The query with these values, or '' without any. */
export const queryWith = (values: readonly (readonly [string, string])[]): string =>
  values.length === 0
    ? ''
    : `?${values.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`).join('&')}`
