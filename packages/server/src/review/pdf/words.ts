import { fullAddressLine } from '@foyer/domain/codes/address-lines.ts'
import { labelOf, type MenuCode } from '@foyer/domain/codes/menus.ts'
import { formatDate } from '@foyer/domain/kit/dates.ts'
import { type Language, localeOf } from '@foyer/domain/kit/language.ts'
import { formatMoney } from '@foyer/domain/kit/money.ts'
import { monthsInWords } from '@foyer/domain/kit/months.ts'
import { formatPhone } from '@foyer/domain/kit/phone.ts'
import { formatInstant } from '../../kit/format-instant.ts'
import type { ServerTexts } from '../../kit/texts.ts'

/** Formats answers in the reader's language; an answer not given is empty, and not shown. */
export const wordsIn = (texts: ServerTexts, language: Language) => {
  const t = texts.of(language)
  const number = new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: 4 })
  return {
    language,
    t: (key: string, values: Record<string, string | number> = {}): string => t(`review.pdf:${key}`, values),
    /** The heading of a plain list, and the titles of its columns. */
    ofList: (namespace: string, key: string): string => t(`${namespace}:pdf.${key}`),
    /** The label of a field where it is asked. */
    label: (namespace: string, field: string): string => t(`${namespace}:fields.${field}.label`),
    menu: (code: MenuCode, value: number) => labelOf(code, value, language),
    money: (dollars: number | null) => formatMoney(dollars, language),
    date: (date: string) => formatDate(date, language),
    shortDate: (date: string) => formatDate(date, language, 'medium'),
    instant: (at: Date) => formatInstant(at, language),
    phone: formatPhone,
    /** With the second line, which only other programs provide, and whether there is no number. A postal code is not split. */
    address: (address: Parameters<typeof fullAddressLine>[0]) =>
      [
        fullAddressLine(address, language).replace(/ (\d[A-Z]\d)$/, '\u00a0$1'),
        address.AddressLine2,
        address.NoStreetNumberFlag === 1 ? t('review.pdf:noStreetNumber') : '',
      ]
        .filter(Boolean)
        .join(', '),
    count: (value: number | null) => (value === null ? '' : number.format(value).replaceAll('\u202f', '\u00a0')),
    months: (months: number | null) => (months === null ? '' : monthsInWords(months, language)),
    /** Without grouping, for years. */
    plain: (value: number | null) => (value === null ? '' : String(value)),
    percent: (value: number | null) =>
      value === null ? '' : `${number.format(value)}${language === 'fr' ? '\u00a0' : ''}%`,
    yesNo: (flag: number) => t(flag === 1 ? 'review.pdf:yes' : 'review.pdf:no'),
    names: (names: readonly string[]) => new Intl.ListFormat(localeOf(language)).format(names),
  }
}

export type Words = ReturnType<typeof wordsIn>
