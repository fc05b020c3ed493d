import { purposes } from '@foyer/domain/codes/purposes.ts'
import type { Deal, MyDeal } from '@foyer/domain/deals/fields.ts'
import { dealWording, hasWordingDetails, isInProgress, wasSent } from '@foyer/domain/deals/wording.ts'
import { formatDate } from '@foyer/domain/kit/dates.ts'
import { formatMoney } from '@foyer/domain/kit/money.ts'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { useTexts } from '../texts.ts'

/** A deal's title: the address of its property, or that there is none yet. Only a buyer looks for one. */
export const useDealTitle = ({ PropertyAddress, PurposeDD }: Pick<Deal, 'PropertyAddress' | 'PurposeDD'>): string => {
  const t = useTexts()
  return PropertyAddress.trim() || t(PurposeDD === purposes.purchase ? 'card.noAddress' : 'card.addressToCome')
}

/** A date that stays on one line within a sentence. */
const onOneLine = (date: string) => date.replaceAll(' ', '\u00A0')

/** A deal's status as a sentence, with names and figures once all are known; none of one that was closed before it was sent. */
export const useDealDescription = (deal: MyDeal): string => {
  const t = useTexts()
  const { language } = useLanguage()
  const wording = dealWording(deal)
  if (!isInProgress(deal) && !wasSent(deal)) return ''
  if (!hasWordingDetails(deal)) return t(`wording.${wording}`)
  return t(`wordingDetails.${wording}`, {
    name: deal.MainBorrowerName,
    amount: formatMoney(deal.MortgageAmount, language),
    date: onOneLine(formatDate(deal.ClosingDate, language)),
  })
}
