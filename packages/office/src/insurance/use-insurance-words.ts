import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import { type InsuranceStatus, insuranceStatuses } from '@foyer/domain/insurance/list.ts'
import { listed } from '@foyer/domain/kit/isolate.ts'
import { formatMoney } from '@foyer/domain/kit/money.ts'
import type { Tone } from '@foyer/ui/feedback/badge.tsx'
import { formatInstant } from '@foyer/ui/format-instant.ts'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { useTexts } from './texts.ts'

export type ListedInsurance = ReplyOf<'/console-api/ListInsurance'>['Applications'][number]
export type LoadedInsurance = ReplyOf<'/console-api/LoadInsuranceApplication'>

const tones: Readonly<Record<InsuranceStatus, Tone>> = {
  ...{ created: 'open', quoted: 'open', prepared: 'open', sent: 'open' },
  ...{ signed: 'good', declined: 'bad', expired: 'quiet' },
}

/** The status in a reply, whose schema leaves room for others. */
export const statusIn = (text: string): InsuranceStatus =>
  insuranceStatuses.find((status) => status === text) ?? 'created'

/** An insurance application in words, the same in the lists and on its page. */
export const useInsuranceWords = () => {
  const t = useTexts()
  const { language } = useLanguage()
  return {
    names: ({ Names }: Pick<ListedInsurance, 'Names'>): string => listed(Names, language),
    status: (status: InsuranceStatus): { tone: Tone; words: string } => ({
      tone: tones[status],
      words: t(`statuses.${status}`),
    }),
    amount: (amount: number | null): string => formatMoney(amount, language, { cents: false }),
    /** How far it is: the signatures once it is sent, else when it was prepared. */
    progress: ({ Signers, Signed, PreparedAt }: ListedInsurance): string => {
      if (Signers > 0) return t('signed', { count: Signed, all: Signers })
      return PreparedAt === '' ? '' : t('prepared', { time: formatInstant(PreparedAt, language) })
    },
  }
}
