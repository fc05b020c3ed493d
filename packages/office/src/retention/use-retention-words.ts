import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import { formatDate } from '@foyer/domain/kit/dates.ts'
import { formatInstant } from '@foyer/ui/format-instant.ts'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import type { DealPlace, SigningPlace } from '../kit/paths.ts'
import { useTexts } from './texts.ts'

/** What is kept as a whole: a deal, or what was sent to be signed without one. */
export type KeptPlace = DealPlace | SigningPlace

/** As calls name it. */
export const keptIds = (place: KeptPlace) =>
  'SigningRequestID' in place
    ? { SiteID: place.SiteID, MortgageApplicationID: 0, SigningRequestID: place.SigningRequestID }
    : { SiteID: place.SiteID, MortgageApplicationID: place.MortgageApplicationID }

/** Where a listed hold or request leads. */
export const placeOf = (listed: DealPlace & { SigningRequestID?: string }): KeptPlace => {
  const { SiteID, MortgageApplicationID, SigningRequestID = '' } = listed
  return SigningRequestID === '' ? { SiteID, MortgageApplicationID } : { SiteID, SigningRequestID }
}

export const kindOf = (place: KeptPlace): 'deal' | 'document' => ('SigningRequestID' in place ? 'document' : 'deal')

export type Keeping = ReplyOf<'/console-api/LoadKeeping'>
export type ListedErasure = ReplyOf<'/console-api/ListErasures'>['Requests'][number]
export type ListedHold = ReplyOf<'/console-api/ListHolds'>['Holds'][number]
export type KeptDeal = ReplyOf<'/console-api/ListKeptDeals'>['Deals'][number]

interface Named {
  Client: string
  MortgageApplicationID: number
  SigningRequestID?: string
  Title?: string
  TitleFr?: string
}

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
    /** A document to sign is named by its title; once it is erased, by the beginning of its number, as its deal is. */
    client: ({ Client, MortgageApplicationID, SigningRequestID = '', Title = '', TitleFr = '' }: Named): string =>
      SigningRequestID === ''
        ? Client || t('number', { number: MortgageApplicationID })
        : (language === 'fr' ? TitleFr : Title) || t('document', { number: SigningRequestID.slice(0, 8) }),
    holdReason: ({ Reason, Words }: Pick<ListedHold, 'Reason' | 'Words'>): string =>
      withWords(t(`holdReasons.${Reason}`), Words),
    erasureReason: ({ Reason, Words }: Pick<ListedErasure, 'Reason' | 'Words'>): string =>
      withWords(t(`erasureReasons.${Reason}`), Words),
  }
}
