/**
 * The fields of a record as data: each with its name on the wire, its type and its blank value. The schema
 * (`schemaOf` in schema.ts) is used by the server only, the blank by the browser too.
 */
export type Field =
  | { readonly kind: 'id' | 'flag'; readonly blank: number }
  | { readonly kind: 'choice'; readonly blank: number; readonly menu?: string }
  | { readonly kind: 'money' | 'percentage' | 'decimal' | 'count'; readonly blank: null }
  | { readonly kind: 'date'; readonly blank: '' }
  | { readonly kind: 'text'; readonly most: number; readonly blank: '' }
  | { readonly kind: 'group'; readonly of: Vocabulary }
  | { readonly kind: 'list'; readonly of: Vocabulary; readonly most: number }

export interface Vocabulary {
  readonly [name: string]: Field
}

/** A positive integer below 2^53; zero or below for an unsaved record. */
export const id = { kind: 'id', blank: 0 } as const
export const flag = { kind: 'flag', blank: 0 } as const
/** A code of a menu; -1 when not chosen. */
export const choice = { kind: 'choice', blank: -1 } as const
/** The same for a menu that does not depend on other answers: an unknown code is refused. */
export const chosenFrom = (menu: string) => ({ kind: 'choice', blank: -1, menu }) as const
/** A code of a menu with a preselected value. */
export const choiceFrom = (blank: number) => ({ kind: 'choice', blank }) as const
/** Dollars with at most two decimals; null when not given, as for all numbers. */
export const money = { kind: 'money', blank: null } as const
/** 5.25 is 5.25 %. */
export const percentage = { kind: 'percentage', blank: null } as const
/** A number with at most two decimals. */
export const decimal = { kind: 'decimal', blank: null } as const
export const count = { kind: 'count', blank: null } as const
/** `YYYY-MM-DD`; empty when not given. */
export const date = { kind: 'date', blank: '' } as const
/** At most `most` characters. */
export const text = (most: number) => ({ kind: 'text', most, blank: '' }) as const
export const group = <V extends Vocabulary>(of: V) => ({ kind: 'group', of }) as const
/** At most `most` elements in a body; a rule limits how many are valid. */
export const list = <V extends Vocabulary>(of: V, most: number) => ({ kind: 'list', of, most }) as const

type Value<F> = F extends { kind: 'group'; of: infer V }
  ? Blank<V>
  : F extends { kind: 'list'; of: infer V }
    ? Blank<V>[]
    : F extends { kind: 'date' | 'text' }
      ? string
      : F extends { kind: 'id' | 'flag' | 'choice' }
        ? number
        : number | null

/** The values of a vocabulary's fields. */
export type Blank<V> = { -readonly [Name in keyof V]: Value<V[Name]> }

const blankField = (field: Field): unknown => {
  if (field.kind === 'group') return blankOf(field.of)
  return field.kind === 'list' ? [] : field.blank
}

/** A new record before any answer, shared with no other. */
export const blankOf = <V extends Vocabulary>(vocabulary: V): Blank<V> =>
  Object.fromEntries(Object.entries(vocabulary).map(([name, field]) => [name, blankField(field)])) as Blank<V>
