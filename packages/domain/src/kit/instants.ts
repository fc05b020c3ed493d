/**
 * Whether an instant is less than this many milliseconds from another, in either direction: a server whose clock was ahead may
 * have stored a time that is far from over.
 */
export const isNear = (one: Date, other: Date, milliseconds: number): boolean =>
  Math.abs(one.getTime() - other.getTime()) < milliseconds
