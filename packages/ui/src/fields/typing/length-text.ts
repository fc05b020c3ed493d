import { fromMonths, toMonths } from '@foyer/domain/kit/months.ts'

/** The texts of the two boxes of a duration. */
export interface LengthText {
  years: string
  months: string
}

/** Up to three digits and one decimal: `2.5` and `2,5` must not become 25. */
export const lengthText = (typed: string): string =>
  /^\d{0,3}(?:[.,]\d?)?/.exec(typed.replace(/[^\d.,]/g, '').replace(/^(?=[.,])/, '0'))?.[0] ?? ''

/** Whether a pasted text is one number of years or months, and no date, range or amount. */
export const isLengthText = (pasted: string): boolean => /^\s*\d{1,3}(?:[.,]\d{0,1})?\s*$/.test(pasted)

export const lengthTextOf = (total: number | null): LengthText => {
  if (total === null || total === 0) return { years: '', months: '' }
  const { years, months } = fromMonths(total)
  return { years: String(years), months: String(months) }
}

/** Total months: 2.5 years are 30; half a month does not count. */
export const monthsIn = ({ years, months }: LengthText): number => {
  const told = Number(years.replace(',', '.'))
  const whole = Math.trunc(told)
  return toMonths({
    years: whole,
    months: Math.round((told - whole) * 12) + Math.trunc(Number(months.replace(',', '.'))),
  })
}
