/**
 * The entry of a table for a key that a person typed or another system sent. `table[key]` would return what every object
 * inherits for `constructor` and the like.
 */
export const own = <Value>(
  table: Readonly<Partial<Record<string, Value>>>,
  key: string | undefined,
): Value | undefined => (key !== undefined && Object.hasOwn(table, key) ? table[key] : undefined)
