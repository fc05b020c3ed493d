import { addressLine } from '../../addresses/address-lines.ts'
import type { Address } from '../../addresses/fields.ts'
import { formatDate, formatMonth } from '../../kit/dates.ts'
import { joined, listed } from '../../kit/isolate.ts'
import { type Language, localeOf } from '../../kit/language.ts'
import { formatMoney } from '../../kit/money.ts'
import { monthsInWords } from '../../kit/months.ts'
import { formatPhone } from '../../kit/phone.ts'
import type { Area } from '../../site/areas.ts'

/** How texts and labels are found: the server reads all menus, the browser those it loaded. */
export interface AnswerSource {
  language: Language
  text(namespace: string, key: string, values?: Record<string, string | number>): string
  /** The label of a code; empty for an unknown one. */
  menu(code: string, value: number): string
}

/** Formats answers in the reader's language; an answer not given is empty, and not shown. */
export const answerWords = ({ language, text, menu }: AnswerSource) => {
  const number = new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: 4 })
  const say = (key: string, values: Record<string, string | number> = {}): string => text('review.answers', key, values)
  return {
    language,
    menu,
    say,
    /** The heading of a plain list, and the titles of its columns. */
    ofList: (namespace: string, key: string): string => text(namespace, `pdf.${key}`),
    /** The label of a field where it is asked. */
    label: (namespace: string, field: string): string => text(namespace, `fields.${field}.label`),
    /** That a person keeps these areas from the reader; empty without any. */
    kept: (hidden: readonly Area[] = []): string =>
      hidden.length === 0
        ? ''
        : say('kept', {
            areas: listed(
              hidden.map((area) => text('wizard', `areas.${area}`)),
              language,
            ),
          }),
    money: (dollars: number | null) => formatMoney(dollars, language),
    date: (date: string) => formatDate(date, language),
    shortDate: (date: string) => formatDate(date, language, 'medium'),
    month: (date: string) => formatMonth(date, language),
    phone: formatPhone,
    /** With the second line, which only other programs provide, and whether there is no number. A postal code is not split. */
    address: (address: Address) =>
      joined([
        addressLine(address, language, menu).replace(/ (\d[A-Z]\d)$/, '\u00a0$1'),
        address.AddressLine2,
        address.NoStreetNumberFlag === 1 && say('noStreetNumber'),
      ]),
    count: (value: number | null) => (value === null ? '' : number.format(value).replaceAll('\u202f', '\u00a0')),
    months: (months: number | null) => (months === null ? '' : monthsInWords(months, language)),
    /** Without grouping, for years. */
    plain: (value: number | null) => (value === null ? '' : String(value)),
    percent: (value: number | null) =>
      value === null ? '' : `${number.format(value)}${language === 'fr' ? '\u00a0' : ''}%`,
    yesNo: (flag: number) => say(flag === 1 ? 'yes' : 'no'),
  }
}

export type AnswerWords = ReturnType<typeof answerWords>

/** One answer with the name of its question. One without a value is left out. */
export interface Answer {
  label: string
  value: string
  /** The name of what is asked, the same in every language; see places.ts. */
  field?: string
  /** The columns of the document that a longer value takes, of three. */
  span?: 2 | 3
}

export interface AnswerColumn {
  title: string
  /** As in an answer. */
  field?: string
  /** Its share of the width, relative to the others. */
  share: number
  align?: 'right'
}

/** The records of a list. A cell may have several lines; columns without any value are left out. */
export interface AnswerTable {
  columns: readonly AnswerColumn[]
  rows: readonly (readonly string[])[]
  /** The record of each row. */
  ids?: readonly number[]
}

export const lines = (...parts: readonly string[]): string => parts.filter(Boolean).join('\n')
