import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import { formatDate } from '@foyer/domain/kit/dates.ts'
import { formatInstant } from '@foyer/ui/format-instant.ts'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { useTexts } from './texts.ts'

export type Keeping = ReplyOf<'/console-api/LoadKeeping'>
export type ListedErasure = ReplyOf<'/console-api/ListErasures'>['Requests'][number]
export type ListedHold = ReplyOf<'/console-api/ListHolds'>['Holds'][number]
export type KeptDeal = ReplyOf<'/console-api/ListKeptDeals'>['Deals'][number]

/** Holds, requests and times in words. */
export const useRetentionWords = () => {
  const t = useTexts()
  const { language } = useLanguage()
  const person = (name: string): string => name || t('former')
  const withWords = (reason: string, words: string): string => (words === '' ? reason : t('reason', { reason, words }))
  const by = (name: string, at: string): string => t('by', { name: person(name), at: formatInstant(at, language) })
  return {
    person,
    by,
    date: (date: string): string => formatDate(date, language, 'medium'),
    client: ({ Client, MortgageApplicationID: number }: { Client: string; MortgageApplicationID: number }): string =>
      Client || t('number', { number }),
    holdReason: ({ Reason, Words }: Pick<ListedHold, 'Reason' | 'Words'>): string =>
      withWords(t(`holdReasons.${Reason}`), Words),
    erasureReason: ({ Reason, Words }: Pick<ListedErasure, 'Reason' | 'Words'>): string =>
      withWords(t(`erasureReasons.${Reason}`), Words),
  }
}
