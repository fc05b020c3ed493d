/**
 * A map of the newest keys: what was remembered longest ago is forgotten first. Together they weigh `most`, where each weighs 1
 * unless `weightOf` states otherwise.
 */
export const createRecent = <V>(most: number, weightOf: (key: string, value: V) => number = () => 1) => {
  const values = new Map<string, V>()
  let weight = 0
  const forget = (key: string) => {
    const value = values.get(key)
    if (value === undefined) return
    values.delete(key)
    weight -= weightOf(key, value)
  }
  return {
    get: (key: string): V | undefined => values.get(key),
    set(key: string, value: V): void {
      forget(key)
      values.set(key, value)
      weight += weightOf(key, value)
      for (const oldest of values.keys()) {
        if (weight <= most) return
        forget(oldest)
      }
    },
  }
}
