/** A map of the newest `most` keys: what was remembered longest ago is forgotten first. */
export const createRecent = <V>(most: number) => {
  const values = new Map<string, V>()
  return {
    get: (key: string): V | undefined => values.get(key),
    set(key: string, value: V): void {
      values.delete(key)
      values.set(key, value)
      const [oldest] = values.keys()
      if (values.size > most && oldest !== undefined) values.delete(oldest)
    },
  }
}
