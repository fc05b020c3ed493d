import type { Application } from '@foyer/domain/application-fields.ts'
import { fieldsBlock, section } from '../../kit/pdf/blocks.ts'
import type { Sheet } from '../../kit/pdf/sheet.ts'
import type { Words } from './words.ts'

/** The interview. Answers that do not apply to its purpose were cleared when it was saved. */
export const projectSection = (sheet: Sheet, words: Words, { InterView, LandOwnership }: Application) => {
  const { t, money, date, menu } = words
  section(sheet, t('project.heading'), [
    fieldsBlock(sheet, [
      { label: t('purpose'), value: menu('DealPurpose', InterView.DealPurposeDD) },
      { label: t('project.stage'), value: menu('SearchStage', InterView.SearchStageDD) },
      { label: t('project.land'), value: menu('LandOwnership', LandOwnership) },
      { label: t('project.value'), value: money(InterView.PropertyValue) },
      { label: t('project.downPayment'), value: money(InterView.DownPaymentAmount) },
      { label: t('project.balance'), value: money(InterView.Balance) },
      { label: t('project.closingDate'), value: date(InterView.ClosingDate) },
      { label: t('project.refinanceDate'), value: date(InterView.RefinanceDate) },
      { label: t('project.renewingDate'), value: date(InterView.RenewingDate) },
      { label: t('project.propertyType'), value: menu('PropertyType', InterView.PropertyTypeDD) },
      { label: t('project.occupancy'), value: menu('OccupancyType', InterView.OccupancyDD) },
    ]),
  ])
}
