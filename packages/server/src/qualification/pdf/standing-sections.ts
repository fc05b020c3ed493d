import type { Tri } from '@foyer/domain/kit/tri.ts'
import {
  figureOf,
  type Worksheet,
  type WorksheetFigure,
  type WorksheetResult,
} from '@foyer/domain/qualification/worksheet.ts'
import { fieldsBlock, section } from '../../kit/pdf/blocks.ts'
import type { Sheet } from '../../kit/pdf/sheet.ts'
import { tableBlock } from '../../kit/pdf/table.ts'
import type { WorksheetWords } from '../words/worksheet-words.ts'

const fieldOf = (words: WorksheetWords, { qualification }: WorksheetResult, name: WorksheetFigure) => ({
  label: words.t(`figures.${name}`),
  value: words.figure(figureOf(qualification, name)),
})

export const ratiosSection = (sheet: Sheet, words: WorksheetWords, deal: WorksheetResult) => {
  const { t, amount } = words
  const { qualification } = deal
  const rows = (['gds', 'tds'] as const).map((name) => {
    const { ratio, limit, isWithin } = qualification[name]
    return [
      t(`figures.${name}`),
      words.figure(ratio),
      limit === undefined ? '' : amount(limit, 'percent'),
      words.tri('within', isWithin),
    ]
  })
  const columns = [
    { title: t('columns.ratio'), share: 3 },
    { title: t('columns.result'), share: 4, align: 'right' as const },
    { title: t('columns.limit'), share: 2, align: 'right' as const },
    { title: t('columns.standing'), share: 4 },
  ]
  const limits = qualification.limitedBy.map((one) => t(`limitedBy.${one}`)).join(', ')
  section(sheet, t('headings.ratios'), [
    tableBlock(sheet, columns, rows),
    fieldsBlock(sheet, [
      ...(['qualifyingRate', 'qualifyingPayment', 'payment', 'loanToValue', 'maximumPrice'] as const).map((name) =>
        fieldOf(words, deal, name),
      ),
      { label: t('limitedBy.title'), value: limits },
    ]),
  ])
}

export const insuranceSection = (
  sheet: Sheet,
  words: WorksheetWords,
  deal: WorksheetResult,
  { policy }: Pick<Worksheet, 'policy'>,
) => {
  const { t, amount } = words
  const { insurance, amortization } = deal.qualification
  const answer = (name: string, value: Tri) => ({ label: t(`insurance.${name}`), value: words.tri('insurance', value) })
  const { mostYears } = amortization
  const years = deal.scenario.AmortizationYears ?? policy.amortizationYears
  const most =
    mostYears === undefined
      ? t('insurance.unknown')
      : t(`insurance.years.${years <= mostYears ? 'yes' : 'no'}`, { years: amount(mostYears, 'years') })
  section(sheet, t('headings.insurance'), [
    fieldsBlock(sheet, [
      answer('required', insurance.isRequired),
      answer('available', insurance.isAvailable),
      answer('insured', insurance.isInsured),
      ...(['premium', 'premiumTax', 'loanWithPremium'] as const).map((name) => fieldOf(words, deal, name)),
      { label: t('insurance.mostYears'), value: most, span: 3 },
    ]),
  ])
}
