/**
 * A stored counter whose values are reached in the order given, which need not be the order of the numbers: a value can be
 * inserted between two others, and rows that hold one of the others keep their meaning. A value that is not listed counts
 * as not having reached any.
 */
export const defineCounter = (values: readonly number[]) => {
  const ranks = new Map(values.map((value, index) => [value, index]))
  const rankOf = (value: number): number => ranks.get(value) ?? -1
  return {
    hasReached: (value: number, target: number): boolean => rankOf(value) >= rankOf(target),
    isBeyond: (value: number, target: number): boolean => rankOf(value) > rankOf(target),
    /** The value reached last of these. */
    furthest: (first: number, ...others: readonly number[]): number =>
      others.reduce((furthest, other) => (rankOf(other) > rankOf(furthest) ? other : furthest), first),
    /** The value after this one; the last value is its own. */
    following: (value: number): number => values[rankOf(value) + 1] ?? value,
  }
}
