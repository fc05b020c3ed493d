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
  return (event: LogEvent) => {
    const { who, what, why: reason } = activity({ ...event, Count: 1 })
    const { At, Refused, MortgageApplicationID: number, Client: client } = event
    return {
      at: formatInstant(At, language, timeZone),
      who,
      what: Refused === '' ? what : t('refused', { what }),
      reason,
      refused: Refused === '' ? '' : errorText(Refused as ErrorKey),
      deal: client === '' ? t('deal', { number }) : t('dealOf', { number, client }),
    }
  }
}
