import type { ErrorKey } from '../errors.ts'

/** One broken rule: its key and the path of the field in the checked object (`DOB`, `Mortgages.1.Balance`). */
export interface Problem<Key extends ErrorKey = ErrorKey> {
  Field: string
  Key: Key
}

/** The same problems with paths relative to a parent object. */
export const under = <Key extends ErrorKey>(path: string, problems: Problem<Key>[]): Problem<Key>[] =>
  problems.map(({ Field, Key }) => ({ Field: Field === '' ? path : `${path}.${Field}`, Key }))

/** `[{ Field, Key }]` if the condition is broken, else an empty list, so that rules are lists of such calls. */
export const problem = <Key extends ErrorKey>(broken: boolean, Field: string, Key: Key): Problem<Key>[] =>
  broken ? [{ Field, Key }] : []
