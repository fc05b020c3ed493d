export const middle = (figures: readonly number[]) =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0

/** Of milliseconds, with one decimal. */
export const seconds = (milliseconds: number) => Number((milliseconds / 1000).toFixed(1))
