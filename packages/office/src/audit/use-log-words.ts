import type { ErrorKey } from '@foyer/domain/errors.ts'
import { formatInstant } from '@foyer/ui/format-instant.ts'
import { useErrorText } from '@foyer/ui/i18n/error-text.ts'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { useActivityWords } from '../deal/index.ts'
import type { LogEvent } from './filters.ts'
import { useTexts } from './texts.ts'

/** An event of the log in words, the same on the page and in the file. */
export const useLogWords = (timeZone: string | undefined) => {
  const t = useTexts()
  const { language } = useLanguage()
  const activity = useActivityWords()
  const errorText = useErrorText()
  return {
    at: ({ At }: Pick<LogEvent, 'At'>): string => formatInstant(At, language, timeZone),
    what: (event: LogEvent): string => {
      const { what } = activity({ ...event, Count: 1 })
      return event.Refused === '' ? what : t('refused', { what })
    },
    who: (event: LogEvent): string => activity({ ...event, Count: 1 }).who,
    reason: (event: LogEvent): string => activity({ ...event, Count: 1 }).why,
    refused: ({ Refused }: LogEvent): string => (Refused === '' ? '' : errorText(Refused as ErrorKey)),
    deal: ({ MortgageApplicationID: number, Client: client }: LogEvent): string =>
      client === '' ? t('deal', { number }) : t('dealOf', { number, client }),
  }
}
