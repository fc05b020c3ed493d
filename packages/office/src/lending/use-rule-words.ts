import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import { formatDate } from '@foyer/domain/kit/dates.ts'
import { formatMoney } from '@foyer/domain/kit/money.ts'
import type { RuleValues } from '@foyer/domain/qualification/rule-values.ts'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { today } from '@foyer/ui/today.ts'
import { useTexts } from './texts.ts'

type Listed = ReplyOf<'/console-api/ListRuleOverrides'>
export type ShippedRule = Listed['Rules'][number]
export type Override = Listed['Overrides'][number]

/** Those that a site may replace. */
type SiteRule = 'estimate.legal' | 'estimate.title-insurance' | 'estimate.adjustments' | 'penalty.interest'

export const isOfSite = ({ Kind }: ShippedRule): boolean => Kind === 'estimate' || Kind === 'policy'

/** The row that counts today: of several the one that was entered last. */
export const inForce = (overrides: readonly Override[], rule: string): Override | undefined =>
  overrides.find((one) => one.RuleID === rule && stateOf(one) === 'now')

export const stateOf = ({ From, To, RemovedAt }: Override): 'removed' | 'over' | 'later' | 'now' => {
  if (RemovedAt !== '') return 'removed'
  if (To < today()) return 'over'
  return From > today() ? 'later' : 'now'
}

/** Rules and their values in words. */
export const useRuleWords = () => {
  const t = useTexts()
  const { language } = useLanguage()
  return {
    nameOf: (rule: string): string => t(`rules.names.${rule as SiteRule}`),
    helpOf: (rule: string): string => t(`rules.helps.${rule as SiteRule}`),
    value: (value: unknown): string => {
      const given = value as RuleValues[SiteRule]
      if ('months' in given) return t('rules.months', { count: given.months })
      const [amount, least, most] = [given.amount, given.least, given.most].map((one) => formatMoney(one, language))
      return t('rules.amounts', { amount: amount ?? '', least: least ?? '', most: most ?? '' })
    },
    date: (day: string): string => formatDate(day, language, 'medium'),
  }
}
