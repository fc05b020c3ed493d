/** LI life, CI critical illness, AD accident and disability. */
export const coverageCodes = ['LI', 'CI', 'AD'] as const
export type CoverageCode = (typeof coverageCodes)[number]
