import { holdsNumber } from './hide-numbers.ts'
import { cleanLine, plainLine } from './text.ts'

/**
 * Every text of a record at any depth as it is stored: one line, composed letters, trimmed, and no SIN or account
 * number in free text.
 */
export const cleanTexts = <T>(value: T): T => clean(value, '') as T

const clean = (value: unknown, name: string): unknown => {
  if (typeof value === 'string') return holdsNumber(name) ? plainLine(value) : cleanLine(value)
  if (Array.isArray(value)) return value.map((one) => clean(one, name))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, clean(inner, key)]))
}
