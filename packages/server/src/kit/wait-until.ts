/**
 * Seconds until a lock or a window ends, 0 without one. It lasts for `longest` seconds at most, so one that ends later was begun while
 * the clock was ahead: it is over, or everyone would wait for as long as the clock was wrong.
 */
export const secondsUntil = (end: Date | null, now: Date, longest: number): number => {
  const seconds = end === null ? 0 : Math.ceil((end.getTime() - now.getTime()) / 1000)
  return seconds > 0 && seconds <= longest + clockSkewSeconds ? seconds : 0
}

/** Clocks of several servers differ by less. */
export const clockSkewSeconds = 60
