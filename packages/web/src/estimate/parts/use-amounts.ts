import { formatMoney } from '@foyer/domain/kit/money.ts'
import { formatPercent } from '@foyer/domain/kit/percent.ts'
import type { Figure, Line, Unit } from '@foyer/domain/qualification/figure.ts'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { useTexts } from '../texts.ts'
import { type FigureName, rounded } from './figures.ts'

/** Figures and lines in words. */
export const useAmounts = () => {
  const t = useTexts()
  const { language } = useLanguage()
  const dollars = (amount: number) => formatMoney(amount, language, { cents: false })
  const exact = (amount: number, unit: Unit) =>
    ({
      dollars: () => formatMoney(amount, language),
      percent: () => formatPercent(amount, language),
      years: () => t('how.years', { count: amount }),
    })[unit]()
  const range = (least: string, most: string | null) =>
    most === null ? t('atLeast', { amount: least }) : t('between', { least, most })
  return {
    dollars,
    exact,
    percent: (amount: number) => formatPercent(amount, language),
    /** As the list of figures shows it: an estimate is rounded. */
    figure: (name: FigureName, figure: Figure): string => {
      if (figure.is === 'known') {
        return figure.estimate
          ? t('about', { amount: dollars(rounded(name, figure.amount)) })
          : formatMoney(figure.amount, language)
      }
      if (figure.is !== 'between') return t('unknown')
      const most = figure.most === null ? null : dollars(rounded(name, figure.most, 'up'))
      return range(dollars(rounded(name, figure.least, 'down')), most)
    },
    /** To the cent, as it was computed. */
    total: (figure: Figure): string => {
      if (figure.is === 'known') return exact(figure.amount, figure.unit)
      if (figure.is !== 'between') return t('unknown')
      return range(exact(figure.least, figure.unit), figure.most === null ? null : exact(figure.most, figure.unit))
    },
    line: ({ amount, most, unit }: Line): string => {
      if (most === undefined) return exact(amount, unit)
      if (most === null && amount <= 0) return t('unknown')
      return range(exact(amount, unit), most === null ? null : exact(most, unit))
    },
  }
}
