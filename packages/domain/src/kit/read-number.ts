import type { Language } from './language.ts'
import { parseDecimal } from './parse-decimal.ts'

export interface NumberBox {
  language: Language
  /** Decimals that are kept; more are rounded. */
  decimals: number
  /** The most digits before them: numbers of up to three have no thousands. */
  digits: number
  /** What may be before or after the number besides dollars: `%`, `sq. ft.` */
  unit?: string
}

/** All that a number may have. */
const mostDecimals = 15

const dollars = /^C(?:A|AD|DN)?(?=[\s$\d])|^\$|(?<=[\s$\d])C(?:A|AD|DN)?$|\$$/gi
/** `CA$ 5`, `5 $ CAD` and the like have two. */
const withoutDollars = (text: string): string => text.trim().replace(dollars, '').trim().replace(dollars, '').trim()

/**
 * Three digits after a single mark: thousands, or a spreadsheet's decimals of what is a thousand times less. Only a
 * comma in English shows which.
 */
const ambiguous: Record<Language, RegExp> = {
  en: /^[1-9]\d{0,2}\.\d{3}$/,
  fr: /^[1-9]\d{0,2}[.,]\d{3}$/,
}

const withoutUnit = (text: string, unit: string | undefined): string => {
  const plain = text.trim()
  return unit !== undefined && plain.toLowerCase().endsWith(unit.toLowerCase()) ? plain.slice(0, -unit.length) : plain
}

/** Longer texts are not read. */
const longest = 60

/** Half of the last decimal rounds up, as in roundToCents. */
const rounded = (value: number, decimals: number): number =>
  Math.round(Number((value * 10 ** decimals).toPrecision(15))) / 10 ** decimals

/**
 * The number that a pasted text is, rounded as its box keeps it: null for an empty text; undefined unless it is exactly
 * one number of zero or more, in the way of either language. A range, a date, `1.5M` and `1e6` are none.
 */
export const readNumber = (
  text: string,
  { language, decimals, digits, unit }: NumberBox,
): number | null | undefined => {
  if (text.length > longest) return undefined
  const plain = withoutDollars(withoutUnit(text, unit))
  const hasThousands = digits > 3
  // Dollars are not written before an amount with a decimal comma.
  const written = /^\s*(?:CA?)?\$/i.test(text) ? 'en' : language
  if (hasThousands && ambiguous[written].test(plain)) return undefined
  // Thousands in a box that has none, not decimals that it drops.
  if (!hasThousands && decimals === 0 && /[.,]\d{3}$/.test(plain)) return undefined
  const value = parseDecimal(hasThousands ? plain : plain.replace(',', '.'), mostDecimals)
  if (value === null || value === undefined) return value
  const kept = rounded(value, decimals)
  return value < 0 || kept >= 10 ** digits ? undefined : kept
}
