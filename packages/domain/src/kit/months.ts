import type { Language } from './language.ts'

/** The longest stay or job: 83 years and 3 months, the last full month below one thousand. */
export const mostYears = 83
export const mostMonthsInLastYear = 3
export const mostMonths = mostYears * 12 + mostMonthsInLastYear

export interface YearsAndMonths {
  years: number
  months: number
}

const whole = (number: number) => (Number.isFinite(number) ? Math.max(0, Math.trunc(number)) : 0)

/** Total months. Negatives become 0; the maximum is 83 years and 3 months. */
export const toMonths = ({ years, months }: YearsAndMonths): number => {
  const most = whole(years) >= mostYears ? mostMonthsInLastYear : Number.POSITIVE_INFINITY
  return Math.min(mostMonths, Math.min(mostYears, whole(years)) * 12 + Math.min(most, whole(months)))
}

export const fromMonths = (total: number): YearsAndMonths => {
  const months = Math.min(mostMonths, whole(total))
  return { years: Math.floor(months / 12), months: months % 12 }
}

const words: Record<Language, (years: number, months: number) => [string, string]> = {
  en: (years, months) => [years === 1 ? 'year' : 'years', months === 1 ? 'month' : 'months'],
  fr: (years) => [years > 1 ? 'ans' : 'an', 'mois'],
}

/** `2 years 4 months`, `2 ans 4 mois`; a zero part is omitted unless both are zero. */
export const monthsInWords = (total: number, language: Language): string => {
  const { years, months } = fromMonths(total)
  const [yearWord, monthWord] = words[language](years, months)
  const parts = [years > 0 ? `${years}\u00a0${yearWord}` : '', months > 0 ? `${months}\u00a0${monthWord}` : '']
  return parts.filter(Boolean).join(' ') || `0\u00a0${monthWord}`
}
