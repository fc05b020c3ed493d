import { type Language, localeOf } from './language.ts'
import { memoize } from './memoize.ts'

const percentFormat = memoize(
  (language: Language) => new Intl.NumberFormat(localeOf(language), { style: 'percent', maximumFractionDigits: 3 }),
)

/** 5.25 is 5.25 %: `5.25%` in English, `5,25 %` in French. Up to three decimals; empty for null. */
export const formatPercent = (percent: number | null, language: Language): string =>
  percent === null || !Number.isFinite(percent)
    ? ''
    : percentFormat(language)
        .format(percent / 100)
        .replaceAll('\u202f', '\u00a0')
