import type { ErrorKey } from '../errors.ts'
import { isBetween, isDate } from './dates.ts'
import { isMoney, isPositiveMoney } from './money.ts'
import { type Problem, problem } from './problem.ts'
import { isBlank } from './text.ts'

/**
 * The checks that rules are made of. Each returns at most one problem for its field: missing first, then malformed,
 * then out of range.
 */
export const firstOf = <Key extends ErrorKey>(...checks: readonly Problem<Key>[][]): Problem<Key>[] =>
  checks.flat().slice(0, 1)

export const requiredText = <Key extends ErrorKey>(text: string, Field: string, Key: Key) =>
  problem(isBlank(text), Field, Key)

export const requiredChoice = <Key extends ErrorKey>(code: number, Field: string, Key: Key) =>
  problem(code < 0, Field, Key)

/** An optional amount, not negative and in whole cents. */
export const optionalAmount = (dollars: number | null, Field: string) =>
  problem(dollars !== null && !isMoney(dollars), Field, 'InvalidAmount')

/** An amount above zero. Zero and less count as missing; fractions of a cent are invalid. */
export const requiredAmount = <Key extends ErrorKey>(dollars: number | null, Field: string, Key: Key) =>
  firstOf<Key | 'InvalidAmount'>(
    problem(dollars === null || dollars <= 0, Field, Key),
    problem(!isPositiveMoney(dollars), Field, 'InvalidAmount'),
  )

export const optionalDate = (date: string, Field: string) => problem(date !== '' && !isDate(date), Field, 'InvalidDate')

export const requiredDate = <Key extends ErrorKey>(date: string, Field: string, Key: Key) =>
  firstOf<Key | 'InvalidDate'>(problem(isBlank(date), Field, Key), optionalDate(date, Field))

/** A well-formed date must be within the span, both ends included; other checks report a missing or malformed one. */
export const dateWithin = <Key extends ErrorKey>(
  date: string,
  [first, last]: readonly [string, string],
  Field: string,
  Key: Key,
) => problem(isDate(date) && !isBetween(date, first, last), Field, Key)
