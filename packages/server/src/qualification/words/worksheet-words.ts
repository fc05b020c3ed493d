import { formatDate } from '@foyer/domain/kit/dates.ts'
import { type Language, localeOf } from '@foyer/domain/kit/language.ts'
import { formatMoney } from '@foyer/domain/kit/money.ts'
import { formatPercent } from '@foyer/domain/kit/percent.ts'
import type { Tri } from '@foyer/domain/kit/tri.ts'
import type { FactPath } from '@foyer/domain/qualification/facts.ts'
import type { Figure, Line, Unit } from '@foyer/domain/qualification/figure.ts'
import { isStale, type Rule } from '@foyer/domain/qualification/rule.ts'
import type { Estimate } from '@foyer/domain/qualification/rule-values.ts'
import type { ServerTexts } from '../../kit/texts.ts'
import { needOf } from './need-words.ts'

type Values = Record<string, string | number>

const isUsual = (rule: Rule): rule is Rule<Estimate> => rule.kind === 'estimate'

/** Of a rule in lists of rules: an id has several rows. */
export const ruleKey = ({ id, from }: Pick<Rule, 'id' | 'from'>): string => `${id} ${from}`

/** Figures, lines and rules in the broker's words. */
export const worksheetWords = (texts: ServerTexts, language: Language, asOf: string) => {
  const translate = texts.of(language)
  const t = (key: string, values: Values = {}) => translate(`qualification.worksheet:${key}`, values)
  const shared = (key: string, values: Values = {}) => translate(`qualification:${key}`, values)
  const date = (day: string) => formatDate(day, language)
  // Always with cents, so that columns of amounts align.
  const dollars = (amount: number) => formatMoney(amount, language, { cents: true })
  const percent = (amount: number) => formatPercent(amount, language)
  const inUnit: Readonly<Record<Unit, (amount: number) => string>> = {
    dollars,
    percent,
    years: (count) => shared('how.years', { count }),
  }
  const amount = (value: number, unit: Unit) => inUnit[unit](value)
  const range = (least: number, most: number | null, unit: Unit) =>
    most === null
      ? shared('atLeast', { amount: amount(least, unit) })
      : shared('between', { least: amount(least, unit), most: amount(most, unit) })
  const number = new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: 2 })
  /** With its mark, so that no line rests on a replaced or unchecked rule unseen. */
  const ruleName = (rule: Rule): string => {
    const { id } = rule
    if (rule.override) return t('ruleReplaced', { id })
    return isStale(rule, asOf) ? t('ruleStale', { id }) : t('ruleOf', { id })
  }
  return {
    language,
    t,
    date,
    amount,
    shared,
    /** To the cent, as it was computed; the reason where there is none. */
    figure: (figure: Figure): string => {
      if (figure.is === 'notApplicable') return shared(`reasons.${figure.because}`)
      if (figure.is === 'unknown') return shared('unknown')
      if (figure.is === 'between') return range(figure.least, figure.most, figure.unit)
      const exact = amount(figure.amount, figure.unit)
      return figure.estimate ? shared('about', { amount: exact }) : exact
    },
    line: ({ amount: least, most, unit }: Line): string => {
      if (most === undefined) return amount(least, unit)
      return most === null && least <= 0 ? shared('unknown') : range(least, most, unit)
    },
    label: ({ label }: Line): string => shared(`lines.${label}`),
    /** Where the amount of a line comes from. */
    origin: ({ rule, fact, policy, percent: share, base, estimate, amount: least }: Line): string =>
      [
        ...(share === undefined
          ? []
          : [
              base === undefined
                ? percent(share)
                : shared('how.share', { percent: percent(share), base: dollars(base) }),
            ]),
        ...(rule && isUsual(rule)
          ? [shared('how.usual', { least: dollars(rule.value.least), most: dollars(rule.value.most) })]
          : []),
        ...(rule ? [ruleName(rule)] : []),
        ...(policy !== undefined ? [t('origin.setting')] : []),
        ...(fact !== undefined && policy === undefined && !rule && least !== 0 ? [t('origin.answer')] : []),
        ...(estimate && !(rule && isUsual(rule)) ? [shared('how.estimate')] : []),
      ].join(', '),
    period: ({ from, to }: Rule): string =>
      to === undefined ? t('since', { from: date(from) }) : t('until', { from: date(from), to: date(to) }),
    /** Who replaced a rule and why; else when it was checked and how far it is confirmed. */
    marks: (rule: Rule): string => {
      const { kind, override, to = '', checkedOn, reviewBy, confirmed } = rule
      if (override) {
        const until = { to: date(to), reason: override.reason[language] }
        return kind === 'law' || kind === 'insurer' ? shared('how.overrideOfAll', until) : shared('how.override', until)
      }
      return [
        t('checked', { date: date(checkedOn), again: date(reviewBy) }),
        ...(confirmed === 'official' ? [] : [shared('how.unconfirmed')]),
        ...(isStale(rule, asOf) ? [shared('how.stale')] : []),
      ].join(' ')
    },
    need: (fact: FactPath): string | undefined => {
      const need = needOf(fact)
      return need && translate(need.text)
    },
    tri: (name: 'within' | 'insurance', value: Tri): string =>
      t(`${name}.${value === undefined ? 'unknown' : value ? 'yes' : 'no'}`),
    points: (value: number): string =>
      t('compare.points', { count: Math.abs(value), amount: number.format(Math.abs(value)) }),
  }
}

export type WorksheetWords = ReturnType<typeof worksheetWords>
