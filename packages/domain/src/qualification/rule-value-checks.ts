import { isRecord } from '../kit/is-record.ts'
import { type Problem, problem } from '../kit/problem.ts'
import { hasControlCharacters, isBlank } from '../kit/text.ts'

export type ValueKey = 'InvalidRuleValue' | 'RuleValueOutOfRange' | 'TiersNotAscending'

/** Checks a part of an entered value; problems are at paths below `path`. */
export type Check = (value: unknown, path: string) => Problem<ValueKey>[]

interface Bounds {
  least: number
  most: number
  /** Decimals at most. */
  decimals: number
}

const hasDecimals = (value: number, decimals: number) => Number(value.toFixed(decimals)) === value

export const number =
  ({ least, most, decimals }: Bounds): Check =>
  (value, path) =>
    typeof value !== 'number'
      ? problem(true, path, 'InvalidRuleValue')
      : problem(value < least || value > most || !hasDecimals(value, decimals), path, 'RuleValueOutOfRange')

/** Thousandths of a per cent are the finest that is computed with. */
export const percent = (most = 30): Check => number({ least: 0, most, decimals: 3 })
export const dollars: Check = number({ least: 0, most: 100_000_000, decimals: 2 })
export const whole = (least: number, most: number): Check => number({ least, most, decimals: 0 })

export const oneOf =
  (...allowed: readonly (string | boolean)[]): Check =>
  (value, path) =>
    problem(!allowed.includes(value as string), path, 'InvalidRuleValue')

export const orNull =
  (check: Check): Check =>
  (value, path) =>
    value === null ? [] : check(value, path)

const optionals = new WeakSet<Check>()

/** A field of an object that may be absent. */
export const optional = (check: Check): Check => {
  const own: Check = (value, path) => check(value, path)
  optionals.add(own)
  return own
}

/** Exactly these fields: a misspelled one would be ignored when computing. */
export const object =
  (fields: Readonly<Record<string, Check>>): Check =>
  (value, path) => {
    if (!isRecord(value)) return problem(true, path, 'InvalidRuleValue')
    const unknown = Object.keys(value).filter((name) => !Object.hasOwn(fields, name))
    return [
      ...unknown.flatMap((name) => problem(true, `${path}.${name}`, 'InvalidRuleValue')),
      ...Object.entries(fields).flatMap(([name, check]) =>
        value[name] === undefined && optionals.has(check) ? [] : check(value[name], `${path}.${name}`),
      ),
    ]
  }

const mostItems = 50

export const list =
  (item: Check): Check =>
  (value, path) =>
    Array.isArray(value) && value.length > 0 && value.length <= mostItems
      ? value.flatMap((one: unknown, index) => item(one, `${path}.${index}`))
      : problem(true, path, 'InvalidRuleValue')

const endOf = (step: unknown): unknown => (isRecord(step) ? step.to : undefined)

/** Steps whose ends ascend. Where `isOpen`, the last one has no end, so that every amount has its step. */
export const steps =
  (item: Check, isOpen = true): Check =>
  (value, path) => {
    const problems = list(item)(value, path)
    if (problems.length > 0 || !Array.isArray(value)) return problems
    const ends = value.map(endOf)
    return ends.flatMap((end, index) => {
      const before = ends[index - 1]
      const isLast = index === ends.length - 1
      const ascends = typeof before !== 'number' || typeof end !== 'number' || end > before
      const isRightEnd = end === null ? isLast && isOpen : !isLast || !isOpen
      return problem(!ascends || !isRightEnd, `${path}.${index}.to`, 'TiersNotAscending')
    })
  }

const longestText = 100
const mostNames = 1000

/** What a database stores as it is. */
const isPlain = (value: string) => value.length <= longestText && !hasControlCharacters(value) && value.isWellFormed()

export const text: Check = (value, path) =>
  problem(typeof value !== 'string' || isBlank(value) || !isPlain(value), path, 'InvalidRuleValue')

/** Percentages by name. */
export const percentages: Check = (value, path) => {
  if (!isRecord(value) || Object.keys(value).length > mostNames) return problem(true, path, 'InvalidRuleValue')
  return Object.entries(value).flatMap(([name, one]) => [
    ...text(name, `${path}.${name}`),
    ...percent()(one, `${path}.${name}`),
  ])
}
