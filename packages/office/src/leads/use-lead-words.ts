import { languageId } from '@foyer/domain/kit/language.ts'
import { formatMoney } from '@foyer/domain/kit/money.ts'
import { mostLeadsCounted } from '@foyer/domain/leads/inbox.ts'
import { dayOfInstant } from '@foyer/ui/day-of-instant.ts'
import { useMenuWords } from '@foyer/ui/fields/index.ts'
import { formatInstant, timeOfInstant } from '@foyer/ui/format-instant.ts'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { today } from '@foyer/ui/today.ts'
import { useMe } from '../session/me.ts'
import type { ListedLead } from './filters.ts'
import { useTexts } from './texts.ts'

/** A lead in words, the same in the list and on its page. */
export const useLeadWords = () => {
  const t = useTexts()
  const { language } = useLanguage()
  const { PersonID } = useMe()
  const purpose = useMenuWords('DealPurpose')
  return {
    name: ({ Name }: Pick<ListedLead, 'Name'>): string => Name || t('unnamed'),
    /** The time of today, else the day and the time. */
    received: ({ ReceivedAt }: Pick<ListedLead, 'ReceivedAt'>): string =>
      dayOfInstant(ReceivedAt) === today() ? timeOfInstant(ReceivedAt, language) : formatInstant(ReceivedAt, language),
    /** What the person wants, as they answered it where that is the reader's language. */
    purpose: ({ LanguageID, PurposeDD, Purpose }: Pick<ListedLead, 'LanguageID' | 'PurposeDD' | 'Purpose'>): string =>
      LanguageID === languageId(language) || PurposeDD < 0 ? Purpose : purpose(PurposeDD),
    amount: ({ Amount }: Pick<ListedLead, 'Amount'>): string =>
      Amount === null ? '' : formatMoney(Amount, language, { cents: false }),
    owner: ({ OwnerID, OwnerName }: Pick<ListedLead, 'OwnerID' | 'OwnerName'>): string => {
      if (OwnerID === '') return t('nobody')
      return OwnerID === PersonID ? t('you') : OwnerName
    },
    /** A name with how many leads it has, as far as they are counted. */
    counted: (name: string, count: number | undefined): string =>
      count === undefined ? name : t('counted', { name, count: count >= mostLeadsCounted ? t('many') : String(count) }),
  }
}
