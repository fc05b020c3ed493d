/** Cases that only repeat a rule with other values run in full with FULL=1, and a tenth of them otherwise. */
export const isFull = process.env.FULL === '1'

export const repetitions = (full: number): number => (isFull ? full : Math.ceil(full / 10))
