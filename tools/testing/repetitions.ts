/** Cases that repeat a rule with other values run in full with FULL=1, otherwise a tenth of them. */
export const isFull = process.env.FULL === '1'

export const repetitions = (full: number): number => (isFull ? full : Math.ceil(full / 10))

/** All cases with FULL=1, otherwise every tenth of them. */
export const sampleOf = <T>(cases: readonly T[]): T[] => cases.filter((_, at) => isFull || at % 10 === 0)

/** Cases that repeat others in another combination of language, device and width: only with FULL=1. */
export const onlyFull = <T>(...cases: T[]): T[] => (isFull ? cases : [])
