import type { ErrorKey } from '../errors.ts'
import { isBetween, isDate } from './dates.ts'
import { isMoney, isPositiveMoney } from './money.ts'
import { type Problem, problem } from './problem.ts'
import { isBlank } from './text.ts'

/**
 * The checks that rules are made of. Each answers at most one problem for its field: what is missing first, then what
 * is not well formed, then what is out of range.
 */
export const firstOf = <Key extends ErrorKey>(...checks: readonly Problem<Key>[][]): Problem<Key>[] =>
  checks.flat().slice(0, 1)

export const requiredText = <Key extends ErrorKey>(text: string, Field: string, Key: Key) =>
  problem(isBlank(text), Field, Key)

export const requiredChoice = <Key extends ErrorKey>(code: number, Field: string, Key: Key) =>
  problem(code < 0, Field, Key)

/** An amount that may be left out, but not be negative or have parts of a cent. */
export const optionalAmount = (dollars: number | null, Field: string) =>
  problem(dollars !== null && !isMoney(dollars), Field, 'InvalidAmount')

/** An amount above zero. Zero and less count as missing; parts of a cent as a slip. */
export const requiredAmount = <Key extends ErrorKey>(dollars: number | null, Field: string, Key: Key) =>
  firstOf<Key | 'InvalidAmount'>(
    problem(dollars === null || dollars <= 0, Field, Key),
    problem(!isPositiveMoney(dollars), Field, 'InvalidAmount'),
  )

export const optionalDate = (date: string, Field: string) => problem(date !== '' && !isDate(date), Field, 'InvalidDate')

export const requiredDate = <Key extends ErrorKey>(date: string, Field: string, Key: Key) =>
  firstOf<Key | 'InvalidDate'>(problem(isBlank(date), Field, Key), optionalDate(date, Field))

/** A well-formed date must lie in the span, both ends included; a missing or malformed one is another check's. */
export const dateWithin = <Key extends ErrorKey>(
  date: string,
  [first, last]: readonly [string, string],
  Field: string,
  Key: Key,
) => problem(isDate(date) && !isBetween(date, first, last), Field, Key)
