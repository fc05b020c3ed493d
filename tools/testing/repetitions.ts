/** Declared here, since the domain's tests are checked without the types of Node. */
declare const process: { env: Readonly<Record<string, string | undefined>> }

export const isFull = process.env.FULL === '1'

/** Cases that repeat a rule with other values: all with FULL=1, otherwise one of `per`. */
export const repetitions = (full: number, per = 10): number => (isFull ? full : Math.ceil(full / per))

/** All cases with FULL=1, otherwise every tenth of them. */
export const sampleOf = <T>(cases: readonly T[]): T[] => cases.filter((_, at) => isFull || at % 10 === 0)

/** Cases that repeat others in another combination of language, device and width: only with FULL=1. */
export const onlyFull = <T>(...cases: T[]): T[] => (isFull ? cases : [])
