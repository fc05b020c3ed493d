import { frequencies, isInRange } from '@foyer/domain/calculator/payment.ts'
import { parseDecimal } from '@foyer/domain/kit/parse-decimal.ts'

/** The figures of the calculator; null for an empty box. */
export interface Figures {
  Amount: number | null
  Rate: number | null
  Years: number | null
  Frequency: number
}

const start: Figures = { Amount: 400_000, Rate: 4.79, Years: 25, Frequency: 0 }
const names = { Amount: 'amount', Rate: 'rate', Years: 'years', Frequency: 'frequency' } as const
const all = Object.keys(names) as (keyof Figures)[]
const isAccepted: Record<keyof Figures, (value: number) => boolean> = {
  Amount: (amount) => isInRange('amount', amount),
  Rate: (rate) => isInRange('rate', rate),
  Years: (years) => isInRange('years', years),
  Frequency: (code) => frequencies.some((known) => known === code),
}

/** The figures in the query of a shared link; one that it lacks, or that is out of range, is as at the start. */
export const figuresIn = (query: string): Figures => {
  const given = new URLSearchParams(query)
  const figures = { ...start }
  for (const name of all) {
    const value = parseDecimal(given.get(names[name]) ?? '', 3)
    if (typeof value === 'number' && isAccepted[name](value)) figures[name] = value
  }
  return figures
}

/** The query of a link to these figures: `?amount=400000&rate=4.79&years=25&frequency=0`. */
export const queryOf = (figures: Figures): string => {
  const query = new URLSearchParams()
  for (const name of all) query.set(names[name], String(figures[name] ?? ''))
  return `?${query}`
}
