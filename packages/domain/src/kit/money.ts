import { type Language, localeOf } from './language.ts'
import { memoize } from './memoize.ts'

/** The maximum of a dollar field; see Money in schema.ts. */
export const mostMoney = 999_999_999.99

/** Half a cent rounds up, even where the binary fraction is just below (1.005 is 1.01). */
export const roundToCents = (dollars: number): number =>
  Number.isInteger(dollars) ? dollars : Math.round(Number((dollars * 100).toPrecision(15))) / 100

/** Dollars of zero or more, with at most two decimals. */
export const isMoney = (dollars: number | null): dollars is number =>
  dollars !== null && dollars >= 0 && dollars <= mostMoney && roundToCents(dollars) === dollars

export const isPositiveMoney = (dollars: number | null): dollars is number => isMoney(dollars) && dollars > 0

const moneyFormat = memoize(
  (language: Language, digits: 0 | 2) =>
    new Intl.NumberFormat(localeOf(language), {
      style: 'currency',
      currency: 'CAD',
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    }),
)

/**
 * `$750,000` in English, `750 000 $` in French, with no-break spaces. By default cents are shown only if not zero;
 * `cents` forces them (true) or rounds them (false). Empty for null.
 */
export const formatMoney = (dollars: number | null, language: Language, options: { cents?: boolean } = {}): string => {
  if (dollars === null || !Number.isFinite(dollars)) return ''
  const digits = (options.cents ?? !Number.isInteger(roundToCents(dollars))) ? 2 : 0
  return moneyFormat(language, digits).format(dollars).replaceAll('\u202f', '\u00a0')
}
