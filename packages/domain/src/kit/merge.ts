import { isRecord } from './is-record.ts'

/** Any part of a record at any depth, with null for missing values, as in a body or a draft. */
export type DeepPartial<T> = T extends readonly (infer Element)[]
  ? readonly DeepPartial<Element>[]
  : T extends object
    ? { [Key in keyof T]?: DeepPartial<T[Key]> | null | undefined }
    : T

/** The blank for elements of a list, by the name of the list: `{ Mortgages: blankSubjectMortgage }`. */
export type ElementBlanks = Readonly<Record<string, object>>

/** Maps the values of a record. A plain loop, because a load runs it thousands of times. */
const mapParts = (record: Record<string, unknown>, change: (part: unknown, key: string) => unknown) => {
  const changed: Record<string, unknown> = {}
  for (const key of Object.keys(record)) changed[key] = change(record[key], key)
  return changed
}

const copy = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(copy)
  return isRecord(value) ? mapParts(value, copy) : value
}

const complete = (blank: unknown, given: unknown, name: string, elements: ElementBlanks): unknown => {
  if (given === null || given === undefined) return copy(blank)
  if (Array.isArray(blank)) {
    if (!Array.isArray(given)) return copy(blank)
    const element = elements[name]
    return element ? given.map((one) => complete(element, one, '', elements)) : copy(given)
  }
  if (!isRecord(blank)) return isRecord(given) || Array.isArray(given) ? copy(blank) : given
  if (!isRecord(given)) return copy(blank)
  return mapParts(blank, (part, key) =>
    complete(part, Object.hasOwn(given, key) ? given[key] : undefined, key, elements),
  )
}

/**
 * Completes a partial record: only the keys of `blank`, with its value where nothing (or null) is given. Shares
 * nothing with either argument.
 */
export const withDefaults = <T extends object>(
  blank: T,
  given: DeepPartial<T> | null | undefined,
  elements: ElementBlanks = {},
): T => complete(blank, given, '', elements) as T
