/** Of milliseconds, with one decimal. */
export const seconds = (milliseconds: number) => Number((milliseconds / 1000).toFixed(1))
