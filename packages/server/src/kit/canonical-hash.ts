import { createHash } from 'node:crypto'

/** JSON with sorted keys, so that a value read from the database serializes identically. */
const canonical = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const entries = Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${entries.map(([key, part]) => `${JSON.stringify(key)}:${canonical(part)}`).join(',')}}`
}

/** SHA-256 of the canonical JSON, in hex. */
export const canonicalHash = (value: unknown): string =>
  createHash('sha256').update(canonical(value), 'utf8').digest('hex')
