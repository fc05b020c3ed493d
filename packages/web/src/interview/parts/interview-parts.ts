import { purposes } from '@foyer/domain/codes/purposes.ts'
import { searchStages } from '@foyer/domain/interview/conditions.ts'
import { formatDate } from '@foyer/domain/kit/dates.ts'
import { formatMoney } from '@foyer/domain/kit/money.ts'
import { useFormValue } from '@foyer/ui/form/form-context.ts'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { useTexts } from '../texts.ts'
import { addressPath, type InterviewValues } from './interview-values.ts'

/** The fields of each part of the interview on a phone. */
export const partFields = {
  plans: ['InterView.DealPurposeDD', 'InterView.SearchStageDD'],
  property: [
    'InterView.PropertyValue',
    'InterView.DownPaymentAmount',
    'InterView.PropertyTypeDD',
    'InterView.OccupancyDD',
  ],
  place: [
    'LandOwnership',
    'InterView.ClosingDate',
    'InterView.RefinanceDate',
    'InterView.RenewingDate',
    'InterView.Balance',
    addressPath,
  ],
} as const
export type PartName = keyof typeof partFields

const nameOf = <Name extends string>(codes: Readonly<Record<Name, number>>, code: number): Name | undefined =>
  (Object.keys(codes) as Name[]).find((name) => codes[name] === code)

/** What a closed part holds, in a few words. */
export const useSummaries = (): Record<PartName, string> => {
  const t = useTexts()
  const { language } = useLanguage()
  const interview = useFormValue<InterviewValues['InterView']>('InterView')
  const city = useFormValue<string>(`${addressPath}.City`)
  const purpose = nameOf(purposes, interview.DealPurposeDD)
  const stage = nameOf(searchStages, interview.SearchStageDD)
  const { PropertyValue, DownPaymentAmount, ClosingDate, RefinanceDate, RenewingDate } = interview
  const isKnown = (text: string | undefined) => text !== undefined && text !== ''
  const money = (amount: number | null) => (amount === null ? '' : formatMoney(amount, language))
  const [date] = [ClosingDate, RefinanceDate, RenewingDate].filter((one) => isKnown(one))
  const listed = (words: readonly (string | undefined)[]) => words.filter(isKnown).join(', ')
  return {
    plans: listed([purpose && t(`purpose.${purpose}.label`), stage && t(`stage.${stage}.label`)]),
    property: listed([money(PropertyValue), money(DownPaymentAmount)]),
    place: listed([date && formatDate(date, language), city]),
  }
}
