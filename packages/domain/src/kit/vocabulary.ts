/**
 * What can be asked, as plain data: every field by its name on the wire, with what it holds and what it is before anybody
 * answers. Its schema (`schemaOf` in schema.ts) stays on the server; its blank goes to the browser too.
 */
export type Field =
  | { readonly kind: 'id' | 'flag'; readonly blank: number }
  | { readonly kind: 'choice'; readonly blank: number; readonly menu?: string }
  | { readonly kind: 'money' | 'percentage' | 'count'; readonly blank: null }
  | { readonly kind: 'date'; readonly blank: '' }
  | { readonly kind: 'text'; readonly most: number; readonly blank: '' }
  | { readonly kind: 'group'; readonly of: Vocabulary }
  | { readonly kind: 'list'; readonly of: Vocabulary; readonly most: number }

export interface Vocabulary {
  readonly [name: string]: Field
}

/** A positive integer below 2^53; zero or below for what is not saved yet. */
export const id = { kind: 'id', blank: 0 } as const
export const flag = { kind: 'flag', blank: 0 } as const
/** A code of a menu; -1 while nothing is chosen. */
export const choice = { kind: 'choice', blank: -1 } as const
/** The same of a menu that never changes with the other answers: a code it does not have is refused. */
export const chosenFrom = (menu: string) => ({ kind: 'choice', blank: -1, menu }) as const
/** A code of a menu that begins with an answer. */
export const choiceFrom = (blank: number) => ({ kind: 'choice', blank }) as const
/** Dollars with at most two decimals; null while not given, like all figures. */
export const money = { kind: 'money', blank: null } as const
/** 5.25 is 5.25 %. */
export const percentage = { kind: 'percentage', blank: null } as const
export const count = { kind: 'count', blank: null } as const
/** `YYYY-MM-DD`; empty while not given. */
export const date = { kind: 'date', blank: '' } as const
/** At most so many characters. */
export const text = (most: number) => ({ kind: 'text', most, blank: '' }) as const
export const group = <V extends Vocabulary>(of: V) => ({ kind: 'group', of }) as const
/** At most so many elements that a body may bring; how many are allowed is a rule. */
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

/** What a record is before anybody answers. Nothing of it is shared with another. */
export const blankOf = <V extends Vocabulary>(vocabulary: V): Blank<V> =>
  Object.fromEntries(Object.entries(vocabulary).map(([name, field]) => [name, blankField(field)])) as Blank<V>
