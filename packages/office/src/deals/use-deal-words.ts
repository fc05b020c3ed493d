import { formatDate } from '@foyer/domain/kit/dates.ts'
import { mostCounted } from '@foyer/domain/office/pipeline.ts'
import { useMenuWords } from '@foyer/ui/fields/index.ts'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { today } from '@foyer/ui/today.ts'
import { daysLeft, waitSince } from './durations.ts'
import type { ListedDeal } from './filters.ts'
import { useTexts } from './texts.ts'

/** A deal in words, the same in the lists and on its page. */
export const useDealWords = () => {
  const t = useTexts()
  const { language } = useLanguage()
  const status = useMenuWords('MortgageApplicationStatus')
  const leftUntil = (date: string): string => {
    const left = daysLeft(date, today())
    if (left === undefined) return ''
    return left.when === 'today' ? t('left.today') : t(`left.${left.when}`, { count: left.count })
  }
  const passed = (since: string): string => {
    const { unit, count } = waitSince(since, Date.now())
    return t(`time.${unit}`, { count })
  }
  return {
    client: ({ Client }: Pick<ListedDeal, 'Client'>): string => Client || t('unnamed'),
    owner: ({ OwnerName }: Pick<ListedDeal, 'OwnerName'>): string => OwnerName || t('nobody'),
    /** Where it is; of a closed one, how it ended. */
    stage: ({ Stage, StatusDD }: Pick<ListedDeal, 'Stage' | 'StatusDD'>): string =>
      Stage === 'closed' ? status(StatusDD) : t(`stages.${Stage}`),
    /** Why it waits and for how long; of a closing, how far it is. */
    need: (
      { Reason, Count, Since }: ListedDeal['Needs'][number],
      { ClosingDate }: Pick<ListedDeal, 'ClosingDate'>,
    ): string => {
      if (Reason === 'closing') return t('needs.closing', { left: leftUntil(ClosingDate) })
      const need = Reason === 'documents' ? t('needs.documents', { count: Count }) : t(`needs.${Reason}`)
      return t('waits', { need, time: passed(Since) })
    },
    /** How long ago, in the largest unit of which there are two. */
    passed,
    /** A name with how many deals it has, as far as they are counted. */
    counted: (name: string, count: number): string =>
      t('counted', { name, count: count >= mostCounted ? t('many') : String(count) }),
    date: (date: string): string => formatDate(date, language, 'medium'),
    /** In how many days; empty without a date. */
    left: leftUntil,
  }
}
