import type { ErrorKey } from '../errors.ts'

/** One broken rule: the path of the field in the checked object (`DOB`, `Mortgages.1.Balance`) and its key. */
export interface Problem<Key extends ErrorKey = ErrorKey> {
  Field: string
  Key: Key
}

/** The same problems, seen from an object that holds the checked one under `path`. */
export const under = <Key extends ErrorKey>(path: string, problems: Problem<Key>[]): Problem<Key>[] =>
  problems.map(({ Field, Key }) => ({ Field: Field === '' ? path : `${path}.${Field}`, Key }))

/** `[{ Field, Key }]` when the condition is broken, nothing otherwise: rules read as a list of these. */
export const problem = <Key extends ErrorKey>(broken: boolean, Field: string, Key: Key): Problem<Key>[] =>
  broken ? [{ Field, Key }] : []
