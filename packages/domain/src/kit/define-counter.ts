/**
 * A stored counter whose values are reached in the given order, not in numeric order: inserting a value leaves the
 * meaning of stored ones unchanged. An unlisted value has reached none.
 */
export const defineCounter = (values: readonly number[]) => {
  const ranks = new Map(values.map((value, index) => [value, index]))
  const rankOf = (value: number): number => ranks.get(value) ?? -1
  return {
    hasReached: (value: number, target: number): boolean => rankOf(value) >= rankOf(target),
    isBeyond: (value: number, target: number): boolean => rankOf(value) > rankOf(target),
    /** The furthest of these values. */
    furthest: (first: number, ...others: readonly number[]): number =>
      others.reduce((furthest, other) => (rankOf(other) > rankOf(furthest) ? other : furthest), first),
    /** The next value; the last value returns itself. */
    following: (value: number): number => values[rankOf(value) + 1] ?? value,
  }
}
