import { isRecord } from '../kit/is-record.ts'
import { type Problem, problem } from '../kit/problem.ts'
import { hasControlCharacters, isBlank } from '../kit/text.ts'

export type ValueKey = 'InvalidRuleValue' | 'RuleValueOutOfRange' | 'TiersNotAscending'

type Run = (value: unknown, path: string) => Problem<ValueKey>[]

/** JSON Schema of what is there, without the bounds of what may be entered. */
export type Form = Readonly<Record<string, unknown>>

/** Checks a part of an entered value; problems are at paths below `path`. Its form is published. */
export type Check = Run & { readonly form: Form; readonly isOptional?: true }

export const check = (form: Form, run: Run): Check =>
  Object.assign(((value, path) => run(value, path)) as Run, { form })

/** The same check, with words in its published form. */
export const described = (description: string, own: Check): Check => check({ ...own.form, description }, own)

interface Bounds {
  least: number
  most: number
  /** Decimals at most. */
  decimals: number
}

const hasDecimals = (value: number, decimals: number) => Number(value.toFixed(decimals)) === value

export const number = ({ least, most, decimals }: Bounds): Check =>
  check({ type: decimals === 0 ? 'integer' : 'number' }, (value, path) =>
    typeof value !== 'number'
      ? problem(true, path, 'InvalidRuleValue')
      : problem(value < least || value > most || !hasDecimals(value, decimals), path, 'RuleValueOutOfRange'),
  )

/** Thousandths of a per cent are the finest that is computed with. */
export const percent = (most = 30): Check => described('9.975 is 9.975 %', number({ least: 0, most, decimals: 3 }))
export const dollars: Check = described('Dollars', number({ least: 0, most: 100_000_000, decimals: 2 }))
export const whole = (least: number, most: number): Check => number({ least, most, decimals: 0 })

export const oneOf = (...allowed: readonly (string | boolean)[]): Check =>
  check({ enum: allowed }, (value, path) => problem(!allowed.includes(value as string), path, 'InvalidRuleValue'))

export const orNull = (own: Check): Check =>
  check({ anyOf: [own.form, { type: 'null' }] }, (value, path) => (value === null ? [] : own(value, path)))

/** A field of an object that may be absent. */
export const optional = (own: Check): Check => Object.assign(check(own.form, own), { isOptional: true as const })

/** Exactly these fields: a misspelled one would be ignored when computing. */
export const object = (fields: Readonly<Record<string, Check>>): Check => {
  const named = Object.entries(fields)
  const form = {
    type: 'object',
    required: named.flatMap(([name, { isOptional }]) => (isOptional ? [] : [name])),
    properties: Object.fromEntries(named.map(([name, own]) => [name, own.form])),
  }
  return check(form, (value, path) => {
    if (!isRecord(value)) return problem(true, path, 'InvalidRuleValue')
    const unknown = Object.keys(value).filter((name) => !Object.hasOwn(fields, name))
    return [
      ...unknown.flatMap((name) => problem(true, `${path}.${name}`, 'InvalidRuleValue')),
      ...named.flatMap(([name, own]) =>
        value[name] === undefined && own.isOptional ? [] : own(value[name], `${path}.${name}`),
      ),
    ]
  })
}

/** One of these forms, by what the field of this name has. */
export const either = (name: string, forms: Readonly<Record<string, Check>>): Check =>
  check({ anyOf: Object.values(forms).map(({ form }) => form) }, (value, path) => {
    if (!isRecord(value)) return problem(true, path, 'InvalidRuleValue')
    const own = Object.entries(forms).find(([one]) => one === value[name])?.[1]
    return own === undefined ? problem(true, `${path}.${name}`, 'InvalidRuleValue') : own(value, path)
  })

const mostItems = 50

export const list = (item: Check): Check =>
  check({ type: 'array', items: item.form }, (value, path) =>
    Array.isArray(value) && value.length > 0 && value.length <= mostItems
      ? value.flatMap((one: unknown, index) => item(one, `${path}.${index}`))
      : problem(true, path, 'InvalidRuleValue'),
  )

const endOf = (step: unknown): unknown => (isRecord(step) ? step.to : undefined)

/** Steps whose ends ascend. Where `isOpen`, the last one has no end, so that every amount has its step. */
export const steps = (item: Check, isOpen = true): Check => {
  const all = list(item)
  return check(all.form, (value, path) => {
    const problems = all(value, path)
    if (problems.length > 0 || !Array.isArray(value)) return problems
    const ends = value.map(endOf)
    return ends.flatMap((end, index) => {
      const before = ends[index - 1]
      const isLast = index === ends.length - 1
      const ascends = typeof before !== 'number' || typeof end !== 'number' || end > before
      const isRightEnd = end === null ? isLast && isOpen : !isLast || !isOpen
      return problem(!ascends || !isRightEnd, `${path}.${index}.to`, 'TiersNotAscending')
    })
  })
}

const longestText = 100
const mostNames = 1000

/** What a database stores as it is. */
const isPlain = (value: string) => value.length <= longestText && !hasControlCharacters(value) && value.isWellFormed()

export const text: Check = check({ type: 'string' }, (value, path) =>
  problem(typeof value !== 'string' || isBlank(value) || !isPlain(value), path, 'InvalidRuleValue'),
)

/** Percentages by name. */
export const percentages: Check = check({ type: 'object', additionalProperties: percent().form }, (value, path) => {
  if (!isRecord(value) || Object.keys(value).length > mostNames) return problem(true, path, 'InvalidRuleValue')
  return Object.entries(value).flatMap(([name, one]) => [
    ...text(name, `${path}.${name}`),
    ...percent()(one, `${path}.${name}`),
  ])
})
