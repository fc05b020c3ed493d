import { isRecord } from './is-record.ts'

/** A part of a record at any depth; unlike in DeepPartial, null is a value: a removed amount. */
export type Change<T> = T extends readonly unknown[]
  ? T
  : T extends object
    ? { [Key in keyof T]?: Change<T[Key]> | undefined }
    : T

/**
 * Merges a change into a stored record: only known names; a missing value keeps the stored one, null replaces it.
 * Lists are replaced as a whole.
 */
export const overlay = <T extends object>(stored: T, given: Change<NoInfer<T>> | undefined): T => {
  if (given === undefined) return stored
  const changes = given as Record<string, unknown>
  const entries = Object.entries(stored).map(([name, value]: [string, unknown]) => {
    const change = Object.hasOwn(changes, name) ? changes[name] : undefined
    if (change === undefined) return [name, value]
    if (!isRecord(value)) return [name, change]
    return [name, isRecord(change) ? overlay(value, change) : value]
  })
  return Object.fromEntries(entries) as T
}
