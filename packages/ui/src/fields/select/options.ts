import { plainWord } from '@foyer/domain/kit/plain-words.ts'

export interface SelectOption {
  value: string
  label: string
}

/** Options under a heading. */
export interface OptionGroup {
  group: string
  items: readonly SelectOption[]
}

export type Options = readonly (SelectOption | OptionGroup)[]

export const flat = (options: Options): SelectOption[] =>
  options.flatMap((one) => ('items' in one ? [...one.items] : [one]))

/** The options that contain the typed letters, with or without accents, without empty groups. */
export const matching = (options: Options, typed: string): Options => {
  const letters = plainWord(typed)
  const fits = ({ label }: SelectOption) => plainWord(label).includes(letters)
  return options.flatMap((one): Options => {
    if (!('items' in one)) return fits(one) ? [one] : []
    const items = one.items.filter(fits)
    return items.length === 0 ? [] : [{ ...one, items }]
  })
}

const startsWith = (letters: string) => {
  const start = plainWord(letters)
  return ({ label }: SelectOption) => plainWord(label).startsWith(start)
}

/** The result that Enter chooses: the first that begins with the text, else the first. */
export const bestOf = (found: readonly SelectOption[], typed: string): SelectOption | undefined =>
  found.find(startsWith(typed)) ?? found[0]

/**
 * The option that typed letters jump to. Repeating a letter moves to the next option that begins with it; different
 * letters narrow the match.
 */
export const leapTo = (options: readonly SelectOption[], letters: string, from: number): SelectOption | undefined => {
  const isRepeated = new Set(letters).size === 1
  const start = isRepeated ? from + 1 : Math.max(0, from)
  const inTurn = [...options.slice(start), ...options.slice(0, start)]
  return inTurn.find(startsWith(isRepeated ? letters.slice(0, 1) : letters))
}
