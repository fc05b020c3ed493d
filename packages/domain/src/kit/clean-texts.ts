import { cleanLine } from './text.ts'

/** Every text of a record at any depth as it is kept: one line, composed letters, no space around it. */
export const cleanTexts = <T>(value: T): T => clean(value) as T

const clean = (value: unknown): unknown => {
  if (typeof value === 'string') return cleanLine(value)
  if (Array.isArray(value)) return value.map(clean)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, clean(inner)]))
}
