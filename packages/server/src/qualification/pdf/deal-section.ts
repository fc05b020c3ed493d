import { labelOf, type MenuCode } from '@foyer/domain/codes/menus.ts'
import type { Worksheet } from '@foyer/domain/qualification/worksheet.ts'
import { fieldsBlock, section } from '../../kit/pdf/blocks.ts'
import type { Sheet } from '../../kit/pdf/sheet.ts'
import { termNames, termsOf } from '../words/terms-words.ts'
import type { WorksheetWords } from '../words/worksheet-words.ts'

/** What is financed, and the mortgage of the deal as it is. */
export const dealSection = (sheet: Sheet, words: WorksheetWords, worksheet: Worksheet) => {
  const { t, language, date, amount } = words
  const { facts, deal } = worksheet
  const home = facts.SubjectProperty ?? {}
  const menu = (code: MenuCode, value: number | undefined) =>
    value === undefined ? '' : labelOf(code, value, language)
  const place = [home.Address?.City, menu('Province', home.Address?.ProvinceDD)].filter(Boolean).join(', ')
  const asked = facts.RequestedMortgageAmount
  const terms = termsOf(words, worksheet, deal)
  section(sheet, t('headings.deal'), [
    fieldsBlock(sheet, [
      { label: t('fields.purpose'), value: menu('DealPurpose', facts.DealPurposeDD) },
      { label: t('fields.place'), value: place },
      { label: t('fields.closing'), value: facts.ClosingDate ? date(facts.ClosingDate) : '' },
      { label: t('fields.occupancy'), value: menu('OccupancyType', facts.OccupancyDD) },
      { label: t('fields.dwelling'), value: menu('PropertyType', home.DwellingTypeDD) },
      { label: t('fields.tenure'), value: menu('Tenure', home.PropertyTypeDD) },
      { label: t('fields.construction'), value: menu('NewConstruction', home.NewConstructionDD) },
      { label: t('fields.amount'), value: typeof asked === 'number' ? amount(asked, 'dollars') : '' },
      ...termNames.map((name) => ({ label: t(`fields.${name}`), value: terms[name] })),
    ]),
  ])
}
