import { errorCatalogue } from '@foyer/domain/errors.ts'
import { localeOf } from '@foyer/domain/kit/language.ts'
import { formatPercent } from '@foyer/domain/kit/percent.ts'
import { bucketEnds } from '@foyer/domain/reports/measures.ts'
import { useErrorText } from '@foyer/ui/i18n/error-text.ts'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { useStepName } from '../kit/step-name.ts'
import { useTexts } from './texts.ts'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** What an error names in its text is not counted. */
const someone = { Email: '…', Name: '…' }

const isErrorKey = (key: string): key is keyof typeof errorCatalogue => Object.hasOwn(errorCatalogue, key)

export const useReportWords = () => {
  const t = useTexts()
  const { language } = useLanguage()
  const errorText = useErrorText()
  return {
    stepName: useStepName(),
    number: (count: number): string => new Intl.NumberFormat(localeOf(language)).format(count),
    /** A share as a whole percentage; empty of nothing. */
    share: (part: number, of: number): string =>
      of === 0 ? '' : formatPercent(Math.round((100 * part) / of), language),
    /** A duration of some seconds, as long as people would state it. */
    time: (seconds: number): string => {
      if (seconds < minute) return t('time.short')
      if (seconds < 90 * minute) return t('time.minutes', { count: Math.round(seconds / minute) })
      if (seconds < 2 * day) return t('time.hours', { count: Math.round(seconds / hour) })
      if (seconds >= (bucketEnds.at(-1) ?? 0)) return t('time.most')
      return t('time.days', { count: Math.round(seconds / day) })
    },
    /** As clients read it; one that is no longer used has its key only. */
    error: (key: string): string => (isErrorKey(key) ? errorText(key, someone) : key),
  }
}
